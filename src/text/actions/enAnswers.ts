/** English: answers to questions, by their kind. */
import { cardName, count, listed } from '../grammar/en';
import { type AnswerTexts, answerWith } from './table';

const answers: AnswerTexts = {
  useText: { picked: ([card]) => `Use the text of ${card}`, none: 'Do not use the text' },
  amount: { picked: (_, [number]) => count(number ?? 0, 'card'), none: 'None' },
  discardFromPlay: { picked: (cards) => `Discard ${listed(cards)}`, none: 'Discard nothing' },
  leaveCharacter: { picked: (cards) => `Leave ${listed(cards)}`, none: 'Leave none' },
  kindToDiscard: {
    picked: (_, [kind]) => (kind === 0 ? 'Discard the Boosters' : 'Discard the Supports'),
    none: 'Discard nothing',
  },
  recall: { picked: (cards) => `Take ${listed(cards)} into your hand`, none: 'Take nothing' },
  search: { picked: (cards) => `Take ${listed(cards)}`, none: 'Take nothing' },
  payForDragon: { picked: (cards) => `Pay for a dragon: ${listed(cards)}`, none: 'Do not pay' },
  discardOwn: { picked: (cards) => `Discard ${listed(cards)}`, none: 'Done' },
  toDeckBottom: { picked: (cards) => `Put ${listed(cards)} under the draw pile`, none: 'Done' },
  discardForced: { picked: (cards) => `Discard ${listed(cards)}`, none: 'Discard nothing' },
  discardBlind: {
    picked: ([card], [option]) => (option === -1 ? 'Discard a hidden card by chance' : `Discard ${card}`),
    none: 'Discard nothing',
  },
  discardDrawn: { picked: (cards) => `Discard ${listed(cards)}`, none: 'Discard nothing' },
  shuffleBack: { picked: (cards) => `Shuffle back ${listed(cards)}`, none: 'Shuffle nothing back' },
  loadNow: { picked: (cards) => `Load ${listed(cards)}`, none: 'Load nothing' },
  shipOrCargo: {
    picked: (cards, [option], { names }) =>
      typeof option === 'number' && names.printed(option)?.kind === 'ship'
        ? `Play ${listed(cards)}`
        : `Load ${listed(cards)}`,
    none: 'Take nothing',
  },
  shipToLoad: { picked: (cards) => `Load onto ${listed(cards)}`, none: 'Load nothing' },
  target: { picked: (cards) => `Choose ${listed(cards)}`, none: 'Choose none' },
  order: { picked: (cards) => `First ${listed(cards)}`, none: 'Go on' },
};

export const answerLabel = answerWith(answers, {
  card: cardName,
  hidden: (number) => `Bluff ${number}`,
  done: 'Done',
  choose: 'Choose',
});
