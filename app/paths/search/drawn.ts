/** Draws an action for a walk that does not look for anything in particular. */
import type { Typed } from '../../../machines/rulesModule';
import { drawnByType } from '../../condition/drawn';
import type { Subject } from '../subject';
import type { Chance } from './chance';

/** A last resort only where nothing else is legal; undefined where nothing is. */
export function drawn(subject: Subject, legal: readonly Typed[], chance: Chance): Typed | undefined {
  const usual = legal.filter((action) => !subject.isLastResort(action));
  return drawnByType(usual.length > 0 ? usual : legal, chance.below);
}
