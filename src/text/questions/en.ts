/** English: what a card asks, to the seat that answers and to the one that waits. */
import type { QuestionView } from '../../observe';
import type { Question } from '../../position';
import { cardName, upperFirst } from '../grammar/en';
import type { PromptTexts, QuestionTexts } from './table';

/** How many may or must be picked. */
function bounds({ min, max }: QuestionView | Question): string {
  if (min === max) return min === 1 ? 'Choose one.' : `Choose exactly ${min}.`;
  if (min === 0) return max === 1 ? 'Choose one, or none.' : `Choose up to ${max}, or none.`;
  return `Choose ${min} to ${max}.`;
}

const oneByOne = 'One card after the other; end with Done.';

const simple =
  (ask: string, facts: (question: QuestionView | Question) => string = bounds): QuestionTexts['search'] =>
  (question, names) => ({
    ask: `${upperFirst(cardName(names, question.source))}: ${ask}`,
    facts: facts(question),
  });

export const questions: QuestionTexts = {
  useText: (question, names) => ({
    ask: `Use the text of ${cardName(names, question.source)}?`,
    facts: 'The text says “may”: you can do without it.',
  }),
  amount: simple(
    'How many cards?',
    ({ options }) => `The text says “may”: up to ${options.length}, or none.`,
  ),
  discardFromPlay: simple('Which card of your opponent do you discard?'),
  leaveCharacter: simple(
    'Which Character do you leave to your opponent?',
    () => 'All the others are discarded.',
  ),
  kindToDiscard: simple(
    'Do you discard the Boosters or the Supports?',
    () => 'All active ones of that kind go.',
  ),
  recall: simple('Which of your cards do you take into your hand?'),
  search: simple('Which card do you take?'),
  payForDragon: simple(
    'Which cards do you pay for a dragon?',
    () => 'The price has to be met exactly, or you pay nothing.',
  ),
  discardOwn: simple('Which cards do you discard from your hand?', () => oneByOne),
  toDeckBottom: simple(
    'Which cards do you put under your draw pile?',
    () => `${oneByOne} The last one lies lowest.`,
  ),
  discardForced: simple('Which hand cards do you discard?'),
  discardBlind: simple(
    'Which hand card of your opponent do you discard?',
    () => 'An open one, or a hidden one by chance.',
  ),
  discardDrawn: simple('Which of the cards drawn do you discard?'),
  shuffleBack: simple('Which hand cards do you shuffle into your draw pile?'),
  loadNow: simple('Which cards do you load onto this Ship?'),
  shipOrCargo: simple('Which Ship do you play, or which card do you load?'),
  shipToLoad: simple('Onto which Ship do you load the card?', () => ''),
  target: simple('On which of your cards does the text work?'),
  order: () => ({ ask: 'Which of your texts comes first?', facts: 'The others follow one after the other.' }),
};

export const questionWaiting: PromptTexts['questionWaiting'] = (question, names) => ({
  ask: `${names.seat(question.by)} decides on ${cardName(names, question.source)}.`,
  facts: '',
});
