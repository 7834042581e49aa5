/** What a card is like, as numbers: what the learned evaluation knows of cards it has seldom met. */
import { type Facts, facts } from '../../../src/cards/facts';
import { icons, type Kind, type Origin, peoples } from '../../../src/vocabulary';

/** In which light values are read: no element yet, Fire, Earth. */
export const frames = ['open', 'fire', 'earth'] as const;
export type Frame = 0 | 1 | 2;

/** Index and value of each trait a card has; the rest are 0. */
export interface Traits {
  readonly indices: readonly number[];
  readonly values: readonly number[];
}

const playedKinds: readonly Kind[] = ['leadership', 'character', 'booster', 'support', 'ship'];
const addingKinds: readonly Kind[] = ['character', 'booster', 'support'];
const origins: readonly Origin[] = [...peoples, 'mutant'];
/** What texts do, in the order of the catalogue. */
const deeds = [...new Set(facts.flatMap(({ effect }) => (effect === null ? [] : [effect.do])))];

const highValue = 5;
const usualValue = 6;

/** The value that counts and the other one; before a fight the higher one may count. */
function valuesIn({ fire, earth }: Facts, frame: Frame): readonly [number, number] {
  if (frame === 1) return [fire, earth];
  if (frame === 2) return [earth, fire];
  return [Math.max(fire, earth), Math.min(fire, earth)];
}

/** Every trait of a card in a fixed order, zeros included. */
function allTraits(card: Facts, frame: Frame): number[] {
  const [value, other] = valuesIn(card, frame);
  const [shield, otherShield] =
    frame === 2 ? [card.earthShield, card.fireShield] : [card.fireShield, card.earthShield];
  return [
    1,
    value / usualValue,
    other / usualValue,
    Math.max(0, value - 3) / 3,
    Number(value >= highValue),
    ...playedKinds.map((kind) => Number(card.kind === kind)),
    ...addingKinds.map((kind) => (card.kind === kind ? value / usualValue : 0)),
    ...icons.map((icon) => Number(card.card.icons.includes(icon))),
    Number(shield),
    Number(otherShield),
    Number(card.hasText),
    ...deeds.map((deed) => Number(card.effect?.do === deed)),
    ...origins.map((origin) => Number(card.card.people === origin)),
  ];
}

function traitsOf(card: Facts, frame: Frame): Traits {
  const all = allTraits(card, frame);
  const indices = all.flatMap((value, index) => (value === 0 ? [] : [index]));
  return { indices, values: indices.map((index) => all[index]!) };
}

export const traitCount = allTraits(facts[0]!, 0).length;

/** By frame, then by place in the catalogue. */
export const traits: readonly (readonly Traits[])[] = frames.map((_, frame) =>
  facts.map((card) => traitsOf(card, frame as Frame)),
);
