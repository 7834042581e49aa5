/** For a fault that a suite does not notice: walks on which the faulty variant is seen to differ. */
import { type Because, type Typed, whyNot } from '../../../machines/rulesModule';
import type { Budget } from '../search/budget';
import type { Chance } from '../search/chance';
import { drawn } from '../search/drawn';
import { type AnyChart, enter, type Moment, type Scenario, type Subject } from '../subject';
import type { Step, Trail } from '../suite';
import type { Mutant } from './mutant';

interface View {
  readonly key: string;
  readonly legal: readonly Typed[];
}

/** All that a suite compares, as it is: what is compared once need not be made short. */
function viewOf(subject: Subject, chart: AnyChart, { place, position }: Moment): View {
  const legal = chart.legalActions(place, position, []);
  const written = legal.map((action) => subject.module.writeAction(action)).sort();
  const key = [chart.nameOf(place), subject.notation(position), subject.figures(position), ...written].join(
    '\n',
  );
  return { key, legal };
}

/** Does something under the fault; undefined when that breaks. */
function under<T>(mutant: Mutant, work: (chart: AnyChart) => T): T | undefined {
  const { chart, restore } = mutant.apply();
  try {
    return work(chart);
  } catch {
    return undefined;
  } finally {
    restore();
  }
}

export interface HuntOptions {
  readonly walks: number;
  readonly length: number;
  readonly chance: Chance;
  readonly budget: Budget;
}

/** A trail whose expectations the fault breaks, or undefined. */
export function hunt(
  subject: Subject,
  mutant: Mutant,
  scenarios: readonly Scenario[],
  options: HuntOptions,
): Trail | undefined {
  const { walks, length, chance, budget } = options;
  for (let walk = 0; walk < walks; walk++) {
    for (const scenario of scenarios) {
      if (budget.isSpent()) return undefined;
      const steps = walkApart(subject, mutant, scenario, length, chance);
      if (steps !== undefined) return { scenario: scenario.name, steps, goal: `fault:${mutant.id}` };
    }
  }
  return undefined;
}

/** The steps of a random walk up to the first difference. */
function walkApart(
  subject: Subject,
  mutant: Mutant,
  scenario: Scenario,
  length: number,
  chance: Chance,
): Step[] | undefined {
  const { chart, module } = subject;
  const moment = enter(subject, scenario);
  const steps: Step[] = [];
  let { key, legal } = viewOf(subject, chart, moment);
  if (
    scenario.place === undefined &&
    under(mutant, (faulty) => viewOf(subject, faulty, enter({ module, chart: faulty }, scenario)).key) !== key
  )
    return steps;
  if (under(mutant, (faulty) => viewOf(subject, faulty, moment).key) !== key) return steps;
  while (steps.length < length) {
    const refusal = refusalApart(subject, mutant, moment, chance);
    if (refusal !== undefined) return [...steps, refusal];
    const action = drawn(subject, legal, chance);
    if (action === undefined) return undefined;
    const before: Moment = { place: moment.place, position: module.copy(moment.position) };
    moment.place = chart.advance(moment.place, moment.position, action);
    steps.push({ action });
    ({ key, legal } = viewOf(subject, chart, moment));
    const other = under(mutant, (faulty) => {
      before.place = faulty.advance(before.place, before.position, action);
      return viewOf(subject, faulty, before).key;
    });
    if (other !== key) return steps;
  }
  return undefined;
}

/** An action that is refused otherwise under the fault. Not tried everywhere: it costs hundreds of questions. */
function refusalApart(subject: Subject, mutant: Mutant, moment: Moment, chance: Chance): Step | undefined {
  if (
    mutant.kind !== 'objectionMissing' &&
    mutant.kind !== 'figureOffByOne' &&
    !mutant.kind.startsWith('guard') &&
    chance.below(3) > 0
  )
    return undefined;
  const { module, chart } = subject;
  const asked: Typed[] = [];
  for (const type of module.actionTypes)
    module.candidates(moment.position, type, (action) => void asked.push(action));
  subject.probes(moment.position, chart.nameOf(moment.place), (action) => void asked.push(action));
  const answers = asked.map((action) => whyNot(module, chart, moment, action));
  const at = under(mutant, (faulty) =>
    asked.findIndex((action, index) => !isSame(whyNot(module, faulty, moment, action), answers[index])),
  );
  if (at === undefined || at < 0) return undefined;
  const reason = answers[at];
  return reason === undefined ? undefined : { action: asked[at]!, refused: reason };
}

/** Most answers already differ, or agree, in their codes. */
function isSame(one: Because | undefined, other: Because | undefined): boolean {
  if (one === undefined || other === undefined) return one === other;
  return one.code === other.code && JSON.stringify(one) === JSON.stringify(other);
}
