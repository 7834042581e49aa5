/** What the parts of a walk through one trace share. */
import type { CardId } from '../../src/actions';
import type { Ledger } from './ledger';
import type { Names } from './names';
import type { Spot } from './spot';
import type { TraceGame, TraceStep } from './trace';

/** A play of Characters, Boosters or Supports earlier in the turn. */
export interface EarlierPlay {
  /** Where we were before it. */
  readonly before: Spot;
  readonly step: TraceStep;
  readonly cards: readonly CardId[];
}

export interface Journey {
  readonly game: TraceGame;
  readonly names: Names;
  readonly ledger: Ledger;
  /** Where our engine is now. */
  spot: Spot;
  /** Plays of this turn, the first first. */
  earlier: readonly EarlierPlay[];
  /** Seats that the trace keeps flagged as out of cards although they have had cards since. */
  readonly hadCardsAgain: [boolean, boolean];
}
