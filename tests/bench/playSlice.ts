/** A number of playouts in a row, from seeded deals. */
import { newMatch } from '../../machines/engine';
import { playout } from '../../machines/playout';
import { seedRandom } from '../../src/rng';
import { settingsOf } from './matches';

export function playSlice(from: number, games: number) {
  let [decisions, actions, turns] = [0, 0, 0];
  for (let game = from; game < from + games; game++) {
    const { place, position } = newMatch(settingsOf(game), game, false);
    const played = playout(place, position, seedRandom(game));
    decisions += played.decisions;
    actions += played.actions;
    turns += position.turn.number;
  }
  return { decisions, actions, turns };
}
