/** A table laid out card by card, by name: `table({ phase: 'character', me: { hand: ['Flare'] } })`. */
import type { State } from '../../machines/engine';
import { type Laid, laidState, type ShipLaid, type SideLaid } from '../../machines/layOut';
import type { Seat } from '../../src/vocabulary';

export type SideSetup = SideLaid;
export type ShipSetup = ShipLaid;

/** Names of the two seats: `me` is seat 0. */
export type Player = 'me' | 'you';
export const seatOf = (player: Player): Seat => (player === 'me' ? 0 : 1);

export interface TableSetup extends Partial<Omit<Laid, 'first' | 'second' | 'onTurn'>> {
  readonly me?: SideSetup;
  readonly you?: SideSetup;
  readonly onTurn?: Player;
}

/**
 * A running fight in fire, in the Character phase of my turn, unless told otherwise. Decks hold the named cards, and
 * twelve plain Characters to draw.
 */
export function table({ me = {}, you = {}, onTurn = 'me', ...rest }: TableSetup = {}): State {
  return laidState('', { phase: 'character', first: me, second: you, onTurn: seatOf(onTurn), ...rest });
}
