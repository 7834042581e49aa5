/** Runs a path on a target and compares after every action what is seen with what is expected. */
import { digest } from '../digest';
import { seen as expectedFrom } from '../expect';
import type { Scenario, Subject } from '../subject';
import type { Expected, Path, Suite } from '../suite';
import type { Target } from './target';

/** Where a path went wrong: before the first action (0), or at an action, counted from 1. */
export interface Failure {
  readonly at: number;
  readonly action: string | undefined;
  readonly what: 'place' | 'position' | 'legal' | 'refusal' | 'acceptance' | 'thrown';
  readonly expected: string;
  readonly seen: string;
  /** Rule of the reason that was expected or seen. */
  readonly rule?: string;
}

export interface Outcome {
  readonly path: number;
  readonly target: string;
  readonly failure: Failure | undefined;
}

type Mismatch = Pick<Failure, 'what' | 'expected' | 'seen'>;

function compare(subject: Subject, target: Target, wanted: Expected): Mismatch | undefined {
  const { place, position, legal } = target.seen();
  if (place !== wanted.place) return { what: 'place', expected: wanted.place, seen: place };
  const now = expectedFrom(subject, place, position, legal);
  if (now.digest !== wanted.digest) {
    return {
      what: 'position',
      expected: wanted.summary,
      seen: now.summary === wanted.summary ? `${now.summary} (differs in detail)` : now.summary,
    };
  }
  if (now.legalDigest !== wanted.legalDigest) {
    return {
      what: 'legal',
      expected: `${wanted.legal} legal actions`,
      seen: `${legal.length}: ${legal.slice(0, 8).join(', ')}`,
    };
  }
  return undefined;
}

/** The first failure, or undefined when all is as expected. */
export function runPath(
  subject: Subject,
  target: Target,
  scenario: Scenario,
  path: Path,
): Failure | undefined {
  let at = 0;
  let action: string | undefined;
  const fail = (mismatch: Mismatch, rule?: string): Failure => ({
    at,
    action,
    ...mismatch,
    ...(rule !== undefined && { rule }),
  });
  try {
    target.begin(scenario);
    const wrong = compare(subject, target, path.begins);
    if (wrong !== undefined) return fail(wrong);
    for (const step of path.steps) {
      at++;
      action = step.action;
      const read = subject.module.readAction(step.action);
      if (!read.ok)
        return fail({ what: 'acceptance', expected: 'an action', seen: 'no action of this chart' });
      const reason = target.act(read.value);
      const said = JSON.stringify(reason ?? 'accepted');
      const expected = JSON.stringify(step.refused ?? 'accepted');
      if (digest(said) !== digest(expected)) {
        const what = (reason === undefined) === (step.refused === undefined) ? 'refusal' : 'acceptance';
        return fail({ what, expected, seen: said }, step.refused?.rule ?? reason?.rule);
      }
      // A refusal changes nothing; the next comparison would tell if it did.
      if (reason === undefined) {
        const mismatch = compare(subject, target, step.after);
        if (mismatch !== undefined) return fail(mismatch);
      }
    }
    return undefined;
  } catch (error) {
    return fail({
      what: 'thrown',
      expected: 'no error',
      seen: error instanceof Error ? error.message : String(error),
    });
  }
}

/** Runs all paths; tells of each as soon as it is done. */
export function runSuite(
  subject: Subject,
  target: Target,
  suite: Suite,
  tell: (outcome: Outcome) => void = () => {},
): Outcome[] {
  return suite.paths.map((path) => {
    const failure = runPath(subject, target, suite.scenarios[path.scenario]!, path);
    const outcome = { path: path.number, target: target.name, failure };
    tell(outcome);
    return outcome;
  });
}
