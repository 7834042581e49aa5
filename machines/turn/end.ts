/** Phase 8 (R13, T6): texts of the end of the turn, then Floods, then the other seat is on turn. */
import { choice } from '../choice/choice';
import { chart } from '../setup';

export const end = chart.createStateConfig({
  tags: ['phase'],
  initial: 'texts',
  entry: 'endTurn',
  states: {
    texts: {
      always: [
        { guard: 'questionIsOpen', target: 'choice' },
        { actions: 'clearTurn', target: 'floods' },
      ],
    },
    choice: choice('texts'),
    /** R21.7: the other seat is forced to retreat without a turn. */
    floods: {
      always: [
        { guard: 'floodsForceRetreat', actions: 'retreatFromFloods', target: '#over' },
        { actions: 'passTurn', target: '#turn' },
      ],
    },
  },
});
