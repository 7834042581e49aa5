/** Any rules module for test paths: its own scenarios, and actions made wrong field by field. */
import { type AnyRulesModule, chartOf, type Typed } from '../../../machines/rulesModule';
import { noFrame } from '../prove/frame';
import type { Scenario, Subject } from '../subject';

/** Values that a field of an action is tried with instead of its own. */
function wrongFor(value: unknown): unknown[] {
  if (typeof value === 'number')
    return [value + 1, value - 1, value + 2, 0, 99].filter((other) => other !== value && other >= 0);
  if (typeof value === 'boolean') return [!value];
  if (Array.isArray(value)) return [[], [...value].reverse(), [...value, ...value]];
  return [];
}

/** One candidate of each type and shape, each field made wrong; fields of words take the words of other candidates. */
function probesOf(module: AnyRulesModule) {
  return (position: object, _place: string, push: (action: Typed) => void): void => {
    const words = new Map<string, Set<string>>();
    const known: Typed[] = [];
    for (const type of module.actionTypes) {
      module.candidates(position, type, (action) => {
        known.push(action);
        for (const [field, value] of Object.entries(action)) {
          if (field === 'type' || typeof value !== 'string') continue;
          words.set(field, (words.get(field) ?? new Set()).add(value));
        }
      });
    }
    for (const action of known.slice(0, 200)) {
      for (const [field, value] of Object.entries(action)) {
        if (field === 'type') continue;
        const others = typeof value === 'string' ? [...(words.get(field) ?? [])] : wrongFor(value);
        for (const other of others) push({ ...action, [field]: other } as Typed);
      }
    }
  };
}

export function moduleSubject(module: AnyRulesModule, reasonCodes: readonly string[] | undefined): Subject {
  const scenarios = Object.entries(module.scenarios ?? {}).map(
    ([name, position]): Scenario => ({ name, position }),
  );
  return {
    module,
    chart: chartOf(module),
    scenarios,
    newGame: (seed) => ({ name: `${module.name} ${seed}`, position: module.newPosition(seed) }),
    scenariosFor: () => [],
    probes: probesOf(module),
    reasonCodes,
    extras: [],
    frame: noFrame,
    input: (position) => position,
    notation: (position) => JSON.stringify(position),
    figures: () => '',
    isLastResort: () => false,
  };
}
