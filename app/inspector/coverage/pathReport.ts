/** A suite of test paths (`paths --format json`) as games to be counted: each path from its scenario on. */
import * as v from 'valibot';
import type { AnyRulesModule } from '../../../machines/rulesModule';
import type { Played } from './countWorker';

const scenario = v.looseObject({ place: v.optional(v.string()), position: v.looseObject({}) });
const step = v.looseObject({ action: v.string(), refused: v.optional(v.unknown()) });
const report = v.looseObject({
  format: v.literal('blue-moon-paths-1'),
  chart: v.string(),
  scenarios: v.record(v.string(), scenario),
  paths: v.array(v.looseObject({ scenario: v.string(), steps: v.array(step) })),
});

/** Undefined where the text is no such report, or of another chart. Refused actions take no edge and are left out. */
export function readPathReport(text: string, module: AnyRulesModule): Played[] | undefined {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return undefined;
  }
  const read = v.safeParse(report, json);
  if (!read.success || read.output.chart !== module.name) return undefined;
  const { paths, scenarios } = read.output;
  return paths.flatMap(({ scenario: name, steps }) => {
    const start = scenarios[name];
    if (start === undefined) return [];
    const actions = steps.flatMap(({ action, refused }) => {
      const taken = module.readAction(action);
      return refused === undefined && taken.ok ? [taken.value] : [];
    });
    return [
      { position: start.position, actions, ...(start.place === undefined ? {} : { place: start.place }) },
    ];
  });
}
