/** The hand in which the card files are written: one small constructor a kind, and what a set adds to its cards. */
import type { Effect } from '../effects/effect';
import {
  type Element,
  elements,
  type Family,
  type Gang,
  type Icon,
  type Origin,
  type People,
  type Tag,
} from '../vocabulary';
import type { Card } from './card';

/** What else may be printed on a card; absent: no moons, no icon, no text. */
interface Print {
  readonly moons?: number;
  readonly shields?: readonly Element[];
  readonly icons?: readonly Icon[];
  /** Stands for the gang icon too. */
  readonly gang?: Gang;
  readonly tags?: readonly Tag[];
  readonly family?: Family;
  readonly effect?: Effect;
}

/** A card before its set has given it a people, which makes its id. */
type Row = Omit<Card, 'id' | 'set' | 'people'> & { readonly people?: Origin };

export const both = elements;

const face = (
  number: number,
  name: string,
  { moons = 0, shields, icons = [], gang, tags, ...rest }: Print,
) => ({
  number,
  name,
  fire: null,
  earth: null,
  moons,
  shields: shields ?? [],
  icons: gang === undefined ? icons : ([...icons, 'gang'] as const),
  ...(gang !== undefined && { gang }),
  tags: tags ?? [],
  ...rest,
});

const withValues =
  (kind: 'character' | 'booster' | 'support') =>
  /** `null`: no value printed (R1.5). */
  (number: number, name: string, fire: number | null, earth: number | null, print: Print = {}): Row => ({
    ...face(number, name, print),
    kind,
    fire,
    earth,
  });

export const character = withValues('character');
export const booster = withValues('booster');
export const support = withValues('support');

export const leader = (name: string): Row => ({ ...face(0, name, {}), kind: 'leader', moons: null });

export const leadership = (number: number, name: string, print: Print): Row => ({
  ...face(number, name, print),
  kind: 'leadership',
});

export const ship = (number: number, name: string, capacity: number, print: Print): Row => ({
  ...face(number, name, print),
  kind: 'ship',
  capacity,
});

/** A card that is sold in the set but belongs to another people, or to none. */
export const from = (people: Origin, row: Row): Row => ({ ...row, people });

/** `Old Goo Laa's Ghost` of the Buka is `buka-old-goo-laas-ghost`. */
const idOf = (people: Origin, name: string): string =>
  `${people}-${name}`
    .toLowerCase()
    .replace(/'/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/-$/, '');

/** All cards sold in the set of a people, Leader first. */
export const peopleSet = (set: People, rows: readonly Row[]): readonly Card[] =>
  rows.map((row) => {
    const people = row.people ?? set;
    return { ...row, id: idOf(people, row.name), set, people };
  });
