/** Which player acts and which die is meant; both are only the page's, the rules know nothing of them. */
import { useState } from 'react';
import { isAtHandOrOnCard } from '../../../src/fragments/blueEvents/board';
import type { Position } from '../../../src/fragments/blueEvents/position';
import type { BlueGame } from './rules';

export interface Chosen {
  readonly player: number;
  readonly die: number;
  readonly choosePlayer: (player: number) => void;
  readonly chooseDie: (die: number) => void;
}

/** A die in hand before one on a card before a lost one. */
function usualDie({ dice }: Position, player: number): number {
  const own = [...dice.keys()].filter((die) => dice[die]!.owner === player);
  return (
    own.find((die) => dice[die]!.at === 'hand') ??
    own.find((die) => isAtHandOrOnCard(dice[die]!)) ??
    own[0] ??
    0
  );
}

/** Whoever has to choose acts, unless another player was picked since; a die is meant until something happens. */
export function useChosen({ position, moments }: BlueGame): Chosen {
  const [said, setSaid] = useState({ player: 0, die: -1, moment: 0 });
  const isFresh = said.moment === moments.length;
  const [choice] = position.choices;
  const mayStay =
    isFresh || choice === undefined || position.choices.some(({ player }) => player === said.player);
  const wanted = mayStay ? said.player : choice.player;
  const player = wanted < position.players.length ? wanted : 0;
  const isMeant = isFresh && said.die >= 0 && said.die < position.dice.length;
  return {
    player,
    die: isMeant ? said.die : usualDie(position, player),
    choosePlayer: (next) => setSaid({ player: next, die: -1, moment: moments.length }),
    chooseDie: (die) => setSaid({ player, die, moment: moments.length }),
  };
}
