/** Chooses the prompt that fits a scene, for every language alike. */
import type { Prompt, Scene } from '../scene';
import type { AskAndFacts, PromptTexts } from './table';

export function promptFor(texts: PromptTexts, scene: Scene): Prompt {
  return { head: texts.head(scene), ...askAndFacts(texts, scene) };
}

function askAndFacts(texts: PromptTexts, scene: Scene): AskAndFacts {
  const { question, names, reader } = scene;
  if (question !== null) {
    return question.by === reader
      ? texts.questions[question.kind](question, names)
      : texts.questionWaiting(question, names);
  }
  const place = texts.places[scene.place];
  return scene.toAct === reader ? place.own(scene) : place.waiting(scene);
}
