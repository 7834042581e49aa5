/** Every action of a type worth asking the rules about; wrong dice are among them, so that refusals can be seen. */
import type { Action, ActionType } from './actions';
import { diceOn } from './board';
import type { Position } from './position';

type Push = (action: Action) => void;

const makers: { readonly [T in ActionType]: (position: Position, push: Push) => void } = {
  startRound: (_, push) => push({ type: 'startRound' }),
  placeDie({ players, dice, slots }, push) {
    for (const player of players.keys())
      for (const die of dice.keys())
        for (const slot of slots.keys()) push({ type: 'placeDie', player, die, slot });
  },
  /** Each die by itself, and all of a card together: a list of every choice among them would explode. */
  removeDice(position, push) {
    for (const slot of position.slots.keys()) {
      for (const die of position.dice.keys()) push({ type: 'removeDice', slot, dice: [die] });
      const all = diceOn(position, slot);
      if (all.length > 1) push({ type: 'removeDice', slot, dice: all });
    }
  },
  chooseLostDie({ players, dice }, push) {
    for (const player of players.keys())
      for (const die of dice.keys()) push({ type: 'chooseLostDie', player, die });
  },
  endRound: (_, push) => push({ type: 'endRound' }),
};

/** Pushes the candidates of one type; not all of them are legal. */
export function candidates(position: Position, type: ActionType, push: Push): void {
  makers[type](position, push);
}
