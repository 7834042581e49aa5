/** A game of any chart as a file: where it began and its actions. A match from its deal has a record of its own. */
import type { AnyRulesModule, Typed } from '../../machines/rulesModule';

const format = 'blue-moon-trail-1';

export interface Trail {
  readonly chart: string;
  readonly place: string;
  readonly position: object;
  readonly actions: readonly Typed[];
}

export function writeTrail({ chart, place, position, actions }: Trail, module: AnyRulesModule): string {
  const body = {
    format,
    chart,
    place,
    position,
    actions: actions.map((action) => module.writeAction(action)),
  };
  return `${JSON.stringify(body, null, 1)}\n`;
}

/** Of which chart the text is a trail, sound or not; undefined where it is something else. */
export function trailOf(text: string): { readonly chart: string } | undefined {
  try {
    const json = JSON.parse(text) as { format?: unknown; chart?: unknown } | null;
    return json?.format === format ? { chart: String(json.chart) } : undefined;
  } catch {
    return undefined;
  }
}

/** Undefined where the text is something else, of another chart, or damaged. */
export function parseTrail(text: string, module: AnyRulesModule): Trail | undefined {
  try {
    const json = JSON.parse(text) as { format?: string; actions?: unknown[] } & Omit<Trail, 'actions'>;
    if (json.format !== format || json.chart !== module.name || !Array.isArray(json.actions))
      return undefined;
    const actions = json.actions.map((line) => module.readAction(line));
    if (actions.some(({ ok }) => !ok)) return undefined;
    const { chart, place, position } = json;
    return { chart, place, position, actions: actions.flatMap((each) => (each.ok ? [each.value] : [])) };
  } catch {
    return undefined;
  }
}
