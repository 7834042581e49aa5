/** What the chart of the blue events does within a round. Every step writes on a draft of its own. */
import type { ActionOf } from './actions';
import { freeSpace, isActive, isComplete } from './board';
import type { Die, Position } from './position';
import {
  applyRule,
  dropVainChoices,
  loseDie,
  switchOffIfComplete,
  switchOnAgain,
  switchOnNamed,
} from './rule';

/** A5: the rules of the named cards begin to bind everybody. */
export function activateNamed(draft: Position): void {
  switchOnNamed(draft);
  dropVainChoices(draft);
}

/** A6, A7: on the first free space. A rule that stops at this die does not see it placed. */
export function placeDie(draft: Position, { player, die, slot }: ActionOf<'placeDie'>): void {
  const space = freeSpace(draft, slot) as number;
  (draft.dice[die] as Die).at = { slot, space };
  switchOffIfComplete(draft, slot);
  for (const named of draft.named) {
    if (isActive(draft, named)) applyRule(draft, named, 'diePlaced', player);
  }
}

/** A8. Coloured dice go to their owners' hands, black ones leave this module. */
export function removeDice(draft: Position, { slot, dice }: ActionOf<'removeDice'>): void {
  const wasComplete = isComplete(draft, slot);
  for (const index of dice) {
    const die = draft.dice[index] as Die;
    die.at = die.owner === null ? 'gone' : 'hand';
  }
  if (wasComplete) switchOnAgain(draft, slot);
  dropVainChoices(draft);
}

/** A10, A22: to the card that has waited longest for this player's choice. */
export function chooseLostDie(draft: Position, { player, die }: ActionOf<'chooseLostDie'>): void {
  const first = draft.choices.findIndex((choice) => choice.player === player);
  const [choice] = draft.choices.splice(first, 1);
  if (choice) loseDie(draft, choice.slot, draft.dice[die] as Die);
  dropVainChoices(draft);
}
