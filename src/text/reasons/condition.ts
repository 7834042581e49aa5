/** The condition a card is bound to, for sentences that say what is missing. */
import type { CardId } from '../../actions';
import type { Condition } from '../../effects/effect';
import type { Names } from '../names';

export function conditionOf(names: Names, card: CardId): Condition | null {
  const effect = names.printed(card)?.effect;
  if (effect?.do === 'changeElement') return effect.onlyIf;
  if (effect?.do === 'freeIf') return effect.condition;
  return effect?.do === 'discardFromPlay' ? (effect.condition ?? null) : null;
}
