/** German: saving and loading, and what can be wrong with a file. */
import type { records as English } from '../en/records';

export const records = {
  saveGame: 'Spiel speichern',
  loadGame: 'Spiel laden',
  download: 'Herunterladen',
  saved: 'Gespeichert',
  loaded: 'Geladen',
  chooseFile: 'Datei wählen',
  dropFile: 'oder hierher ziehen',
  pasteText: 'oder den Text einfügen',
  saveFailed: 'Der Browser behält hier nichts; lade das Spiel stattdessen herunter.',

  fileNotJson: 'Diese Datei ist kein JSON.',
  fileNotJsonAt: (detail) => `Diese Datei ist kein JSON: ${detail}`,
  fileNotRecord: 'Diese Datei ist keine Aufzeichnung von Blue Moon.',
  fileWrongField: (field) => `Das Feld „${field}“ fehlt oder hat die falsche Form.`,
  fileNewer: (version, known) => `Die Datei hat das Format ${version}; diese Fassung liest bis ${known}.`,
  fileUnknownCard: (card) => `Eine Karte „${card}“ gibt es nicht.`,
  fileUnknownPeople: (people) => `Ein Volk „${people}“ gibt es nicht.`,
  fileDiverges: (action, reason) => `Aktion ${action} ist nicht erlaubt: ${reason}`,
  fileOtherResult: 'Die Aktionen führen zu einem anderen Ergebnis, als die Datei sagt.',
  fileTooLarge: 'Diese Datei ist zu groß für eine Aufzeichnung.',
  fileEmpty: 'Diese Datei ist leer.',
  didYouMean: (name) => `Ist „${name}“ gemeint?`,
  nothingChanged: 'Dein jetziges Spiel ist unverändert.',
  somethingBroke: 'Im Programm ist etwas schiefgegangen. Dein Spiel ist bis zur letzten Aktion gespeichert.',
  reportIt: 'Kopieren, was für eine Meldung nötig ist',
} satisfies typeof English;
