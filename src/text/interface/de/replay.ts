/** German: looking at a game action by action, sharing it, going on from it. */
import { cards as countCards } from '../../grammar/de';
import type { replay as English } from '../en/replay';

export const replay = {
  replayOf: (one, other) => `${one} gegen ${other}`,
  replayPlace: (action, of) => `Aktion ${action} von ${of}`,
  replayStart: 'Vor der ersten Aktion',
  replayTimeline: 'Stelle im Spiel',
  replayGame: (game) => `Spiel ${game}`,
  replayBeforeFights: 'Tausch der Handkarten',
  replaySteps: 'Schritte',
  actionBack: 'Aktion zurück',
  actionForward: 'Aktion vor',
  turnBack: 'Zug zurück',
  turnForward: 'Zug vor',
  fightBack: 'Kampf zurück',
  fightForward: 'Kampf vor',
  playReplay: 'Abspielen',
  replayPace: 'Tempo',
  replayPaces: { slow: 'langsam', usual: 'normal', fast: 'schnell' },
  whoseView: 'Was zu sehen ist',
  bothHands: 'Beide Hände',
  viewOfSeat: (name) => `Sicht von ${name}`,
  handOf: (name, cards) => `Hand von ${name}, ${countCards(cards)}`,
  replayRunning: 'Die Partie läuft noch: Zu sehen ist nur, was die Spieler sehen dürfen.',
  backToTable: 'Zurück an den Tisch',

  note: 'Notiz',
  noteOn: (action) => `Notiz zu Aktion ${action}`,
  noteOnStart: 'Notiz zum Anfang',
  noteHint: 'Bleibt bei der Partie, in ihrer Datei und in ihrem Link.',
  jumpTo: (action, words) => `Aktion ${action}: ${words}`,

  share: 'Teilen',
  shareHint:
    'Der Link enthält die ganze Partie. Er geht an keinen Server und öffnet sich dort, wo du gerade bist.',
  shareHidden: 'Er enthält auch, was in dieser Partie noch verdeckt ist.',
  shareElsewhere: 'Mit einer App teilen',
  linkTo: (action) => `Link zu Aktion ${action}`,
  linkLength: (letters) => `${letters} Zeichen`,
  saveAsFile: 'Als Datei sichern',
  saveAsText: 'Als Text sichern',
  gameAsText: 'Die Partie als Text',
  gameAsTextHint:
    'Zum Lesen und Ändern: Die Aktionen eines Zugs stehen in einer Zeile, Notizen in Klammern. Die Wörter sind englisch.',
  cannotCopy: 'Der Browser lässt diese Seite nicht kopieren; markiere den Text und kopiere ihn selbst.',
  textAfterEnd: 'Als Text lässt sich die Partie lesen, wenn sie zu Ende ist: Er nennt verdeckte Karten.',

  openGame: 'Partie öffnen',
  openGameHint: 'Eine Datei, der Text einer Partie oder ein Link zu einer.',
  openIt: 'Öffnen',
  pasteHere: 'Text oder Link',
  linkDamaged:
    'Dieser Link ist beschädigt: Teile fehlen oder haben sich geändert. Lass ihn dir noch einmal schicken.',
  linkUnsound: (why) => `Die Partie dieses Links lässt sich nicht zeigen: ${why}`,
  replayNothing: 'Welche Partie willst du ansehen?',

  continueHint: 'An dieser Stelle beginnt eine neue Partie; die, die du ansiehst, bleibt, wie sie ist.',
  continueAnew: 'Was in der laufenden Partie verdeckt ist, wird neu verteilt.',
  continueOver: 'Hier ist nichts mehr zu spielen.',
  continueAsked: 'Hier fragt eine Karte die andere Seite; geh eine Aktion weiter.',
  seatPerson: 'Person',
  startFromHere: 'Weiterspielen',
} satisfies typeof English;
