/** Single operations of the engine on positions of random games, and XState on the same actions. */
import { serialize } from 'node:v8';
import { createActor, transition } from 'xstate';
import { legalActions, matchChart, newMatch, observe, type State, toAct } from '../../machines/engine';
import { matchMachine } from '../../machines/match';
import type { Action } from '../../src/actions';
import { copyPosition } from '../../src/copy';
import { determinize } from '../../src/determinize';
import { below, nextRandom, seedRandom } from '../../src/rng';
import { perSecond, settingsOf } from './matches';

interface Moment {
  readonly state: State;
  readonly game: number;
  readonly action: Action;
}

/** Every moment of some random games, with the action taken there. */
function momentsOf(games: number): Moment[] {
  const moments: Moment[] = [];
  let rng = seedRandom(1);
  for (let game = 0; game < games; game++) {
    let state = newMatch(settingsOf(game), game, false);
    while (toAct(state) !== null) {
      const all = legalActions(state);
      const sure = all.filter((action) => action.type !== 'takeBack');
      const from = sure.length > 0 ? sure : all;
      rng = nextRandom(rng);
      const action = from[below(rng, from.length)]!;
      moments.push({ state, game, action });
      const position = copyPosition(state.position);
      state = { place: matchChart.advance(state.place, position, action), position };
    }
  }
  return moments;
}

/** What a copied position takes on the heap, parts shared with the original apart. */
function heapPerCopy(states: readonly State[]): number {
  const kept = [];
  const before = process.memoryUsage().heapUsed;
  for (let round = 0; round < 12; round++) {
    for (const { position } of states) kept.push(copyPosition(position));
  }
  return Math.round((process.memoryUsage().heapUsed - before) / kept.length);
}

export function measure(): Record<string, number> {
  const moments = momentsOf(36);
  const few = moments.filter((_, index) => index % 40 === 0);
  const buffer: Action[] = [];
  const onAll = (visit: (moment: Moment) => void) => () => {
    for (const moment of moments) visit(moment);
    return moments.length;
  };
  const seatOf = ({ state }: Moment) => toAct(state)!;
  const bytes = few.reduce(
    (sum, { state }) => sum + serialize({ ...state.position, settings: null }).length,
    0,
  );
  return {
    legalActionsPerSecond: perSecond(
      9,
      onAll(({ state }) => matchChart.legalActions(state.place, state.position, buffer)),
    ),
    applyPerSecond: perSecond(
      9,
      onAll(({ state, action }) => matchChart.apply(state, action)),
    ),
    copiesPerSecond: perSecond(
      9,
      onAll(({ state }) => copyPosition(state.position)),
    ),
    observePerSecond: perSecond(
      5,
      onAll((moment) => observe(moment.state, seatOf(moment))),
    ),
    determinizePerSecond: perSecond(
      5,
      onAll((moment) => determinize(observe(moment.state, seatOf(moment)), settingsOf(moment.game), 1)),
    ),
    xstateTransitionsPerSecond: perSecond(3, () => {
      for (const { state, action } of few) {
        const value = matchChart.valueOf(state.place);
        transition(matchMachine, matchMachine.resolveState({ value, context: state.position }), action);
      }
      return few.length;
    }),
    xstateActorActionsPerSecond: perSecond(3, () => {
      let count = 0;
      for (let game = 0; game < 4; game++) {
        const actions = moments.filter((moment) => moment.game === game);
        const start = newMatch(settingsOf(game), game, false);
        const snapshot = matchMachine.resolveState({
          value: matchChart.valueOf(start.place),
          context: start.position,
        });
        const actor = createActor(matchMachine, { snapshot, input: start.position });
        actor.start();
        for (const { action } of actions) actor.send(action);
        count += actions.length;
      }
      return count;
    }),
    bytesPerPosition: Math.round(bytes / few.length),
    heapBytesPerCopy: heapPerCopy(moments.map(({ state }) => state)),
  };
}
