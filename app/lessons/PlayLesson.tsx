/** One lesson at the table: what to do and why, what answers another move, and what to press next. */
import { useEffect, useMemo, useRef } from 'react';
import type { Action } from '../../src/actions';
import type { Sitter } from '../game/session';
import { Button } from '../look/Button';
import { addressOf, goTo } from '../page/router';
import { PracticeTable } from '../table/PracticeTable';
import { cardsOf } from '../table/prompt/uses';
import { useTexts } from '../text/texts';
import { type Lesson, stepsOf } from './lesson';
import { lessons } from './lessons';
import { useLesson } from './useLesson';
import { useLessonTexts } from './words';

export function PlayLesson({ lesson }: { lesson: Lesson }) {
  const { ui } = useTexts();
  const texts = useLessonTexts();
  const words = texts.lessons[lesson.id];
  const following = lessons[lessons.indexOf(lesson) + 1];
  const { match, number, isLast, aside, ways, mayGoOn, goOn, startAgain } = useLesson(lesson, () =>
    goTo('learn', following?.id),
  );
  const sitters = useMemo(
    (): readonly [Sitter, Sitter] => [
      { by: 'person', name: ui.you, level: 'greedy' },
      { by: 'computer', name: ui.computerName, level: 'greedy' },
    ],
    [ui],
  );
  return (
    <PracticeTable match={match} sitters={sitters}>
      <section className="coach paper" aria-labelledby="lesson-title">
        <div className="coach-words">
          <h1 id="lesson-title">
            {words.title}
            <small>{ui.lessonStep(number + 1, stepsOf(lesson).length)}</small>
          </h1>
          <p className="lesson-step" role="status">
            {words.steps[number]}
          </p>
          <p className="lesson-aside" role="alert">
            {aside !== null && texts.asides[aside]}
          </p>
        </div>
        <div className="coach-actions">
          <a className="button is-quiet" href={addressOf('learn')}>
            {ui.lessonAll}
          </a>
          <Button look="quiet" onClick={startAgain}>
            {ui.puzzleAgain}
          </Button>
          <GoOn isReady={mayGoOn} onPress={goOn}>
            {isLast ? (following === undefined ? ui.lessonFinish : ui.lessonNext) : ui.lessonGoOn}
          </GoOn>
        </div>
      </section>
      <Advice ways={ways} />
    </PracticeTable>
  );
}

interface GoOnProps {
  readonly isReady: boolean;
  readonly onPress: () => void;
  readonly children: string;
}

/** Takes the focus when it is what comes next, and keeps it and its place while it cannot be pressed: none other slides in. */
function GoOn({ isReady, onPress, children }: GoOnProps) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isReady) button.current?.focus({ preventScroll: true });
  }, [isReady]);
  return (
    <Button ref={button} look="main" unavailable={!isReady} onClick={onPress}>
      {children}
    </Button>
  );
}

/** Draws a ring around what the step asks for, on the table as it is: the cards, and the button that is right. */
function Advice({ ways }: { ways: readonly Action[] }) {
  const selectors = ways.flatMap((action) => {
    const cards = cardsOf(action) ?? [];
    return [buttonFor(action), ...cards.map((card) => `[data-card="${card}"]`)];
  });
  if (selectors.length === 0) return null;
  return (
    <style>{`.practice-table :is(${[...new Set(selectors)].join()}) { outline: 3px dashed var(--lit); outline-offset: 5px; }`}</style>
  );
}

/** Where several buttons do a thing of the kind, only the right one. */
function buttonFor(action: Action): string {
  if (action.type === 'announce' && action.element !== undefined)
    return `[data-sends*='"element":"${action.element}"']`;
  const isOneOfSeveral = cardsOf(action) !== undefined || action.type === 'choose';
  return isOneOfSeveral ? `[data-sends='${JSON.stringify(action)}']` : `[data-action="${action.type}"]`;
}
