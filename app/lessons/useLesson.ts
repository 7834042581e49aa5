/** A lesson being played: which step it is, the match of its scene, and what answers a move that is not the step's. */
import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { laidState } from '../../machines/layOut';
import type { Action } from '../../src/actions';
import { writeAction } from '../../src/notation/action';
import type { AsideKind } from '../../src/text/lessons/en';
import { type RunningMatch, runMatch, type SeatView } from '../game/match';
import { finishedLessons } from '../page/done';
import { motionNow } from '../page/settings';
import { asideOf } from './aside';
import { actionTowards, answerTo, waysNow } from './course';
import { type Lesson, stepsOf } from './lesson';

/** Milliseconds between the actions of the other seat. */
const pauses = { full: 900, short: 400, none: 0 } as const;

/** A step of the lesson: of which scene, and its place there. */
interface Place {
  readonly scene: number;
  readonly step: number;
}

export interface PlayedLesson {
  readonly match: RunningMatch;
  /** Its place among all steps of the lesson, from 0. */
  readonly number: number;
  readonly isLast: boolean;
  /** What has just been tried and is not what the step is about. */
  readonly aside: AsideKind | null;
  /** Ways to do what the step asks, at this moment. */
  readonly ways: readonly Action[];
  /** Whether the other seat has done what is watched. */
  readonly mayGoOn: boolean;
  readonly goOn: () => void;
  readonly startAgain: () => void;
}

const now = (match: RunningMatch) => match.moments().at(-1)!.state;

export function useLesson(lesson: Lesson, onFinish: () => void): PlayedLesson {
  const [place, setPlace] = useState<Place>({ scene: 0, step: 0 });
  const [attempt, setAttempt] = useState(0);
  const [aside, setAside] = useState<AsideKind | null>(null);
  const [watched, setWatched] = useState(0);
  const scene = lesson.scenes[place.scene]!;
  const step = scene.steps[place.step]!;
  const number = place.step + lesson.scenes.slice(0, place.scene).flatMap(({ steps }) => steps).length;

  const goOn = () => {
    setAside(null);
    setWatched(0);
    if (place.step + 1 < scene.steps.length) setPlace({ ...place, step: place.step + 1 });
    else if (place.scene + 1 < lesson.scenes.length) setPlace({ scene: place.scene + 1, step: 0 });
    else onFinish();
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt is a match of its own.
  const played = useMemo(() => {
    const start = laidState(lesson.id, scene.laid);
    return runMatch(start.position.settings, 0, [], start);
  }, [lesson, scene, attempt]);

  // The match asks for the step of the moment when something is sent.
  const present = useRef({ step, goOn });
  present.current = { step, goOn };
  const match = useMemo(
    () =>
      guided(played, (action) => {
        const answer = answerTo(present.current.step, now(played), action);
        if (answer === 'aside') {
          setAside(asideOf(present.current.step, action));
          return;
        }
        setAside(null);
        played.send(action);
        if (answer === 'goal') present.current.goOn();
      }),
    [played],
  );

  const state = useSyncExternalStore(played.subscribe, () => now(played));
  const line = step.kind === 'watch' ? step.actions[watched] : undefined;
  useEffect(() => {
    if (line === undefined) return;
    const timer = setTimeout(() => {
      const action = actionTowards(line, state);
      played.send(action);
      if (writeAction(action) === line) setWatched((count) => count + 1);
    }, pauses[motionNow()]);
    return () => clearTimeout(timer);
  }, [line, state, played]);

  const isLast = number === stepsOf(lesson).length - 1;
  const mayGoOn = step.kind !== 'act' && line === undefined;
  // Whoever has come to the last words has finished, whether the next lesson is asked for or another page.
  useEffect(() => {
    if (isLast && mayGoOn) finishedLessons.mark(lesson.id);
  }, [isLast, mayGoOn, lesson]);

  return {
    match,
    number,
    isLast,
    aside,
    ways: waysNow(step, state),
    mayGoOn,
    goOn,
    startAgain: () => {
      setAside(null);
      setWatched(0);
      setPlace({ scene: 0, step: 0 });
      setAttempt(attempt + 1);
    },
  };
}

/** The match as the learner gets it: actions go through the lesson, which has no way back. */
function guided(played: RunningMatch, onAction: (action: Action) => void): RunningMatch {
  const views = new WeakMap<SeatView, SeatView>();
  return {
    ...played,
    view(seat) {
      const view = played.view(seat);
      const shown = views.get(view) ?? { ...view, undo: null, redo: null };
      views.set(view, shown);
      return shown;
    },
    send(action) {
      const reason = played.view(action.seat).whyNot(action);
      if (reason === undefined) onAction(action);
      return reason;
    },
    undo: () => {},
    redo: () => {},
  };
}
