/** Conditions in English, as they follow "if". */
import type { Condition } from '../../effects/effect';
import { en as words } from '../words/en';
import { type ConditionTexts, conditionFrom, list } from './tables';

const texts: ConditionTexts = {
  opponentPower: ({ element, atLeast }) =>
    element === 'contested'
      ? `your power is at least ${atLeast}`
      : `the fight is in ${words.elements[element]} and your power is at least ${atLeast}`,
  opponentActiveCards: ({ kinds, atLeast }) => {
    const many = kinds.map((kind) => words.kinds[kind].many);
    return `you have at least ${atLeast} active ${list(many, 'and')}${kinds.length > 1 ? ' in all' : ''}`;
  },
  opponentActiveIcons: ({ atLeast }) => `you have at least ${atLeast} active cards with icons`,
  opponentCardsInPlay: ({ atLeast }) => `at least ${atLeast} cards lie in your combat and support areas`,
  opponentDragons: ({ atLeast }) => `you have at least ${atLeast} ${atLeast === 1 ? 'dragon' : 'dragons'}`,
  opponentHandLead: ({ atLeast }) => `you hold at least ${atLeast} cards more than I do`,
  ownCardsInPlay: ({ atMost }) =>
    atMost === 0
      ? 'my combat and support areas are empty'
      : `at most ${atMost} cards lie in my combat and support areas`,
  ownShips: ({ atMost }) =>
    atMost === 0
      ? 'I have no Ship in my influence area'
      : `I have at most ${atMost} Ships in my influence area`,
  playedFromLandedShip: () => 'this card comes from a landed Ship',
};

export const conditionText = (condition: Condition): string => conditionFrom(texts, condition);
