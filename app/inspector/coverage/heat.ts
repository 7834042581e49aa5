/** How often the edges of the chart on show were taken, and how often each guard was true and false. */
import { storeOf } from '../../page/store';

export interface Counts {
  readonly edges: ReadonlyMap<string, number>;
  readonly guards: ReadonlyMap<string, { readonly true: number; readonly false: number }>;
  readonly games: number;
  readonly actions: number;
}

export const noCounts: Counts = { edges: new Map(), guards: new Map(), games: 0, actions: 0 };

/** What the heat map shows. */
export const heat = storeOf<Counts>(noCounts);

export interface PlainCounts {
  readonly edges: Readonly<Record<string, number>>;
  readonly guards: Readonly<Record<string, readonly [number, number]>>;
  readonly games: number;
  readonly actions: number;
}

export const fromPlain = ({ edges, guards, games, actions }: PlainCounts): Counts => ({
  edges: new Map(Object.entries(edges)),
  guards: new Map(Object.entries(guards).map(([name, [yes, no]]) => [name, { true: yes, false: no }])),
  games,
  actions,
});
