/** What players may see of a position: everything but the cards under the visible ones and the throws to come. */
import { kindOf, type SlotKind } from './board';
import type { CardId } from './cards';
import type { Choice, Die, Player, Position } from './position';

export interface Observation {
  readonly round: number;
  readonly thrown: readonly number[];
  readonly slots: readonly {
    readonly visible: CardId | undefined;
    readonly cardsLeft: number;
    readonly cubes: number;
    readonly kind: SlotKind;
  }[];
  readonly named: readonly number[];
  readonly dice: readonly Readonly<Die>[];
  readonly players: readonly Readonly<Player>[];
  readonly choices: readonly Choice[];
}

/** The same for every player: the module has no private hands. */
export function observe(position: Position): Observation {
  return {
    round: position.round,
    thrown: position.thrown,
    slots: position.slots.map(({ stack, cubes }, slot) => ({
      visible: stack[0],
      cardsLeft: stack.length,
      cubes,
      kind: kindOf(position, slot),
    })),
    named: position.named,
    dice: position.dice,
    players: position.players,
    choices: position.choices,
  };
}
