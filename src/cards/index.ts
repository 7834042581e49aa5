/** The catalogue: every card of the nine sets, in one fixed order. Positions name a card by its place in it. */
import { type Family, type People, peoples } from '../vocabulary';
import { aqua } from './aqua';
import { buka } from './buka';
import type { Card } from './card';
import { flit } from './flit';
import { hoax } from './hoax';
import { khind } from './khind';
import { mimix } from './mimix';
import { pillar } from './pillar';
import { terrah } from './terrah';
import { vulca } from './vulca';

export type { Card } from './card';

const sets: Readonly<Record<People, readonly Card[]>> = {
  vulca,
  hoax,
  mimix,
  flit,
  khind,
  terrah,
  pillar,
  aqua,
  buka,
};

/** Sets in the order of `peoples`, each with its Leader first. */
export const catalogue: readonly Card[] = peoples.flatMap((people) => sets[people]);

const indices: ReadonlyMap<string, number> = new Map(catalogue.map((card, index) => [card.id, index]));
const byName: ReadonlyMap<string, Card> = new Map(catalogue.map((card) => [card.name.toLowerCase(), card]));

/** The place of a card in the catalogue; the id has to exist. */
export function indexOfCard(id: string): number {
  const index = indices.get(id);
  if (index === undefined) throw new Error(`No card has the id ${id}`);
  return index;
}

/** The card in a place of the catalogue; the place has to exist. */
export function cardAt(index: number): Card {
  const card = catalogue[index];
  if (card === undefined) throw new Error(`The catalogue has no place ${index}`);
  return card;
}

/** The card with an id; the id has to exist. */
export const cardWithId = (id: string): Card => cardAt(indexOfCard(id));

/** The card of that name, capitals not minded; for names that come from outside. */
export const findCard = (name: string): Card | undefined => byName.get(name.trim().toLowerCase());

/** The card of that name; the name has to exist. */
export function cardNamed(name: string): Card {
  const card = findCard(name);
  if (card === undefined) throw new Error(`No card is named ${name}`);
  return card;
}

/** All cards sold with a people, Leader first. */
export const setOf = (people: People): readonly Card[] => sets[people];

export function leaderOf(people: People): Card {
  const [leader] = sets[people];
  if (leader?.kind !== 'leader') throw new Error(`The set of ${people} does not begin with its Leader`);
  return leader;
}

/** R1.1: the 30 cards beside the Leader, as places in the catalogue. */
export const standardDeck = (people: People): readonly number[] =>
  sets[people].filter((card) => card.kind !== 'leader').map((card) => indexOfCard(card.id));

/** R24.5: the five cards of a Buka family, as places in the catalogue. */
export const familyCards = (family: Family): readonly number[] =>
  buka.filter((card) => card.family === family).map((card) => indexOfCard(card.id));
