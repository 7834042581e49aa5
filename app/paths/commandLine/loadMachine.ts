/** `--machine ./file.ts#name`: a machine or a rules module out of a file of the user. */
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { AnyStateMachine } from 'xstate';
import type { AnyRulesModule, Typed } from '../../../machines/rulesModule';
import type { Subject } from '../subject';
import { foreignSubject } from '../subjects/foreign';
import { moduleSubject } from '../subjects/moduleSubject';
import { UnusableInput } from './unusableInput';

/** The file may also export `<name>Events`: the events worth sending, with what they carry. */
export async function loadMachine(reference: string): Promise<Subject> {
  const [path = '', name = 'default'] = reference.split('#');
  const file = resolve(path);
  if (!existsSync(file)) throw new UnusableInput(`There is no file ${path}.`);
  const exported = (await import(pathToFileURL(file).href)) as Readonly<Record<string, unknown>>;
  const found = exported[name];
  if (typeof found !== 'object' || found === null)
    throw new UnusableInput(`${path} exports no machine "${name}".`);
  try {
    if ('machine' in found) return moduleSubject(found as AnyRulesModule, undefined);
    if (!('transition' in found)) throw new UnusableInput(`"${name}" of ${path} is no XState 5 machine.`);
    return foreignSubject(
      name,
      found as AnyStateMachine,
      exported[`${name}Events`] as readonly Typed[] | undefined,
    );
  } catch (error) {
    if (error instanceof Error && error.name === 'ChartRefused') throw new UnusableInput(error.message);
    throw error;
  }
}
