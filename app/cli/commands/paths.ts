/** `blue-moon paths`: generates test paths, runs them, and tells whether they catch faults. */
import { type Command, Option } from 'commander';
import { UsageError, wholeNumber } from '../usage';

/** `60s`, `2m`, seconds or `none`; in milliseconds. */
function duration(text: string): number {
  if (text === 'none') return Number.POSITIVE_INFINITY;
  const match = /^(\d+(?:\.\d+)?)(ms|s|m)?$/.exec(text);
  if (match === null) throw new UsageError(`--budget: "${text}" is no time such as 60s or 2m, and not none`);
  return Number(match[1]) * { ms: 1, s: 1000, m: 60_000 }[(match[2] ?? 's') as 'ms' | 's' | 'm'];
}

const collect = (text: string, before: string[]): string[] => [...before, ...text.split(',')];
const collectWhole = (text: string, before: string[]): string[] => [...before, text];

/** Everything below is loaded when it is needed, so that help does not wait for it. */
async function running<T>(work: () => Promise<T>): Promise<T> {
  const { UnusableInput } = await import('../../paths/commandLine/unusableInput');
  try {
    return await work();
  } catch (error) {
    if (error instanceof UnusableInput) throw new UsageError(error.message);
    throw error;
  }
}

export function register(program: Command): void {
  const paths = program
    .command('paths')
    .description('generate test paths of a chart; see also `paths run` and `paths mutate`')
    .argument('[chart]', 'name of a chart, such as match, turn, plotTrack or blueEvents')
    .option(
      '--gen <names>',
      'what to look for: shortest, edges, pairs, guards, reasons, effects, random, weighted, faults, to:PLACE, to:CONDITION (such as "to:dragons.0 == 3"), replay:FILE',
      collect,
      [],
    )
    .option('--until <condition>', 'when to stop, such as edge=100,guard=100 (and) or edge=100|time=30 (or)')
    .option(
      '--from <scenario>',
      'a scenario by name, or a file of scenarios (default: auto)',
      collectWhole,
      [],
    )
    .option('--seed <number>', 'same seed, same paths', wholeNumber(), 1)
    .option('--max-length <number>', 'actions in one path at most', wholeNumber(1), 200)
    .option('--budget <time>', 'give up after this time; none: only when nothing new comes', duration, 60_000)
    .option(
      '--format <names>',
      'json, jsonl, md, html, vitest, playwright, mermaid, graphwalker, junit',
      collect,
      [],
    )
    .option('--out <folder>', 'write the suite there, one file a format')
    .option('--machine <file#name>', 'a machine of your own instead of a chart')
    .option('--json', 'print the figures as JSON')
    .action((chart: string | undefined, options) =>
      running(async () =>
        (await import('../../paths/commandLine/generate')).generateCommand(chart, options, process),
      ),
    );
  paths
    .command('run')
    .description('run a suite and compare what is seen with what is expected')
    .argument('<file>', 'a suite as json or jsonl')
    .addOption(
      new Option('--on <target>', 'where to run it')
        .choices(['executor', 'xstate', 'browser'])
        .default('executor'),
    )
    .option('--machine <file#name>', 'the machine the suite was made for, if it is none of ours')
    .option('--out <folder>', 'where reports and pictures of failures go (pictures: screenshots)')
    .option('--format <name>', 'junit: write a report into --out')
    .option(
      '--shrink',
      'shorten the first failing path to the shortest that still fails (on a page: minutes)',
    )
    .action((file: string, options, command: Command) =>
      running(async () =>
        (await import('../../paths/commandLine/run')).runCommand(
          file,
          { ...command.optsWithGlobals(), ...options },
          process,
          async () => {
            const { buildPage, servePage } = await import('../page');
            return servePage(await buildPage());
          },
        ),
      ),
    );
  paths
    .command('mutate')
    .description('put faults into chart, rules and effects, and see whether the suite notices')
    .argument('<chart>', 'name of the chart')
    .requiredOption('--suite <file>', 'the suite as json or jsonl')
    .option('--sample <number>', 'so many faults, drawn by the seed (default: all)', wholeNumber(1))
    .option('--least <percent>', 'the score to reach', wholeNumber(0, 100), 95)
    .action((chart: string, options, command: Command) =>
      running(async () =>
        (await import('../../paths/commandLine/mutate')).mutateCommand(
          chart,
          { ...command.optsWithGlobals(), ...options },
          process,
        ),
      ),
    );
}
