/** Random matches by number: pairings of peoples, families, constructed decks. A number gives one match forever. */
import { familyDeck, prebuiltDeck, randomLegalDeck } from '../../src/decks';
import type { Deck, Settings } from '../../src/position';
import { seedRandom } from '../../src/rng';
import { families, peoples } from '../../src/vocabulary';
import type { Watch } from './randomMatch';

type Decks = readonly [Deck, Deck];

/** So many matches make a round of one kind; four rounds make a cycle. */
export const roundLength = peoples.length ** 2;
export const rounds = ['peoples, uniform', 'peoples, eager', 'families', 'constructed decks'] as const;

const withoutBuka = peoples.filter((people) => people !== 'buka');
const at = <T>(list: readonly T[], index: number): T => list[index % list.length]!;

/** All 81 pairings, mirror matches too. */
const prebuilt = (place: number): Decks => [
  prebuiltDeck(at(peoples, place)),
  prebuiltDeck(at(peoples, Math.floor(place / peoples.length))),
];

/** Two different families (R24.5); the peoples come to each pair of families in turn. */
function withFamilies(place: number, cycle: number): Decks {
  const first = (place + cycle) % families.length;
  const second = first + 1 + (Math.floor(place / families.length) % (families.length - 1));
  return [
    familyDeck(at(withoutBuka, place), at(families, first)),
    familyDeck(at(withoutBuka, Math.floor(place / withoutBuka.length)), at(families, second)),
  ];
}

/** Two random legal decks (R25). */
function constructed(place: number, seed: number): Decks {
  const first = randomLegalDeck(at(peoples, place), seedRandom(seed));
  return [first.deck, randomLegalDeck(at(peoples, Math.floor(place / peoples.length)), first.rng).deck];
}

/** A single game; every tenth time a match to five crystals with mulligan. */
export function nthMatch(number: number): {
  readonly settings: Settings;
  readonly watch: Omit<Watch, 'every'>;
} {
  const place = number % roundLength;
  const round = Math.floor(number / roundLength);
  const cycle = Math.floor(round / rounds.length);
  const kind = rounds[round % rounds.length]!;
  const isMatch = number % 10 === 9;
  const decks =
    kind === 'families'
      ? withFamilies(place, cycle)
      : kind === 'constructed decks'
        ? constructed(place, number)
        : prebuilt(place);
  const settings: Settings = {
    decks,
    crystalsToWin: isMatch ? 5 : 1,
    mulligan: isMatch,
    swapDecks: kind !== 'constructed decks',
    firstSeat: null,
    order: null,
  };
  const style =
    kind === 'peoples, eager' || (kind !== 'peoples, uniform' && number % 2 === 1) ? 'eager' : 'uniform';
  return { settings, watch: { seed: number, style } };
}
