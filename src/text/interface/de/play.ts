/** German: the prompt strip, undo, the bluff question, log, curtain and the ends of fights, games and matches. */

import { act, count, cards as counted, dragons as dragonsOf, inElement } from '../../grammar/de';
import { de as words } from '../../words/de';
import type { play as English } from '../en/play';

export const play = {
  // prompt strip and choices
  prompt: 'Was gefragt ist',
  reason: 'Warum nicht',
  ruleNumber: (rule) => `Regel ${rule}`,
  showRule: (rule) => `Regel ${rule} zeigen`,
  phaseOfEight: (number) => `Du bist in Phase ${number} von 8.`,
  playableCards: (cards) =>
    cards === 0
      ? 'Keine Karte ist spielbar.'
      : cards === 1
        ? 'Eine Karte ist spielbar.'
        : `${cards} Karten sind spielbar.`,
  nextNotYet: (reason) => `Weiter: ${reason}`,
  playCard: 'Spielen',
  playCardSum: (card, sum) => `${card} spielen: ${sum}`,
  playBoth: 'Beide spielen',
  playSeveral: (cards) => `${cards} spielen`,
  extendGang: 'Erweitern',
  asNewGang: 'Als neue Bande',
  playAlone: 'Allein spielen',
  done: 'Fertig',
  cancel: 'Abbrechen',
  chooseNone: 'Keine wählen',
  doWithout: 'Verzichten',
  targetNumber: (number, card) => `${number} ${card}`,
  targetsPossible: (targets) => (targets === 1 ? 'Ein Ziel möglich.' : `${targets} Ziele möglich.`),
  chosenOf: (chosen, most) => `${chosen} von ${most} gewählt`,
  chosenCards: (chosen) => `${counted(chosen)} gewählt`,
  declineWith: (cards) => (cards === 0 ? 'Ablehnen' : `Ablehnen und ${counted(cards)} ablegen`),
  exchangeCards: (cards) => (cards === 0 ? 'Alle Karten behalten' : `${counted(cards)} tauschen`),
  retreatPrice: (name, dragons) => `Zurückziehen, ${name} zieht ${dragons} an`,
  openDemand: (card) => `Noch offene Forderung: ${card}`,
  demandAmount: (amount, element) => `${amount} ${inElement(element)} ablegen`,
  paidOf: (paid, need) => `${paid} von ${need}`,
  paidTooMuch: (paid, need) => `${paid} von ${need}, eine Karte zu viel`,
  declineAsk: 'Welche 1 bis 3 Karten legst du ab, um abzulehnen?',
  payAsk: (card) => `Welche Handkarten legst du für ${card} ab?`,
  payFor: (card) => `Für ${card} zahlen`,
  choices: 'Was zur Wahl steht',
  pay: 'Zahlen',
  worth: (amount) => `zählt ${amount}`,
  handRests: (cards) =>
    `${cards === 1 ? 'Deine Handkarte ruht' : `Deine ${cards} Handkarten ruhen`}: Nach dem Anlanden spielst du von den angelandeten Schiffen, nicht aus der Hand.`,
  canLoad: (cards) =>
    cards === 1
      ? 'Eine Karte kannst du auf ein Schiff laden.'
      : `${cards} Karten kannst du auf ein Schiff laden.`,
  canBluff: (cards) =>
    cards === 1
      ? 'Eine Karte kannst du verdeckt als Bluff legen.'
      : `${cards} Karten kannst du verdeckt als Bluff legen.`,
  dropPlayHere: 'hier spielen',
  dropBluffHere: 'verdeckt legen',
  dropLoadHere: (used, capacity) => `laden, ${used} von ${capacity}`,
  dropDiscardHere: 'ablegen',
  dropChooseHere: 'wählen',
  dropTakeHere: 'auf die Hand nehmen',

  // undo
  undo: 'Rückgängig',
  undoAction: (action) => `Rückgängig: ${action}`,
  undoToRetreat: 'Zurück bis zur Rückzugsentscheidung',
  undoUnnamed: { choose: 'Antwort zurücknehmen', next: 'Weitergehen zurücknehmen' },
  undoImpossible: 'Rückgängig geht nicht',
  undoStopped: {
    start: 'es ist noch nichts geschehen',
    revealed: 'Verborgenes ist ans Licht gekommen',
    chance: 'der Zufall hat seither entschieden',
    otherSeat: 'die andere Seite hat seither gehandelt',
  },
  redo: 'Wiederholen',
  redoAction: (action) => `Wiederholen: ${action}`,

  // hints and the computer's thinking
  hint: 'Tipp',
  hints: 'Was am besten aussieht',
  hintsThinking: 'Der Lehrer denkt nach …',
  hintsNone: 'Es gibt nichts zu wählen.',
  hintsFailed: 'Der Lehrer kann gerade nicht antworten; versuche es noch einmal.',
  winChance: (percent) => `Spielgewinn zu ${percent} %`,
  hintThen: (moves) => `Danach: ${moves}.`,
  hintsFrom: 'Aus dem errechnet, was du siehst, mit Zufall für das Verdeckte; es kann irren.',
  takeHint: 'So spielen',
  moveNow: 'Jetzt ziehen',

  // show colours
  showColours: 'Farbe bekennen lassen',
  letItPass: 'Gelten lassen',
  whatFollows: 'Was auf jede Antwort folgt',
  noTimeLimit: 'Ohne Zeitgrenze. Keine Antwort ist vorgewählt.',
  ifAllMatch: (bluffs, element) =>
    `${bluffs === 1 ? 'Er ist' : bluffs === 2 ? 'Beide sind' : `Alle ${bluffs} sind`} ${words.elements[element]}`,
  ifOneDoesNot: (bluffs) => (bluffs === 1 ? 'Er ist es nicht' : 'Einer ist es nicht'),
  theyAttract: (name, dragons) => `${name} zieht ${dragonsOf(dragons)} an`,
  youAttract: (dragons) => `Du ziehst ${dragonsOf(dragons)} an`,
  bluffsGo: (name, power, element) =>
    `Die Bluffs werden abgelegt, ${name} behält ${power} ${inElement(element)}.`,
  fightGoesOn: (need) => `Der Kampf geht weiter, du brauchst ${need}.`,
  theyMustRetreat: (name) => `${name} muss sich zurückziehen`,
  andMore: (dragons) => `du ziehst noch ${dragons} an`,
  theyStartNext: (name) => `${name} eröffnet den nächsten Kampf.`,
  theyWinGame: (name) => `Es ist der vierte: ${name} gewinnt das Spiel.`,
  youWinGame: 'Es ist der vierte Drache: du gewinnst das Spiel.',
  dragonsThen: (track) => `Drachen dann: ${track}`,
  bluffCardsSeen: 'Bluffkarten, die du gesehen hast',
  seenOf: (seen, all) => `${seen} von ${all} gesehen`,
  revealTitle: (names, seat) => act(names, seat, 'bekennst Farbe', 'bekennt Farbe'),
  goOn: 'Weiter',
  bluffRevealed: (number, card, sign) => `Bluff ${number}: ${card}, ${sign}`,

  // log
  log: 'Verlauf',
  logTurn: (turn, name) => `Zug ${turn}, ${name}`,
  logTurnOpens: (turn, name, element) => `Zug ${turn}, ${name} eröffnet ${inElement(element)}`,
  logFight: (fight) => `Kampf ${fight}`,
  logJump: 'Zu diesem Augenblick springen',
  logOlder: (events) =>
    events === 1 ? '1 älteres Ereignis nicht behalten' : `${events} ältere Ereignisse nicht behalten`,

  // curtain
  curtainTitle: (name) => `Gib den Bildschirm an ${name}`,
  curtainNothingShown: (name) => `Mehr ist nicht zu sehen, bis ${name} bereit ist.`,
  curtainReady: (name) => `Ich bin ${name}, zeig meine Hand`,

  // ends
  fightWon: (names, seat, fight, element) =>
    `${act(names, seat, 'gewinnst', 'gewinnt')} Kampf ${fight}${element === null ? '' : ` ${inElement(element)}`}`,
  fightEndedBy: (names, seat, turn) =>
    act(
      names,
      seat,
      `ziehst dich in Zug ${turn} zurück und eröffnest den nächsten Kampf.`,
      `zieht sich in Zug ${turn} zurück und eröffnet den nächsten Kampf.`,
    ),
  cardsAndDragons: (cards, dragons) =>
    `${counted(cards)} im Spiel: ${
      dragons === 0 ? 'kein Drache' : dragons === 1 ? 'ein Drache' : `${dragons} Drachen`
    }.`,
  fromTo: (before, after) => `${before} auf ${after}`,
  nextFight: 'Nächster Kampf',
  lookAtTable: 'Erst den Tisch ansehen',
  gameWon: (names, seat, game) => `${act(names, seat, 'gewinnst', 'gewinnt')} Spiel ${game}`,
  gameWonBy: {
    fourthDragon: 'Der vierte Drache bringt sofort 4 Kristalle.',
    outOfCardsDragons: 'Die Karten sind aufgebraucht: 1 Kristall, und 1 für jeden Drachen.',
    outOfCardsNoDragons:
      'Kein Drache ist gewonnen; wer zuerst keine Karten mehr hatte, verliert. 1 Kristall.',
  },
  crystalsWon: (crystals) => `+ ${count(crystals, 'Kristall', 'Kristalle')}`,
  nextGame: 'Nächstes Spiel',
  nextGameSwaps: 'Ihr tauscht die Völker. Wer verloren hat, beginnt.',
  nextGameStarts: (name) => `${name} beginnt.`,
  matchWon: (names, seat) => `${act(names, seat, 'gewinnst', 'gewinnt')} die Partie`,
  matchScore: (winner, loser) => `${winner} zu ${loser} Kristalle`,
  singleGameWon: (names, seat) => act(names, seat, 'gewinnst', 'gewinnt'),
  rematch: 'Revanche',
  rematchSwapped: 'Revanche mit getauschten Völkern',
  rematchSame: 'Revanche mit denselben Völkern',
  rematchHint: 'Wer verloren hat, beginnt.',
  replay: 'Ansehen und teilen',
  shareLink: 'Link teilen',
  linkCopied: 'Link kopiert',
  toStart: 'Zur Startseite',
  giveUp: 'Spiel verlassen',
  giveUpSure: 'Das Spiel bleibt gespeichert; du kannst später weiterspielen.',
} satisfies typeof English;
