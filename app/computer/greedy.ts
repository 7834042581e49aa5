/**
 * Plays for the best of its own turn: tries each promising action on a position it holds possible, plays the turn on by
 * habit, and takes the action that leaves most at its end. Looks at no hidden card and no later turn.
 */
import {
  apply,
  isOver,
  legalActions,
  matchChart,
  type SeatView as Observation,
  observe,
  type State,
  toAct,
} from '../../machines/engine';
import type { Action } from '../../src/actions';
import { cardAt } from '../../src/cards';
import { determinize } from '../../src/determinize';
import type { Settings } from '../../src/position';
import { opponentOf, type Seat } from '../../src/vocabulary';
import { hasTakenBack, keepWorth, worth } from './habits';
import { anyOf, type Chance, type PlayerMaker } from './player';

/** Actions tried, and how far a turn is played on. */
const mostTried = 14;
const mostSteps = 24;

/** A state the seat holds possible. */
function possibleState(observation: Observation, settings: Settings, chance: Chance): State {
  const { position } = determinize(observation, settings, chance.below(2 ** 20));
  return { place: matchChart.placeOf(observation.place), position };
}

/** What a turn left behind: dragons first, then a lead in the fight, cards kept, cards that stay in play. */
function outcome(state: State, seat: Seat, hand: ReadonlySet<number>): number {
  const { position } = state;
  const other = opponentOf(seat);
  const [own, theirs] = [position.sides[seat], position.sides[other]];
  const crystals = position.crystals[seat] - position.crystals[other];
  const dragons = position.dragons[seat] - position.dragons[other];
  const kept = own.hand
    .filter((card) => hand.has(card))
    .reduce((sum, card) => sum + keepWorth(cardAt(position.cards[card]!)), 0);
  const cardsInPlay = (side: typeof own) => side.combat.length + side.under.length + side.support.length;
  return (
    60 * crystals +
    12 * dragons +
    0.4 * kept +
    0.5 * own.support.length +
    0.3 * (cardsInPlay(own) - cardsInPlay(theirs)) +
    0.2 * (own.drawPile.length + own.ships.flatMap((ship) => ship.cargo).length) +
    lead(state, seat)
  );
}

/** A lead is worth something up to a point; a fight given up is not. */
function lead(state: State, seat: Seat): number {
  const { position } = state;
  const { element } = position;
  if (element === null || isOver(state)) return 0;
  const { sides } = observe(state, seat);
  const difference = sides[seat].power[element].total - sides[opponentOf(seat)].power[element].total;
  return 0.6 * Math.max(-6, Math.min(6, difference));
}

const bestByHabit = (observation: Observation, legal: readonly Action[]): Action =>
  legal.reduce((best, action) => (worth(observation, action) > worth(observation, best) ? action : best));

/** Plays the turn on until the other seat acts or the fight is over. */
function playedOn(from: State, seat: Seat): State {
  let state = from;
  const { fightNumber, results } = from.position;
  for (let step = 0; step < mostSteps; step++) {
    const { position } = state;
    const isEnded = position.fightNumber !== fightNumber || position.results !== results;
    if (isEnded || toAct(state) !== seat || position.onTurn !== seat) return state;
    const applied = apply(state, bestByHabit(observe(state, seat), legalActions(state)));
    if (!applied.ok) return state;
    state = applied.state;
  }
  return state;
}

export const greedy: PlayerMaker = (settings) => ({
  choose(observation, legal, chance) {
    const tried = legal
      .filter((action) => action.type !== 'takeBack')
      .sort((a, b) => worth(observation, b) - worth(observation, a))
      .slice(0, mostTried);
    if (tried.length === 0) return legal[0]!;
    const retreat = legal.find((action) => action.type === 'retreat');
    if (retreat && hasTakenBack(observation)) return retreat;
    if (tried.length === 1 || observation.onTurn !== observation.seat) return bestByHabit(observation, tried);
    const start = possibleState(observation, settings, chance);
    const hand = new Set(start.position.sides[observation.seat].hand);
    const rated = tried.map((action) => {
      const applied = apply(start, action);
      const end = applied.ok ? playedOn(applied.state, observation.seat) : start;
      return { action, value: outcome(end, observation.seat, hand) + 0.05 * worth(observation, action) };
    });
    const best = Math.max(...rated.map((one) => one.value));
    return anyOf(
      rated.filter((one) => one.value === best),
      chance,
    ).action;
  },
});
