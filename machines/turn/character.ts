/** Phase 4 (R9): a Character, a pair or a gang; free Characters beside it. */
import { choice } from '../choice/choice';
import { chart } from '../setup';

export const character = chart.createStateConfig({
  id: 'character',
  tags: ['phase'],
  initial: 'open',
  states: {
    open: {
      on: {
        playCharacter: { guard: 'characterIsAllowed', actions: 'playCharacter' },
        useText: { guard: 'textIsUsable', actions: 'useText' },
        meetDemand: { guard: 'paymentIsExact', actions: 'meetDemand' },
        takeBack: { guard: 'takeBackIsAllowed', actions: 'takeBack', target: '#retreat' },
        next: { guard: 'characterPhaseIsDone', target: '#reinforcement' },
      },
      always: [
        { guard: 'gameIsDecided', target: '#scoring' },
        { guard: 'questionIsOpen', target: 'choice' },
        { guard: 'isStuckInCharacter', actions: 'retreatStuck', target: '#over' },
      ],
    },
    choice: choice('open'),
  },
});
