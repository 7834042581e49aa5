/** The chart of the blue events fragment: round after round until one is the last; within a round, choices first. */
import { setup } from 'xstate';
import { type Action, actionFields, actionTypes } from '../src/fragments/blueEvents/actions';
import * as board from '../src/fragments/blueEvents/board';
import { candidates } from '../src/fragments/blueEvents/candidates';
import * as chance from '../src/fragments/blueEvents/chance';
import { cites } from '../src/fragments/blueEvents/cites';
import { observe } from '../src/fragments/blueEvents/observe';
import { copyPosition, type Position } from '../src/fragments/blueEvents/position';
import type { Reason } from '../src/fragments/blueEvents/reasons';
import * as rules from '../src/fragments/blueEvents/rules';
import { scenarios } from '../src/fragments/blueEvents/scenarios';
import * as scoring from '../src/fragments/blueEvents/scoring';
import { exampleSetup, newPosition, parseSetup } from '../src/fragments/blueEvents/setup';
import * as steps from '../src/fragments/blueEvents/steps';
import { summary } from '../src/fragments/blueEvents/summary';
import * as text from '../src/fragments/blueEvents/text';
import { readAction, writeAction } from '../src/fragments/notation';
import { parsed } from '../src/parsed';
import { assignFrom, guardFrom, guardWhen, type Rule, type Step } from './binding';
import type { RulesModule } from './rulesModule';

/** A rule or step knows its own action; the chart names it only on edges of that action. */
const rule = <A extends Action>(of: Rule<Position, A, Reason>) =>
  guardFrom(of as Rule<Position, Action, Reason>);
const condition = (of: (position: Position) => boolean) => guardWhen<Position, Action>(of);
const step = <A extends Action>(of: Step<Position, A>) =>
  assignFrom(of as Step<Position, Action>, copyPosition);

const blueEventsSetup = setup({
  types: { context: {} as Position, events: {} as Action, input: {} as Position },
  guards: {
    dieMayBePlaced: rule(rules.dieMayBePlaced),
    diceAreOnCard: rule(rules.diceAreOnCard),
    ownDieIsChosen: rule(rules.ownDieIsChosen),
    choiceIsOpen: condition(board.choiceIsOpen),
    noChoiceIsOpen: condition(board.noChoiceIsOpen),
    noCardIsLeft: condition(board.noCardIsLeft),
    lastRoundIsDue: condition(board.lastRoundIsDue),
  },
  actions: {
    shuffleDeck: step(chance.shuffleDeck),
    dealStacks: step(chance.dealStacks),
    throwEventDice: step(chance.throwEventDice),
    activateNamed: step(steps.activateNamed),
    placeDie: step(steps.placeDie),
    removeDice: step(steps.removeDice),
    chooseLostDie: step(steps.chooseLostDie),
    applyRoundEnd: step(scoring.applyRoundEnd),
    scoreCompleteCards: step(scoring.scoreCompleteCards),
    removeNamedCards: step(scoring.removeNamedCards),
    returnLostDice: step(scoring.returnLostDice),
  },
});

const running = blueEventsSetup.createStateConfig({
  initial: 'open',
  on: {
    placeDie: { guard: 'dieMayBePlaced', actions: 'placeDie' },
    removeDice: { guard: 'diceAreOnCard', actions: 'removeDice' },
  },
  states: {
    open: {
      always: { guard: 'choiceIsOpen', target: 'choosing' },
      on: { endRound: 'ending' },
    },
    choosing: {
      always: { guard: 'noChoiceIsOpen', target: 'open' },
      on: { chooseLostDie: { guard: 'ownDieIsChosen', actions: 'chooseLostDie' } },
    },
    ending: { type: 'final' },
  },
});

/** The last round is played like all others; only what follows it differs. */
const playedRound = blueEventsSetup.createStateConfig({
  initial: 'rolling',
  states: {
    rolling: { on: { startRound: { actions: ['throwEventDice', 'activateNamed'], target: 'running' } } },
    running: { ...running, onDone: 'scoring' },
    scoring: {
      type: 'final',
      entry: ['applyRoundEnd', 'scoreCompleteCards', 'removeNamedCards', 'returnLostDice'],
    },
  },
});

export const blueEventsMachine = blueEventsSetup.createMachine({
  id: 'blueEvents',
  context: ({ input }) => input,
  initial: 'setup',
  states: {
    setup: { always: { actions: ['shuffleDeck', 'dealStacks'], target: 'round' } },
    round: {
      ...playedRound,
      onDone: [
        { guard: 'noCardIsLeft', target: 'over' },
        { guard: 'lastRoundIsDue', target: 'lastRound' },
        { target: 'round' },
      ],
    },
    lastRound: { ...playedRound, onDone: 'over' },
    over: { type: 'final' },
  },
});

export const blueEvents: RulesModule<Position, Action, Reason> = {
  name: 'blueEvents',
  machine: blueEventsMachine,
  copy: copyPosition,
  newPosition: (seed) => newPosition({ ...exampleSetup, seed }),
  parseSetup(value) {
    const given = parseSetup(value);
    return given.ok ? parsed(newPosition(given.value)) : given;
  },
  scenarios: Object.fromEntries(Object.entries(scenarios).map(([name, given]) => [name, newPosition(given)])),
  actionTypes,
  candidates,
  /** Any player may act at any time (A6); who has to choose is in `position.choices`. */
  toAct: ({ players }, place) => (place === 'blueEvents.over' ? [] : players.map((_, player) => player)),
  whyNoEdge: (position, action, place) =>
    place === 'blueEvents.over' ? { code: 'gameOver', rule: 'A18' } : rules.whyNoEdge(position, action),
  observe: (position) => observe(position),
  writeAction: (action) => writeAction(actionFields, action),
  readAction: (value) => readAction<Action>(actionFields, value),
  summary,
  ...text,
  cites,
};
