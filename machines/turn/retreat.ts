/** Phase 3 (R8): retreat, decline or fight on. */
import { choice } from '../choice/choice';
import { chart } from '../setup';

export const retreat = chart.createStateConfig({
  id: 'retreat',
  tags: ['phase'],
  initial: 'open',
  states: {
    open: {
      on: {
        retreat: { guard: 'retreatIsAllowed', actions: 'retreat', target: '#over' },
        decline: { guard: 'declineIsAllowed', actions: 'decline', target: '#declined' },
        fightOn: { guard: 'fightingOnIsAllowed', actions: 'fightOn', target: '#character' },
        useText: { guard: 'textIsUsable', actions: 'useText' },
        meetDemand: { guard: 'paymentIsExact', actions: 'meetDemand' },
      },
      always: { guard: 'questionIsOpen', target: 'choice' },
    },
    choice: choice('open'),
  },
});
