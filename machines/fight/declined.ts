/** R8.3, R8.10, T8: the starter declined; the other seat takes the opening turn, unless the game is over. */
import { chart } from '../setup';

export const declined = chart.createStateConfig({
  id: 'declined',
  always: [
    { guard: 'declinerIsOut', target: '#scoring' },
    { target: '#fight', reenter: true },
  ],
});
