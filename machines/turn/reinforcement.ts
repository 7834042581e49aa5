/** Phase 5 (R10): a Booster or a Support, Bluffs and loads; then the end of the phase (T4). */
import { choice } from '../choice/choice';
import { chart } from '../setup';

export const reinforcement = chart.createStateConfig({
  id: 'reinforcement',
  tags: ['phase'],
  initial: 'open',
  states: {
    open: {
      on: {
        playBooster: { guard: 'boosterIsAllowed', actions: 'playBooster' },
        playSupport: { guard: 'supportIsAllowed', actions: 'playSupport' },
        playBluff: { guard: 'bluffIsAllowed', actions: 'playBluff' },
        load: { guard: 'loadIsAllowed', actions: 'load' },
        useText: { guard: 'textIsUsable', actions: 'useText' },
        meetDemand: { guard: 'paymentIsExact', actions: 'meetDemand' },
        takeBack: { guard: 'takeBackIsAllowed', actions: 'takeBack', target: '#retreat' },
        next: { guard: 'demandsAreMet', actions: 'closeReinforcement', target: 'closing' },
      },
      always: [
        { guard: 'gameIsDecided', target: '#scoring' },
        { guard: 'questionIsOpen', target: 'choice' },
        { guard: 'isStuckInReinforcement', actions: 'retreatStuck', target: '#over' },
      ],
    },
    choice: choice('open'),
    /** T4(2), T4(3): dragons for unmet demands, texts after the phase. */
    closing: {
      always: [
        { guard: 'gameIsDecided', target: '#scoring' },
        { guard: 'questionIsOpen', target: 'closingChoice' },
        { actions: 'discardLanded', target: 'targeting' },
      ],
    },
    closingChoice: choice('closing'),
    /** T4(5): targets still open are chosen. */
    targeting: {
      entry: 'askForTarget',
      always: [{ guard: 'questionIsOpen', target: 'targetChoice' }, { target: '#announce' }],
    },
    targetChoice: choice('targeting'),
  },
});
