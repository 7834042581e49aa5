/** The rule of a named card: switched on, at work, switched off (A5, A7-A10, A21, A22). */
import { playersConcerned } from './aim';
import { diceToLose, isActive, isComplete, isFree, isLost, isNamed, isSpace, visibleCard } from './board';
import type { EffectKind, EffectOf, Moment } from './effect';
import type { Die, Position } from './position';

const resolve: {
  readonly [D in EffectKind]: (draft: Position, slot: number, effect: EffectOf<D>, player: number) => void;
} = {
  loseDie(draft, slot, { when }, player) {
    if (when === undefined) draft.choices.push({ player, slot });
    else loseUnasked(draft, slot, player);
  },
  points(draft, _slot, { by }, index) {
    const player = draft.players[index]!;
    player.points = Math.max(0, player.points + by);
  },
};

/** Carries out the effects that the card has for this moment; undefined: those without a stated one (A9, A10). */
export function applyRule(draft: Position, slot: number, moment?: Moment, placer?: number): void {
  for (const effect of visibleCard(draft, slot)?.rule ?? []) {
    if (effect.when !== moment) continue;
    const concerned = playersConcerned(effect.who, { position: draft, slot, placer });
    const carryOut = resolve[effect.do] as (d: Position, s: number, e: typeof effect, p: number) => void;
    for (const player of concerned) carryOut(draft, slot, effect, player);
  }
}

/** A5. A named card that is complete already has no rule; a stated moment it misses does not come again (A9). */
export function switchOnNamed(draft: Position): void {
  const active = draft.named.filter((slot) => isActive(draft, slot));
  for (const slot of active) applyRule(draft, slot, 'roundStart');
  for (const slot of active) applyRule(draft, slot);
}

/** Where players need not choose, a die in hand is lost before one on the board, there the lowest slot first. */
function loseUnasked(draft: Position, slot: number, player: number): void {
  const own = draft.dice.filter((die) => die.owner === player);
  const boardOrder = ({ at }: Die) => (isSpace(at) ? at.slot * 100 + at.space : Number.POSITIVE_INFINITY);
  const onBoard = own.filter(({ at }) => isSpace(at)).sort((a, b) => boardOrder(a) - boardOrder(b));
  const die = own.find(({ at }) => at === 'hand') ?? onBoard[0];
  // A21: a player without any die loses none.
  if (die) loseDie(draft, slot, die);
}

/** A10, A22: sets a die aside; a complete card it is taken from is complete no more. */
export function loseDie(draft: Position, slot: number, die: Die): void {
  const { at } = die;
  if (at !== 'hand' && !isSpace(at)) return;
  const reopened = isSpace(at) && isComplete(draft, at.slot) ? at.slot : undefined;
  die.at = { lostTo: slot, from: at };
  if (reopened !== undefined) switchOnAgain(draft, reopened);
}

/** A8, A10: what has a stated moment does not happen again. */
export function switchOnAgain(draft: Position, slot: number): void {
  if (isNamed(draft, slot)) applyRule(draft, slot);
}

/** A7, A9, A10: the moment the last space is filled nobody has to lose a die any more, and lost dice come back. */
export function switchOffIfComplete(draft: Position, slot: number): void {
  if (!isComplete(draft, slot)) return;
  draft.choices = draft.choices.filter((choice) => choice.slot !== slot);
  giveBack(draft, (lostTo) => lostTo === slot);
}

/** Lost dice go back to where they were taken from, or to the hand if that space is taken (AQ2). */
export function giveBack(draft: Position, isDue: (lostTo: number) => boolean): void {
  for (const die of draft.dice) {
    const { at } = die;
    if (!isLost(at) || !isDue(at.lostTo)) continue;
    const { from } = at;
    const returns = isSpace(from) && isFree(draft, from);
    die.at = returns ? from : 'hand';
    if (returns) switchOffIfComplete(draft, from.slot);
  }
}

/** A21: of the choices of a player only as many stay open as there are dice to lose. */
export function dropVainChoices(draft: Position): void {
  const left = draft.players.map((_, player) => diceToLose(draft, player));
  draft.choices = draft.choices.filter(({ player }) => {
    left[player]! -= 1;
    return left[player]! >= 0;
  });
}
