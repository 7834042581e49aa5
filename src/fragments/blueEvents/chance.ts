/** Set-up and the throws of the event dice (A1-A4): everything in this fragment that chance decides. */
import { below, nextRandom, shuffle } from '../../rng';
import { slotsWithCards, visibleCard } from './board';
import type { Position } from './position';

/** A1. A deck given in order is left as it is. */
export function shuffleDeck(draft: Position): void {
  if (draft.isShuffled) draft.chance.rng = shuffle(draft.deck, draft.chance.rng);
}

/** A1: slot by slot, the first card of each stack on top. */
export function dealStacks(draft: Position): void {
  for (const slot of draft.slots) slot.stack = draft.deck.splice(0, draft.stackHeight);
}

/** An event die has one face for every slot. */
function throwDie(draft: Position): number {
  const { chance } = draft;
  let shown = chance.script[chance.used];
  if (shown === undefined) {
    chance.rng = nextRandom(chance.rng);
    shown = below(chance.rng, draft.slots.length);
  } else {
    chance.used += 1;
  }
  draft.thrown.push(shown);
  return shown;
}

/** A2-A4: both dice together, then again whichever shows an empty slot or what the first one shows. */
export function throwEventDice(draft: Position): void {
  draft.round += 1;
  draft.thrown = [];
  // AQ7: a single slot with cards takes a single die.
  const dice = Math.min(2, slotsWithCards(draft));
  const shown = Array.from({ length: dice }, () => throwDie(draft));
  const mustBeThrownAgain = (slot: number, die: number) =>
    visibleCard(draft, slot) === undefined || shown.indexOf(slot) < die;
  for (let die = shown.findIndex(mustBeThrownAgain); die >= 0; die = shown.findIndex(mustBeThrownAgain)) {
    shown[die] = throwDie(draft);
  }
  draft.named = shown;
}
