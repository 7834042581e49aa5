/** Scenarios of the user, as JSON: laid-out tables, set-ups in the form of the module, or whole positions. */

import { type Laid, layOut } from '../../machines/layOut';
import type { Scenario, Subject } from './subject';

interface Entry {
  readonly name?: string;
  readonly place?: string;
  readonly position?: object;
  readonly setup?: unknown;
  /** The match only: cards by name. */
  readonly table?: Laid;
}

function scenarioFrom(subject: Subject, entry: Entry, file: string, index: number): Scenario {
  const name = entry.name ?? `${file} ${index + 1}`;
  if (entry.table !== undefined) return layOut(name, entry.table);
  if (entry.position !== undefined)
    return { name, ...(entry.place && { place: entry.place }), position: entry.position };
  const read = subject.module.parseSetup(entry.setup);
  if (read.ok) return { name, position: read.value };
  throw new Error(`"${name}": ${subject.module.describeFault(read.faults[0]!, 'en')}`);
}

/** Throws an error whose message says what is wrong. */
export function scenariosFrom(subject: Subject, text: string, file: string): Scenario[] {
  const entries = JSON.parse(text) as Entry | readonly Entry[];
  return [entries].flat().map((entry, index) => scenarioFrom(subject, entry as Entry, file, index));
}
