/** The game of one sandbox as React sees it. */
import { useState } from 'react';
import type { Because, Typed } from '../../machines/rulesModule';
import {
  begin,
  type Moment,
  type Play,
  type Rules,
  refusal,
  stateOf,
  take,
  takeAgain,
  takeBack,
} from './play';

export interface Game<P extends object, A extends Typed, R extends Because> {
  readonly rules: Rules<P, A, R>;
  readonly position: P;
  /** The place's name in the chart: `plotTrack.playing.humanityTurn`. */
  readonly place: string;
  readonly isOver: boolean;
  readonly moments: readonly Moment<P, A>[];
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  readonly whyNot: (action: A) => R | undefined;
  readonly send: (action: A) => void;
  readonly undo: () => void;
  readonly redo: () => void;
  readonly restart: (setup: P) => void;
}

export function useGame<P extends object, A extends Typed, R extends Because>(
  rules: Rules<P, A, R>,
  setup: () => P,
): Game<P, A, R> {
  const [play, setPlay] = useState<Play<P, A>>(() => begin(rules, setup()));
  const { place, position } = stateOf(play);
  return {
    rules,
    position,
    place: rules.chart.nameOf(place),
    isOver: rules.chart.isOver(place),
    moments: play.moments,
    canUndo: play.moments.length > 1,
    canRedo: play.undone.length > 0,
    whyNot: (action) => refusal(rules, play, action),
    send: (action) => setPlay((now) => take(rules, now, action)),
    undo: () => setPlay((now) => takeBack(rules, now)),
    redo: () => setPlay((now) => takeAgain(rules, now)),
    restart: (next) => setPlay(begin(rules, next)),
  };
}
