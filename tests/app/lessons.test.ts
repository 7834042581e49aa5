/** Every lesson, played through by its stated moves on the engine; and what a step says to other legal moves. */
import { describe, expect, test } from 'vitest';
import { asideOf } from '../../app/lessons/aside';
import { actionTowards, answerTo, played, waysNow, waysToGoal } from '../../app/lessons/course';
import { type Lesson, type Scene, type Step, stepsOf } from '../../app/lessons/lesson';
import { lessons } from '../../app/lessons/lessons';
import { legalActions, type State, toAct } from '../../machines/engine';
import { laidState } from '../../machines/layOut';
import { writeAction } from '../../src/notation/action';
import { lessons as de } from '../../src/text/lessons/de';
import { asideKinds, lessons as en } from '../../src/text/lessons/en';
import { lessons as es } from '../../src/text/lessons/es';

const languages = { en, de, es };

/** The state when the step is done, and the action that did it. */
function stepDone(step: Step, before: State): State {
  let state = before;
  if (step.kind === 'watch') {
    for (const line of step.actions) {
      expect(toAct(state)).toBe(1);
      for (let action = actionTowards(line, state); ; action = actionTowards(line, state)) {
        state = played(state, action);
        if (writeAction(action) === line) break;
      }
    }
    return state;
  }
  if (step.kind === 'read') return state;
  for (let [way] = waysToGoal(step, state); way === undefined; [way] = waysToGoal(step, state)) {
    const next = { type: 'next', seat: 0 } as const;
    expect(answerTo(step, state, next)).toBe('onward');
    expect(waysNow(step, state)).toContainEqual(next);
    state = played(state, next);
  }
  const [way] = waysToGoal(step, state);
  expect(answerTo(step, state, way!)).toBe('goal');
  return played(state, way!);
}

/** Every state at which a step of the scene begins, and the last one. */
function statesOf(lesson: Lesson, { laid, steps }: Scene): State[] {
  const states = [laidState(lesson.id, laid)];
  for (const step of steps) states.push(stepDone(step, states.at(-1)!));
  return states;
}

describe.each(lessons.map((lesson): [string, Lesson] => [lesson.id, lesson]))('%s', (_id, lesson) => {
  test('its stated moves are legal and lead through it', () => {
    for (const scene of lesson.scenes) {
      expect(statesOf(lesson, scene)).toHaveLength(scene.steps.length + 1);
      expect(scene.steps.at(-1)!.kind).not.toBe('act');
    }
  });

  test('every step has words in three languages', () => {
    for (const table of Object.values(languages)) {
      const { steps } = table.lessons[lesson.id];
      expect(steps).toHaveLength(stepsOf(lesson).length);
      for (const text of steps) {
        expect(text).toMatch(/^[\p{Lu}\d¿].*[.”»“]$/u);
        expect(text).not.toMatch(/!| {2}/);
        expect(text.length).toBeLessThan(390);
      }
    }
    for (const table of [de, es]) {
      const own = table.lessons[lesson.id].steps;
      expect(own.filter((text, index) => text === en.lessons[lesson.id].steps[index])).toEqual([]);
    }
  });

  test('the power a step tells to announce is the power there is', () => {
    let index = 0;
    for (const scene of lesson.scenes) {
      const states = statesOf(lesson, scene);
      for (const [place, step] of scene.steps.entries()) {
        const isAnnounced = step.kind === 'act' && step.goals[0]!.startsWith('0 announce');
        const announced = states[place + 1]!.position.announced;
        for (const table of Object.values(languages)) {
          const text = table.lessons[lesson.id].steps[index]!;
          if (isAnnounced && announced !== null) expect(text).toMatch(new RegExp(`\\b${announced.power}\\b`));
        }
        index++;
      }
    }
  });
});

test('there are six lessons of the base game, and icons, Ships and Bluffs', () => {
  expect(lessons.map(({ id }) => id)).toEqual([
    'fight',
    'staying',
    'dragons',
    'declining',
    'texts',
    'winning',
    'icons',
    'ships',
    'bluffs',
  ]);
  expect(Object.keys(en.lessons)).toEqual(lessons.map(({ id }) => id));
});

test('another legal move is answered with words and is not played; going on is, where the step needs it', () => {
  const [lesson] = lessons as [Lesson];
  const { laid, steps } = lesson.scenes[0]!;
  const start = laidState(lesson.id, laid);
  const open = steps[1]!;
  const told = legalActions(start)
    .filter((action) => answerTo(open, start, action) === 'aside')
    .map((action) => asideOf(open, action));
  expect(new Set(told)).toEqual(new Set(['leave']));
  const afterOpening = played(start, { type: 'fightOn', seat: 0 });
  const others = legalActions(afterOpening).filter(
    (action) => answerTo(steps[2]!, afterOpening, action) === 'aside',
  );
  expect(others.length).toBeGreaterThan(3);
  expect(asideOf(steps[0]!, { type: 'fightOn', seat: 0 })).toBe('reading');
  for (const kind of asideKinds) {
    expect(new Set(Object.values(languages).map(({ asides }) => asides[kind])).size).toBe(3);
  }
});
