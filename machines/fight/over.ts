/** R14, T7: a fight ends by retreat: demanded dragons, the dragons of the retreat, cards away, hands filled. */
import { chart } from '../setup';

export const over = chart.createStateConfig({
  id: 'over',
  initial: 'settling',
  states: {
    settling: {
      entry: 'settleRetreat',
      always: [{ guard: 'gameIsDecided', target: '#scoring' }, { target: 'dragons' }],
    },
    dragons: {
      entry: 'attractRetreatDragons',
      always: [{ guard: 'gameIsDecided', target: '#scoring' }, { target: 'clearing' }],
    },
    clearing: {
      entry: 'clearFight',
      always: [
        { guard: 'someoneIsOut', target: '#scoring' },
        { target: '#fight', reenter: true },
      ],
    },
  },
});
