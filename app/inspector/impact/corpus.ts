/** Games to try changed rules on, with what they came to when they were taken in. Kept over reloads of the page. */
import type { Typed } from '../../../machines/rulesModule';
import { newPosition } from '../../../src/position';
import { parseRecord } from '../../../src/record';
import { storeOf } from '../../store';
import type { Workbench } from '../game/bench';
import { startState } from '../game/ownGame';
import { rulesNamed } from '../game/rules';
import type { AnyState } from '../game/types';
import { type Divergence, firstDivergence, type Outcome, outcomesOf } from './outcomes';

interface Kept {
  readonly name: string;
  readonly chart: string;
  readonly place: string;
  readonly position: object;
  readonly actions: readonly Typed[];
  readonly outcomes: readonly Outcome[];
}

export interface Judged {
  readonly name: string;
  readonly actions: number;
  /** Undefined: everything as before. A text: it could not be played at all. */
  readonly divergence: Divergence | string | undefined;
}

const key = 'blue-moon.corpus';

function read(): Kept[] {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? '[]') as Kept[];
  } catch {
    return [];
  }
}

function write(corpus: readonly Kept[]): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(corpus));
  } catch {
    // Too much to keep: it holds for this visit only.
  }
}

let corpus = read();

/** Plays every game again on the rules as they are now. */
function judgeAll(): Judged[] {
  return corpus.map(({ name, chart, place, position, actions, outcomes }) => {
    try {
      const rules = rulesNamed(chart);
      const start: AnyState = { place: rules.chart.placeOf(place), position };
      return {
        name,
        actions: actions.length,
        divergence: firstDivergence(outcomes, outcomesOf(rules, start, actions)),
      };
    } catch (error) {
      return { name, actions: actions.length, divergence: (error as Error).message };
    }
  });
}

export const judged = storeOf<readonly Judged[]>(corpus.length === 0 ? [] : judgeAll());

function take(name: string, chart: string, start: AnyState, actions: readonly Typed[]): void {
  const rules = rulesNamed(chart);
  const kept: Kept = {
    name,
    chart,
    place: rules.chart.nameOf(start.place),
    position: start.position,
    actions,
    outcomes: outcomesOf(rules, start, actions),
  };
  corpus = [...corpus.filter((other) => other.name !== name), kept];
  write(corpus);
  judged.set(judgeAll());
}

/** The game on the bench as it stands. */
export function takeBench({ source }: Workbench): void {
  take(
    'bench',
    source.rules.module.name,
    source.start(),
    source.steps().map(({ action }) => action),
  );
}

/** False when the text is no record. */
export function takeRecord(name: string, text: string): boolean {
  const record = parseRecord(text);
  if (!record.ok) return false;
  const { settings, seed, actions } = record.value;
  take(name, 'match', startState(rulesNamed('match'), newPosition(settings, seed, false)), actions);
  return true;
}

/** What they come to now is what later changes are held against. */
export function acceptAll(): void {
  for (const { name, chart, place, position, actions } of corpus) {
    take(name, chart, { place: rulesNamed(chart).chart.placeOf(place), position }, actions);
  }
}

export function forgetAll(): void {
  corpus = [];
  write(corpus);
  judged.set([]);
}
