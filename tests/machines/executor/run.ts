/** Runs a small chart in XState and the executor, and shows what its steps wrote. */
import { expect } from 'vitest';
import { walk } from './agreement';
import { type Action, chartOf, fresh, say, universe } from './traced';

/** Walks both, and returns what the steps wrote and where the walk ended. */
export function run(config: object, types: readonly Action['type'][], n = 0) {
  const { machine, chart } = chartOf(config);
  const actions = types.map((type): Action => ({ type }));
  const walked = walk(machine, chart, fresh(n), actions, universe);
  expect(walked.difference).toBeUndefined();
  const position = fresh(n);
  let place = chart.start(position);
  for (const action of actions)
    if (chart.accepts(place, position, action)) place = chart.advance(place, position, action);
  return { place: chart.nameOf(place), trace: position.trace.join(' '), n: position.n, walked };
}

const entryAndExit = (name: string) => ({ entry: say(`+${name}`), exit: say(`-${name}`) });
export const leaf = (name: string, rest: object = {}) => ({ ...entryAndExit(name), ...rest });
