/** What the rule of a blue card says, as data. What single cards say is no part of the fragment; these are examples. */

/**
 * The stated moment of an effect (A9). An effect without one happens each time the rule is switched on (A10).
 * `diePlaced`: whenever a player puts a die on any blue card.
 */
export const moments = ['roundStart', 'diePlaced', 'roundEnd'] as const;
export type Moment = (typeof moments)[number];

/** A5: whom an effect concerns. `placer`: who has just put the die, so with `diePlaced` alone. */
export const aims = [
  'everyone',
  'placer',
  'leaders',
  'trailing',
  'withPurpleCard',
  'withoutPurpleCard',
  'withDieHere',
  'withoutDieHere',
] as const;
export type Aim = (typeof aims)[number];

export type Effect =
  /** A9 with a moment, A10 without. */
  | { readonly do: 'loseDie'; readonly when?: 'roundStart'; readonly who: Aim }
  /** Good above 0, bad below; nobody falls below 0 points. */
  | { readonly do: 'points'; readonly by: number; readonly when?: Moment; readonly who: Aim };

export type EffectKind = Effect['do'];
export type EffectOf<D extends EffectKind> = Extract<Effect, { do: D }>;
