/** The options of an open question, as things on the table that can be pressed. */
import type { CardId } from '../../../src/actions';
import type { SideView } from '../../../src/observe';
import { none, type QuestionKind } from '../../../src/position';
import { seats } from '../../../src/vocabulary';
import type { SeatView } from '../../game/match';
import { ownQuestion } from './task';

/** A card of the table: its id, or for the other seat's face-down Bluffs a number that tells only their order. */
export type CardKey = CardId;

/** The key of the other seat's n-th face-down card, from 0; below `none`, so it is no card's id. */
export const bluffKey = (order: number): CardKey => -2 - order;

export interface Option {
  /** Its place in the question. */
  readonly index: number;
  /** From 1, as the cards lie in the hand; for seals and keys. */
  readonly number: number;
  /** `null`: no card, but a word of the question. */
  readonly key: CardKey | null;
}

/** Kinds that are answered in words. */
const wordKinds: ReadonlySet<QuestionKind> = new Set(['useText', 'kindToDiscard', 'amount']);

/** Empty while this seat is asked nothing. */
export function optionsOf(view: SeatView): readonly Option[] {
  const question = ownQuestion(view);
  if (question === null) return [];
  let hidden = 0;
  const keyOf = (option: CardId | null): CardKey | null => {
    if (wordKinds.has(question.kind) || option === none) return null;
    return option ?? bluffKey(hidden++);
  };
  const { hand } = view.observation.sides[view.seat];
  const placeOf = (key: CardKey | null): number => (key === null ? -1 : hand.indexOf(key));
  return question.options
    .map((option, index) => ({ index, key: keyOf(option) }))
    .toSorted((a, b) => placeOf(a.key) - placeOf(b.key))
    .map((option, place) => ({ ...option, number: place + 1 }));
}

function cardsInFront(side: SideView): CardKey[] {
  const open = [...side.combat, ...side.support.flatMap(({ card }) => card ?? [])];
  const ships = side.ships.flatMap((ship) => [ship.card, ...ship.cargo]);
  return [...open, ...ships];
}

/** Whether the card lies open on the table or in the own hand, so that it can be pressed there. */
export function isInSight({ observation, seat }: SeatView, key: CardKey): boolean {
  if (key < none) return true;
  if (observation.sides[seat].hand.includes(key)) return true;
  return seats.some((side) => cardsInFront(observation.sides[side]).includes(key));
}

/** The question is about cards that are not all in sight: they are laid out in the prompt. */
export const needsPicker = (view: SeatView): boolean =>
  optionsOf(view).some(({ key }) => key !== null && !isInSight(view, key));
