/** One game between two players, by observations only. */
import { apply, isOver, legalActions, newMatch, observe, toAct } from '../../../machines/engine';
import { prebuiltDeck } from '../../../src/decks';
import type { Settings } from '../../../src/position';
import type { People, Seat } from '../../../src/vocabulary';
import { chanceFrom, type PlayerMaker } from '../player';

/** A match of one game with the usual decks. */
export const gameOf = (peoples: readonly [People, People]): Settings => ({
  decks: [prebuiltDeck(peoples[0]), prebuiltDeck(peoples[1])],
  crystalsToWin: 1,
  mulligan: false,
  swapDecks: false,
  firstSeat: null,
  order: null,
});

/** No game takes nearly so many actions. */
const mostActions = 5000;

/** Plays the game to its end and names the winner. What chance the players use follows from the seed too. */
export async function playGame(
  peoples: readonly [People, People],
  seed: number,
  makers: readonly [PlayerMaker, PlayerMaker],
): Promise<Seat> {
  const settings = gameOf(peoples);
  const players = makers.map((make) => make(settings));
  const chances = [chanceFrom(2 * seed + 1), chanceFrom(2 * seed + 2)];
  let state = newMatch(settings, seed);
  for (let count = 0; !isOver(state); count++) {
    if (count === mostActions) throw new Error(`${peoples.join(' against ')}, seed ${seed}: no end`);
    const seat = toAct(state)!;
    const legal = legalActions(state);
    const action =
      legal.length === 1
        ? legal[0]!
        : await players[seat]!.choose(observe(state, seat), legal, chances[seat]!);
    const applied = apply(state, action);
    if (!applied.ok) throw new Error(`${JSON.stringify(action)} is refused: ${applied.reason.code}`);
    state = applied.state;
  }
  return state.position.results[0]!.winner;
}
