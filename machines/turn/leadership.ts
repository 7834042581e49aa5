/** Phase 2 (R7): one Leadership card or one Ship. */
import { choice } from '../choice/choice';
import { chart } from '../setup';

export const leadership = chart.createStateConfig({
  tags: ['phase'],
  initial: 'open',
  states: {
    open: {
      on: {
        playLeadership: { guard: 'leadershipIsAllowed', actions: 'playLeadership' },
        playShip: { guard: 'shipIsAllowed', actions: 'playShip' },
        useText: { guard: 'textIsUsable', actions: 'useText' },
        meetDemand: { guard: 'paymentIsExact', actions: 'meetDemand' },
        next: { guard: 'seatIsOnTurn', target: '#retreat' },
      },
      always: [
        { guard: 'gameIsDecided', target: '#scoring' },
        { guard: 'questionIsOpen', target: 'choice' },
      ],
    },
    choice: choice('open'),
  },
});
