/** Paths on the compiled chart, a whole or a faulty one. */
import { whyNot } from '../../../machines/rulesModule';
import { type AnyChart, enter, type Moment, type Subject } from '../subject';
import type { Target } from './target';

export function onExecutor(subject: Subject, chart: AnyChart = subject.chart): Target {
  const { module } = subject;
  let moment: Moment;
  return {
    name: 'executor',
    begin(scenario) {
      moment = enter({ module, chart }, scenario);
    },
    seen: () => ({
      place: chart.nameOf(moment.place),
      position: moment.position,
      legal: chart
        .legalActions(moment.place, moment.position, [])
        .map((action) => module.writeAction(action)),
    }),
    act(action) {
      const reason = whyNot(module, chart, moment, action);
      if (reason === undefined) moment.place = chart.advance(moment.place, moment.position, action);
      return reason;
    },
  };
}
