/** R3.2: the open question and its answers. */
import type { ActionOf } from '../actions';
import { factsAt } from '../cards/facts';
import type { EffectOf } from '../effects/effect';
import type { Position, Question } from '../position';
import type { Reason } from '../reasons';
import { paymentsFrom, pays } from './demands';

export const questionIsOpen = (position: Position): boolean => position.question !== null;
export const questionIsAnswered = (position: Position): boolean => position.question === null;

const costOf = (position: Position, question: Question) =>
  (factsAt(position, question.source).effect as EffectOf<'payForDragon'>).cost;

function picksFit(position: Position, question: Question, picks: readonly number[]): boolean {
  if (picks.length < question.min || picks.length > question.max) return false;
  const inOrder = picks.every(
    (pick, index) => pick >= 0 && pick < question.options.length && (index === 0 || picks[index - 1]! < pick),
  );
  if (!inOrder) return false;
  if (question.kind !== 'payForDragon' || picks.length === 0) return true;
  return pays(
    position,
    question.by,
    costOf(position, question),
    picks.map((pick) => question.options[pick]!),
  );
}

export function choiceIsAllowed(position: Position, action: ActionOf<'choose'>): Reason | undefined {
  const { question } = position;
  if (question === null) return { code: 'nothingAsked', rule: 'R3.2' };
  if (question.by !== action.seat) return { code: 'notYourTurn', rule: 'R3.2' };
  return picksFit(position, question, action.picks) ? undefined : { code: 'wrongChoice', rule: 'R3.2' };
}

/** Every legal set of picks. */
export function forEachAnswer(position: Position, visit: (picks: readonly number[]) => void): void {
  const question = position.question;
  if (question === null) return;
  const { options, min, max } = question;
  if (question.kind === 'payForDragon') {
    visit([]);
    for (const cards of paymentsFrom(position, question.by, costOf(position, question))) {
      visit(cards.map((card) => options.indexOf(card)));
    }
    return;
  }
  growPicks(options.length, min, max, visit, []);
}

/** Picks ascend, so each set comes once. */
function growPicks(
  options: number,
  min: number,
  max: number,
  visit: (picks: readonly number[]) => void,
  picks: readonly number[],
): void {
  if (picks.length >= min) visit(picks);
  if (picks.length === max) return;
  for (let pick = (picks.at(-1) ?? -1) + 1; pick < options; pick++) {
    growPicks(options, min, max, visit, [...picks, pick]);
  }
}
