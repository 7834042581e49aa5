/** A turn decided on and played action by action, as long as nothing comes to light that it did not count on. */
import type { SeatView as Observation } from '../../../machines/engine';
import type { Action } from '../../../src/actions';
import { opponentOf } from '../../../src/vocabulary';
import { keyOf } from '../think/keys';

/** What has to be unchanged for a plan to hold. */
function knownIn({ gameNumber, fightNumber, turn, cards, sides, seat, onTurn }: Observation): string {
  const unknown = cards.filter((card) => card === null).length;
  const { deckSize } = sides[seat];
  const theirs = sides[opponentOf(seat)];
  return [
    gameNumber,
    fightNumber,
    turn.number,
    onTurn,
    unknown,
    deckSize,
    theirs.deckSize,
    theirs.hand.length,
  ].join();
}

export class Plan {
  private left: readonly Action[] = [];
  private known = '';

  set(observation: Observation, actions: readonly Action[]): void {
    this.left = actions;
    this.known = knownIn(observation);
  }

  /** The next action of the plan, if it still holds; what had no alternative may have been played without asking. */
  next(observation: Observation, legal: readonly Action[]): Action | undefined {
    if (this.left.length === 0 || knownIn(observation) !== this.known) return undefined;
    const byKey = new Map(legal.map((action) => [keyOf(action), action]));
    const at = this.left.findIndex((action) => byKey.has(keyOf(action)));
    const action = at < 0 ? undefined : byKey.get(keyOf(this.left[at]!));
    this.left = at < 0 ? [] : this.left.slice(at + 1);
    return action;
  }
}
