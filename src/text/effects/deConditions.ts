/** Bedingungen auf Deutsch, as they follow "wenn". */
import type { Condition } from '../../effects/effect';
import { de as words } from '../words/de';
import { type ConditionTexts, conditionFrom, list } from './tables';

const texts: ConditionTexts = {
  opponentPower: ({ element, atLeast }) =>
    element === 'contested'
      ? `deine Stärke mindestens ${atLeast} ist`
      : `mit ${words.elements[element]} gekämpft wird und deine Stärke mindestens ${atLeast} ist`,
  opponentActiveCards: ({ kinds, atLeast }) => {
    const many = list(
      kinds.map((kind) => words.kinds[kind].many),
      'und',
    );
    return `du ${kinds.length > 1 ? 'zusammen ' : ''}mindestens ${atLeast} aktive ${many} hast`;
  },
  opponentActiveIcons: ({ atLeast }) => `du mindestens ${atLeast} aktive Karten mit Symbol hast`,
  opponentCardsInPlay: ({ atLeast }) =>
    `in deinem Kampf- und Unterstützungsbereich mindestens ${atLeast} Karten liegen`,
  opponentDragons: ({ atLeast }) => `du mindestens ${atLeast} Drachen hast`,
  opponentHandLead: ({ atLeast }) => `du mindestens ${atLeast} Handkarten mehr hast als ich`,
  ownCardsInPlay: ({ atMost }) =>
    atMost === 0
      ? 'mein Kampf- und mein Unterstützungsbereich leer sind'
      : `in meinem Kampf- und Unterstützungsbereich höchstens ${atMost} Karten liegen`,
  ownShips: ({ atMost }) =>
    atMost === 0
      ? 'ich kein Schiff im Einflussbereich habe'
      : `ich höchstens ${atMost} Schiffe im Einflussbereich habe`,
  playedFromLandedShip: () => 'diese Karte von einem angelandeten Schiff kommt',
};

export const conditionText = (condition: Condition): string => conditionFrom(texts, condition);
