/** A record of random legal actions, that fights on where it may so that fights grow long. */
import { isOver, matchChart, newMatch, returns } from '../../machines/engine';
import type { Action } from '../../src/actions';
import { copyPosition } from '../../src/copy';
import type { Settings } from '../../src/position';
import type { GameRecord } from '../../src/record';
import { below, nextRandom, seedRandom } from '../../src/rng';
import { rulesVersion } from '../../src/rulesVersion';

const isLeaving = ({ type }: Action): boolean => type === 'retreat' || type === 'decline';

/** Ends with the match, or after so many actions. */
export function randomRecord(settings: Settings, seed: number, most = 3000): GameRecord {
  const actions: Action[] = [];
  let random = seedRandom(seed);
  const chance = (n: number): number => {
    random = nextRandom(random);
    return below(random, n);
  };
  let state = newMatch(settings, seed, false);
  while (!isOver(state) && actions.length < most) {
    const { place } = state;
    const position = copyPosition(state.position);
    const legal = matchChart.legalActions(place, position, []);
    const onward = legal.filter(({ type }) => type !== 'takeBack');
    const staying = onward.filter((action) => !isLeaving(action));
    const from = staying.length > 0 && chance(8) > 0 ? staying : onward.length > 0 ? onward : legal;
    const action = from[chance(from.length)]!;
    actions.push(action);
    state = { place: matchChart.advance(place, position, action), position };
  }
  return { rules: rulesVersion, settings, seed, names: ['Mira', 'Jonas'], actions, result: returns(state) };
}
