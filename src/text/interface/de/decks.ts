/** German: building decks, and playing with them. */
import { count } from '../../grammar/de';
import type { decks as English } from '../en/decks';

export const decks = {
  deckGallery: 'Alle Karten',
  deckPanel: 'Dein Deck',
  deckSearch: 'Name oder Text',
  deckPeople: 'Aufgedrucktes Volk',
  deckKind: 'Art',
  deckIcon: 'Symbol',
  deckMoonLimit: 'Kosten',
  deckMoonsAtMost: (moons: number) =>
    moons === 0 ? 'kostenlos' : `höchstens ${count(moons, 'Mond', 'Monde')}`,
  deckOrder: 'Reihenfolge',
  deckOrders: { catalogue: 'nach Volk', fire: 'nach Feuer', earth: 'nach Erde', moons: 'nach Monden' },
  deckAny: 'beliebig',
  deckFound: (cards: number) => `${count(cards, 'Karte', 'Karten')} zu sehen`,
  deckShowAll: 'Alle Karten zeigen',

  deckTitle: 'Name des Decks',
  deckUntitled: 'Deck ohne Namen',
  deckLeader: 'Anführer',
  deckCards: 'Karten',
  deckMoons: 'Monde fremder Karten',
  deckIsLegal: 'Dieses Deck darf gespielt werden.',
  deckKept: 'Jede Änderung wird in diesem Browser gespeichert.',
  deckNotKept: 'Dieser Browser speichert nichts; heb stattdessen den Text des Decks auf.',
  deckSaved: 'Deine Decks',
  deckNew: 'Neues Deck',
  deckStandard: 'Wie verkauft',
  deckRandom: 'Zufälliges erlaubtes Deck',
  deckCopy: 'Verdoppeln',
  deckCopyOf: (title: string) => `${title}, Kopie`,
  deckDrop: 'Löschen',
  deckDropSure: 'Dieses Deck löschen',
  deckAddFamily: (family, moons) => `${family} hinzufügen: 5 Karten, ${count(moons, 'Mond', 'Monde')}`,
  deckTakeOut: (card: string) => `${card} herausnehmen`,

  deckFigures: 'Zahlen',
  deckCurve: (element: string, mean: string) => `${element} der Charaktere, im Mittel ${mean}`,

  deckExchange: 'Import und Export',
  deckExchangeHelp:
    'Dieser Text ist das Deck. Kopier ihn, oder setz einen anderen an seine Stelle: wessen Deck es ist, dann je Zeile eine Karte.',
  deckFormat: 'Schreibweise',
  deckFormats: { text: 'Zeilen', json: 'als JSON' },
  deckText: 'Text des Decks',
  deckTake: 'Diesen Text übernehmen',

  decksNone: 'Du hast noch kein Deck, das gespielt werden darf.',
  decksBuild: 'Deck bauen',
} satisfies typeof English;
