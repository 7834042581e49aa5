/** The charts that test paths can be made for, by name: all of the catalogue. */
import { chartNames, moduleNamed } from '../../../machines/index';
import { texts as blueTexts } from '../../../src/fragments/blueEvents/text';
import { texts as plotTexts } from '../../../src/fragments/plotTrack/text';
import type { Subject } from '../subject';
import { matchSubject } from './matchSubject';
import { moduleSubject } from './moduleSubject';
import { partSubject } from './partSubject';

const reasonCodes: Readonly<Record<string, readonly string[]>> = {
  plotTrack: Object.keys(plotTexts.en.reasons),
  blueEvents: Object.keys(blueTexts.en.reasons),
};

export const subjectNames: readonly string[] = chartNames;

/** Undefined where no chart has the name. */
export function subjectNamed(name: string): Subject | undefined {
  if (name === 'match') return matchSubject;
  const module = moduleNamed(name);
  if (module === undefined) return undefined;
  const codes = reasonCodes[module.name];
  return codes === undefined ? partSubject(module) : moduleSubject(module, codes);
}
