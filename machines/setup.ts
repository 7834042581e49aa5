/** The one XState setup of the game: guards from rules and conditions, actions from steps, all by name. */
import { setup } from 'xstate';
import type { Action } from '../src/actions';
import { copyPosition } from '../src/copy';
import { answerQuestion } from '../src/effects/resolve';
import type { Position } from '../src/position';
import type { Reason } from '../src/reasons';
import * as announcing from '../src/rules/announce';
import * as beginning from '../src/rules/beginning';
import * as character from '../src/rules/character';
import * as choice from '../src/rules/choice';
import * as demands from '../src/rules/demands';
import * as fight from '../src/rules/fight';
import * as game from '../src/rules/game';
import * as leadership from '../src/rules/leadership';
import { seatIsOnTurn } from '../src/rules/permissions';
import * as reinforcement from '../src/rules/reinforcement';
import * as retreating from '../src/rules/retreat';
import * as stuck from '../src/rules/stuck';
import { askForTarget } from '../src/rules/targeting';
import * as turnEnd from '../src/rules/turnEnd';
import { assignFrom, type Condition, guardFrom, guardWhen, type Rule, type Step } from './binding';

/** Guards of actions: each rule answers with a reason when it objects. */
export const rules = {
  mulliganIsAllowed: game.mulliganIsAllowed,
  seatIsOnTurn,
  retrieveIsAllowed: beginning.retrieveIsAllowed,
  landingIsAllowed: beginning.landingIsAllowed,
  dropIsAllowed: beginning.dropIsAllowed,
  leadershipIsAllowed: leadership.leadershipIsAllowed,
  shipIsAllowed: leadership.shipIsAllowed,
  retreatIsAllowed: retreating.retreatIsAllowed,
  declineIsAllowed: retreating.declineIsAllowed,
  fightingOnIsAllowed: retreating.fightingOnIsAllowed,
  characterIsAllowed: character.characterIsAllowed,
  characterPhaseIsDone: character.characterPhaseIsDone,
  boosterIsAllowed: reinforcement.boosterIsAllowed,
  supportIsAllowed: reinforcement.supportIsAllowed,
  bluffIsAllowed: reinforcement.bluffIsAllowed,
  loadIsAllowed: reinforcement.loadIsAllowed,
  demandsAreMet: reinforcement.demandsAreMet,
  paymentIsExact: demands.paymentIsExact,
  textIsUsable: demands.textIsUsable,
  takeBackIsAllowed: retreating.takeBackIsAllowed,
  announcementIsAllowed: announcing.announcementIsAllowed,
  callIsAllowed: announcing.callIsAllowed,
  passIsAllowed: announcing.passIsAllowed,
  choiceIsAllowed: choice.choiceIsAllowed,
} as const;

/** Guards of edges that happen by themselves. */
export const conditions = {
  mulliganIsOff: game.mulliganIsOff,
  bothHaveAnswered: game.bothHaveAnswered,
  gameIsDecided: fight.gameIsDecided,
  matchIsDecided: game.matchIsDecided,
  someoneIsOut: fight.someoneIsOut,
  declinerIsOut: retreating.declinerIsOut,
  questionIsOpen: choice.questionIsOpen,
  questionIsAnswered: choice.questionIsAnswered,
  isStuckInCharacter: stuck.isStuckInCharacter,
  isStuckInReinforcement: stuck.isStuckInReinforcement,
  isStuckInAnnounce: stuck.isStuckInAnnounce,
  bluffsAreCallable: announcing.bluffsAreCallable,
  retreatIsForced: (position: Position): boolean => position.retreating !== null,
  floodsForceRetreat: turnEnd.floodsForceRetreat,
} as const;

/** What edges do. */
export const steps = {
  dealGame: game.dealGame,
  answerMulligan: game.answerMulligan,
  carryOutMulligans: game.carryOutMulligans,
  startFight: fight.startFight,
  beginTurn: beginning.beginTurn,
  retrieve: beginning.retrieve,
  land: beginning.land,
  dropBluff: beginning.dropBluff,
  playLeadership: leadership.playLeadership,
  playShip: leadership.playShip,
  retreat: retreating.retreat,
  decline: retreating.decline,
  fightOn: retreating.fightOn,
  takeBack: retreating.takeBack,
  retreatStuck: retreating.retreatStuck,
  playCharacter: character.playCharacter,
  playBooster: reinforcement.playBooster,
  playSupport: reinforcement.playSupport,
  playBluff: reinforcement.playBluff,
  load: reinforcement.load,
  meetDemand: demands.meetDemand,
  useText: demands.useText,
  closeReinforcement: turnEnd.closeReinforcement,
  discardLanded: turnEnd.discardLanded,
  askForTarget,
  announce: announcing.announce,
  showColours: announcing.showColours,
  pass: announcing.pass,
  refill: turnEnd.refill,
  endTurn: turnEnd.endTurn,
  clearTurn: turnEnd.clearTurn,
  retreatFromFloods: turnEnd.retreatFromFloods,
  passTurn: turnEnd.passTurn,
  settleRetreat: fight.settleRetreat,
  attractRetreatDragons: fight.attractRetreatDragons,
  clearFight: fight.clearFight,
  scoreGame: game.scoreGame,
  prepareNextGame: game.prepareNextGame,
  answerQuestion,
} as const;

type Guards = typeof rules & typeof conditions;

/** The chart knows the type of an action from its edge, so a rule for one type fits the guard of all. */
function guardsFrom() {
  const made: Record<string, unknown> = {};
  for (const [name, rule] of Object.entries(rules)) {
    made[name] = guardFrom(rule as unknown as Rule<Position, Action, Reason>);
  }
  for (const [name, condition] of Object.entries(conditions)) {
    made[name] = guardWhen<Position, Action>(condition as Condition<Position>);
  }
  return made as { [K in keyof Guards]: (scope: { context: Position; event: Action }) => boolean };
}

function actionsFrom() {
  const made: Record<string, unknown> = {};
  for (const [name, step] of Object.entries(steps)) {
    made[name] = assignFrom(step as unknown as Step<Position, Action>, copyPosition);
  }
  return made as { [K in keyof typeof steps]: ReturnType<typeof assignFrom<Position, Action>> };
}

/** Every state file makes its state with `chart.createStateConfig`, the machines with `chart.createMachine`. */
export const chart = setup({
  types: {
    context: {} as Position,
    events: {} as Action,
    input: {} as Position,
  },
  guards: guardsFrom(),
  actions: actionsFrom(),
});
