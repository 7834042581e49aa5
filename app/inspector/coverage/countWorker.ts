/** The worker that counts, so that the page stays free. */
import type { Typed } from '../../../machines/rulesModule';
import { rulesNamed } from '../game/rules';
import { counter } from './count';
import type { PlainCounts } from './heat';

export type Task =
  | { readonly kind: 'replay'; readonly chart: string; readonly games: readonly Played[] }
  | { readonly kind: 'simulate'; readonly chart: string; readonly games: number; readonly seed: number };

export interface Played {
  /** Undefined: the chart is entered as usual. */
  readonly place?: string;
  readonly position: object;
  readonly actions: readonly Typed[];
}

export interface Progress {
  readonly done: number;
  readonly of: number;
  readonly counts: PlainCounts;
}

self.onmessage = ({ data }: MessageEvent<Task>) => {
  const rules = rulesNamed(data.chart);
  const counting = counter(rules);
  const of = data.kind === 'replay' ? data.games.length : data.games;
  let said = performance.now();
  const say = (done: number) => {
    said = performance.now();
    self.postMessage({ done, of, counts: counting.result() } satisfies Progress);
  };
  for (let done = 0; done < of; done++) {
    if (data.kind === 'simulate') counting.simulate(data.seed + done);
    else {
      const { place, position, actions } = data.games[done]!;
      counting.replay(place === undefined ? undefined : rules.chart.placeOf(place), position, actions);
    }
    if (performance.now() - said > 200) say(done + 1);
  }
  say(of);
};
