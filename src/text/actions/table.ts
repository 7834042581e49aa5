/** What a table of action labels holds: one entry an action type, as it stands on a button or in a list. */
import type { ActionOf, ActionType, CardId } from '../../actions';
import type { QuestionView } from '../../observe';
import { none, type Question, type QuestionKind } from '../../position';
import type { Names } from '../names';
import type { ActionScene } from '../scene';

export type ActionTexts = {
  readonly [T in ActionType]: (action: ActionOf<T>, scene: ActionScene) => string;
};

/** The answers to a question: with cards picked, and with none. `names` are worded, `options` stand behind them. */
export type AnswerTexts = {
  readonly [K in QuestionKind]: {
    readonly picked: (
      names: readonly string[],
      options: readonly (number | null)[],
      scene: ActionScene,
    ) => string;
    readonly none: string;
  };
};

interface AnswerWords {
  readonly card: (names: Names, card: CardId) => string;
  /** A face-down Bluff among the options; they are told apart only by their order (R23.6). */
  readonly hidden: (number: number) => string;
  /** Where the question is not known: no pick, some picks. */
  readonly done: string;
  readonly choose: string;
}

/** Makes the label of a `choose` action from the answers of a language. */
export const answerWith =
  (answers: AnswerTexts, words: AnswerWords) =>
  ({ picks }: ActionOf<'choose'>, scene: ActionScene): string => {
    const { question } = scene;
    if (question === undefined || question === null) return picks.length === 0 ? words.done : words.choose;
    const answer = answers[question.kind];
    if (picks.length === 0) return answer.none;
    const options = picks.map((pick) => question.options[pick] ?? null);
    return answer.picked(
      picks.map((pick) => optionName(question, pick, words, scene.names)),
      options,
      scene,
    );
  };

function optionName(
  question: QuestionView | Question,
  pick: number,
  words: AnswerWords,
  names: Names,
): string {
  const option = question.options[pick];
  if (typeof option === 'number' && option !== none) return words.card(names, option);
  const hidden = question.options.slice(0, pick).filter((other) => other === null);
  return words.hidden(hidden.length + 1);
}
