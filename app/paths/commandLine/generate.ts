/** `blue-moon paths CHART`. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { en } from '../../../src/text/en';
import { type FormatName, formatNames, formats, isFormatOf, type Written } from '../formats';
import { generate, generatorCriteria } from '../generate';
import { criteriaOf } from '../items';
import { budgetOf } from '../search/budget';
import type { Subject } from '../subject';
import { subjectNamed, subjectNames } from '../subjects';
import { targetFault, targetIn } from '../target';
import { criteriaIn, parseUntil, type Until } from '../until';
import { loadGiven } from './loadGiven';
import { loadMachine } from './loadMachine';
import { loadScenarios } from './loadScenarios';
import { progressOn } from './progress';
import { reportLines, reportObject } from './report';
import { UnusableInput } from './unusableInput';

export interface GenerateCommandOptions {
  readonly gen: readonly string[];
  readonly until?: string;
  readonly from: readonly string[];
  readonly seed: number;
  readonly maxLength: number;
  readonly budget: number;
  readonly format: readonly string[];
  readonly out?: string;
  readonly machine?: string;
  readonly json?: true;
}

/** What a command needs of the process. */
export interface Terminal {
  exitCode?: number | string | null | undefined;
}

export async function subjectFor(chart: string | undefined, machine: string | undefined): Promise<Subject> {
  if (machine !== undefined) return loadMachine(machine);
  if (chart === undefined)
    throw new UnusableInput(`Name a chart: ${subjectNames.join(', ')}; or give --machine.`);
  const subject = subjectNamed(chart);
  if (subject === undefined)
    throw new UnusableInput(`There is no chart "${chart}"; known are ${subjectNames.join(', ')}.`);
  return subject;
}

function generatorsFrom(gen: readonly string[], subject: Subject): readonly string[] {
  for (const name of gen) {
    if (/^replay:./.test(name)) continue;
    const target = targetIn(name);
    if (target !== undefined) {
      const fault = targetFault(subject, target, en.ui.conditionFaults);
      if (fault !== '')
        throw new UnusableInput(
          `"${name}": the chart "${subject.module.name}" has no place "${target}", and as a condition: ${fault}`,
        );
      continue;
    }
    const criteria = generatorCriteria[name];
    if (criteria === undefined)
      throw new UnusableInput(
        `There is no generator "${name}"; known are ${Object.keys(generatorCriteria).join(', ')}, to:PLACE, to:CONDITION, replay:FILE.`,
      );
    const lacking = criteria.find((criterion) => !criteriaOf(subject).includes(criterion));
    if (lacking !== undefined)
      throw new UnusableInput(`The chart "${subject.module.name}" has no ${lacking} to cover.`);
  }
  return gen;
}

/** Without a condition: all that the generators look for; without either: every edge. */
function untilFrom(text: string | undefined, gen: readonly string[], subject: Subject): Until {
  const criteria = criteriaOf(subject);
  if (text !== undefined) {
    const read = parseUntil(text, criteria);
    if ('until' in read) return read.until;
    throw new UnusableInput(
      `--until: "${read.fault}" is no condition; criteria are ${criteria.join(', ')}, length, time.`,
    );
  }
  const sought = [...new Set(gen.flatMap((name) => generatorCriteria[name] ?? []))];
  const asked = sought.length === 0 && gen.length === 0 ? ['edge'] : sought;
  return [asked.map((criterion) => ({ criterion, value: 100 }))];
}

function formatsFrom(
  names: readonly string[],
  out: string | undefined,
  { module }: Subject,
): readonly FormatName[] {
  for (const name of names) {
    if (!formatNames.includes(name as FormatName))
      throw new UnusableInput(`There is no format "${name}"; known are ${formatNames.join(', ')}.`);
    if (!isFormatOf(name as FormatName, module.name))
      throw new UnusableInput(`The page plays the match only: there is no ${name} file of "${module.name}".`);
  }
  if (names.length > 1 && out === undefined) throw new UnusableInput('Several formats need --out.');
  return (names.length === 0 && out !== undefined ? ['json'] : names) as readonly FormatName[];
}

export async function generateCommand(
  chart: string | undefined,
  options: GenerateCommandOptions,
  terminal: Terminal,
): Promise<void> {
  const { gen, seed, maxLength, out } = options;
  const subject = await subjectFor(chart, options.machine);
  const generators = generatorsFrom(gen, subject);
  const until = untilFrom(options.until, gen, subject);
  const written = formatsFrom(options.format, out, subject);
  const scenarios = loadScenarios(subject, options.from);
  const timeWish = until.flat().find(({ criterion }) => criterion === 'time')?.value;
  const milliseconds = Math.min(
    options.budget,
    timeWish === undefined ? Number.POSITIVE_INFINITY : timeWish * 1000,
  );
  const progress = progressOn();
  const start = performance.now();
  const made = generate(subject, {
    generators: generators.length > 0 ? generators : criteriaIn(until).map((criterion) => `${criterion}s`),
    until,
    seed,
    maxLength,
    budget: budgetOf({ milliseconds, onProgress: progress.tell }),
    ...(scenarios && { scenarios }),
    given: gen
      .filter((name) => name.startsWith('replay:'))
      .flatMap((name) => loadGiven(subject, name.slice('replay:'.length))),
    keepPositions: written.includes('json'),
  });
  progress.stop();
  const seconds = (performance.now() - start) / 1000;
  const toFile = out ?? null;
  const from = (path: string): string => relative(resolve(toFile ?? '.'), path).replaceAll('\\', '/') || '.';
  const [file = '', name = 'default'] = options.machine?.split('#') ?? [];
  const whole: Written = {
    ...made,
    subject,
    project: from(join(import.meta.dirname, '../../..')),
    ...(options.machine !== undefined && { machine: { file: from(resolve(file)), name } }),
    seconds,
  };
  if (toFile !== null) {
    mkdirSync(toFile, { recursive: true });
    for (const name of written)
      writeFileSync(
        join(toFile, `${subject.module.name}.${formats[name].extension}`),
        formats[name].write(whole),
      );
  }
  const [only] = written;
  const report = options.json
    ? JSON.stringify(reportObject(made, seconds), null, 2)
    : reportLines(made, seconds).join('\n');
  if (toFile === null && only !== undefined) {
    console.log(formats[only].write(whole));
    console.error(report);
  } else console.log(report);
  if (!made.isReached) terminal.exitCode = 1;
}
