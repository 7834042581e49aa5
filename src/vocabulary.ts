/** The words of the game: tuples of literals and the types made from them (glossary of the rules reference). */

export const seats = [0, 1] as const;
export type Seat = (typeof seats)[number];

/** The other seat. */
export const opponentOf = (seat: Seat): Seat => (seat === 0 ? 1 : 0);

export const elements = ['fire', 'earth'] as const;
export type Element = (typeof elements)[number];

export const otherElement = (element: Element): Element => (element === 'fire' ? 'earth' : 'fire');

/** The nine peoples one can play. */
export const peoples = [
  'vulca',
  'hoax',
  'mimix',
  'flit',
  'khind',
  'terrah',
  'pillar',
  'aqua',
  'buka',
] as const;
export type People = (typeof peoples)[number];

/** What a card says it belongs to: a people, or none (R19.1). */
export type Origin = People | 'mutant';

/** R1.4. Ships are the only Influence cards. */
export const kinds = ['leader', 'leadership', 'character', 'booster', 'support', 'ship'] as const;
export type Kind = (typeof kinds)[number];

/** R18, without shields, which belong to a value (`Card.shields`). */
export const icons = [
  'stop',
  'retrieve',
  'protected',
  'free',
  'pair',
  'gang',
  'bluffFire',
  'bluffEarth',
  'bluffBlank',
] as const;
export type Icon = (typeof icons)[number];

export const gangs = ['no', 'cool', 'top', 'fun'] as const;
export type Gang = (typeof gangs)[number];

/** R24.5: the six families of five Buka cards. */
export const families = ['Ba', 'Bb', 'Bc', 'Bd', 'Be', 'Bf'] as const;
export type Family = (typeof families)[number];

/** Groups of cards that other texts name. */
export const tags = ['storm', 'flood', 'caterpillar', 'pirate'] as const;
export type Tag = (typeof tags)[number];

/** The eight phases of a turn (R5.1, R5.6), in order. */
export const phases = [
  'beginning',
  'leadership',
  'retreat',
  'character',
  'reinforcement',
  'announce',
  'refill',
  'end',
] as const;
export type Phase = (typeof phases)[number];

/** Zones of one seat (R1.3). */
export const zones = [
  'drawPile',
  'hand',
  'combat',
  'support',
  'leaderPile',
  'influence',
  'landed',
  'discardPile',
] as const;
export type Zone = (typeof zones)[number];

export const languages = ['en', 'de', 'es'] as const;
export type Language = (typeof languages)[number];
