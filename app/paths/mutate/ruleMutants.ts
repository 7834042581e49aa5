/** Faults in rules: one objection is missing, or a figure in a reason is off by one. */
import { assemble } from '../../../machines/executor/compile';
import type { Because } from '../../../machines/rulesModule';
import { itemOf } from '../items';
import type { AnyChart, Subject } from '../subject';
import { type Answer, answersOf } from './answers';
import { chartFault, type Mutant } from './mutant';

type Edit = (reason: Because) => Because | undefined;

/** The chart with every guard of that name answering differently. */
function withAnswer(chart: AnyChart, name: string, edit: Edit): AnyChart {
  const { states, edges } = chart.statechart;
  const changed = edges.map((edge) => {
    const { guard } = edge;
    if (guard?.kind !== 'rule' || guard.name !== name) return edge;
    const rule: typeof guard.rule = (position, action) => {
      const reason = guard.rule(position, action);
      return reason && edit(reason);
    };
    return { ...edge, guard: { ...guard, rule } };
  });
  return assemble({ states, edges: changed }, chart.options);
}

const isSame = (reason: Because, { code, rule }: Answer): boolean =>
  reason.code === code && reason.rule === rule;

function mutantsOf(chart: AnyChart, answer: Answer): Mutant[] {
  const { guard, code, rule, figures } = answer;
  const near = [itemOf('reason', code)];
  const make = (kind: Mutant['kind'], what: string, edit: Edit): Mutant => ({
    id: `${kind} ${what}`,
    kind,
    near,
    hint: `an action that ${guard} refuses with ${code} of ${rule}`,
    apply: chartFault(() => withAnswer(chart, guard, edit)),
  });
  const missing = make('objectionMissing', `${guard} ${code} ${rule}`, (reason) =>
    isSame(reason, answer) ? undefined : reason,
  );
  const off = figures.map((figure) =>
    make('figureOffByOne', `${guard} ${code} ${rule} ${figure}`, (reason) =>
      isSame(reason, answer)
        ? ({
            ...reason,
            [figure]: Number((reason as unknown as Record<string, number>)[figure]) + 1,
          } as Because)
        : reason,
    ),
  );
  return [missing, ...off];
}

export const ruleMutants = (subject: Subject, seed: number): Mutant[] =>
  answersOf(subject, seed).flatMap((answer) => mutantsOf(subject.chart, answer));
