/** What always holds of a match position; a set-up that breaks one is named before it is played. */
import type { Position, Side } from '../../../src/position';
import { seats } from '../../../src/vocabulary';

export type SetupFault =
  | { readonly code: 'cardTwice' | 'cardNowhere' | 'cardUnknown' | 'cardOfOther'; readonly card: number }
  | { readonly code: 'dragons' | 'dragonsBothSides' | 'supportSince' | 'faceDown' };

const lists = [
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
    for (const card of [...lists.flatMap((list) => side[list]), ...ships]) {
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

const places = [...lists, 'ships'] as const;
export type PlaceName = (typeof places)[number];
export const placeNames: readonly PlaceName[] = places;

/** The position with the card lying elsewhere on its owner's side. */
export function withCardAt(position: Position, card: number, to: PlaceName): Position {
  const seat = card >= position.secondDeckFrom ? 1 : 0;
  const old = position.sides[seat];
  const side = { ...old };
  for (const list of lists) side[list] = old[list].filter((other) => other !== card);
  const at = old.support.indexOf(card);
  side.supportSince = old.supportSince.filter((_, index) => index !== at);
  side.faceDown = old.faceDown.filter((other) => other !== card);
  side.disclosed = old.disclosed.filter((other) => other !== card);
  side.ships = old.ships
    .filter((ship) => ship.card !== card)
    .map((ship) => ({ ...ship, cargo: ship.cargo.filter((other) => other !== card) }));
  if (to === 'ships') side.ships = [...side.ships, { card, landed: false, cargo: [] }];
  else side[to] = [...side[to], card];
  if (to === 'support') side.supportSince = [...side.supportSince, position.turn.number];
  const sides: [Side, Side] = seat === 0 ? [side, position.sides[1]] : [position.sides[0], side];
  return { ...position, sides };
}

export function placeOfCard(position: Position, card: number): PlaceName | undefined {
  const side = position.sides[card >= position.secondDeckFrom ? 1 : 0];
  const list = lists.find((name) => side[name].includes(card));
  return (
    list ?? (side.ships.some((ship) => ship.card === card || ship.cargo.includes(card)) ? 'ships' : undefined)
  );
}
