/** English: the prompt strip, undo, the bluff question, log, curtain and the ends of fights, games and matches. */
import type { Element, Seat } from '../../../vocabulary';
import { act, count, inElement } from '../../grammar/en';
import type { Names } from '../../names';

export const play = {
  // prompt strip and choices
  prompt: 'What is asked',
  reason: 'Why not',
  ruleNumber: (rule: string) => `Rule ${rule}`,
  showRule: (rule: string) => `Show rule ${rule}`,
  phaseOfEight: (number: number) => `You are in phase ${number} of 8.`,
  playableCards: (cards: number) =>
    cards === 0
      ? 'No card can be played.'
      : cards === 1
        ? 'One card can be played.'
        : `${cards} cards can be played.`,
  nextNotYet: (reason: string) => `Next: ${reason}`,
  playCard: 'Play',
  playCardSum: (card: string, sum: string) => `Play ${card}: ${sum}`,
  playBoth: 'Play both',
  playSeveral: (cards: number) => `Play ${cards}`,
  extendGang: 'Extend',
  asNewGang: 'As a new gang',
  playAlone: 'Play alone',
  done: 'Done',
  cancel: 'Cancel',
  chooseNone: 'Choose none',
  doWithout: 'Do without',
  targetNumber: (number: number, card: string) => `${number} ${card}`,
  targetsPossible: (targets: number) => `${count(targets, 'target')} possible.`,
  chosenOf: (chosen: number, most: number) => `${chosen} of ${most} chosen`,
  chosenCards: (chosen: number) => `${count(chosen, 'card')} chosen`,
  declineWith: (cards: number) => (cards === 0 ? 'Decline' : `Decline, discarding ${count(cards, 'card')}`),
  exchangeCards: (cards: number) => (cards === 0 ? 'Keep all cards' : `Exchange ${count(cards, 'card')}`),
  retreatPrice: (name: string, dragons: number) => `Retreat, ${name} attracts ${dragons}`,
  openDemand: (card: string) => `Still demanded by ${card}`,
  demandAmount: (amount: number, element: Element) => `Discard ${amount} ${inElement(element)}`,
  paidOf: (paid: number, need: number) => `${paid} of ${need}`,
  paidTooMuch: (paid: number, need: number) => `${paid} of ${need}, one card too many`,
  declineAsk: 'Which 1 to 3 cards do you discard to decline?',
  payAsk: (card: string) => `Which hand cards do you discard for ${card}?`,
  payFor: (card: string) => `Pay for ${card}`,
  choices: 'What can be chosen',
  pay: 'Pay',
  worth: (amount: number) => `worth ${amount}`,
  handRests: (cards: number) =>
    `Your ${count(cards, 'hand card')} ${
      cards === 1 ? 'rests' : 'rest'
    }: after landing you play from your landed Ships, not from your hand.`,
  canLoad: (cards: number) => `${cards === 1 ? 'One card' : `${cards} cards`} can be loaded onto a Ship.`,
  canBluff: (cards: number) =>
    `${cards === 1 ? 'One card' : `${cards} cards`} can be laid face down as a Bluff.`,
  dropPlayHere: 'play here',
  dropBluffHere: 'lay face down',
  dropLoadHere: (used: number, capacity: number) => `load, ${used} of ${capacity}`,
  dropDiscardHere: 'discard',
  dropChooseHere: 'choose',
  dropTakeHere: 'take into the hand',

  // undo
  undo: 'Undo',
  undoAction: (action: string) => `Undo: ${action}`,
  undoToRetreat: 'Undo to the retreat decision',
  undoUnnamed: { choose: 'Undo the answer', next: 'Undo going on' },
  undoImpossible: 'Undo not possible',
  undoStopped: {
    start: 'nothing has been done yet',
    revealed: 'something hidden has come to light',
    chance: 'chance has decided since',
    otherSeat: 'the other side has acted since',
  },
  redo: 'Redo',
  redoAction: (action: string) => `Redo: ${action}`,

  // hints and the computer's thinking
  hint: 'Hint',
  hints: 'What looks best',
  hintsThinking: 'The teacher is thinking …',
  hintsNone: 'There is nothing to choose.',
  hintsFailed: 'The teacher cannot answer now; try again.',
  winChance: (percent: number) => `${percent} % to win the game`,
  hintThen: (moves: string) => `Then: ${moves}.`,
  hintsFrom: 'Worked out from what you see, with chance for what is hidden; it may err.',
  takeHint: 'Do this',
  moveNow: 'Move now',

  // show colours
  showColours: 'Show colours',
  letItPass: 'Let it pass',
  whatFollows: 'What follows from each answer',
  noTimeLimit: 'No time limit. Neither answer is preselected.',
  ifAllMatch: (bluffs: number, element: Element) =>
    bluffs === 1 ? `It is ${element}` : bluffs === 2 ? `Both are ${element}` : `All ${bluffs} are ${element}`,
  ifOneDoesNot: (bluffs: number): string => (bluffs === 1 ? 'It is not' : 'One is not'),
  theyAttract: (name: string, dragons: number) => `${name} attracts ${count(dragons, 'dragon')}`,
  youAttract: (dragons: number) => `You attract ${count(dragons, 'dragon')}`,
  bluffsGo: (name: string, power: number, element: Element) =>
    `The Bluffs go, ${name} keeps ${power} ${inElement(element)}.`,
  fightGoesOn: (need: number) => `The fight goes on, you need ${need}.`,
  theyMustRetreat: (name: string) => `${name} must retreat`,
  andMore: (dragons: number) => `you attract ${dragons} more`,
  theyStartNext: (name: string) => `${name} starts the next fight.`,
  theyWinGame: (name: string) => `It is the fourth: ${name} wins the game.`,
  youWinGame: 'It is the fourth dragon: you win the game.',
  dragonsThen: (track: string) => `Dragons then: ${track}`,
  bluffCardsSeen: 'Bluff cards you have seen',
  seenOf: (seen: number, all: number) => `${seen} of ${all} seen`,
  revealTitle: (names: Names, seat: Seat) => act(names, seat, 'show colours', 'shows colours'),
  goOn: 'Continue',
  bluffRevealed: (number: number, card: string, sign: string) => `Bluff ${number}: ${card}, ${sign}`,

  // log
  log: 'Log',
  logTurn: (turn: number, name: string) => `Turn ${turn}, ${name}`,
  logTurnOpens: (turn: number, name: string, element: Element) =>
    `Turn ${turn}, ${name} opens ${inElement(element)}`,
  logFight: (fight: number) => `Fight ${fight}`,
  logJump: 'Jump to this moment',
  logOlder: (events: number) => `${count(events, 'older event')} not kept`,

  // curtain
  curtainTitle: (name: string) => `Pass the screen to ${name}`,
  curtainNothingShown: (name: string) => `Nothing else is shown until ${name} is ready.`,
  curtainReady: (name: string) => `I am ${name}, show my hand`,

  // ends
  fightWon: (names: Names, seat: Seat, fight: number, element: Element | null) =>
    `${act(names, seat, 'win', 'wins')} fight ${fight}${element === null ? '' : ` ${inElement(element)}`}`,
  fightEndedBy: (names: Names, seat: Seat, turn: number) =>
    act(
      names,
      seat,
      `retreat in turn ${turn} and open the next fight.`,
      `retreats in turn ${turn} and opens the next fight.`,
    ),
  cardsAndDragons: (cards: number, dragons: number) =>
    `${count(cards, 'card')} in play: ${dragons === 0 ? 'no dragon' : count(dragons, 'dragon')}.`,
  fromTo: (before: number, after: number) => `${before} to ${after}`,
  nextFight: 'Next fight',
  lookAtTable: 'Look at the table first',
  gameWon: (names: Names, seat: Seat, game: number) => `${act(names, seat, 'win', 'wins')} game ${game}`,
  gameWonBy: {
    fourthDragon: 'The fourth dragon brings 4 crystals at once.',
    outOfCardsDragons: 'The cards have run out: 1 crystal, and 1 for each dragon.',
    outOfCardsNoDragons: 'No dragon is won; who ran out of cards first loses. 1 crystal.',
  },
  crystalsWon: (crystals: number) => `+ ${count(crystals, 'crystal')}`,
  nextGame: 'Next game',
  nextGameSwaps: 'You swap peoples. The loser starts.',
  nextGameStarts: (name: string) => `${name} starts.`,
  matchWon: (names: Names, seat: Seat) => `${act(names, seat, 'win', 'wins')} the match`,
  matchScore: (winner: number, loser: number) => `${winner} crystals to ${loser}`,
  singleGameWon: (names: Names, seat: Seat) => act(names, seat, 'win', 'wins'),
  rematch: 'Rematch',
  rematchSwapped: 'Rematch, peoples swapped',
  rematchSame: 'Rematch, same peoples',
  rematchHint: 'Who lost starts.',
  replay: 'Replay and share',
  shareLink: 'Share link',
  linkCopied: 'Link copied',
  toStart: 'To the start',
  giveUp: 'Leave the game',
  giveUpSure: 'The game stays saved; you can continue it later.',
};
