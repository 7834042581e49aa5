/** The tables a language fills: one entry for each `do` and for each condition. */
import type { Card } from '../../cards/card';
import type { Condition, Effect, EffectKind, EffectOf } from '../../effects/effect';

export type EffectTexts = {
  readonly [K in EffectKind]: (effect: EffectOf<K>, card: Card) => string;
};

export type ConditionTexts = {
  readonly [T in Condition['test']]: (condition: Extract<Condition, { test: T }>) => string;
};

export function textFrom(texts: EffectTexts, effect: Effect, card: Card): string {
  const text = texts[effect.do] as (effect: Effect, card: Card) => string;
  return text(effect, card);
}

export function conditionFrom(texts: ConditionTexts, condition: Condition): string {
  const text = texts[condition.test] as (condition: Condition) => string;
  return text(condition);
}

/** A lasting text of a Leadership card holds for the turn, of any other card while that is active. */
export const isForTurn = (card: Card): boolean => card.kind === 'leadership';

/** `a, b or c`, with the language's own word between the last two. */
export const list = (items: readonly string[], last: string): string =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} ${last} ${items.at(-1)}`;

/** A capital at the beginning and a full stop at the end. */
export const sentence = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
