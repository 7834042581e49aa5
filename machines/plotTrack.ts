/** The chart of the Invaders fragment: whose turn it is, and whether the Invader has still to fear for the track. */
import { setup } from 'xstate';
import { readAction, writeAction } from '../src/fragments/notation';
import { type Action, actionFields, actionTypes } from '../src/fragments/plotTrack/actions';
import { candidates } from '../src/fragments/plotTrack/candidates';
import { cites } from '../src/fragments/plotTrack/cites';
import { copyPosition, type Position } from '../src/fragments/plotTrack/position';
import type { Reason } from '../src/fragments/plotTrack/reasons';
import * as rules from '../src/fragments/plotTrack/rules';
import { scenarios } from '../src/fragments/plotTrack/scenarios';
import { newPosition, parseSetup } from '../src/fragments/plotTrack/setup';
import * as steps from '../src/fragments/plotTrack/steps';
import { summary } from '../src/fragments/plotTrack/summary';
import * as text from '../src/fragments/plotTrack/text';
import { parsed } from '../src/parsed';
import { assignFrom, guardFrom, guardWhen, type Rule, type Step } from './binding';
import type { RulesModule } from './rulesModule';

/** A rule or step knows its own action; the chart names it only on edges of that action. */
const rule = <A extends Action>(of: Rule<Position, A, Reason>) =>
  guardFrom(of as Rule<Position, Action, Reason>);
const condition = (of: (position: Position) => boolean) => guardWhen<Position, Action>(of);
const step = <A extends Action>(of: Step<Position, A>) =>
  assignFrom(of as Step<Position, Action>, copyPosition);

const plotTrackSetup = setup({
  types: { context: {} as Position, events: {} as Action, input: {} as Position },
  guards: {
    zoneHasStrength: rule(rules.zoneHasStrength),
    tokensAreOrdered: rule(rules.tokensAreOrdered),
    humanityRemovesToken: rule(rules.humanityRemovesToken),
    figuresAreCounts: rule(rules.figuresAreCounts),
    invaderEmptiesBoth: rule(rules.invaderEmptiesBoth),
    markerGoesDown: rule(rules.markerGoesDown),
    invaderBegins: condition(rules.invaderBegins),
    humanityHasDwindled: condition(rules.humanityHasDwindled),
    markerIsOnSkull: condition(rules.markerIsOnSkull),
  },
  actions: {
    addToken: step(steps.addToken),
    addTokens: step(steps.addTokens),
    removeToken: step(steps.removeToken),
    dwindle: step(steps.dwindle),
    emptyBothPiles: step(steps.emptyBothPiles),
    moveMarker: step(steps.moveMarker),
    forceMarkerDown: step(steps.forceMarkerDown),
    passTurn: step(steps.passTurn),
    humanityWins: step(steps.humanityWins),
  },
});

const invaderTurn = plotTrackSetup.createStateConfig({
  initial: 'unsafe',
  on: {
    moveMarker: { guard: 'markerGoesDown', actions: 'moveMarker' },
    pilesEmptied: { guard: 'invaderEmptiesBoth', actions: 'emptyBothPiles', target: '#plotTrack.over' },
  },
  states: {
    unsafe: {
      always: { guard: 'humanityHasDwindled', target: 'safe' },
      on: {
        endTurn: { actions: ['forceMarkerDown', 'passTurn'], target: '#plotTrack.playing.humanityTurn' },
      },
    },
    safe: {
      on: { endTurn: { actions: 'passTurn', target: '#plotTrack.playing.humanityTurn' } },
    },
  },
});

export const plotTrackMachine = plotTrackSetup.createMachine({
  id: 'plotTrack',
  context: ({ input }) => input,
  initial: 'playing',
  states: {
    playing: {
      initial: 'opening',
      always: { guard: 'markerIsOnSkull', target: 'over' },
      on: {
        addToken: { guard: 'zoneHasStrength', actions: 'addToken' },
        addTokens: { guard: 'tokensAreOrdered', actions: 'addTokens' },
        removeToken: { guard: 'humanityRemovesToken', actions: 'removeToken' },
        dwindle: { guard: 'figuresAreCounts', actions: 'dwindle' },
      },
      states: {
        opening: {
          always: [{ guard: 'invaderBegins', target: 'invaderTurn' }, { target: 'humanityTurn' }],
        },
        invaderTurn,
        humanityTurn: { on: { endTurn: { actions: 'passTurn', target: 'invaderTurn' } } },
      },
    },
    over: { type: 'final', entry: 'humanityWins' },
  },
});

export const plotTrack: RulesModule<Position, Action, Reason> = {
  name: 'plotTrack',
  machine: plotTrackMachine,
  copy: copyPosition,
  // Nothing in this fragment is decided by chance.
  newPosition: () => newPosition(),
  parseSetup(value) {
    const given = parseSetup(value);
    return given.ok ? parsed(newPosition(given.value)) : given;
  },
  scenarios: Object.fromEntries(Object.entries(scenarios).map(([name, given]) => [name, newPosition(given)])),
  actionTypes,
  candidates,
  toAct: ({ turn, result }) => (result === null ? [turn.player] : []),
  whyNoEdge: rules.whyNoEdge,
  writeAction: (action) => writeAction(actionFields, action),
  readAction: (value) => readAction<Action>(actionFields, value),
  summary,
  ...text,
  cites,
};
