/** What a generator `to:…` leads to: a place, or a condition that comes true of the position. */
import { type Condition, distance, holds, readCondition } from '../condition/condition';
import { type ConditionWords, conditionFault } from '../condition/conditionFault';
import { shapeOfPositions } from '../condition/positionExamples';
import { itemOf, itemsOf } from './items';
import type { Extra, Position, Subject } from './subject';

/** What a generator `to:…` names; undefined for every other generator. */
export const targetIn = (generator: string): string | undefined => /^to:(.+)$/.exec(generator)?.[1];

export interface Target {
  /** Covered by coming there. */
  readonly item: string;
  /** How far a position is from it, where figures tell; 0 there. */
  distance(position: Position): number;
}

/** The place of that name, or of that last part of its name, or else the first that has the text in its name. */
function placeNamed(subject: Subject, text: string): string | undefined {
  const items = itemsOf(subject, 'state');
  const names = items.map((item) => item.slice('state:'.length));
  return (
    names.find((name) => name === text || name.endsWith(`.${text}`)) ??
    names.find((name) => name.includes(text))
  );
}

const criterion = 'position';

/** Undefined where the text names no place and is no condition. */
export function targetOf(subject: Subject, text: string): Target | undefined {
  const place = placeNamed(subject, text);
  if (place !== undefined) return { item: itemOf('state', place), distance: () => 1 };
  const condition = readCondition(text);
  if (condition === undefined) return undefined;
  return { item: itemOf(criterion, text), distance: (position) => distance(condition, position) };
}

/** Why nothing can be led there, in a sentence; empty where it may be tried. */
export function targetFault(subject: Subject, text: string, words: ConditionWords): string {
  if (placeNamed(subject, text) !== undefined) return '';
  return conditionFault(text, shapeOfPositions(subject), words);
}

/** The subject with the conditions among the targets as something to cover: an action makes them true. */
export function withTargets(subject: Subject, generators: readonly string[]): Subject {
  const conditions = new Map<string, Condition>();
  for (const text of generators.flatMap((name) => targetIn(name) ?? [])) {
    const condition = placeNamed(subject, text) === undefined ? readCondition(text) : undefined;
    if (condition !== undefined) conditions.set(text, condition);
  }
  if (conditions.size === 0) return subject;
  const comesTrue: Extra = {
    criterion,
    items: [...conditions.keys()],
    note(before, after, _, push) {
      for (const [text, condition] of conditions)
        if (holds(condition, after) && !holds(condition, before)) push(text);
    },
    impossible: {},
  };
  return { ...subject, extras: [...subject.extras, comesTrue] };
}

/** The subject with nothing to note but conditions: a search for them need not look at anything else. */
export const forTargets = (subject: Subject): Subject => ({
  ...subject,
  extras: subject.extras.filter((extra) => extra.criterion === criterion),
});
