/** A suite as the command line makes it, with enough time for any machine. */
import { type Generated, generate } from '../../../app/paths/generate';
import { criteriaOf } from '../../../app/paths/items';
import { budgetOf } from '../../../app/paths/search/budget';
import type { Scenario, Subject } from '../../../app/paths/subject';
import { parseUntil } from '../../../app/paths/until';

export function suiteFor(
  subject: Subject,
  text: string,
  {
    seed = 1,
    generators = [],
    scenarios,
  }: {
    readonly seed?: number;
    readonly generators?: readonly string[];
    readonly scenarios?: readonly Scenario[];
  } = {},
): Generated {
  const read = parseUntil(text, criteriaOf(subject));
  if (!('until' in read)) throw new Error(read.fault);
  const budget = budgetOf({ milliseconds: 600_000 });
  const given = scenarios && { scenarios };
  return generate(subject, { generators, until: read.until, seed, maxLength: 200, budget, ...given });
}
