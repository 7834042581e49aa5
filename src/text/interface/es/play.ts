/** Spanish: the prompt strip, undo, the bluff question, log, curtain and the ends of fights, games and matches. */
import { act, count, cards as counted, dragons as dragonsOf, inElement } from '../../grammar/es';
import { es as words } from '../../words/es';
import type { play as English } from '../en/play';

export const play = {
  // prompt strip and choices
  prompt: 'Lo que se pregunta',
  reason: 'Por qué no',
  ruleNumber: (rule) => `Regla ${rule}`,
  showRule: (rule) => `Mostrar la regla ${rule}`,
  phaseOfEight: (number) => `Estás en la fase ${number} de 8.`,
  playableCards: (cards) =>
    cards === 0
      ? 'No se puede jugar ninguna carta.'
      : cards === 1
        ? 'Se puede jugar una carta.'
        : `Se pueden jugar ${cards} cartas.`,
  nextNotYet: (reason) => `Seguir: ${reason}`,
  playCard: 'Jugar',
  playCardSum: (card, sum) => `Jugar ${card}: ${sum}`,
  playBoth: 'Jugar ambas',
  playSeveral: (cards) => `Jugar ${cards}`,
  extendGang: 'Ampliar',
  asNewGang: 'Como banda nueva',
  playAlone: 'Jugar sola',
  done: 'Listo',
  cancel: 'Cancelar',
  chooseNone: 'Ninguna',
  doWithout: 'Renunciar',
  targetNumber: (number, card) => `${number} ${card}`,
  targetsPossible: (targets) => (targets === 1 ? 'Un objetivo posible.' : `${targets} objetivos posibles.`),
  chosenOf: (chosen, most) => `${chosen} de ${most} elegidas`,
  chosenCards: (chosen) => count(chosen, 'carta elegida', 'cartas elegidas'),
  declineWith: (cards) => (cards === 0 ? 'Rechazar' : `Rechazar y descartar ${counted(cards)}`),
  exchangeCards: (cards) => (cards === 0 ? 'Quedarte con todas las cartas' : `Cambiar ${counted(cards)}`),
  retreatPrice: (name, dragons) => `Retirarte, ${name} atrae ${dragons}`,
  openDemand: (card) => `Exigencia abierta: ${card}`,
  demandAmount: (amount, element) => `Descarta ${amount} ${inElement(element)}`,
  paidOf: (paid, need) => `${paid} de ${need}`,
  paidTooMuch: (paid, need) => `${paid} de ${need}, sobra una carta`,
  declineAsk: '¿Qué cartas descartas para rechazar, de 1 a 3?',
  payAsk: (card) => `¿Qué cartas de la mano descartas por ${card}?`,
  payFor: (card) => `Pagar por ${card}`,
  choices: 'Lo que se puede elegir',
  pay: 'Pagar',
  worth: (amount) => `vale ${amount}`,
  handRests: (cards) =>
    `${cards === 1 ? 'Tu carta de la mano espera' : `Tus ${cards} cartas de la mano esperan`}: tras desembarcar juegas desde tus barcos desembarcados, no desde la mano.`,
  canLoad: (cards) => `Puedes cargar ${cards === 1 ? 'una carta' : `${cards} cartas`} en un barco.`,
  canBluff: (cards) => `Puedes poner ${cards === 1 ? 'una carta' : `${cards} cartas`} boca abajo como farol.`,
  dropPlayHere: 'jugar aquí',
  dropBluffHere: 'poner boca abajo',
  dropLoadHere: (used, capacity) => `cargar, ${used} de ${capacity}`,
  dropDiscardHere: 'descartar',
  dropChooseHere: 'elegir',
  dropTakeHere: 'llevar a la mano',

  // undo
  undo: 'Deshacer',
  undoAction: (action) => `Deshacer: ${action}`,
  undoToRetreat: 'Deshacer hasta la decisión de retirada',
  undoUnnamed: { choose: 'Deshacer la respuesta', next: 'Deshacer el avance' },
  undoImpossible: 'No se puede deshacer',
  undoStopped: {
    start: 'aún no ha pasado nada',
    revealed: 'ha salido a la luz algo oculto',
    chance: 'desde entonces ha decidido el azar',
    otherSeat: 'desde entonces ha actuado el otro lado',
  },
  redo: 'Rehacer',
  redoAction: (action) => `Rehacer: ${action}`,

  // hints and the computer's thinking
  hint: 'Consejo',
  hints: 'Lo que parece mejor',
  hintsThinking: 'El maestro está pensando …',
  hintsNone: 'No hay nada que elegir.',
  hintsFailed: 'El maestro no puede responder ahora; inténtalo otra vez.',
  winChance: (percent) => `${percent} % de ganar el juego`,
  hintThen: (moves) => `Después: ${moves}.`,
  hintsFrom: 'Calculado con lo que ves, y al azar lo oculto; puede equivocarse.',
  takeHint: 'Jugar así',
  moveNow: 'Jugar ya',

  // show colours
  showColours: 'Que enseñe los colores',
  letItPass: 'Dejarlo pasar',
  whatFollows: 'Qué pasa con cada respuesta',
  noTimeLimit: 'Sin límite de tiempo. Ninguna respuesta está preseleccionada.',
  ifAllMatch: (bluffs, element) => {
    const colour = words.elements[element].toLowerCase();
    if (bluffs === 1) return `Es de ${colour}`;
    return bluffs === 2 ? `Los dos son de ${colour}` : `Los ${bluffs} son de ${colour}`;
  },
  ifOneDoesNot: (bluffs) => (bluffs === 1 ? 'No lo es' : 'Alguno no lo es'),
  theyAttract: (name, dragons) => `${name} atrae ${dragonsOf(dragons)}`,
  youAttract: (dragons) => `Atraes ${dragonsOf(dragons)}`,
  bluffsGo: (name, power, element) =>
    `Los faroles se descartan, ${name} se queda con ${power} ${inElement(element)}.`,
  fightGoesOn: (need) => `El combate sigue, necesitas ${need}.`,
  theyMustRetreat: (name) => `${name} debe retirarse`,
  andMore: (dragons) => `atraes ${dragons} más`,
  theyStartNext: (name) => `${name} abre el siguiente combate.`,
  theyWinGame: (name) => `Es el cuarto: ${name} gana el juego.`,
  youWinGame: 'Es el cuarto dragón: ganas el juego.',
  dragonsThen: (track) => `Dragones después: ${track}`,
  bluffCardsSeen: 'Cartas de farol que has visto',
  seenOf: (seen, all) => `${seen} de ${all} vistas`,
  revealTitle: (names, seat) => act(names, seat, 'enseñas los colores', 'enseña los colores'),
  goOn: 'Continuar',
  bluffRevealed: (number, card, sign) => `Farol ${number}: ${card}, ${sign}`,

  // log
  log: 'Crónica',
  logTurn: (turn, name) => `Turno ${turn}, ${name}`,
  logTurnOpens: (turn, name, element) => `Turno ${turn}, ${name} abre ${inElement(element)}`,
  logFight: (fight) => `Combate ${fight}`,
  logJump: 'Ir a este momento',
  logOlder: (events) =>
    events === 1 ? '1 suceso anterior sin conservar' : `${events} sucesos anteriores sin conservar`,

  // curtain
  curtainTitle: (name) => `Pasa la pantalla a ${name}`,
  curtainNothingShown: (name) => `No se muestra nada más hasta que ${name} lo pida.`,
  curtainReady: (name) => `Soy ${name}, muestra mi mano`,

  // ends
  fightWon: (names, seat, fight, element) =>
    `${act(names, seat, 'ganas', 'gana')} el combate ${fight}${element === null ? '' : ` ${inElement(element)}`}`,
  fightEndedBy: (names, seat, turn) =>
    act(
      names,
      seat,
      `te retiras en el turno ${turn} y abres el siguiente combate.`,
      `se retira en el turno ${turn} y abre el siguiente combate.`,
    ),
  cardsAndDragons: (cards, dragons) =>
    `${counted(cards)} en juego: ${dragons === 0 ? 'ningún dragón' : dragonsOf(dragons)}.`,
  fromTo: (before, after) => `de ${before} a ${after}`,
  nextFight: 'Siguiente combate',
  lookAtTable: 'Mirar antes la mesa',
  gameWon: (names, seat, game) => `${act(names, seat, 'ganas', 'gana')} el juego ${game}`,
  gameWonBy: {
    fourthDragon: 'El cuarto dragón da 4 cristales en el acto.',
    outOfCardsDragons: 'Se han agotado las cartas: 1 cristal, y 1 por cada dragón.',
    outOfCardsNoDragons: 'No hay dragones ganados; pierde quien se quedó antes sin cartas. 1 cristal.',
  },
  crystalsWon: (crystals) => `+ ${count(crystals, 'cristal', 'cristales')}`,
  nextGame: 'Siguiente juego',
  nextGameSwaps: 'Intercambiáis los pueblos. Empieza quien perdió.',
  nextGameStarts: (name) => `Empieza ${name}.`,
  matchWon: (names, seat) => `${act(names, seat, 'ganas', 'gana')} la partida`,
  matchScore: (winner, loser) => `${winner} cristales a ${loser}`,
  singleGameWon: (names, seat) => (names.you === seat ? 'Ganas' : `Gana ${names.seat(seat)}`),
  rematch: 'Revancha',
  rematchSwapped: 'Revancha con los pueblos intercambiados',
  rematchSame: 'Revancha con los mismos pueblos',
  rematchHint: 'Empieza quien ha perdido.',
  replay: 'Repetir y compartir',
  shareLink: 'Compartir enlace',
  linkCopied: 'Enlace copiado',
  toStart: 'Ir al inicio',
  giveUp: 'Dejar el juego',
  giveUpSure: 'El juego queda guardado; puedes continuarlo más tarde.',
} satisfies typeof English;
