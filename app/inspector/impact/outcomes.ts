/** What a recorded game comes to, action by action, so that changed rules can be held against it. */
import { whyNot } from '../../../machines/rulesModule';
import type { Language } from '../../../src/vocabulary';
import type { Recorded } from '../game/recorded';
import { rulesNamed } from '../game/rules';

/** Why an action was refused, in words too: the position that explains them is not kept. */
export interface Refused {
  readonly code: string;
  readonly rule: string;
  readonly words: string;
}

/** Of one action: where it led and a digest of the position, or why it was refused. */
export interface Outcome {
  /** The action on one line. */
  readonly action: string;
  readonly place: string;
  readonly digest: string;
  readonly refused?: Refused;
}

/** Kept for logs or for going back: no part of what an action comes to. */
const silent = new Set(['news', 'newsDropped', 'beforeFightOn']);

function digestOf(position: object): string {
  const text = JSON.stringify(position, (key, value) => (silent.has(key) ? undefined : value));
  let hash = 5381;
  for (let index = 0; index < text.length; index++)
    hash = (Math.imul(hash, 33) ^ text.charCodeAt(index)) >>> 0;
  return hash.toString(36);
}

/** Ends at the first action that is refused. Throws where the start makes no sense under the present rules. */
export function outcomesOf(recorded: Recorded, language: Language): Outcome[] {
  const { module, chart } = rulesNamed(recorded.chart);
  const outcomes: Outcome[] = [];
  const position = module.copy(recorded.position);
  let place = chart.placeOf(recorded.place);
  for (const action of recorded.actions) {
    const line = module.writeAction(action);
    const reason = whyNot(module, chart, { place, position }, action);
    if (reason !== undefined) {
      const { code, rule } = reason;
      const words = module.describeReason(reason, language, position);
      outcomes.push({ action: line, place: chart.nameOf(place), digest: '', refused: { code, rule, words } });
      break;
    }
    place = chart.advance(place, position, action);
    outcomes.push({ action: line, place: chart.nameOf(place), digest: digestOf(position) });
  }
  return outcomes;
}

export interface Divergence {
  /** Which action, from 1. */
  readonly number: number;
  readonly action: string;
  /** Undefined: nothing is known of it but that it was taken. */
  readonly before: Outcome | undefined;
  /** Undefined: the game does not come to it any more. */
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
      old?.place === now?.place && old?.digest === now?.digest && old?.refused?.code === now?.refused?.code;
    if (!isSame) return { number: index + 1, action: (old ?? now)!.action, before: old, after: now };
  }
  return undefined;
}

/** Where nothing is kept of an earlier run: the first action that is refused, which was taken when it was recorded. */
export function firstRefusal(after: readonly Outcome[]): Divergence | undefined {
  const last = after.at(-1);
  if (last?.refused === undefined) return undefined;
  return { number: after.length, action: last.action, before: undefined, after: last };
}
