/** A table for one person to practise at: below what is said about it, on a match that is no game of the player's. */
import { type ReactNode, useEffect, useSyncExternalStore } from 'react';
import type { RunningMatch } from '../game/match';
import type { Sitter } from '../game/session';
import { SeatTable } from './SeatTable';
import './practice.css';
import './table.css';
import './tablePhone.css';

interface PracticeTableProps {
  readonly match: RunningMatch;
  readonly sitters: readonly [Sitter, Sitter];
  readonly children: ReactNode;
}

const nothing = () => {};

export function PracticeTable({ match, sitters, children }: PracticeTableProps) {
  const view = useSyncExternalStore(match.subscribe, () => match.view(0));
  // The list it was chosen from may have been scrolled.
  // New browsers answer with a promise, which an effect may not.
  useEffect(() => void scrollTo(0, 0), []);
  return (
    <div className="practice">
      {children}
      <div className="practice-table">
        <SeatTable
          match={match}
          view={view}
          sitters={sitters}
          end={undefined}
          onEndClosed={nothing}
          isPractice
        />
      </div>
    </div>
  );
}
