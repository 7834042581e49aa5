/** A die in words: whose it is, and where it is. */
import { isLost, isSpace } from '../../../src/fragments/blueEvents/board';
import type { Position } from '../../../src/fragments/blueEvents/position';
import type { Texts } from '../../../src/text';

export function dieName({ dice }: Position, die: number, { ui }: Texts): string {
  const { owner } = dice[die]!;
  return owner === null ? ui.blackDie(die + 1) : ui.dieOf(die + 1, owner + 1);
}

export function diePlace({ dice }: Position, die: number, { ui }: Texts): string {
  const { at } = dice[die]!;
  if (isSpace(at)) return ui.dieOnSlot(at.slot + 1);
  return isLost(at) ? ui.dieLostTo(at.lostTo + 1) : ui.dieInHand;
}
