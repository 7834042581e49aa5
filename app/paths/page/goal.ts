/** What is asked of a run: chart, generators, goals and bounds; and the same as a command line. */
import { generatorCriteria } from '../generate';

export const generatorNames = [
  'edges',
  'pairs',
  'guards',
  'reasons',
  'effects',
  'shortest',
  'random',
  'weighted',
] as const;
export type GeneratorName = (typeof generatorNames)[number];

export const targetNames = ['executor', 'xstate'] as const;
export type TargetName = (typeof targetNames)[number];

export interface Goal {
  readonly chart: string;
  readonly generators: readonly GeneratorName[];
  /** A place or a condition that a path is to lead to; empty: none. */
  readonly to: string;
  /** A stop condition as the command line has it. */
  readonly until: string;
  readonly seed: number;
  readonly maxLength: number;
  /** In seconds. */
  readonly budget: number;
  /** Text of a file of scenarios; `null`: those that ship, as they are needed. */
  readonly scenarios: { readonly name: string; readonly text: string } | null;
  readonly targets: readonly TargetName[];
}

export const firstGoal: Goal = {
  chart: 'match',
  generators: ['edges', 'guards', 'reasons'],
  to: '',
  until: 'edge=100,guard=100,reason=100',
  seed: 1,
  maxLength: 200,
  budget: 60,
  scenarios: null,
  targets: ['executor', 'xstate'],
};

/** All that the generators look for, in full. */
export const untilFor = (generators: readonly GeneratorName[]): string =>
  [...new Set(generators.flatMap((name) => generatorCriteria[name] ?? []))]
    .map((criterion) => `${criterion}=100`)
    .join(',');

/** As a shell takes it for one word. */
const quoted = (word: string): string =>
  /^[\w:.,=-]+$/.test(word) ? word : `'${word.replaceAll("'", `'\\''`)}'`;

/** As the option `--gen` takes them. */
export const generatorsOf = ({ generators, to }: Goal): string[] => [
  ...generators,
  ...(to === '' ? [] : [`to:${to}`]),
];

export function commandLine({
  chart,
  generators,
  to,
  until,
  seed,
  maxLength,
  budget,
  scenarios,
}: Goal): string {
  const { chart: _, ...usual } = firstGoal;
  return [
    'npx blue-moon paths',
    chart,
    generators.length > 0 && `--gen ${generators.join(',')}`,
    to !== '' && `--gen ${quoted(`to:${to}`)}`,
    until !== '' && `--until ${quoted(until)}`,
    `--seed ${seed}`,
    maxLength !== usual.maxLength && `--max-length ${maxLength}`,
    budget !== usual.budget && `--budget ${budget}s`,
    scenarios !== null && `--from ${scenarios.name}`,
  ]
    .filter(Boolean)
    .join(' ');
}
