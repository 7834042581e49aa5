/** What a table of prompts holds: one entry a kind of question and one a place of the match. */
import type { QuestionView } from '../../observe';
import type { Question, QuestionKind } from '../../position';
import type { Names } from '../names';
import type { PromptPlace, Scene } from '../scene';

/** The question in one sentence, and the facts it turns on. */
export interface AskAndFacts {
  readonly ask: string;
  readonly facts: string;
}

export type QuestionTexts = {
  readonly [K in QuestionKind]: (question: QuestionView | Question, names: Names) => AskAndFacts;
};

export type PlaceTexts = {
  readonly [P in PromptPlace]: {
    /** For the seat that acts. */
    readonly own: (scene: Scene) => AskAndFacts;
    /** For the seat that waits. */
    readonly waiting: (scene: Scene) => AskAndFacts;
  };
};

export interface PromptTexts {
  readonly questions: QuestionTexts;
  /** For the seat that waits while the other one answers. */
  readonly questionWaiting: (question: QuestionView | Question, names: Names) => AskAndFacts;
  readonly places: PlaceTexts;
  readonly head: (scene: Scene) => string;
}

/** What a seat reads that only waits: a sentence without facts. */
export const waits =
  (text: (scene: Scene) => string): ((scene: Scene) => AskAndFacts) =>
  (scene) => ({ ask: text(scene), facts: '' });
