/** A failing path shortened to the shortest that still fails: steps are left out, expectations are made anew. */
import { pathOf } from '../expect';
import { possible } from '../replay';
import { shrink, shrinkSlowly } from '../shrink';
import type { Scenario, Subject } from '../subject';
import type { Path, Step, Suite } from '../suite';
import { watch } from '../watch';
import { type Failure, runPath } from './runPath';
import type { Target } from './target';

/**
 * What the suite expects of a shorter path is what the compiled chart does, which is how it was written. So the target
 * has to differ from that; where only the chart has changed since the suite was made, the path is cut at its failure.
 */
interface Shortening {
  readonly scenario: Scenario;
  /** As it is in the suite, without what follows the failure. */
  readonly cut: Path;
  readonly steps: readonly Step[];
  /** The path with these steps, as far as they are possible, and what is expected of it. */
  pathWith(steps: readonly Step[]): Path;
}

function shortening(subject: Subject, suite: Suite, path: Path, { at }: Failure): Shortening {
  const scenario = suite.scenarios[path.scenario]!;
  const cut: Path = { ...path, steps: path.steps.slice(0, at) };
  const watched = watch(subject);
  return {
    scenario,
    cut,
    steps: cut.steps.flatMap(({ action, refused }): Step[] => {
      const read = subject.module.readAction(action);
      return read.ok ? [{ action: read.value, ...(refused && { refused }) }] : [];
    }),
    pathWith(steps) {
      const trail = { ...path, ...possible(watched, scenario, steps) };
      return pathOf(subject, scenario, trail, path.number, path.adds);
    },
  };
}

export function shrunkFailure(subject: Subject, target: Target, suite: Suite, number: number): Path {
  const path = suite.paths.find((each) => each.number === number)!;
  const failure = runPath(subject, target, suite.scenarios[path.scenario]!, path);
  if (failure === undefined) return path;
  const { scenario, cut, steps, pathWith } = shortening(subject, suite, path, failure);
  let best: Path | undefined;
  const fails = (shorter: readonly Step[]): boolean => {
    const tried = pathWith(shorter);
    if (runPath(subject, target, scenario, tried) === undefined) return false;
    best = tried;
    return true;
  };
  if (fails(steps)) shrink(steps, fails);
  return best ?? cut;
}

/** The same where a run takes its time, as on a page: `failureOf` runs a path and answers how it fails. */
export async function shrunkSlowly(
  subject: Subject,
  suite: Suite,
  path: Path,
  failure: Failure,
  failureOf: (scenario: Scenario, path: Path) => Promise<Failure | undefined>,
): Promise<Path> {
  const { scenario, cut, steps, pathWith } = shortening(subject, suite, path, failure);
  let best: Path | undefined;
  const fails = async (shorter: readonly Step[]): Promise<boolean> => {
    const tried = pathWith(shorter);
    if ((await failureOf(scenario, tried)) === undefined) return false;
    best = tried;
    return true;
  };
  if (await fails(steps)) await shrinkSlowly(steps, fails);
  return best ?? cut;
}
