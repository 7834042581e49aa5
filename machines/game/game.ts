/** R2, R15: one game: dealt, mulligan, fights, and the score. */
import { fight } from '../fight/fight';
import { chart } from '../setup';
import { mulligan } from './mulligan';

export const game = chart.createStateConfig({
  id: 'game',
  entry: 'dealGame',
  initial: 'mulligan',
  states: {
    mulligan,
    fight,
    /** R15.5: crystals for the winner; then the match goes on or ends. */
    scoring: {
      id: 'scoring',
      entry: 'scoreGame',
      always: [{ guard: 'matchIsDecided', target: '#matchOver' }, { target: '#nextGame' }],
    },
  },
});
