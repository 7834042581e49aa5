/** R3.2: a card asks a seat to pick; mounted inside every phase that can ask. */
import { chart } from '../setup';

/** `back` is the sibling that goes on once nothing is asked any more. */
export const choice = (back: string) =>
  chart.createStateConfig({
    tags: ['choice'],
    on: { choose: { guard: 'choiceIsAllowed', actions: 'answerQuestion' } },
    always: { guard: 'questionIsAnswered', target: back },
  });
