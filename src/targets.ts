/** Texts on "one of my cards": who can be the target, and which it is now (R20.5, D10). */
import type { CardId } from './actions';
import { factsAt } from './cards/facts';
import type { Effect, EffectOf } from './effects/effect';
import type { Position } from './position';
import type { Seat } from './vocabulary';

type Targeting = EffectOf<'raiseValue'> | EffectOf<'multiplyValue'> | EffectOf<'multiplyDemand'>;

/** Whether a text works on one card that its owner picks. */
export const needsTarget = (effect: Effect | null): effect is Targeting =>
  effect !== null &&
  (effect.do === 'multiplyDemand' ||
    ((effect.do === 'raiseValue' || effect.do === 'multiplyValue') && effect.target === 'oneCharacter'));

/** The active own cards a text could work on, in the order played. */
export function targetCandidates(position: Position, seat: Seat, effect: Targeting): CardId[] {
  const active = position.sides[seat].combat;
  return effect.do === 'multiplyDemand'
    ? active.filter((card) => {
        const facts = factsAt(position, card);
        return facts.kind === 'booster' && facts.card.tags.includes(effect.tag);
      })
    : active.filter((card) => factsAt(position, card).kind === 'character');
}

/** The target the owner has chosen, as long as it is still a candidate. */
export function chosenTarget(
  position: Position,
  source: CardId,
  candidates: readonly CardId[],
): CardId | undefined {
  if (position.targets.length === 0) return undefined;
  const pair = position.targets.find(([card]) => card === source);
  return pair !== undefined && candidates.includes(pair[1]) ? pair[1] : undefined;
}
