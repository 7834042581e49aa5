/** `--from`: scenarios by name, or out of files of the user, as JSON. */
import { existsSync, readFileSync } from 'node:fs';
import { scenariosFrom } from '../scenarioFile';
import type { Scenario, Subject } from '../subject';
import { UnusableInput } from './unusableInput';

function fromFile(subject: Subject, file: string): Scenario[] {
  try {
    return scenariosFrom(subject, readFileSync(file, 'utf8'), file);
  } catch (error) {
    throw new UnusableInput(`${file}: ${(error as Error).message.replace(/\.$/, '')}.`);
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
