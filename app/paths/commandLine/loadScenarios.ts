/** `--from`: scenarios by name, or out of files of the user, as JSON. */
import { existsSync, readFileSync } from 'node:fs';
import type { Scenario, Subject } from '../subject';
import { type Laid, layOut } from '../subjects/layOut';
import { UnusableInput } from './unusableInput';

/** One entry of a file: a laid-out table (match only), a set-up in the module's form, or a whole position. */
interface Entry {
  readonly name?: string;
  readonly place?: string;
  readonly position?: object;
  readonly setup?: unknown;
  readonly table?: Laid;
}

function scenarioFrom(subject: Subject, entry: Entry, file: string, index: number): Scenario {
  const name = entry.name ?? `${file} ${index + 1}`;
  if (entry.table !== undefined) return layOut(name, entry.table);
  if (entry.position !== undefined)
    return { name, ...(entry.place && { place: entry.place }), position: entry.position };
  const read = subject.module.parseSetup(entry.setup);
  if (read.ok) return { name, position: read.value };
  throw new UnusableInput(`${file}, "${name}": ${subject.module.describeFault(read.faults[0]!, 'en')}`);
}

function fromFile(subject: Subject, file: string): Scenario[] {
  let entries: Entry | readonly Entry[];
  try {
    entries = JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new UnusableInput(`${file} is not readable: ${(error as Error).message}.`);
  }
  try {
    return [entries].flat().map((entry, index) => scenarioFrom(subject, entry as Entry, file, index));
  } catch (error) {
    if (error instanceof UnusableInput) throw error;
    throw new UnusableInput(`${file}: ${(error as Error).message}.`);
  }
}

/** Undefined for `auto`: the scenarios of the subject, chosen as they are needed. */
export function loadScenarios(subject: Subject, from: readonly string[]): readonly Scenario[] | undefined {
  if (from.length === 0 || from.includes('auto')) return undefined;
  return from.flatMap((given): Scenario[] => {
    const known = subject.scenarios.find(({ name }) => name === given);
    if (known !== undefined) return [known];
    if (existsSync(given)) return fromFile(subject, given);
    const names = subject.scenarios.map(({ name }) => `"${name}"`).join(', ');
    throw new UnusableInput(`No scenario and no file is called "${given}"; known are ${names || 'none'}.`);
  });
}
