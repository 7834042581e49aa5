/** Random constructed decks, for long runs and tests. */
import { catalogue, indexOfCard, leaderOf } from '../cards';
import type { Deck } from '../position';
import { below, nextRandom, shuffle } from '../rng';
import type { People } from '../vocabulary';
import { moonsUnder } from './check';
import { type DeckLimits, standardLimits } from './limits';

/** At most so many foreign cards are wished for, so that a people can still be recognised. */
const mostForeign = 12;

/** R25: a legal deck of that people and the generator's state after it. Same state, same deck. */
export function randomLegalDeck(
  people: People,
  rng: number,
  limits: DeckLimits = standardLimits,
): { readonly deck: Deck; readonly rng: number } {
  const playable = catalogue.filter((card) => card.kind !== 'leader');
  const own = playable.filter((card) => card.people === people);
  const foreign = playable.filter((card) => card.people !== people);
  let state = shuffle(own, rng);
  state = shuffle(foreign, state);
  state = nextRandom(state);
  const wished = Math.max(below(state, mostForeign + 1), limits.cards - own.length);

  let moons = 0;
  const chosen = foreign
    .filter((card) => {
      const fits = moons + moonsUnder(people, card) <= limits.moons;
      if (fits) moons += moonsUnder(people, card);
      return fits;
    })
    .slice(0, wished);
  const cards = [...chosen, ...own].slice(0, limits.cards);
  if (cards.length < limits.cards) throw new Error(`No deck of ${limits.cards} cards fits the limits`);
  return {
    deck: {
      people,
      leader: indexOfCard(leaderOf(people).id),
      cards: cards.map((card) => indexOfCard(card.id)),
    },
    rng: state,
  };
}
