/** A game of any chart as a file: where it began and its actions. A match from its deal has a record of its own. */
import type { AnyRulesModule, Typed } from '../machines/rulesModule';

const format = 'blue-moon-trail-1';

export interface Trail {
  readonly chart: string;
  readonly place: string;
  readonly position: object;
  readonly actions: readonly Typed[];
}

export function writeTrail({ chart, place, position, actions }: Trail, module: AnyRulesModule): string {
  return `${JSON.stringify({ format, chart, place, position, actions: actions.map((action) => module.writeAction(action)) }, null, 1)}\n`;
}

/** Whether the text is meant to be such a file, of whatever chart, sound or not. */
export function isTrail(text: string): boolean {
  try {
    return (JSON.parse(text) as { format?: unknown } | null)?.format === format;
  } catch {
    return false;
  }
}

/** Undefined where the text is something else, or of another chart. */
export function parseTrail(text: string, module: AnyRulesModule): Trail | undefined {
  try {
    const json = JSON.parse(text) as { format?: string; actions?: unknown[] } & Omit<Trail, 'actions'>;
    if (json.format !== format || json.chart !== module.name || !Array.isArray(json.actions))
      return undefined;
    const actions = json.actions.map((line) => module.readAction(line));
    if (actions.some(({ ok }) => !ok)) return undefined;
    return { ...json, actions: actions.flatMap((action) => (action.ok ? [action.value] : [])) };
  } catch {
    return undefined;
  }
}
