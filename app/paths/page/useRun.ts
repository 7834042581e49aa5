/** A run in the worker as state of the page: progress, the suite, results as they come, and cancelling. */
import { useCallback, useEffect, useRef, useState } from 'react';
import type { Language } from '../../../src/vocabulary';
import type { FormatName } from '../formats';
import type { Score } from '../mutate/score';
import type { Failure, Outcome } from '../run/runPath';
import type { Path } from '../suite';
import type { Goal } from './goal';
import type { Asked, Made, Survivor, Told } from './messages';
import { saveText } from './saveText';

export interface Progress {
  readonly done: number;
  readonly all: number;
  readonly what: string;
}

export interface Run {
  /** Undefined while nothing is going on. */
  readonly progress: Progress | undefined;
  readonly goal: Goal | undefined;
  readonly made: Made | undefined;
  readonly outcomes: readonly Outcome[];
  readonly score: { readonly score: Score; readonly survivors: readonly Survivor[] } | undefined;
  readonly shrunk: { readonly path: Path; readonly failure: Failure | undefined } | undefined;
  readonly fault: string | undefined;
}

const atRest: Run = {
  progress: undefined,
  goal: undefined,
  made: undefined,
  outcomes: [],
  score: undefined,
  shrunk: undefined,
  fault: undefined,
};

function after(run: Run, told: Told): Run {
  switch (told.kind) {
    case 'progress':
      return { ...run, progress: { done: told.done, all: told.all, what: told.what } };
    case 'made':
      return {
        ...run,
        made: told.made,
        progress: { done: 0, all: told.made.suite.paths.length, what: 'running' },
      };
    case 'outcomes': {
      const outcomes = [...run.outcomes, ...told.outcomes];
      const done = new Set(outcomes.map(({ path }) => path)).size;
      return { ...run, outcomes, progress: run.progress && { ...run.progress, done } };
    }
    case 'ran':
      return { ...run, progress: undefined };
    case 'score':
      return { ...run, progress: undefined, score: { score: told.score, survivors: told.survivors } };
    case 'shrunk':
      return { ...run, progress: undefined, shrunk: { path: told.path, failure: told.failure } };
    case 'fault':
      return { ...run, progress: undefined, fault: told.message };
    case 'text':
      return { ...run, progress: undefined };
  }
}

export function useRun() {
  const [run, setRun] = useState(atRest);
  const worker = useRef<Worker | null>(null);

  const ask = useCallback((asked: Asked, what: string) => {
    if (worker.current === null) {
      worker.current = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
      worker.current.onmessage = ({ data }: MessageEvent<Told>) => {
        if (data.kind === 'text') saveText(data.name, data.text);
        setRun((old) => after(old, data));
      };
    }
    setRun((old) => ({ ...old, fault: undefined, progress: { done: 0, all: 0, what } }));
    worker.current.postMessage(asked);
  }, []);

  const cancel = useCallback(() => {
    worker.current?.terminate();
    worker.current = null;
    // The worker held the suite: without it nothing more can be asked of it.
    setRun((old) =>
      old.progress?.what === 'running' || old.made === undefined
        ? { ...atRest }
        : { ...old, progress: undefined },
    );
  }, []);
  useEffect(() => () => worker.current?.terminate(), []);

  return {
    run,
    cancel,
    isReady: worker.current !== null,
    generate(goal: Goal, language: Language): void {
      setRun({ ...atRest, goal });
      ask({ kind: 'generate', goal, language }, 'searching');
    },
    write: (format: FormatName) => ask({ kind: 'write', format }, 'writing'),
    findFaults: (sample: number) => ask({ kind: 'faults', sample }, 'faults'),
    shrink: (path: number, target: string) => ask({ kind: 'shrink', path, target }, 'shortening'),
  };
}

export type Running = ReturnType<typeof useRun>;
