/** What always holds of a match position; one from outside that breaks it is named before it is played. */
import type { Position, Side } from './position';
import { seats } from './vocabulary';

export type SetupFault =
  | { readonly code: 'cardTwice' | 'cardNowhere' | 'cardUnknown' | 'cardOfOther'; readonly card: number }
  | { readonly code: 'dragons' | 'dragonsBothSides' | 'supportSince' | 'faceDown' };

/** Where a card can lie, Ships aside. */
export const cardLists = [
  'drawPile',
  'hand',
  'under',
  'combat',
  'support',
  'leaderPile',
  'discardPile',
] as const satisfies readonly (keyof Side)[];

export function faultsOf(position: Position): SetupFault[] {
  const faults: SetupFault[] = [];
  const { sides, dragons, cards, secondDeckFrom } = position;
  const seen = new Map<number, number>();
  for (const seat of seats) {
    const side = sides[seat];
    const ships = side.ships.flatMap(({ card, cargo }) => [card, ...cargo]);
    for (const card of [...cardLists.flatMap((list) => side[list]), ...ships]) {
      seen.set(card, (seen.get(card) ?? 0) + 1);
      if (cards[card] === undefined) faults.push({ code: 'cardUnknown', card });
      else if ((card >= secondDeckFrom ? 1 : 0) !== seat) faults.push({ code: 'cardOfOther', card });
    }
    if (side.support.length !== side.supportSince.length) faults.push({ code: 'supportSince' });
    if (side.faceDown.some((card) => !side.support.includes(card))) faults.push({ code: 'faceDown' });
  }
  cards.forEach((_, card) => {
    const times = seen.get(card) ?? 0;
    if (times === 0) faults.push({ code: 'cardNowhere', card });
    if (times > 1) faults.push({ code: 'cardTwice', card });
  });
  const [one, other] = dragons;
  if (one < 0 || other < 0 || one + other > 3) faults.push({ code: 'dragons' });
  if (one > 0 && other > 0) faults.push({ code: 'dragonsBothSides' });
  return faults;
}
