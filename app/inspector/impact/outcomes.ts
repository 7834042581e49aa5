/** What a recorded game comes to, action by action, so that changed rules can be held against it. */
import { type Because, type Typed, whyNot } from '../../../machines/rulesModule';
import type { AnyState, Rules } from '../game/types';

/** One line an action: the place it led to and a digest of the position, or why it was refused. */
export interface Outcome {
  readonly place: string;
  readonly digest: string;
  readonly reason?: Because | undefined;
}

const silent = new Set(['news', 'newsDropped', 'beforeFightOn']);

function digestOf(position: object): string {
  const text = JSON.stringify(position, (key, value) => (silent.has(key) ? undefined : value));
  let hash = 5381;
  for (let index = 0; index < text.length; index++)
    hash = (Math.imul(hash, 33) ^ text.charCodeAt(index)) >>> 0;
  return hash.toString(36);
}

/** Ends at the first action that is refused. */
export function outcomesOf({ module, chart }: Rules, start: AnyState, actions: readonly Typed[]): Outcome[] {
  const outcomes: Outcome[] = [];
  const position = module.copy(start.position);
  let { place } = start;
  for (const action of actions) {
    const reason = whyNot(module, chart, { place, position }, action);
    if (reason !== undefined) {
      outcomes.push({ place: chart.nameOf(place), digest: '', reason });
      break;
    }
    place = chart.advance(place, position, action);
    outcomes.push({ place: chart.nameOf(place), digest: digestOf(position) });
  }
  return outcomes;
}

export interface Divergence {
  /** From 1. */
  readonly action: number;
  readonly before: Outcome | undefined;
  readonly after: Outcome | undefined;
}

/** The first action that comes to something else; undefined: none does. */
export function firstDivergence(
  before: readonly Outcome[],
  after: readonly Outcome[],
): Divergence | undefined {
  const length = Math.max(before.length, after.length);
  for (let index = 0; index < length; index++) {
    const [old, now] = [before[index], after[index]];
    const isSame =
      old?.place === now?.place && old?.digest === now?.digest && old?.reason?.code === now?.reason?.code;
    if (!isSame) return { action: index + 1, before: old, after: now };
  }
  return undefined;
}
