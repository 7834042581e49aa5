/** A position made from a recorded state, at the beginning of a turn: there the trace says everything but what a turn has used. */
import type { CardId } from '../../src/actions';
import { copyPosition } from '../../src/copy';
import { emptySide, newTurn, type Position, type Side } from '../../src/position';
import type { Seat } from '../../src/vocabulary';
import type { Names } from './names';
import type { TraceSide, TraceState } from './trace';

export interface Known {
  /** Any position of the same game. */
  readonly like: Position;
  readonly state: TraceState;
  /** Draw piles, top first. */
  readonly piles: readonly [readonly CardId[], readonly CardId[]];
  readonly attached: ReadonlyMap<CardId, CardId>;
}

export function resume({ like, state, piles, attached }: Known, names: Names): Position {
  const position = copyPosition(like);
  const turn = position.turn.number + 1;
  const side = (seat: Seat): Side => sideFrom(state.players[seat], piles[seat], turn, names);
  position.sides = [side(0), side(1)];
  position.dragons = [state.players[0].dragons, state.players[1].dragons];
  position.instantWinner = null;
  // Who was out first is recorded from then on for good, so it is kept only while it is true.
  for (const seat of [0, 1] as const) {
    const { hand, drawPile } = position.sides[seat];
    if (hand.length + drawPile.length > 0) continue;
    position.sides[seat].outSince = state.players[seat].noCards ? 1 : 2;
  }
  position.moment = 2;
  position.element = state.fight ? state.element : null;
  position.opened = state.fight;
  position.announced = null;
  position.retreating = null;
  position.onTurn = state.turn;
  position.turn = newTurn(turn);
  position.targets = [...attached];
  position.question = null;
  position.agenda = [];
  position.beforeFightOn = null;
  position.script = [];
  if (!state.fight) position.fightStarter = state.turn;
  return position;
}

function sideFrom(side: TraceSide, pile: readonly CardId[], turn: number, { idOf }: Names): Side {
  const ids = (list: readonly string[]): CardId[] => list.map(idOf);
  const inCombat = (active: 0 | 1): CardId[] =>
    ids(side.combat.filter(([, flag]) => flag === active).map(([name]) => name));
  return {
    ...emptySide(),
    drawPile: pile.toReversed(),
    hand: ids(side.hand),
    disclosed: ids(side.disclosed ?? []),
    under: inCombat(0),
    combat: inCombat(1),
    combatSince: turn - 1,
    support: ids(side.support.map(([name]) => name)),
    supportSince: side.support.map(() => turn - 1),
    faceDown: ids(side.support.filter(([, , down]) => down === 1).map(([name]) => name)),
    ships: side.influence.map(({ ship, landed, cargo }) => ({ card: idOf(ship), landed, cargo: ids(cargo) })),
    leaderPile: ids(side.leadership.map(([name]) => name)),
    discardPile: ids(side.discard),
  };
}
