/** `--gen replay:FILE`: the actions of a game record, or the paths of a suite, as paths of the new suite. */
import { readFileSync } from 'node:fs';
import { readRecord } from '../../../machines/readRecord';
import type { Typed } from '../../../machines/rulesModule';
import { newPosition } from '../../../src/position';
import type { Scenario, Subject } from '../subject';
import type { Step } from '../suite';
import { parseSuite } from '../suiteFile';
import { UnusableInput } from './unusableInput';

interface Given {
  readonly scenario: Scenario;
  readonly steps: readonly Step[];
  readonly goal: string;
}

export function readText(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    throw new UnusableInput(`${file} cannot be read.`);
  }
}

export function loadGiven(subject: Subject, file: string): Given[] {
  const text = readText(file);
  const goal = `replay:${file}`;
  const suite = parseSuite(text);
  if (suite.ok) {
    if (suite.value.chart !== subject.module.name)
      throw new UnusableInput(`${file} holds paths of "${suite.value.chart}".`);
    const stepOf = ({ action, refused }: { action: string; refused?: Step['refused'] }): Step => ({
      action: actionOf(subject, action, file),
      ...(refused && { refused }),
    });
    return suite.value.paths.map((path) => ({
      scenario: suite.value.scenarios[path.scenario]!,
      steps: path.steps.map(stepOf),
      goal,
    }));
  }
  const record = readRecord(text);
  if (!record.ok || subject.module.name !== 'match')
    throw new UnusableInput(`${file} is neither a suite nor a game record of "${subject.module.name}".`);
  const { settings, seed, start, actions } = record.value;
  const scenario = { name: file, ...(start ?? { position: newPosition(settings, seed, false) }) };
  return [{ scenario, steps: actions.map((action) => ({ action })), goal }];
}

function actionOf({ module }: Subject, text: string, file: string): Typed {
  const read = module.readAction(text);
  if (read.ok) return read.value;
  throw new UnusableInput(`${file}: "${text}" is no action of "${module.name}".`);
}
