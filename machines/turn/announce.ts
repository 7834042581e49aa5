/** Phase 6 (R11): the announcement, and the window in which the other seat may call (R23.7). */
import { chart } from '../setup';
import { showColours } from './showColours';

export const announce = chart.createStateConfig({
  id: 'announce',
  tags: ['phase'],
  initial: 'open',
  states: {
    open: {
      on: {
        announce: { guard: 'announcementIsAllowed', actions: 'announce', target: 'announced' },
        takeBack: { guard: 'takeBackIsAllowed', actions: 'takeBack', target: '#retreat' },
      },
      always: { guard: 'isStuckInAnnounce', actions: 'retreatStuck', target: '#over' },
    },
    announced: {
      always: [{ guard: 'bluffsAreCallable', target: 'showColours' }, { target: '#refill' }],
    },
    showColours,
    /** What a call led to (R23.8, R23.9). */
    called: {
      always: [
        { guard: 'gameIsDecided', target: '#scoring' },
        { guard: 'retreatIsForced', target: '#over' },
        { target: '#refill' },
      ],
    },
  },
});
