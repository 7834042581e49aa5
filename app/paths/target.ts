/** The place that a generator `to:PLACE` is for. */
import { itemsOf } from './items';
import type { Subject } from './subject';

/** What a generator `to:PLACE` calls its place; undefined for every other generator. */
export const targetIn = (generator: string): string | undefined => /^to:(.+)$/.exec(generator)?.[1];

/** The place of that name, or of that last part of its name, or else the first that has the text in its name. */
export function placeNamed(subject: Subject, target: string): string | undefined {
  const names = itemsOf(subject, 'state').map((item) => item.slice('state:'.length));
  return (
    names.find((name) => name === target || name.endsWith(`.${target}`)) ??
    names.find((name) => name.includes(target))
  );
}
