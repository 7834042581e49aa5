/** Whom an effect concerns (A5), asked when it happens. */
import { ownDiceOn } from './board';
import type { Aim } from './effect';
import type { Player, Position } from './position';

/** The card that speaks lies on `slot`; `placer` has just put a die somewhere. */
interface Occasion {
  readonly position: Position;
  readonly slot: number;
  readonly placer: number | undefined;
}

const pointsOf = ({ players }: Position): number[] => players.map(({ points }) => points);

const meets: { readonly [A in Aim]: (occasion: Occasion, index: number, player: Player) => boolean } = {
  everyone: () => true,
  placer: ({ placer }, index) => index === placer,
  leaders: ({ position }, _, { points }) => points === Math.max(...pointsOf(position)),
  trailing: ({ position }, _, { points }) => points === Math.min(...pointsOf(position)),
  withPurpleCard: (_occasion, _, { hasPurpleCard }) => hasPurpleCard,
  withoutPurpleCard: (_occasion, _, { hasPurpleCard }) => !hasPurpleCard,
  withDieHere: ({ position, slot }, index) => ownDiceOn(position, slot, index) > 0,
  withoutDieHere: ({ position, slot }, index) => ownDiceOn(position, slot, index) === 0,
};

/** All players concerned, before the effect touches the first of them. */
export function playersConcerned(who: Aim, occasion: Occasion): number[] {
  const { players } = occasion.position;
  return players.flatMap((player, index) => (meets[who](occasion, index, player) ? [index] : []));
}
