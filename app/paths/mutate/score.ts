/** Runs a suite against faulty variants: which it notices, which survive, and which are no faults at all. */
import type { Because, Typed } from '../../../machines/rulesModule';
import { coverOf } from '../replay';
import { onExecutor } from '../run/onExecutor';
import { runPath } from '../run/runPath';
import { chanceOf } from '../search/chance';
import type { Subject } from '../subject';
import type { Path, Step, Suite } from '../suite';
import { watch } from '../watch';
import { chartMutants } from './chartMutants';
import { effectMutants } from './effectMutants';
import { equivalentFor } from './equivalents';
import type { Mutant } from './mutant';
import { ruleMutants } from './ruleMutants';

export interface Judged {
  readonly mutant: Mutant;
  /** The path that noticed it, and how; undefined: it survived. */
  readonly killedBy: { readonly path: number; readonly what: string } | undefined;
  /** Why it behaves as the original does, where it is known. */
  readonly equivalent: string | undefined;
}

/** All faults there are for a subject. */
export const mutantsOf = (subject: Subject, seed: number): Mutant[] => [
  ...chartMutants(subject.chart),
  ...ruleMutants(subject, seed),
  ...(subject.extras.some(({ criterion }) => criterion === 'text') ? effectMutants(subject.chart) : []),
];

/** So many of them, drawn by the seed; all where that is enough. */
export function sampled(
  mutants: readonly Mutant[],
  count: number | undefined,
  seed: number,
): readonly Mutant[] {
  if (count === undefined || count >= mutants.length) return mutants;
  const chance = chanceOf(seed);
  const left = [...mutants];
  return Array.from({ length: count }, () => left.splice(chance.below(left.length), 1)[0]!);
}

/** Which items each path covers, to try the likeliest first. */
function coverings(subject: Subject, suite: Suite): Map<Path, Set<string>> {
  const watched = watch(subject);
  return new Map(
    suite.paths.map((path) => {
      const steps = path.steps.map(({ action, refused }): Step => {
        const read = subject.module.readAction(action);
        if (!read.ok) throw new Error(`${action} is no action`);
        return { action: read.value as Typed, ...(refused && { refused: refused as Because }) };
      });
      return [path, coverOf(watched, suite.scenarios[path.scenario]!, steps) ?? new Set<string>()];
    }),
  );
}

export function judge(
  subject: Subject,
  suite: Suite,
  mutants: readonly Mutant[],
  tell: (done: number, all: number) => void = () => {},
): Judged[] {
  const covering = coverings(subject, suite);
  return mutants.map((mutant, index): Judged => {
    tell(index, mutants.length);
    const isNear = (path: Path): boolean => mutant.near.some((item) => covering.get(path)!.has(item));
    const order = [...suite.paths].sort(
      (a, b) => Number(isNear(b)) - Number(isNear(a)) || a.steps.length - b.steps.length,
    );
    return { mutant, killedBy: killer(subject, suite, order, mutant), equivalent: equivalentFor(mutant.id) };
  });
}

/** The first of the paths that notices the fault, and how. */
export function killer(
  subject: Subject,
  suite: Suite,
  order: readonly Path[],
  mutant: Mutant,
): Judged['killedBy'] {
  let fault: ReturnType<Mutant['apply']>;
  try {
    fault = mutant.apply();
  } catch (error) {
    // A chart that does not even compile is noticed before any path runs.
    return { path: 0, what: `not compiled: ${(error as Error).message}` };
  }
  try {
    const target = onExecutor(subject, fault.chart);
    for (const path of order) {
      const failure = runPath(subject, target, suite.scenarios[path.scenario]!, path);
      if (failure !== undefined) return { path: path.number, what: failure.what };
    }
    return undefined;
  } finally {
    fault.restore();
  }
}

export interface Score {
  readonly killed: number;
  readonly survived: number;
  readonly equivalent: number;
  /** Percent of those that are no equivalents. */
  readonly percent: number;
}

export function scoreOf(judged: readonly Judged[]): Score {
  const killed = judged.filter(({ killedBy }) => killedBy !== undefined).length;
  const equivalent = judged.filter(
    ({ killedBy, equivalent: why }) => killedBy === undefined && why !== undefined,
  ).length;
  const faults = judged.length - equivalent;
  return {
    killed,
    survived: faults - killed,
    equivalent,
    percent: faults === 0 ? 100 : Math.floor((1000 * killed) / faults) / 10,
  };
}
