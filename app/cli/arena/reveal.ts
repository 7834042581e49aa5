/**
 * Puts some card that fits in the place of every hidden one. Which one matters only in a discard pile, where the arena
 * hides what our table would show: there it is drawn by lot.
 */
import { findCard } from '../../../src/cards';
import { opponentOf } from '../../../src/vocabulary';
import type { Chance } from '../../computer/player';
import type { TraceState } from '../../conform/trace';
import type { Game } from './game';
import { type ArenaSide, type ArenaState, Inconsistent } from './protocol';

const hidden = '?';

export interface Revealed {
  readonly state: TraceState;
  /** Draw piles by name, top first. */
  readonly piles: readonly [readonly string[], readonly string[]];
  /** Cards of the other hand that the arena names though they do not lie open. */
  readonly remembered: readonly string[];
}

const openNames = (side: ArenaSide): string[] =>
  [
    ...side.hand,
    ...side.combat.map(([name]) => name),
    ...side.support.map(([name]) => name),
    ...side.leadership.map(([name]) => name),
    ...side.discard,
    ...side.influence.flatMap(({ ship, cargo }) => [ship, ...cargo]),
  ].filter((name) => name !== hidden);

const showsBluff = (name: string): boolean =>
  (findCard(name)?.icons ?? []).some((icon) => icon.startsWith('bluff'));

function mixed(names: readonly string[], chance: Chance): string[] {
  return names
    .map((name) => ({ name, lot: chance.below(2 ** 20) }))
    .sort((a, b) => a.lot - b.lot)
    .map(({ name }) => name);
}

/** `deck` are the names of the other seat's cards. */
function revealSide(
  side: ArenaSide,
  deck: readonly string[],
  chance: Chance,
): { side: ArenaSide; pile: string[] } {
  const open = new Set(openNames(side));
  const unseen = mixed(
    deck.filter((name) => !open.has(name)),
    chance,
  );
  const bluffsFirst = [...unseen.filter(showsBluff), ...unseen.filter((name) => !showsBluff(name))];
  const next = (): string => {
    const name = bluffsFirst.shift();
    if (name === undefined) throw new Inconsistent('more cards are hidden than the deck has left');
    return name;
  };
  const support = side.support.map(
    ([name, ...flags]) => [name === hidden ? next() : name, ...flags] as const,
  );
  const hand = side.hand.map((name) => (name === hidden ? next() : name));
  const discard = side.discard.map((name) => (name === hidden ? next() : name));
  if (bluffsFirst.length !== side.draw)
    throw new Inconsistent(`${bluffsFirst.length} cards are unseen and ${side.draw} in the draw pile`);
  return { side: { ...side, support, hand, discard }, pile: bluffsFirst };
}

export function reveal(
  state: ArenaState,
  { seat, names, decks }: Pick<Game, 'seat' | 'names' | 'decks'>,
  chance: Chance,
): Revealed {
  const other = opponentOf(seat);
  const own = state.players[seat];
  const pile = own.drawPileCards ?? [];
  if (pile.length !== own.draw)
    throw new Inconsistent(`${pile.length} cards are listed of ${own.draw} in the own draw pile`);
  const known = [...openNames(own), ...pile];
  for (const name of known) names.idOf(name);
  if (known.length !== decks[seat]!.length || new Set(known).size !== known.length)
    throw new Inconsistent(`the own side shows ${known.length} cards of ${decks[seat]!.length}`);
  const revealed = revealSide(state.players[other], decks[other]!, chance);
  const sides: [ArenaSide, ArenaSide] = seat === 0 ? [own, revealed.side] : [revealed.side, own];
  const piles: [readonly string[], readonly string[]] =
    seat === 0 ? [pile, revealed.pile] : [revealed.pile, pile];
  const open = state.players[other].disclosed ?? [];
  const remembered = state.players[other].hand.filter((name) => name !== hidden && !open.includes(name));
  return { state: { ...state, players: sides }, piles, remembered };
}
