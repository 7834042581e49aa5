/** Which pile the player looks through. */
import { createContext, useContext } from 'react';
import type { CardId } from '../../../src/actions';
import type { Seat } from '../../../src/vocabulary';
import type { SeatObservation } from '../../game/view';

export interface OpenPile {
  readonly owner: Seat;
  readonly pile: 'leader' | 'draw' | 'discard' | 'under';
}

export interface PilesControl {
  readonly open: (pile: OpenPile) => void;
}

const PilesContext = createContext<PilesControl>({ open: () => {} });
export const PilesProvider = PilesContext.Provider;
export const usePiles = (): PilesControl => useContext(PilesContext);

/** The cards of a pile, top first; of the own draw pile what is left of it, in no order. */
export function cardsOfPile({ sides }: SeatObservation, { owner, pile }: OpenPile): readonly CardId[] {
  const side = sides[owner];
  switch (pile) {
    case 'leader':
      return side.leaderPile.toReversed();
    case 'draw':
      return side.deckCards ?? [];
    case 'discard':
      return side.discardPile.toReversed();
    case 'under':
      return side.under.toReversed();
  }
}
