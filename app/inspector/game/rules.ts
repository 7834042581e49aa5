/** A chart of the catalogue, compiled once. */
import { chartNames, moduleNamed } from '../../../machines/index';
import { chartOf } from '../../../machines/rulesModule';
import type { AnyChart, Rules } from './types';

export { chartNames };

const known = new Map<string, Rules>();

export function rulesNamed(name: string): Rules {
  const kept = known.get(name);
  if (kept !== undefined) return kept;
  const module = moduleNamed(name);
  if (module === undefined) throw new Error(`No chart "${name}"`);
  const rules: Rules = { module, chart: chartOf(module) as AnyChart };
  known.set(module.name, rules);
  known.set(name, rules);
  return rules;
}
