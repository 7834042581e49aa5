/** `blue-moon paths mutate CHART --suite FILE`. */
import { mutantKinds } from '../mutate/mutant';
import { type Judged, judge, mutantsOf, sampled, scoreOf } from '../mutate/score';
import { subjectFor, type Terminal } from './generate';
import { progressOn } from './progress';
import { readSuite } from './run';
import { UnusableInput } from './unusableInput';

export interface MutateCommandOptions {
  readonly suite: string;
  readonly sample?: number;
  readonly least: number;
  readonly seed: number;
  readonly json?: true;
}

function kindLines(judged: readonly Judged[]): string[] {
  return mutantKinds.flatMap((kind) => {
    const ofKind = judged.filter(({ mutant }) => mutant.kind === kind);
    if (ofKind.length === 0) return [];
    const { killed, survived, equivalent } = scoreOf(ofKind);
    return [
      `${kind.padEnd(16)} ${String(killed).padStart(4)} caught ${String(survived).padStart(4)} survived ${String(equivalent).padStart(4)} equivalent`,
    ];
  });
}

export async function mutateCommand(
  chart: string,
  options: MutateCommandOptions,
  terminal: Terminal,
): Promise<void> {
  const subject = await subjectFor(chart, undefined);
  const suite = readSuite(options.suite);
  if (suite.chart !== subject.module.name)
    throw new UnusableInput(`${options.suite} holds paths of "${suite.chart}".`);
  const all = mutantsOf(subject, options.seed);
  const mutants = sampled(all, options.sample, options.seed);
  const progress = progressOn();
  const start = performance.now();
  const judged = judge(subject, suite, mutants, (done, of) => progress.tell(done, of, 'variants'));
  progress.stop();
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  const score = scoreOf(judged);
  const survivors = judged.filter(
    ({ killedBy, equivalent }) => killedBy === undefined && equivalent === undefined,
  );
  if (options.json) {
    const list = survivors.map(({ mutant: { id, kind, hint } }) => ({ id, kind, hint }));
    console.log(
      JSON.stringify(
        { chart, seed: options.seed, variants: mutants.length, of: all.length, ...score, survivors: list },
        null,
        2,
      ),
    );
  } else {
    console.log(
      `${suite.chart}: ${mutants.length} of ${all.length} faulty variants, seed ${options.seed}, ${suite.paths.length} paths, ${seconds} s`,
    );
    for (const line of kindLines(judged)) console.log(line);
    for (const { mutant } of survivors)
      console.log(`survived: ${mutant.id}; would be caught by ${mutant.hint}`);
    for (const { mutant, equivalent } of judged.filter(
      (each) => each.killedBy === undefined && each.equivalent,
    ))
      console.log(`equivalent: ${mutant.id}: ${equivalent}`);
    console.log(
      `mutation score ${score.percent} %: ${score.killed} of ${score.killed + score.survived} caught, ${score.equivalent} equal to the original`,
    );
  }
  if (score.percent < options.least) terminal.exitCode = 1;
}
