/** German: what the inspector offers a designer of rules beyond looking. */
import type { workbench as English } from '../en/workbench';

export const workbench = {
  views: 'Ansichten',
  runningGame: 'Laufendes Spiel',
  turnOfSeat: (turn: number, seat: string) => `Zug ${turn} ${seat}`,
  microstep: 'Mikroschritt',
  microsteps: 'Mikroschritte dieser Aktion',
  becomes: 'zu',
  moreRows: (rows: number) => `${rows} weitere`,
  nothingFound: 'Nichts gefunden.',
  nothingToTry: 'kein Kandidat',
  whenDone: 'am Ende',
  doesSteps: (steps: string) => `Schritte: ${steps}.`,
  cardOrAction: 'Karte oder Aktion',
  findKinds: { state: 'Zustand', action: 'Aktion', guard: 'Bedingung', step: 'Schritt' },
  toldOtherwise: (edges: number) =>
    `XState selbst meldet hier ${edges === 1 ? '1 Kante' : `${edges} Kanten`}.`,

  filterPosition: 'Filtern',
  copyAsJson: 'Stellung als JSON kopieren',
  copyAsLine: 'Stellung als eine Zeile kopieren',
  asLine: 'Zeile',
  copied: 'Kopiert',
  copyText: 'Kopieren',

  branches: 'Zweige',
  dropBranch: (name: string) => `Zweig „${name}“ verwerfen`,
  saveBranch: 'Diesen Verlauf speichern',
  loadBranch: 'Aufzeichnung als Zweig öffnen',
  otherChart: (chart: string) => `Das ist ein Spiel der Zustandskarte ${chart}.`,

  send: 'Senden',
  legalActions: 'Erlaubte Aktionen',
  anyAction: 'Beliebige Aktion',
  sendsToRunning: 'Du blickst zurück; die Aktion geht an das laufende Spiel.',
  noLegalAction: 'Keine Aktion ist erlaubt: Das Spiel ist zu Ende.',
  actionTaken: 'Ausgeführt.',
  actionNotations: (types: string) => `Als JSON oder in einer Zeile wie in Aufzeichnungen. Arten: ${types}.`,
  playRandomly: 'Zufällig spielen',
  playOnce: 'Eine Aktion',
  closeStately: 'Verbindung zu Stately beenden',
  computersWait: 'Computer anhalten',
  computersGoOn: 'Computer weiterspielen lassen',

  setUpHelp: 'Ändere die gezeigte Stellung und beginne daraus ein eigenes Spiel des Inspektors.',
  cardToMove: 'Karte',
  liesIn: 'liegt in',
  dragonsOf: (side: string) => `Drachen, ${side}`,
  whoIsOnTurn: 'Am Zug',
  fightElement: 'Element',
  readPosition: 'Lesen',
  showAsJson: 'Als JSON zeigen',
  beginFromHere: 'Von hier beginnen',
  invariantsHold: 'Jede Karte liegt an genau einem Ort; die Drachen gehen auf.',
  setUpFaults: {
    cardTwice: 'Eine Karte liegt an zwei Orten',
    cardNowhere: 'Eine Karte liegt nirgends',
    cardUnknown: 'Diese Karte gibt es nicht',
    cardOfOther: 'Eine Karte liegt auf der anderen Seite',
    dragons: 'Es gibt drei Drachen, und nie weniger als 0',
    dragonsBothSides: 'Drachen können nicht auf beiden Seiten sein',
    supportSince: 'Jede Unterstützung braucht den Zug, in dem sie gelegt wurde',
    faceDown: 'Eine verdeckte Karte liegt im Unterstützungsbereich',
  },

  breakpointsHelp:
    'Das Spiel hält bei dem Mikroschritt an, der einen Haltepunkt erreicht; Computer warten. Im Rückblick zeigt sich, wo es gehalten hätte.',
  breakpointKind: 'Wann anhalten',
  breakpointOf: 'Zustand, Kante oder Bedingung',
  breakKinds: {
    enter: 'beim Betreten von',
    leave: 'beim Verlassen von',
    edge: 'auf der Kante',
    guardTrue: 'wenn diese Bedingung wahr wird',
    guardFalse: 'wenn diese Bedingung falsch wird',
    position: 'wenn die Stellung erreicht',
  },
  conditionFaults: {
    unreadable: 'Schreibe Pfad, Zeichen und Wert, etwa dragons.0 >= 2; mehrere verbinden and, or, not.',
    noField: (path, nearest) =>
      `Die Stellung hat kein ${path}${nearest === null ? '.' : `; gemeint ist ${nearest}?`}`,
    noEntry: (path, count) => `${path} hat ${count} Einträge, gezählt ab 0.`,
    notAFigure: (path) => `${path} ist keine Zahl, darum passen < und > nicht; vergleiche mit ==.`,
    otherKind: (path, value) => `${path} ist nie etwas wie ${value}.`,
    notSingle: (path) => `${path} hat mehrere Einträge; nenne einen davon, oder bei einer Liste length.`,
  },

  countSession: 'Dieses Spiel',
  countRecords: 'Aufzeichnungen oder Pfadbericht',
  simulatedGames: 'Spiele',
  simulate: 'Simulieren',
  stopCounting: 'Anhalten',
  edgesTaken: (taken: number, all: number, games: number, actions: number) =>
    `${taken} von ${all} Kanten genommen in ${games} ${games === 1 ? 'Spiel' : 'Spielen'}, ${actions} Aktionen`,
  guardOutcomes: (guards: number) => `Ausgänge von ${guards} Bedingungen`,
  timesTrueFalse: (yes: number, no: number) => `wahr ${yes}, falsch ${no}`,

  ruleImpact: 'Wirkung geänderter Regeln',
  ruleImpactHelp:
    'Nimm Spiele auf und ändere dann eine Regel, Karte oder Zustandskarte, während „npm run dev“ läuft: Sie werden neu gespielt, und die erste Aktion, die anders ausgeht, wird genannt. Auf der Kommandozeile: npx blue-moon replay --corpus ORDNER.',
  takeThisGame: 'Dieses Spiel aufnehmen',
  takeRecords: 'Aufzeichnungen aufnehmen',
  acceptChanges: 'So hinnehmen',
  forgetRecords: 'Vergessen',
  playsAsBefore: (actions: number) => `läuft wie zuvor, ${actions} Aktionen`,
  divergesAt: (action: number) => `Aktion ${action} geht anders aus`,
  rulesChanged: (other: number, all: number) =>
    other === 0
      ? `geändert; ${all === 1 ? '1 Spiel läuft' : `${all} Spiele laufen`} wie zuvor.`
      : `geändert: ${other} von ${all === 1 ? '1 Spiel' : `${all} Spielen`} ${other === 1 ? 'geht' : 'gehen'} anders aus.`,
  rulesDoNotLoad: (fault: string) => `geändert, aber die Regeln laden nicht: ${fault}`,
  showImpact: 'Zeigen',
  goOnChanged: 'Mit den geänderten Regeln weiter',
  actionNotReached: 'nicht erreicht',
  takenTo: 'ausgeführt, nach',

  actors: 'Akteure',
  eventsHeard: 'Ereignisse',
  context: 'Kontext',
  noChart: 'Dieser Akteur hat keine Zustandskarte.',
  foreignHelp:
    'Richte den Inspektor von @statelyai/inspect auf diese Adresse; seine Zustandskarten erscheinen hier, und nichts verlässt deinen Rechner.',
} satisfies typeof English;
