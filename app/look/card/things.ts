/** What a Booster or a Support shows: a thing, found by a word of its card's id, and perhaps a mark that sets it apart. */
import type { Card } from '../../../src/cards/card';
import type { MotifName } from './motif';

/** Words of ids and the things they name. */
const things: Readonly<Record<string, MotifName>> = {
  launch: 'mo-pot',
  potion: 'mo-flask',
  caterpillar: 'mo-caterpillar',
  butterfly: 'mo-butterfly',
  storm: 'mo-storm',
  flood: 'mo-wave',
  armor: 'mo-armor',
  gauntlets: 'mo-gauntlets',
  boomerang: 'mo-boomerang',
  arrows: 'mo-arrows',
  hatchet: 'mo-hatchet',
  fireblast: 'mo-blast',
  earthblast: 'mo-blast',
  earthtremor: 'mo-quake',
  letter: 'mo-letter',
  waterspout: 'mo-waterspout',
  undertow: 'mo-undertow',
  earthwater: 'mo-drop',
  firewater: 'mo-drop',
  enchantment: 'mo-staff',
  tome: 'mo-tome',
  trebuchet: 'mo-trebuchet',
  ballista: 'mo-ballista',
  missiles: 'mo-missiles',
  shockwave: 'mo-shockwave',
  duplicator: 'mo-gears',
  brain: 'mo-brain',
  swamp: 'mo-swamp',
  marsh: 'mo-swamp',
  sirens: 'mo-sirens',
  razorjaw: 'mo-razorjaw',
  serpents: 'mo-serpents',
  fog: 'mo-fog',
  mud: 'mo-mud',
  quicksand: 'mo-quicksand',
  drill: 'mo-drill',
  wall: 'mo-wall',
  spirits: 'mo-spirits',
  fires: 'mo-fires',
  haze: 'mo-haze',
  lightning: 'mo-bolts',
  gluing: 'mo-jar',
  laughing: 'mo-gas',
  oath: 'mo-oath',
  pandemonium: 'mo-pandemonium',
  chant: 'mo-chant',
  rattle: 'mo-rattle',
  wardance: 'mo-drum',
  armory: 'mo-armory',
};

/** Words that tell things of one sort apart. */
const marks: Readonly<Record<string, MotifName>> = {
  fire: 'ic-fire',
  fireeater: 'ic-fire',
  fireblast: 'ic-fire',
  firewater: 'ic-fire',
  infernal: 'ic-fire',
  earth: 'ic-earth',
  eartheroder: 'ic-earth',
  earthblast: 'ic-earth',
  earthwater: 'ic-earth',
  aquatic: 'mo-drop',
  watertamer: 'mo-drop',
  oil: 'mo-drop',
  lightseeker: 'mo-sun',
  morningwind: 'mo-sun',
  eveningbreeze: 'ic-moon',
  scout: 'mo-eye',
  inscrutable: 'mo-eye',
  dazzling: 'mo-star',
  cosmic: 'mo-star',
  thunder: 'mo-bolt',
  drowning: 'mo-rain',
  rain: 'mo-rain',
  torrential: 'mo-rain',
  sand: 'mo-dots',
  dust: 'mo-dots',
  snow: 'mo-flake',
  hail: 'mo-flake',
  bugs: 'mo-bug',
  locust: 'mo-butterfly',
  rockdrop: 'mo-rock',
  slime: 'mo-mud',
  sloth: 'mo-puff',
  conjoining: 'mo-twin',
  mutation: 'mo-turn',
  passion: 'mo-rise',
};

/** Where a thing has room for a mark inside it; others carry it beside. */
export interface Inset {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  /** Drawn in the colour of the paper, upon the thing. */
  readonly isOnThing: boolean;
}

const insets: Partial<Readonly<Record<MotifName, Inset>>> = {
  'mo-flask': { x: 22, y: 35, size: 20, isOnThing: true },
  'mo-pot': { x: 17, y: 30, size: 22, isOnThing: true },
  'mo-drop': { x: 21, y: 32, size: 22, isOnThing: true },
  'mo-storm': { x: 19, y: 38, size: 26, isOnThing: false },
};

export interface Thing {
  readonly symbol: MotifName;
  readonly mark: MotifName | undefined;
  readonly inset: Inset | undefined;
}

/** A text that speaks of one element only marks its thing with it. */
function elementOf({ effect }: Card): MotifName | undefined {
  const named = effect !== undefined && 'elements' in effect ? effect.elements : [];
  const [element, second] = named;
  return element !== undefined && second === undefined ? `ic-${element}` : undefined;
}

/** `undefined` for a card of another kind, or one whose id names no thing. */
export function thingOf(card: Card): Thing | undefined {
  if (card.kind !== 'booster' && card.kind !== 'support') return undefined;
  const words = card.id.split('-');
  const find = (table: Readonly<Record<string, MotifName>>) => words.map((word) => table[word]).find(Boolean);
  const symbol = find(things);
  return symbol && { symbol, mark: find(marks) ?? elementOf(card), inset: insets[symbol] };
}
