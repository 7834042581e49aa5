/** A state in words, part by part: ours and the trace's alike, so that they can be compared and printed. */
import type { CardId } from '../../src/actions';
import { leadershipOf } from '../../src/inPlay';
import type { Position } from '../../src/position';
import { type Seat, seats } from '../../src/vocabulary';
import type { Names } from './names';
import type { Difference } from './tally';
import type { TraceState } from './trace';

/** What lies on one side; zones in the order of their cards. */
interface SideView {
  readonly dragons: string;
  readonly hand: string;
  readonly disclosed: string;
  readonly drawPile: string;
  readonly combat: string;
  readonly support: string;
  readonly leadership: string;
  readonly discardPile: string;
  readonly influence: string;
}

export interface TableView {
  readonly turn: string;
  readonly fight: string;
  readonly element: string;
  readonly over: string;
  readonly sides: readonly [SideView, SideView];
}

const list = (parts: readonly string[]): string => parts.join(', ');
const inOrder = (parts: readonly string[]): string => list(parts.toSorted());
const inZone = (name: string, active: boolean, faceDown = false): string =>
  `${name}${active ? '' : ' (inactive)'}${faceDown ? ' (face down)' : ''}`;
const withCargo = (ship: string, landed: boolean, cargo: readonly string[]): string =>
  `${ship}${landed ? ' (landed)' : ''} [${list(cargo)}]`;

/** A game that is over has no fight and nobody on turn. */
export function viewOfPosition(position: Position, isOver: boolean, names: Names): TableView {
  const inFight = position.opened && !isOver;
  return {
    turn: isOver ? '' : String(position.onTurn),
    fight: String(inFight),
    element: String(inFight ? position.element : null),
    over: String(isOver),
    sides: [sideOf(position, 0, names), sideOf(position, 1, names)],
  };
}

function sideOf(position: Position, seat: Seat, { nameOf }: Names): SideView {
  const side = position.sides[seat];
  const inForce = leadershipOf(position, seat);
  const inCombat = (cards: readonly CardId[], active: boolean): string[] =>
    cards.map((card) => inZone(nameOf(card), active));
  return {
    dragons: String(position.dragons[seat]),
    hand: list(side.hand.map(nameOf)),
    disclosed: inOrder(side.disclosed.map(nameOf)),
    drawPile: list(side.drawPile.toReversed().map(nameOf)),
    combat: list([...inCombat(side.under, false), ...inCombat(side.combat, true)]),
    support: list(side.support.map((card) => inZone(nameOf(card), true, side.faceDown.includes(card)))),
    leadership: list(side.leaderPile.map((card) => inZone(nameOf(card), card === inForce))),
    discardPile: list(side.discardPile.map(nameOf)),
    influence: list(
      side.ships.map((ship) => withCargo(nameOf(ship.card), ship.landed, ship.cargo.map(nameOf))),
    ),
  };
}

/** The trace's state. It counts the cards in a draw pile only, so the order known from elsewhere comes along. */
export function viewOfTrace(
  state: TraceState,
  piles: readonly [readonly CardId[], readonly CardId[]],
  { nameOf }: Names,
): TableView {
  const side = (seat: Seat): SideView => {
    const { dragons, hand, disclosed, draw, combat, support, leadership, discard, influence } =
      state.players[seat];
    return {
      dragons: String(dragons),
      hand: list(hand),
      disclosed: inOrder(disclosed ?? []),
      drawPile: piles[seat].length === draw ? list(piles[seat].map(nameOf)) : `${draw} cards`,
      combat: list(combat.map(([name, active]) => inZone(name, active === 1))),
      support: list(support.map(([name, active, down]) => inZone(name, active === 1, down === 1))),
      leadership: list(leadership.map(([name, active]) => inZone(name, active === 1))),
      discardPile: list(discard),
      influence: list(influence.map(({ ship, landed, cargo }) => withCargo(ship, landed, cargo))),
    };
  };
  return {
    turn: state.over ? '' : String(state.turn),
    fight: String(state.fight),
    element: String(state.element),
    over: String(state.over),
    sides: [side(0), side(1)],
  };
}

/** The first part in which two states differ. */
export function firstDifference(expected: TableView, seen: TableView): Difference | undefined {
  for (const what of ['over', 'turn', 'fight', 'element'] as const) {
    if (expected[what] !== seen[what]) return { what, expected: expected[what], seen: seen[what] };
  }
  for (const seat of seats) {
    const [theirs, ours] = [expected.sides[seat], seen.sides[seat]];
    for (const zone of Object.keys(theirs) as (keyof SideView)[]) {
      if (theirs[zone] === ours[zone]) continue;
      return { what: `${zone} of seat ${seat}`, expected: theirs[zone], seen: ours[zone] };
    }
  }
  return undefined;
}
