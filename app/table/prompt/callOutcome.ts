/** What calling on the opponent to show colours would lead to, by what lies open. */
import { type Card, setOf } from '../../../src/cards';
import { type Dragons, dragonFrom } from '../../../src/moves';
import { bluffPower } from '../../../src/text/scene';
import { type Element, type Icon, opponentOf, type Seat } from '../../../src/vocabulary';
import type { SeatView } from '../../game/match';

export interface Attracted {
  readonly dragons: Dragons;
  /** A fourth dragon: it is no longer on the track and wins the game at once (R15.1). */
  readonly wins: boolean;
}

/** R14.5: one dragon after the other. */
export function attracting(dragons: Dragons, seat: Seat, count: number): Attracted {
  const after: [number, number] = [dragons[0], dragons[1]];
  for (let i = 0; i < count; i++) {
    const from = dragonFrom(after, seat);
    if (from === 'nowhere') return { dragons: after, wins: true };
    if (from === 'opponent') after[opponentOf(seat)] -= 1;
    else after[seat] += 1;
  }
  return { dragons: after, wins: false };
}

export interface CallOutcome {
  readonly bluffer: Seat;
  readonly element: Element;
  readonly bluffs: number;
  /** The bluffer's power without the Bluffs. */
  readonly powerLeft: number;
  readonly ifRight: Attracted;
  readonly ifWrong: Attracted;
  /** Dragons of the retreat, beside the one of the call; none where that one has won the game. */
  readonly more: number;
}

export function callOutcome({ observation, seat, retreat }: SeatView): CallOutcome | undefined {
  const { element, sides, onTurn } = observation;
  if (element === null) return undefined;
  const dragons: Dragons = [sides[0].dragons, sides[1].dragons];
  const power = sides[onTurn].power[element];
  const forCall = attracting(dragons, seat, 1);
  return {
    bluffer: onTurn,
    element,
    bluffs: sides[onTurn].support.filter((support) => support.faceDown).length,
    powerLeft: power.total - bluffPower(power),
    ifRight: attracting(dragons, onTurn, 1),
    ifWrong: forCall.wins ? forCall : attracting(forCall.dragons, seat, retreat.dragons),
    more: forCall.wins ? 0 : retreat.dragons,
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
