/** The window of R23.7: the other seat calls the Bluffs or lets them pass. */
import { chart } from '../setup';

export const showColours = chart.createStateConfig({
  tags: ['otherSeat'],
  on: {
    showColours: { guard: 'callIsAllowed', actions: 'showColours', target: 'called' },
    pass: { guard: 'passIsAllowed', actions: 'pass', target: '#refill' },
  },
});
