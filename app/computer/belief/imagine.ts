/** Positions a seat holds possible: what it cannot see dealt anew, in keeping with what it remembers. */
import { matchChart, type SeatView as Observation } from '../../../machines/engine';
import { determinize } from '../../../src/determinize';
import type { Settings } from '../../../src/position';
import type { Chance } from '../player';
import type { Spot } from '../think/spot';
import { remember } from './memory';

/** Makes one possible position after the other. */
export function imagining(observation: Observation, settings: Settings, chance: Chance): () => Spot {
  const memory = remember(observation);
  const place = matchChart.placeOf(observation.place);
  return () => {
    const theirHand = [...memory.theirHand]
      .filter(([, sure]) => chance.below(1000) < 1000 * sure)
      .map(([card]) => card);
    const recalled = { theirHand, ownBottom: memory.ownBottom };
    return { place, position: determinize(observation, settings, chance.below(2 ** 20), recalled).position };
  };
}
