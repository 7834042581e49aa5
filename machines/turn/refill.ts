/** Phase 7 (R12): the hand is filled up to six cards, by itself. */
import { chart } from '../setup';

export const refill = chart.createStateConfig({
  id: 'refill',
  tags: ['phase'],
  entry: 'refill',
  always: { target: 'end' },
});
