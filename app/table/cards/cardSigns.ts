/** What the signs of a card mean: each with the rule that tells it best. */
import type { Card } from '../../../src/cards/card';
import type { RuleId } from '../../../src/text';
import type { Icon } from '../../../src/vocabulary';
import { signOfIcon } from '../../look/card/iconSigns';

export type SignedThing = Icon | 'shield' | 'capacity';

export interface CardSign {
  readonly thing: SignedThing;
  /** In the sprite. */
  readonly sign: string;
  readonly rule: RuleId;
}

const rules = {
  stop: 'R18.3',
  retrieve: 'R18.4',
  protected: 'R18.5',
  free: 'R18.6',
  pair: 'R18.7',
  gang: 'R18.8',
  shield: 'R18.2',
  capacity: 'R22.4',
  bluffFire: 'R23.2',
  bluffEarth: 'R23.2',
  bluffBlank: 'R23.10',
} as const satisfies Readonly<Record<SignedThing, RuleId>>;

/** In the order of the card: beside its values, then at its foot. */
export function signsOf(card: Card): CardSign[] {
  const of = (thing: SignedThing, sign: string): CardSign => ({ thing, sign, rule: rules[thing] });
  const { capacity, shields, icons } = card;
  return [
    ...(capacity === undefined ? [] : [of('capacity', 'capacity')]),
    ...(shields.length === 0 ? [] : [of('shield', `shield-${shields[0]}`)]),
    ...icons.map((icon) => of(icon, signOfIcon(card, icon))),
  ];
}
