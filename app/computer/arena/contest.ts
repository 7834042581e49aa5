/** What a contest between two levels, A and B, comes to. */
import type { People } from '../../../src/vocabulary';
import { wilson } from '../../wilson';
import type { PlayerMaker } from '../player';
import type { Deal } from './deals';
import { playGame } from './game';

/** One game as A saw it. */
export interface Outcome {
  readonly own: People;
  readonly other: People;
  readonly won: boolean;
}

/** Plays a deal: A at the first seat, then A at the second, with the same cards for the seats. */
export async function playDeal(deal: Deal, a: PlayerMaker, b: PlayerMaker): Promise<Outcome[]> {
  const [first, second] = deal.peoples;
  const outcomes: Outcome[] = [];
  const winner = await playGame(deal.peoples, deal.seed, [a, b]);
  outcomes.push({ own: first, other: second, won: winner === 0 });
  if (deal.games === 1) return outcomes;
  const mirrored = await playGame(deal.peoples, deal.seed, [b, a]);
  outcomes.push({ own: second, other: first, won: mirrored === 1 });
  return outcomes;
}

export interface Score {
  readonly games: number;
  readonly winsA: number;
  readonly winsB: number;
  readonly winRateA: number;
  /** Wilson interval at 95 %. */
  readonly low: number;
  readonly high: number;
  /** How much stronger A is by Elo; `null` where one side won everything. */
  readonly elo: number | null;
}

export function scoreOf(outcomes: readonly Outcome[]): Score {
  const games = outcomes.length;
  const winsA = outcomes.filter((outcome) => outcome.won).length;
  const winRateA = games === 0 ? 0.5 : winsA / games;
  const [low, high] = wilson(winsA, games);
  const elo = winsA === 0 || winsA === games ? null : 400 * Math.log10(winRateA / (1 - winRateA));
  return { games, winsA, winsB: games - winsA, winRateA, low, high, elo };
}
