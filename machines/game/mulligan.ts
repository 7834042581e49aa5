/** R26: once, before the first fight, both seats may exchange cards. */
import { chart } from '../setup';

export const mulligan = chart.createStateConfig({
  tags: ['mulligan'],
  on: { mulligan: { guard: 'mulliganIsAllowed', actions: 'answerMulligan' } },
  always: [
    { guard: 'mulliganIsOff', target: 'fight' },
    { guard: 'bothHaveAnswered', actions: 'carryOutMulligans', target: 'fight' },
  ],
});
