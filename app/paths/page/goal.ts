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

export function commandLine({ chart, generators, until, seed, maxLength, budget, scenarios }: Goal): string {
  const { chart: _, ...usual } = firstGoal;
  return [
    'npx blue-moon paths',
    chart,
    generators.length > 0 && `--gen ${generators.join(',')}`,
    until !== '' && `--until '${until}'`,
    `--seed ${seed}`,
    maxLength !== usual.maxLength && `--max-length ${maxLength}`,
    budget !== usual.budget && `--budget ${budget}s`,
    scenarios !== null && `--from ${scenarios.name}`,
  ]
    .filter(Boolean)
    .join(' ');
}
