/** What calling on the opponent to show colours would lead to, by what lies open. */
import { type Card, setOf } from '../../../src/cards';
import { type Element, type Icon, opponentOf, type Seat } from '../../../src/vocabulary';
import type { SeatView } from '../../game/match';

export type Dragons = readonly [number, number];

/** R14.5: one dragon after the other; a fourth wins the game and is no longer on the track. */
export function attracting(dragons: Dragons, seat: Seat, count: number): Dragons {
  const after: [number, number] = [dragons[0], dragons[1]];
  const other = opponentOf(seat);
  for (let i = 0; i < count; i++) {
    if (after[other] > 0) after[other] -= 1;
    else if (after[seat] < 3) after[seat] += 1;
  }
  return after;
}

export interface CallOutcome {
  readonly bluffer: Seat;
  readonly element: Element;
  readonly bluffs: number;
  /** The bluffer's power without the Bluffs. */
  readonly powerLeft: number;
  readonly ifRight: Dragons;
  readonly ifWrong: Dragons;
  /** Dragons of the retreat, beside the one of the call. */
  readonly more: number;
}

export function callOutcome({ observation, seat, retreat }: SeatView): CallOutcome | undefined {
  const { element, sides, onTurn } = observation;
  if (element === null) return undefined;
  const dragons: Dragons = [sides[0].dragons, sides[1].dragons];
  const { lines, total } = sides[onTurn].power[element];
  const behind = lines.filter((line) => line.faceDown).reduce((sum, line) => sum + line.value, 0);
  return {
    bluffer: onTurn,
    element,
    bluffs: sides[onTurn].support.filter((support) => support.faceDown).length,
    powerLeft: total - behind,
    ifRight: attracting(dragons, onTurn, 1),
    ifWrong: attracting(attracting(dragons, seat, 1), seat, retreat.dragons),
    more: retreat.dragons,
  };
}

export interface SeenBluffs {
  readonly icon: Icon;
  /** Names of the cards seen openly. */
  readonly seen: readonly string[];
  readonly all: number;
}

const bluffIcons = ['bluffFire', 'bluffEarth', 'bluffBlank'] as const;

/** The Bluff cards of a seat's people, and which of them lie open somewhere. */
export function seenBluffs(
  { observation }: SeatView,
  owner: Seat,
  printed: (card: number) => Card | null,
): SeenBluffs[] {
  const side = observation.sides[owner];
  const ships = side.ships.flatMap((ship) => ship.cargo);
  const open = [...side.combat, ...side.under, ...side.discardPile, ...side.disclosed, ...ships].flatMap(
    (card) => printed(card) ?? [],
  );
  return bluffIcons.map((icon) => ({
    icon,
    seen: open.filter((card) => card.icons.includes(icon)).map((card) => card.name),
    all: setOf(side.people).filter((card) => card.icons.includes(icon)).length,
  }));
}
