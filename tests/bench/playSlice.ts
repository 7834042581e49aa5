/** A number of playouts in a row, from seeded deals. */
import { newMatch, type State } from '../../machines/engine';
import { playout } from '../../machines/playout';
import { seedRandom } from '../../src/rng';
import { settingsOf } from './matches';

type Play = (state: State, seed: number) => { readonly decisions: number; readonly actions: number };

const uniform: Play = ({ place, position }, seed) => playout(place, position, seed);

export function playSlice(from: number, games: number, play: Play = uniform) {
  let [decisions, actions, turns] = [0, 0, 0];
  for (let game = from; game < from + games; game++) {
    const state = newMatch(settingsOf(game), game, false);
    const played = play(state, seedRandom(game));
    decisions += played.decisions;
    actions += played.actions;
    turns += state.position.turn.number;
  }
  return { decisions, actions, turns };
}
