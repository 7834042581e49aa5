/** The conditions of the blue events fragment, and what it answers where the chart has no edge. */
import type { Action, ActionOf, ActionType } from './actions';
import { isAtHandOrOnCard, isComplete, isOn, visibleCard } from './board';
import type { Die, Position } from './position';
import type { Reason, RuleId } from './reasons';

const slotExists = ({ slots }: Position, slot: number, rule: RuleId): Reason | undefined =>
  slots[slot] === undefined ? { code: 'noSuchSlot', rule, slot, slots: slots.length } : undefined;

const dieExists = ({ dice }: Position, die: number, rule: RuleId): Reason | undefined =>
  dice[die] === undefined ? { code: 'noSuchDie', rule, die, dice: dice.length } : undefined;

const playerExists = ({ players }: Position, player: number, rule: RuleId): Reason | undefined =>
  players[player] === undefined ? { code: 'noSuchPlayer', rule, player, players: players.length } : undefined;

/** A6: an own die from the hand, on any visible card that is not full. */
export function dieMayBePlaced(position: Position, action: ActionOf<'placeDie'>): Reason | undefined {
  const { player, die, slot } = action;
  const missing =
    playerExists(position, player, 'A6') ??
    dieExists(position, die, 'A6') ??
    slotExists(position, slot, 'A6');
  if (missing) return missing;
  const { owner, at } = position.dice[die] as Die;
  if (owner !== player) return { code: 'notYourDie', rule: 'A6', die, player, owner };
  if (at !== 'hand') return { code: 'dieNotInHand', rule: 'A6', die };
  const card = visibleCard(position, slot);
  if (card === undefined) return { code: 'noCardHere', rule: 'A6', slot };
  if (isComplete(position, slot)) return { code: 'cardIsFull', rule: 'A6', slot, spaces: card.spaces };
  return undefined;
}

/** A8: only dice that lie on the card can be taken off it. */
export function diceAreOnCard(position: Position, action: ActionOf<'removeDice'>): Reason | undefined {
  const { slot, dice } = action;
  const missing = slotExists(position, slot, 'A8');
  if (missing) return missing;
  if (dice.length === 0) return { code: 'noDiceGiven', rule: 'A8' };
  for (const die of dice) {
    const unknown = dieExists(position, die, 'A8');
    if (unknown) return unknown;
    if (!isOn(position.dice[die] as Die, slot)) return { code: 'dieNotOnCard', rule: 'A8', die, slot };
  }
  return undefined;
}

/** A10, A22: any own die, in hand or on any card, by a player who has to lose one. */
export function ownDieIsChosen(position: Position, action: ActionOf<'chooseLostDie'>): Reason | undefined {
  const { player, die } = action;
  const missing = playerExists(position, player, 'A10') ?? dieExists(position, die, 'A10');
  if (missing) return missing;
  if (!position.choices.some((choice) => choice.player === player)) {
    return { code: 'notYourChoice', rule: 'A10', player };
  }
  const chosen = position.dice[die] as Die;
  if (chosen.owner !== player) {
    return { code: 'chooseOwnDie', rule: 'A10', die, player, owner: chosen.owner };
  }
  return isAtHandOrOnCard(chosen) ? undefined : { code: 'dieIsLost', rule: 'A21', die };
}

const noEdge: { readonly [T in ActionType]: (position: Position) => Reason } = {
  startRound: ({ round }) => ({ code: 'roundIsRunning', rule: 'A2', round }),
  placeDie: () => ({ code: 'noRoundIsRunning', rule: 'A6' }),
  removeDice: () => ({ code: 'noRoundIsRunning', rule: 'A8' }),
  chooseLostDie: () => ({ code: 'nothingToChoose', rule: 'A10' }),
  endRound: ({ choices }) =>
    choices.length > 0
      ? { code: 'choiceIsOpen', rule: 'A10', choices: choices.length }
      : { code: 'noRoundIsRunning', rule: 'A11' },
};

/** Why an action has no edge in the present place of a game that is not over. */
export function whyNoEdge(position: Position, action: Action): Reason {
  return noEdge[action.type](position);
}
