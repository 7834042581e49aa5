/** How strong a network is: games of `turn` with its evaluation against `turn` as it is. */
import { type Outcome, playDeal } from '../arena/contest';
import { allPairings, type Deal, dealsFor } from '../arena/deals';
import { learnedJudge } from '../learned/judge';
import type { Network } from '../learned/network';
import { turn, turnPlayer, usualTurn } from '../turn';

/** The level a network is held against. */
export const fixedLevel = 'turn';

/** Games of one measurement: each pairing twice from both sides. */
export const gamesMeasured = 144;

export const dealsMeasured = (games: number): Deal[] => dealsFor(allPairings, games, 900);

export const measured = (network: Network, deal: Deal): Promise<Outcome[]> =>
  playDeal(deal, turnPlayer({ ...usualTurn, judge: learnedJudge(network) }), turn);

/** A point of the learning curve. */
export interface CurvePoint {
  /** Games learned from. */
  readonly games: number;
  readonly wins: number;
  readonly of: number;
}

/** Measured at the start, at every doubling from here on, and at the end. */
const firstMeasured = 1024;

export const isMeasuredAt = (games: number): boolean =>
  games === 0 || (games >= firstMeasured && Number.isInteger(Math.log2(games / firstMeasured)));
