/** Decisions of games between computer players, for tests that look at many of them. */

import { gameOf } from '../../../app/computer/arena/game';
import { apply, isOver, legalActions, newMatch, observe, type State, toAct } from '../../../machines/engine';
import { determinize } from '../../../src/determinize';
import { below, nextRandom, seedRandom } from '../../../src/rng';
import { peoples } from '../../../src/vocabulary';

/** A game of two peoples that follow from the number. */
export const someGame = (game: number): State =>
  newMatch(gameOf([peoples[game % 9]!, peoples[(game * 4 + 8) % 9]!]), game);

/** The states at which a random game waits for a decision between several actions, take-backs aside. */
export function* decisionsOf(game: number): Generator<State> {
  let state = someGame(game);
  let rng = seedRandom(game);
  while (!isOver(state)) {
    const legal = legalActions(state).filter((action) => action.type !== 'takeBack');
    if (legal.length > 1 && toAct(state) !== null) yield state;
    rng = nextRandom(rng);
    const action = legal[below(rng, legal.length)] ?? legalActions(state)[0]!;
    const applied = apply(state, action);
    if (!applied.ok) throw new Error(applied.reason.code);
    state = applied.state;
  }
}

/** The same state as far as the seat to act can know, everything hidden dealt anew. */
export function disguised(state: State, seat: 0 | 1, seed: number): State {
  const { position } = state;
  const dealt = determinize(observe(state, seat), position.settings, seed).position;
  const { news, newsDropped, beforeFightOn } = position;
  return {
    place: state.place,
    position: {
      ...dealt,
      news,
      newsDropped,
      beforeFightOn: beforeFightOn && { ...dealt, news, newsDropped },
    },
  };
}
