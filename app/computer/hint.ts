/** Hints: the best moves with the chance to win and, as codes with figures, what speaks for each. */
import type { SeatView as Observation } from '../../machines/engine';
import type { Action } from '../../src/actions';
import type { Position, Settings } from '../../src/position';
import { power } from '../../src/power';
import { opponentOf, type Seat } from '../../src/vocabulary';
import type { Why } from '../../src/why';
import { imagining } from './belief/imagine';
import { chanceFrom } from './player';
import type { Budget } from './search/budget';
import { consider } from './search/consider';
import { usualSearch } from './search/player';
import { keyOf } from './think/keys';
import { actionsAt, actorAt, copySpot, isSameTurn, type Spot, take } from './think/spot';

export interface Hint {
  readonly action: Action;
  /** The whole turn that is thought of. */
  readonly turn: readonly Action[];
  readonly winChance: number;
  readonly why: readonly Why[];
}

const mostHints = 3;

/** The best moves first; a move whose chance is unknown is not given. */
export function hintsFor(
  observation: Observation,
  legal: readonly Action[],
  settings: Settings,
  seed: number,
  budget: Budget,
): Hint[] {
  const chance = chanceFrom(seed);
  const others = legal.filter((action) => action.type !== 'takeBack');
  const found = consider(observation, others, settings, chance, { ...usualSearch, budget });
  const imagine = imagining(observation, settings, chance);
  const best = found.slice(0, mostHints).toSorted((one, other) => other.winChance - one.winChance);
  return best.map(({ action, turn, winChance }) => {
    const start = imagine();
    return {
      action,
      turn,
      winChance,
      why: reasonsFor(start, playedTurn(start, turn, observation.seat), observation.seat),
    };
  });
}

/** The turn as far as it can be played in this world, up to a question to the other seat. */
function playedTurn(start: Spot, turn: readonly Action[], seat: Seat): Spot {
  const spot = copySpot(start);
  for (const action of turn) {
    const key = keyOf(action);
    const isHere = isSameTurn(spot.position, start.position) && actorAt(spot) === seat;
    if (!isHere || !actionsAt(spot).some((other) => keyOf(other) === key)) break;
    take(spot, action);
  }
  return spot;
}

function reasonsFor({ position: before }: Spot, { position: after }: Spot, seat: Seat): Why[] {
  const result = after.results[before.results.length];
  if (result !== undefined) return result.winner === seat ? [{ code: 'winsGame' }] : [];
  const why: Why[] = [];
  const lead = (position: Position): number => position.dragons[seat] - position.dragons[opponentOf(seat)];
  const gain = lead(after) - lead(before);
  if (gain > 0) why.push({ code: 'attractsDragons', count: gain });
  if (gain < 0) why.push({ code: 'losesDragons', count: -gain });
  if (after.fightNumber !== before.fightNumber) why.push({ code: 'endsFight' });
  else why.push(...inFight(before, after, seat));
  return why;
}

function inFight(before: Position, after: Position, seat: Seat): Why[] {
  const why: Why[] = [];
  const own = after.sides[seat];
  if (after.opened && after.element !== null) {
    const by = power(after, seat, after.element) - power(after, opponentOf(seat), after.element);
    if (by > 0) why.push({ code: 'leads', by });
  }
  const inPlay = own.under.length + own.combat.length + own.support.length;
  const earlier = before.sides[seat];
  const wasInPlay = earlier.under.length + earlier.combat.length + earlier.support.length;
  if (inPlay >= 6 && wasInPlay < 6) why.push({ code: 'twoDragonsAtStake' });
  if (own.faceDown.length > 0) why.push({ code: 'risksCall', bluffs: own.faceDown.length });
  const kept = earlier.hand.filter((card) => own.hand.includes(card)).length;
  if (kept >= 4) why.push({ code: 'keepsCards', count: kept });
  return why;
}
