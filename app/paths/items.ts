/** What can be covered: items named `criterion:what`, and all items of a chart. */

import type { Place } from '../../machines/executor/chart';
import { movesAt } from '../../machines/executor/edges';
import { isForbidden } from '../../machines/executor/statechart';
import type { AnyChart, Subject } from './subject';

/** Criteria that every chart has; a module may add more (`Extra`). */
export const criteria = ['state', 'edge', 'guard', 'reason', 'pair', 'rule'] as const;

export const itemOf = (criterion: string, what: string): string => `${criterion}:${what}`;
export const criterionOf = (item: string): string => item.slice(0, item.indexOf(':'));
export const whatOf = (item: string): string => item.slice(item.indexOf(':') + 1);

export const guardItem = (edge: string, outcome: boolean): string => itemOf('guard', `${edge} ${outcome}`);
export const pairItem = (first: string, second: string): string => itemOf('pair', `${first} >> ${second}`);

const placesOf = (chart: AnyChart): Place[] =>
  Array.from({ length: chart.places }, (_, place) => place as Place);

/** Two edges that may follow one another as the chart is drawn, whatever the guards say. */
function pairsOf(chart: AnyChart): string[] {
  const found = new Set<string>();
  for (const place of placesOf(chart)) {
    for (const { edge, next, isForbidden: blocks } of movesAt(chart, place)) {
      if (blocks) continue;
      for (const follower of movesAt(chart, next)) {
        if (!follower.isForbidden) found.add(pairItem(edge.id, follower.edge.id));
      }
    }
  }
  return [...found];
}

/** Rules cited by guards and steps that the chart uses. */
function rulesOf({ module, chart }: Subject): string[] {
  const { states, edges } = chart.statechart;
  const tasks = [
    ...states.flatMap(({ entry, exit, initialTasks }) => [...entry, ...exit, ...initialTasks]),
    ...edges.flatMap((edge) => edge.tasks),
  ];
  const names = [
    ...edges.flatMap(({ guard }) => (guard ? [guard.name] : [])),
    ...tasks.map(({ name }) => name),
  ];
  return [...new Set(names.flatMap((name) => module.cites[name] ?? []))].map((rule) => itemOf('rule', rule));
}

/** Every item of a criterion; of reasons only where all codes are known. */
export function itemsOf(subject: Subject, criterion: string): readonly string[] {
  const { chart, reasonCodes, extras } = subject;
  const edges = chart.statechart.edges.filter((edge) => !isForbidden(edge));
  switch (criterion) {
    case 'state':
      return placesOf(chart).map((place) => itemOf('state', chart.nameOf(place)));
    case 'edge':
      return edges.map(({ id }) => itemOf('edge', id));
    case 'guard':
      return edges.flatMap(({ id, guard }) => (guard ? [guardItem(id, true), guardItem(id, false)] : []));
    case 'reason':
      return (reasonCodes ?? []).map((code) => itemOf('reason', code));
    case 'pair':
      return pairsOf(chart);
    case 'rule':
      return rulesOf(subject);
    default:
      return (
        extras.find((extra) => extra.criterion === criterion)?.items.map((item) => itemOf(criterion, item)) ??
        []
      );
  }
}

export const criteriaOf = ({ extras }: Subject): string[] => [
  ...criteria,
  ...extras.map(({ criterion }) => criterion),
];
