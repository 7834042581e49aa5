/** The decks the sets are sold as (R1.1), and the same with a Buka family shuffled in (R24.5, R24.6). */
import { familyCards, indexOfCard, leaderOf, standardDeck } from '../cards';
import type { Deck } from '../position';
import type { Family, People } from '../vocabulary';
import type { FamilyFault } from './faults';

export const prebuiltDeck = (people: People): Deck => ({
  people,
  leader: indexOfCard(leaderOf(people).id),
  cards: standardDeck(people),
});

/** R24.5: 35 cards. Whether the match allows it: `checkFamilies`. */
export function familyDeck(people: People, family: Family): Deck {
  const deck = prebuiltDeck(people);
  return { ...deck, cards: [...deck.cards, ...familyCards(family)], title: family };
}

/** What one seat has chosen before the match. */
export interface FamilyChoice {
  readonly people: People;
  readonly family: Family | null;
}

/** Both seats take a family, two different ones, and nobody plays the Buka themselves; or nobody takes one. */
export function checkFamilies([first, second]: readonly [FamilyChoice, FamilyChoice]): FamilyFault[] {
  if (first.family === null && second.family === null) return [];
  const faults: FamilyFault[] = [];
  if (first.family === null || second.family === null) faults.push({ code: 'familyMissing', rule: 'R24.5' });
  else if (first.family === second.family) {
    faults.push({ code: 'sameFamily', rule: 'R24.5', family: first.family });
  }
  if (first.people === 'buka' || second.people === 'buka') {
    faults.push({ code: 'bukaWithFamilies', rule: 'R24.6' });
  }
  return faults;
}
