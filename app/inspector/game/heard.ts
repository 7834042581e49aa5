/** Reads from XState's inspection events which edges of our chart an action took. */
import type { InspectionEvent } from 'xstate';
import type { AnyChart } from './types';

/** As much of XState's transition as identifies an edge. */
interface Transition {
  readonly eventType: string;
  readonly source: { readonly path: readonly string[]; readonly machine: { readonly id: string } };
  readonly target?: readonly {
    readonly path: readonly string[];
    readonly machine: { readonly id: string };
  }[];
  readonly guard?: unknown;
}

const nameOf = ({ path, machine }: Transition['source']): string => [machine.id, ...path].join('.');
const guardName = (guard: unknown): string | undefined =>
  typeof guard === 'string' ? guard : (guard as { type?: string } | undefined)?.type;

/** Collects between two actions; `take` empties it. */
export function listenTo(chart: AnyChart) {
  let heard: string[] = [];
  function idOf(transition: Transition): string {
    const source = nameOf(transition.source);
    const target = transition.target?.[0] && nameOf(transition.target[0]);
    const type = transition.eventType === '' ? undefined : transition.eventType;
    const guard = guardName(transition.guard);
    const edge = chart.statechart.edges.find(
      (candidate) =>
        candidate.source === source &&
        candidate.type === type &&
        candidate.guard?.name === guard &&
        candidate.target === target,
    );
    return edge?.id ?? `${source} --${transition.eventType}--> ${target ?? '(stays)'}`;
  }
  return {
    hear(event: InspectionEvent): void {
      if (event.type !== '@xstate.microstep') return;
      for (const transition of event._transitions) heard.push(idOf(transition as unknown as Transition));
    },
    take(): readonly string[] {
      const taken = heard;
      heard = [];
      return taken;
    },
  };
}
