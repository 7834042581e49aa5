/** Phase 1 (R6): Storms have counted; the player retrieves, lands Ships and drops Bluffs. */
import { chart } from '../setup';

export const beginning = chart.createStateConfig({
  tags: ['phase'],
  entry: 'beginTurn',
  on: {
    retrieve: { guard: 'retrieveIsAllowed', actions: 'retrieve' },
    land: { guard: 'landingIsAllowed', actions: 'land' },
    dropBluff: { guard: 'dropIsAllowed', actions: 'dropBluff' },
    next: { guard: 'seatIsOnTurn', target: 'leadership' },
  },
  always: { guard: 'gameIsDecided', target: '#scoring' },
});
