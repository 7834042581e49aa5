/** Everything that can be wrong with a deck, with the figures that show it. Sentences: `src/text/deckFaults.ts`. */
import type { People } from '../vocabulary';

interface Broken<C extends string> {
  readonly code: C;
  readonly rule: string;
}

/** A fault of the cards themselves. */
export type CardsFault =
  | (Broken<'deckSize'> & { readonly have: number; readonly need: number })
  | (Broken<'deckDuplicate'> & { readonly card: string; readonly times: number })
  | (Broken<'deckMoons'> & { readonly have: number; readonly most: number })
  | (Broken<'leaderInDeck'> & { readonly card: string });

/** A fault of the file they were read from. Lines count from 1; `null` in JSON. */
export type DeckFault =
  | CardsFault
  | { readonly code: 'notJson'; readonly detail: string }
  | { readonly code: 'wrongField'; readonly field: string }
  | { readonly code: 'noPeople' }
  | {
      readonly code: 'unknownPeople';
      readonly name: string;
      readonly line: number | null;
      readonly nearest: string | null;
    }
  | { readonly code: 'twoPeoples'; readonly first: People; readonly second: People }
  | {
      readonly code: 'unknownCard';
      readonly name: string;
      readonly line: number | null;
      readonly nearest: string | null;
    };

export type DeckFaultCode = DeckFault['code'];

/** A fault of two decks that are to play a match with families (R24.5, R24.6). */
export type FamilyFault =
  | Broken<'bukaWithFamilies'>
  | (Broken<'sameFamily'> & { readonly family: string })
  | Broken<'familyMissing'>;
