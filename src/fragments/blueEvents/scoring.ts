/** The end of a round (A11-A17, A20, A21): what the chart does while scoring, in this order. */
import { blackDiceOn, diceOn, isActive, isComplete, isLost, isSpace, ownDiceOn, visibleCard } from './board';
import type { Die, Position } from './position';
import { applyRule, giveBack } from './rule';

/** A9: effects whose stated moment is the end of the round, of rules that are still on. */
export function applyRoundEnd(draft: Position): void {
  const active = draft.named.filter((slot) => isActive(draft, slot));
  for (const slot of active) applyRule(draft, slot, 'roundEnd');
}

/** A11: every complete card, named or not. */
export function scoreCompleteCards(draft: Position): void {
  const complete = draft.slots.flatMap((_, slot) => (isComplete(draft, slot) ? [slot] : []));
  for (const slot of complete) {
    scoreDice(draft, slot);
    giveReward(draft, slot);
    leaveBoard(draft, slot);
  }
}

/** A12-A14; black dice count as ruling AQ3 says. */
function scoreDice(draft: Position, slot: number): void {
  const black = blackDiceOn(draft, slot);
  const { cubes } = draft.slots[slot]!;
  draft.players.forEach((player, index) => {
    const own = ownDiceOn(draft, slot, index);
    if (own > 0) player.points += own + cubes + (player.hasPurpleCard ? black : 0);
  });
}

/** A15, A16: to the one player with most own dice; on a tie to nobody. */
function giveReward(draft: Position, slot: number): void {
  const own = draft.players.map((_, index) => ownDiceOn(draft, slot, index));
  const most = Math.max(...own);
  const first = own.indexOf(most);
  if (own.lastIndexOf(most) !== first) return;
  const winner = draft.players[first]!;
  winner.points += visibleCard(draft, slot)?.reward ?? 0;
  winner.kept.push(draft.slots[slot]!.stack[0]!);
}

/** A17: the named cards that are still there, without points for the dice on them (AQ5). */
export function removeNamedCards(draft: Position): void {
  for (const slot of draft.named) leaveBoard(draft, slot);
  draft.named = [];
}

/** A21: at the latest now, since every lost die was lost to a named card. */
export function returnLostDice(draft: Position): void {
  giveBack(draft, () => true);
}

/** A17, A20, AQ5: the next card becomes visible; dice lost from this one come back to the hand. */
function leaveBoard(draft: Position, slot: number): void {
  for (const index of diceOn(draft, slot)) {
    const die = draft.dice[index] as Die;
    die.at = die.owner === null ? 'gone' : 'hand';
  }
  for (const die of draft.dice) {
    const { at } = die;
    if (isLost(at) && isSpace(at.from) && at.from.slot === slot) die.at = { ...at, from: 'hand' };
  }
  const left = draft.slots[slot]!;
  left.stack.shift();
  left.cubes = 0;
  draft.named = draft.named.filter((named) => named !== slot);
}
