/** What a player is putting together before it becomes an action: cards to play, to pay, to discard, to answer with. */
import type { Action, ActionOf, CardId } from '../../../src/actions';
import type { SeatView } from '../../game/match';
import { cardsOf, isCardAction, sameCards } from './uses';

/** `chosen` are cards; for an answer, indices into the options of the question. */
export type Task =
  | { readonly kind: 'wait'; readonly chosen: readonly number[] }
  /** Show colours, or let it pass (R23.7). */
  | { readonly kind: 'call'; readonly chosen: readonly number[] }
  | { readonly kind: 'play'; readonly chosen: readonly CardId[] }
  | { readonly kind: 'decline'; readonly chosen: readonly CardId[] }
  | { readonly kind: 'mulligan'; readonly chosen: readonly CardId[] }
  | { readonly kind: 'pay'; readonly demand: CardId; readonly chosen: readonly CardId[] }
  | { readonly kind: 'answer'; readonly chosen: readonly number[] };

export const isMine = ({ observation, seat }: SeatView): boolean => observation.toAct === seat;

/** The question this seat has to answer. */
export function ownQuestion({ observation, seat }: SeatView) {
  const { question } = observation;
  return question !== null && question.by === seat ? question : null;
}

/** Where a player starts at a new position: what is asked, with nothing chosen. Who only looks on waits. */
export function taskAtRest(view: SeatView): Task {
  if (!isMine(view) || view.legal.length === 0) return { kind: 'wait', chosen: [] };
  if (ownQuestion(view) !== null) return { kind: 'answer', chosen: [] };
  const types = new Set(view.legal.map((action) => action.type));
  if (types.has('showColours') || types.has('pass')) return { kind: 'call', chosen: [] };
  if (types.has('mulligan')) return { kind: 'mulligan', chosen: [] };
  if (types.size === 1 && types.has('decline')) return { kind: 'decline', chosen: [] };
  return { kind: 'play', chosen: [] };
}

const answers = (view: SeatView): ActionOf<'choose'>[] =>
  view.legal.filter((action) => action.type === 'choose');

/** An answer is given by naming one option, rather than by a set. */
export const isSingleAnswer = (view: SeatView): boolean =>
  answers(view).every((answer) => answer.picks.length <= 1);

/** The action that names this one option. */
export const answerWith = (view: SeatView, option: number): Action | undefined =>
  answers(view).find((answer) => sameCards(answer.picks, [option]));

/** The answer that names nothing: none, or done. */
export const answerWithNone = (view: SeatView): Action | undefined =>
  answers(view).find((answer) => answer.picks.length === 0);

/** The legal actions the chosen cards make up. */
export function actionsFrom(view: SeatView, task: Task): readonly Action[] {
  const { chosen } = task;
  switch (task.kind) {
    case 'wait':
    case 'call':
      return [];
    case 'play':
      if (chosen.length === 0) return [];
      return view.legal.filter((action) => isCardAction(action) && sameCards(cardsOf(action)!, chosen));
    case 'answer':
      return answers(view).filter((answer) => sameCards(answer.picks, chosen));
    case 'pay':
      return view.legal.filter(
        (action) =>
          action.type === 'meetDemand' && action.demand === task.demand && sameCards(action.cards, chosen),
      );
    default:
      return view.legal.filter((action) => action.type === task.kind && sameCards(action.cards, chosen));
  }
}

/** Sets of cards the task could still become. */
function possibleSets(view: SeatView, task: Task): (readonly number[])[] {
  switch (task.kind) {
    case 'wait':
    case 'call':
      return [];
    case 'play':
      return view.legal.filter(isCardAction).map((action) => cardsOf(action)!);
    case 'answer':
      return answers(view).map((answer) => answer.picks);
    case 'pay':
      return view.legal.flatMap((action) =>
        action.type === 'meetDemand' && action.demand === task.demand ? [action.cards] : [],
      );
    default:
      return view.legal.flatMap((action) => (action.type === task.kind ? [action.cards] : []));
  }
}

/**
 * Every card, or option, that can join those chosen. A payment may become too large, so that its player sees by how
 * much; in play another card takes the place of the chosen ones.
 */
export function choosable(view: SeatView, task: Task): ReadonlySet<number> {
  const sets = possibleSets(view, task);
  const isFree = task.kind === 'play' || task.kind === 'pay';
  return new Set(
    (isFree ? sets : sets.filter((set) => task.chosen.every((card) => set.includes(card)))).flat(),
  );
}

/** Cards that can join those chosen in one play: partners of a pair, members of a gang. */
export function partnersOf(view: SeatView, task: Task): ReadonlySet<number> {
  if (task.kind !== 'play' || task.chosen.length === 0) return new Set();
  const wider = possibleSets(view, task).filter(
    (set) => set.length > task.chosen.length && task.chosen.every((card) => set.includes(card)),
  );
  return new Set(wider.flat().filter((card) => !task.chosen.includes(card)));
}

const ascending = (cards: readonly number[]): number[] => cards.toSorted((a, b) => a - b);

/** The task after a card, or an option, is pressed. */
export function withPressed(view: SeatView, task: Task, card: number): Task {
  const { chosen } = task;
  if (task.kind === 'wait' || task.kind === 'call') return task;
  if (chosen.includes(card)) return { ...task, chosen: chosen.filter((other) => other !== card) };
  const joins = task.kind !== 'play' || partnersOf(view, task).has(card);
  return { ...task, chosen: joins ? ascending([...chosen, card]) : [card] };
}
