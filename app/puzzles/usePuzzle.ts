/** A puzzle being played: the engine's match from its position, the best replies to it, and how it stands. */
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { toAct } from '../../machines/engine';
import { laidState } from '../../machines/layOut';
import { type RunningMatch, runMatch } from '../game/match';
import { solvedPuzzles } from '../page/done';
import { motionNow } from '../page/settings';
import type { Puzzle } from './puzzle';
import { type Solver, solverOf, type Verdict } from './solve';

/** Milliseconds before a reply, so that it can be followed. */
const pauses = { full: 700, short: 300, none: 0 } as const;

export interface PlayedPuzzle {
  readonly match: RunningMatch;
  readonly verdict: Verdict | undefined;
  readonly startAgain: () => void;
}

const now = (match: RunningMatch) => match.moments().at(-1)!.state;

/** Once the goal is reached or missed, nothing more is played. */
const untilDecided = (match: RunningMatch, solver: Solver): RunningMatch => ({
  ...match,
  send: (action) => (solver.verdict(now(match)) === undefined ? match.send(action) : undefined),
});

export function usePuzzle(puzzle: Puzzle): PlayedPuzzle {
  const [attempt, setAttempt] = useState(0);
  const solver = useMemo(() => solverOf(puzzle), [puzzle]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt is a match of its own.
  const match = useMemo(() => {
    const start = laidState(puzzle.id, puzzle.laid);
    return untilDecided(runMatch(start.position.settings, 0, [], start), solver);
  }, [puzzle, attempt, solver]);
  const state = useSyncExternalStore(match.subscribe, () => now(match));
  const verdict = solver.verdict(state);

  useEffect(() => {
    if (verdict === 'won') solvedPuzzles.mark(puzzle.id);
    if (verdict !== undefined || toAct(state) !== 1) return;
    const timer = setTimeout(() => match.send(solver.reply(state)), pauses[motionNow()]);
    return () => clearTimeout(timer);
  }, [match, solver, state, verdict, puzzle]);

  return { match, verdict, startAgain: () => setAttempt(attempt + 1) };
}
