/** Answers to choices of cards inside a step: by what the cards are worth keeping. */
import { findCard, indexOfCard } from '../../../src/cards';
import { facts } from '../../../src/cards/facts';
import type { Seat } from '../../../src/vocabulary';
import { keepWorth } from '../../computer/think/appeal';
import { type ChooseMessage, Inconsistent } from './protocol';

/** A hidden card is worth what a card is worth on average. */
function worthOf(name: string): number {
  const card = findCard(name);
  return card === undefined ? 5 : keepWorth(facts[indexOfCard(card.id)]!);
}

const isShip = (name: string): boolean => findCard(name)?.kind === 'ship';

/** Every set a message allows, as positions; `undefined`: any set within its bounds. */
function setsOf({ sets, from }: ChooseMessage): readonly (readonly number[])[] | undefined {
  if (!Array.isArray(sets)) return undefined;
  for (const set of sets as unknown[][]) {
    if (!Array.isArray(set) || set.some((at) => typeof at !== 'number' || from[at] === undefined))
      throw new Inconsistent('a set of cards is not made of positions in the list');
  }
  return sets as number[][];
}

/** How much the seat likes to pick a card; what is negative is picked only where it must be. */
function liking({ kind, of, from }: ChooseMessage, seat: Seat): (at: number) => number {
  const worth = (at: number): number => worthOf(from[at]!);
  switch (kind) {
    case 'search':
    case 'retrieve':
      return (at) => 1 + worth(at);
    case 'searchPlayOrLoad':
      return (at) => 1 + worth(at) + (isShip(from[at]!) ? 10 : 0);
    case 'chooseShip':
    case 'boost':
      return (at) => 1 + worth(at);
    case 'load':
      return (at) => worth(at);
    case 'sacrifice':
      return (at) => 4 - 0.2 * worth(at);
    default:
      return of === seat ? (at) => -1 - worth(at) : (at) => 1 + worth(at);
  }
}

/** The set the seat likes best. */
export function pickCards(message: ChooseMessage, seat: Seat): number[] {
  const { from, min, max } = message;
  const like = liking(message, seat);
  const sets = setsOf(message);
  if (sets !== undefined) {
    const total = (set: readonly number[]): number => set.reduce((sum, at) => sum + like(at), 0);
    const [first, ...others] = sets;
    if (first === undefined) return [];
    return [...others.reduce((best, set) => (total(set) > total(best) ? set : best), first)];
  }
  const order = from.map((_, at) => at).sort((a, b) => like(b) - like(a));
  const wanted = order.filter((at) => like(at) > 0).length;
  return order.slice(0, Math.min(max, Math.max(min, wanted))).sort((a, b) => a - b);
}

/** The positions of cards already decided on, if the message allows just them. */
export function pickDecided(message: ChooseMessage, cards: readonly string[]): number[] | undefined {
  const { from, min, max } = message;
  const picked = cards.map((name) => from.indexOf(name)).sort((a, b) => a - b);
  if (picked.includes(-1) || picked.length < min || picked.length > max) return undefined;
  const key = picked.join();
  const sets = setsOf(message);
  return sets === undefined || sets.some((set) => [...set].sort((a, b) => a - b).join() === key)
    ? picked
    : undefined;
}
