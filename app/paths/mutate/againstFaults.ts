/** Paths for the faults that a suite does not notice yet: a generator of its own. */
import { pathOf } from '../expect';
import type { Covering } from '../minimise';
import { coverOf } from '../replay';
import type { Budget } from '../search/budget';
import { chanceOf } from '../search/chance';
import type { Scenario, Subject } from '../subject';
import { type Path, type Suite, suiteFormat } from '../suite';
import type { Watch } from '../watch';
import { hunt } from './hunt';
import { judge, killer, mutantsOf } from './score';

/** Trails for the faults that the suite so far does not notice. */
export function againstFaults(
  subject: Subject,
  watched: Watch,
  paths: readonly Covering[],
  scenarios: Map<string, Scenario>,
  { seed, budget }: { readonly seed: number; readonly budget: Budget },
): Covering[] {
  const starts = Object.fromEntries(scenarios);
  const write = (trail: Covering, index: number): Path =>
    pathOf(subject, starts[trail.scenario]!, trail, index + 1, []);
  const survivors = judge(
    subject,
    suiteOf(subject, paths.map(write), starts),
    mutantsOf(subject, seed),
    (done, all) => budget.tell(done, all, 'faults'),
  ).filter(({ killedBy, equivalent }) => killedBy === undefined && equivalent === undefined);
  const chance = chanceOf(seed);
  const added: Covering[] = [];
  const written: Path[] = [];
  for (const [index, { mutant }] of survivors.entries()) {
    budget.tell(index, survivors.length, 'faults');
    if (killer(subject, suiteOf(subject, written, starts), written, mutant) !== undefined) continue;
    const aimed = mutant.near.flatMap((item) => subject.scenariosFor(item));
    const starting = aimed.length > 0 ? aimed : [...subject.scenarios, subject.newGame(seed)];
    const trail = hunt(subject, mutant, starting, {
      walks: aimed.length > 0 ? 30 : 6,
      length: 16,
      chance,
      budget,
    });
    if (trail === undefined) continue;
    const scenario = starting.find(({ name }) => name === trail.scenario)!;
    scenarios.set(scenario.name, scenario);
    starts[scenario.name] = scenario;
    const path = { ...trail, covered: coverOf(watched, scenario, trail.steps)! };
    written.push(write(path, added.length));
    added.push(path);
  }
  return added;
}

function suiteOf(subject: Subject, paths: Suite['paths'], scenarios: Suite['scenarios']): Suite {
  return {
    format: suiteFormat,
    chart: subject.module.name,
    seed: 0,
    generators: [],
    until: '',
    scenarios,
    paths,
  };
}
