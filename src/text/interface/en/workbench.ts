/** English: what the inspector offers a designer of rules beyond looking. */
import { count } from '../../grammar/en';

export const workbench = {
  views: 'Views',
  runningGame: 'Running game',
  turnOfSeat: (turn: number, seat: string) => `Turn ${turn} ${seat}`,
  microstep: 'microstep',
  microsteps: 'Microsteps of this action',
  becomes: 'to',
  moreRows: (rows: number) => `${rows} more`,
  nothingFound: 'Nothing found.',
  nothingToTry: 'no candidate',
  whenDone: 'when done',
  doesSteps: (steps: string) => `Steps: ${steps}.`,
  cardOrAction: 'Card or action',
  findKinds: { state: 'state', action: 'action', guard: 'guard', step: 'step' },
  toldOtherwise: (edges: number) => `XState itself told of ${count(edges, 'edge')} here.`,

  // position
  filterPosition: 'Filter',
  copyAsJson: 'Copy the position as JSON',
  copyAsLine: 'Copy the position as one line',
  asLine: 'Line',
  copied: 'Copied',
  copyText: 'Copy',

  // branches and records
  branches: 'Branches',
  dropBranch: (name: string) => `Drop branch “${name}”`,
  saveBranch: 'Save this line of play',
  loadBranch: 'Open a record as a branch',
  otherChart: (chart: string) => `This is a game of the chart ${chart}.`,

  // sending
  send: 'Send',
  legalActions: 'Legal actions',
  anyAction: 'Any action',
  sendsToRunning: 'You are looking back; the action goes to the running game.',
  noLegalAction: 'No action is legal: the game is over.',
  actionTaken: 'Taken.',
  actionNotations: (types: string) => `As JSON, or on one line as records write it. Types: ${types}.`,
  playRandomly: 'Play at random',
  playOnce: 'One action',
  closeStately: 'End the connection to Stately',
  computersWait: 'Hold the computers',
  computersGoOn: 'Let the computers go on',

  // set-up
  setUpHelp: 'Change the position on show, then begin a game of the inspector’s own from it.',
  cardToMove: 'Card',
  liesIn: 'lies in',
  dragonsOf: (side: string) => `Dragons, ${side}`,
  whoIsOnTurn: 'On turn',
  fightElement: 'Element',
  readPosition: 'Read',
  showAsJson: 'Show as JSON',
  beginFromHere: 'Begin from here',
  invariantsHold: 'Every card lies in exactly one place; the dragons add up.',
  setUpFaults: {
    cardTwice: 'A card lies in two places',
    cardNowhere: 'A card lies nowhere',
    cardUnknown: 'There is no such card',
    cardOfOther: 'A card lies on the other side',
    dragons: 'There are three dragons, and none can be fewer than 0',
    dragonsBothSides: 'Dragons cannot be on both sides',
    supportSince: 'Each Support needs the turn it was laid in',
    faceDown: 'A face-down card must lie in the support area',
  },

  // breakpoints
  breakpointsHelp:
    'The game stops at the microstep that comes to a breakpoint; computers wait. Looking back shows where one would have stopped.',
  breakpointKind: 'When to stop',
  breakpointOf: 'State, edge or guard',
  breakKinds: {
    enter: 'on entering',
    leave: 'on leaving',
    edge: 'on the edge',
    guardTrue: 'when this guard turns true',
    guardFalse: 'when this guard turns false',
    position: 'when the position comes to',
  },
  conditionFaults: {
    unreadable: 'Write a path, a sign and a value, such as dragons.0 >= 2; join several by and, or, not.',
    noField: (path: string, nearest: string | null) =>
      `The position has no ${path}${nearest === null ? '.' : `; is it ${nearest}?`}`,
    noEntry: (path: string, count: number) => `${path} has ${count} entries, counted from 0.`,
    notAFigure: (path: string) => `${path} is no number, so < and > do not fit; compare it with ==.`,
    otherKind: (path: string, value: string) => `${path} is never anything like ${value}.`,
    notSingle: (path: string) => `${path} has several entries; name one of them, or of a list its length.`,
  },

  // coverage
  countSession: 'This game',
  countRecords: 'Records or a path report',
  simulatedGames: 'Games',
  simulate: 'Simulate',
  stopCounting: 'Stop',
  edgesTaken: (taken: number, all: number, games: number, actions: number) =>
    `${taken} of ${all} edges taken in ${count(games, 'game')}, ${count(actions, 'action')}`,
  guardOutcomes: (guards: number) => `Outcomes of ${count(guards, 'guard')}`,
  timesTrueFalse: (yes: number, no: number) => `true ${yes}, false ${no}`,

  // rule impact
  ruleImpact: 'Impact of changed rules',
  ruleImpactHelp:
    'Take games in, then change a rule, card or chart while “npm run dev” runs: they are played again, and the first action that goes another way is named. On the command line: npx blue-moon replay --corpus DIR.',
  takeThisGame: 'Take this game',
  takeRecords: 'Take records',
  acceptChanges: 'Accept as they are now',
  forgetRecords: 'Forget them',
  playsAsBefore: (actions: number) => `plays as before, ${count(actions, 'action')}`,
  divergesAt: (action: number) => `action ${action} goes another way`,
  rulesChanged: (other: number, all: number) =>
    other === 0
      ? `changed; ${count(all, 'game')} as before.`
      : `changed: ${other} of ${count(all, 'game')} ${other === 1 ? 'goes' : 'go'} another way.`,
  rulesDoNotLoad: (fault: string) => `changed, but the rules do not load: ${fault}`,
  showImpact: 'Show',
  goOnChanged: 'Go on with the changed rules',
  actionNotReached: 'not reached',
  takenTo: 'taken, to',

  // other programs
  actors: 'Actors',
  eventsHeard: 'Events',
  context: 'Context',
  noChart: 'This actor is no chart.',
  foreignHelp:
    'Point the inspector of @statelyai/inspect at this address; its charts appear here, and nothing leaves your machine.',
};
