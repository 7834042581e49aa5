/** A failing path shortened to the shortest that still fails: steps are left out, expectations are made anew. */
import { pathOf } from '../expect';
import { possible } from '../replay';
import { shrink } from '../shrink';
import type { Subject } from '../subject';
import type { Path, Step, Suite } from '../suite';
import { watch } from '../watch';
import { runPath } from './runPath';
import type { Target } from './target';

/**
 * What the suite expects of a shorter path is what the compiled chart does, which is how it was written. So the target
 * has to differ from that; where only the chart has changed since the suite was made, the path is cut at its failure.
 */
export function shrunkFailure(subject: Subject, target: Target, suite: Suite, number: number): Path {
  const path = suite.paths.find((each) => each.number === number)!;
  const scenario = suite.scenarios[path.scenario]!;
  const failure = runPath(subject, target, scenario, path);
  if (failure === undefined) return path;
  const cut: Path = { ...path, steps: path.steps.slice(0, failure.at) };
  const steps = cut.steps.flatMap(({ action, refused }): Step[] => {
    const read = subject.module.readAction(action);
    return read.ok ? [{ action: read.value, ...(refused && { refused }) }] : [];
  });
  const watched = watch(subject);
  let best: Path | undefined;
  const fails = (shorter: readonly Step[]): boolean => {
    const tried = possible(watched, scenario, shorter);
    const made = pathOf(
      subject,
      scenario,
      { ...path, steps: tried.steps, covered: tried.covered },
      number,
      path.adds,
    );
    if (runPath(subject, target, scenario, made) === undefined) return false;
    best = made;
    return true;
  };
  if (fails(steps)) shrink(steps, fails);
  return best ?? cut;
}
