/**
 * Solves a puzzle by exhaustive search: whether seat 0 can force the goal, knowing no more than it may know. What it
 * cannot tell apart is searched as one set of states in which the same action has to do.
 */
import { apply, isOver, legalActions, observe, type State, toAct } from '../../machines/engine';
import { laidState } from '../../machines/layOut';
import type { Action } from '../../src/actions';
import { cardAt } from '../../src/cards';
import { writeAction } from '../../src/notation/action';
import { writePosition } from '../../src/notation/position';
import type { Goal, Puzzle } from './puzzle';

export type Verdict = 'won' | 'lost';

/** States that seat 0 cannot tell apart. */
type Belief = readonly State[];

const solverSeat = 0;
const otherSeat = 1;

export interface Solver {
  readonly start: State;
  /** Whether the goal is reached or missed; `undefined` while it is open. */
  readonly verdict: (state: State) => Verdict | undefined;
  /** Whether the goal can still be forced from here, for one who knows which state it is or cannot tell these apart. */
  readonly canForce: (belief: Belief) => boolean;
  /** What the other seat does: a refutation where there is one, else it gives up as soon as it may. */
  readonly reply: (state: State) => Action;
  /** How many sets of states were searched so far. */
  readonly searched: () => number;
}

function reached(goal: Goal, start: State, end: State): boolean {
  const { dragons, results, fightStarter } = end.position;
  const before = start.position;
  const [lost] = results.slice(before.results.length).filter(({ winner }) => winner === otherSeat);
  if (lost !== undefined) return false;
  const isGameWon = results.length > before.results.length;
  const balance = dragons[0] - dragons[1] - (before.dragons[0] - before.dragons[1]);
  if (isGameWon) return true;
  if (goal.kind === 'saveDragons') return balance >= -goal.dragons;
  return fightStarter === otherSeat && balance >= goal.dragons;
}

/** Legal actions without taking back, which leads nowhere new: who has nothing else left is stuck. */
const movesIn = (state: State): Action[] => legalActions(state).filter(({ type }) => type !== 'takeBack');

function after(state: State, action: Action): State {
  const applied = apply(state, action);
  if (!applied.ok) throw new Error(`Refused in a puzzle: ${writeAction(action)}, ${applied.reason.code}`);
  return applied.state;
}

/** Sets of states that look alike to seat 0. */
function groupsOf(states: readonly State[]): Belief[] {
  const groups = new Map<string, State[]>();
  for (const state of states) {
    const { news: _, ...seen } = observe(state, solverSeat);
    const look = JSON.stringify(seen);
    groups.set(look, [...(groups.get(look) ?? []), state]);
  }
  return [...groups.values()];
}

const keyOf = ({ place, position }: State): string =>
  `${place} ${position.cards.join()} ${writePosition(position)}`;

/** `forbidden` actions of seat 0, in notation, are left out of the search. */
export function solverOf(puzzle: Puzzle, forbidden: readonly string[] = []): Solver {
  const start = laidState(puzzle.id, puzzle.laid, false);
  const { fightNumber, results, turn } = start.position;
  const known = new Map<string, boolean>();

  function verdict(state: State): Verdict | undefined {
    const { position } = state;
    const isEnd = position.fightNumber !== fightNumber || position.results.length !== results.length;
    if (isEnd || isOver(state)) return reached(puzzle.goal, start, state) ? 'won' : 'lost';
    return position.turn.number > turn.number + puzzle.turns ? 'lost' : undefined;
  }

  function canForce(belief: Belief): boolean {
    const open = belief.filter((state) => verdict(state) === undefined);
    if (belief.some((state) => verdict(state) === 'lost')) return false;
    const [first] = open;
    if (first === undefined) return true;
    const key = open.map(keyOf).sort().join('\n');
    const before = known.get(key);
    if (before !== undefined) return before;
    const answer = toAct(first) === solverSeat ? someActionDoes(open, first) : everyReplyFails(open);
    known.set(key, answer);
    return answer;
  }

  const someActionDoes = (open: Belief, first: State): boolean =>
    movesIn(first)
      .filter((action) => !forbidden.includes(writeAction(action)))
      .some((action) => groupsOf(open.map((state) => after(state, action))).every(canForce));

  const everyReplyFails = (open: Belief): boolean =>
    groupsOf(open.flatMap((state) => movesIn(state).map((action) => after(state, action)))).every(canForce);

  return {
    start,
    verdict,
    canForce,
    reply(state) {
      const replies = movesIn(state);
      const refuting = replies.find((action) => !canForce([after(state, action)]));
      const goesOn = ['retreat', 'next'].map((type) => replies.find((action) => action.type === type));
      return refuting ?? goesOn.find((action) => action !== undefined) ?? replies[0]!;
    },
    searched: () => known.size,
  };
}

/** Whether a card could lie face down as a Bluff. */
const canBluff = (index: number): boolean => cardAt(index).icons.some((icon) => icon.startsWith('bluff'));

/** The same state, with the prints of two cards exchanged. */
function exchanged({ place, position }: State, one: number, other: number): State {
  const cards = [...position.cards];
  [cards[one], cards[other]] = [position.cards[other]!, position.cards[one]!];
  return { place, position: { ...position, cards } };
}

/**
 * Every state that seat 0 has to reckon with: the other seat's face-down cards may be any of its cards that show a
 * Bluff sign and are not seen.
 */
export function possibleStates(state: State): State[] {
  const { cards, secondDeckFrom, sides } = state.position;
  const seen = observe(state, solverSeat).cards;
  const { faceDown } = sides[otherSeat];
  const hidden = cards.flatMap((index, card) =>
    card >= secondDeckFrom && seen[card] === null && canBluff(index) ? [card] : [],
  );
  const states = faceDown.reduce<State[]>(
    (worlds, card, order) => {
      const settled = faceDown.slice(0, order);
      const candidates = hidden.filter((other) => !settled.includes(other));
      return worlds.flatMap((world) => candidates.map((other) => exchanged(world, card, other)));
    },
    [state],
  );
  return [...new Map(states.map((one) => [keyOf(one), one])).values()];
}
