/** Analysis of a game played: the chance to win at every decision, what would have been better, and bluff odds. */
import { apply, legalActions, observe, type SeatView, type State, toAct } from '../../machines/engine';
import type { Action } from '../../src/actions';
import { factsAt, iconBit } from '../../src/cards/facts';
import { opponentOf, type Seat } from '../../src/vocabulary';
import { imagining } from './belief/imagine';
import { chanceFrom } from './player';
import type { Budget } from './search/budget';
import { type Considered, consider } from './search/consider';
import { usualSearch } from './search/player';
import { keyOf } from './think/keys';

export interface Judged {
  /** Which action of the game this is, from 0. */
  readonly index: number;
  readonly seat: Seat;
  readonly played: Action;
  /** The chance of seat 0 to win the game, as the seat that decides sees it. */
  readonly winChance: number;
  /** The action the search prefers; the same as the one played where it agrees. */
  readonly best: Action;
  /** How much of the chance to win the action played costs. */
  readonly loss: number;
  readonly isBlunder: boolean;
  /** Where Bluffs may be called: how likely all of them show the symbol. */
  readonly bluffOdds: number | null;
}

/** A move that costs as much of the chance to win is a blunder. */
export const blunderFrom = 0.1;

const worlds = 60;

/** How likely every Bluff of the other seat shows the symbol of the fight. */
export function bluffOddsFor(
  observation: SeatView,
  settings: State['position']['settings'],
  seed: number,
): number {
  const imagine = imagining(observation, settings, chanceFrom(seed));
  const other = opponentOf(observation.seat);
  const symbol = iconBit(observation.element === 'fire' ? 'bluffFire' : 'bluffEarth');
  let good = 0;
  for (let world = 0; world < worlds; world++) {
    const { position } = imagine();
    const shown = position.sides[other].faceDown;
    if (shown.every((card) => (factsAt(position, card).iconBits & symbol) !== 0)) good++;
  }
  return good / worlds;
}

function judged(
  index: number,
  played: Action,
  seat: Seat,
  found: readonly Considered[],
  odds: number | null,
): Judged | undefined {
  const [best] = found;
  if (best === undefined) return undefined;
  const key = keyOf(played);
  const own = found.find((one) => keyOf(one.action) === key);
  const loss = own === undefined ? 0 : Math.max(0, best.winChance - own.winChance);
  return {
    index,
    seat,
    played,
    winChance: seat === 0 ? best.winChance : 1 - best.winChance,
    best: loss > 0 ? best.action : played,
    loss,
    isBlunder: loss >= blunderFrom,
    bluffOdds: odds,
  };
}

/** Goes through the actions of a game from its start; one step a decision, so that whoever asks may stop. */
export function* analysed(
  start: State,
  actions: readonly Action[],
  seed: number,
  budget: Budget,
): Generator<Judged> {
  let state = start;
  for (const [index, action] of actions.entries()) {
    const seat = toAct(state);
    const legal = legalActions(state).filter((other) => other.type !== 'takeBack');
    if (seat !== null && legal.length > 1 && action.type !== 'takeBack') {
      const { settings } = state.position;
      const observation = observe(state, seat);
      const found = consider(observation, legal, settings, chanceFrom(seed + index), {
        ...usualSearch,
        budget,
      });
      const isCall = legal.some((other) => other.type === 'showColours');
      const odds = isCall ? bluffOddsFor(observation, settings, seed + index) : null;
      const result = judged(index, action, seat, found, odds);
      if (result !== undefined) yield result;
    }
    const applied = apply(state, action);
    if (!applied.ok) throw new Error(`action ${index} of the game is refused: ${applied.reason.code}`);
    state = applied.state;
  }
}
