/** A board of the blue events, laid out card by card for a test. */
import { blueEvents } from '../../machines/blueEvents';
import type { Action } from '../../src/fragments/blueEvents/actions';
import type { CardId } from '../../src/fragments/blueEvents/cards';
import type { Position } from '../../src/fragments/blueEvents/position';
import type { Reason } from '../../src/fragments/blueEvents/reasons';
import { newPosition, type Setup } from '../../src/fragments/blueEvents/setup';
import { type Driver, type Moment, onExecutor, onXState } from './drivers';
import { playing } from './play';

export const drivers = [onExecutor(blueEvents), onXState(blueEvents)];
export const { play, refusal } = playing(blueEvents);

export type Blue = Moment<Position, Action, Reason>;
export type BlueDriver = Driver<Position, Action, Reason>;

/** Ana has a purple card and the dice 0 to 3, Bea none and the dice 4 to 7. */
export const anaAndBea: Setup['players'] = [
  { dice: 4, hasPurpleCard: true },
  { dice: 4, hasPurpleCard: false },
];

/**
 * Between rounds, before the first: one list of cards a slot, the visible one first. The event dice show `throws`.
 * `change` writes on the position once the stacks lie there.
 */
export function board(
  driver: BlueDriver,
  stacks: readonly (readonly CardId[])[],
  throws: readonly number[],
  changes: Partial<Setup> = {},
  change: (position: Position) => void = () => {},
): Blue {
  const height = Math.max(...stacks.map((stack) => stack.length));
  const filled = stacks.flatMap((stack) => [...stack, ...Array<CardId>(height - stack.length).fill('levy')]);
  const dealt = driver.start(
    newPosition({
      players: anaAndBea,
      slots: stacks.length,
      stackHeight: height,
      cards: filled,
      isShuffled: false,
      pieces: [],
      seed: 1,
      throws,
      ...changes,
    }),
  );
  const position = blueEvents.copy(dealt.position);
  stacks.forEach((stack, slot) => {
    position.slots[slot]!.stack = [...stack];
  });
  change(position);
  return driver.at(dealt.place, position);
}

export const pointsOf = ({ position }: Blue): number[] => position.players.map(({ points }) => points);

/** Where the dice are, by their numbers. */
export const whereIs = ({ position }: Blue, ...dice: readonly number[]) =>
  dice.map((die) => position.dice[die]!.at);

export const place = (player: number, die: number, slot: number): string =>
  `placeDie player=${player} die=${die} slot=${slot}`;

export const choose = (player: number, die: number): string => `chooseLostDie player=${player} die=${die}`;
