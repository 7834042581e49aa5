/** Every puzzle, searched exhaustively: its solution works against every reply, and nothing but its key actions does. */
import { describe, expect, test } from 'vitest';
import type { Puzzle } from '../../app/puzzles/puzzle';
import { puzzles } from '../../app/puzzles/puzzles';
import { solutionWords } from '../../app/puzzles/solutionWords';
import { possibleStates, type Solver, solverOf } from '../../app/puzzles/solve';
import { apply, isOver, legalActions, type State, toAct, whyNot } from '../../machines/engine';
import { laidState } from '../../machines/layOut';
import type { Action } from '../../src/actions';
import { cardAt } from '../../src/cards';
import { readAction } from '../../src/notation/action';
import { power } from '../../src/power';
import { textsFor } from '../../src/text';
import { puzzles as de } from '../../src/text/puzzles/de';
import { puzzles as en } from '../../src/text/puzzles/en';
import { puzzles as es } from '../../src/text/puzzles/es';

function actionOf(line: string): Action {
  const read = readAction(line);
  if (!read.ok) throw new Error(line);
  return read.value;
}

function take(state: State, action: Action): State {
  const applied = apply(state, action);
  if (!applied.ok) throw new Error(JSON.stringify(applied.reason));
  return applied.state;
}

const canForce = (solver: Solver): boolean => solver.canForce(possibleStates(solver.start));

test('there are fifteen, each with words of its own in three languages', () => {
  expect(puzzles.map(({ id }) => id).sort()).toEqual(Object.keys(en).sort());
  expect(puzzles.length).toBeGreaterThanOrEqual(10);
  for (const { id } of puzzles) {
    for (const part of ['title', 'story', 'hint', 'why'] as const) {
      expect(new Set([en[id][part], de[id][part], es[id][part]]).size).toBe(3);
    }
  }
});

describe.each(puzzles.map((puzzle): [string, Puzzle] => [puzzle.id, puzzle]))('%s', (_id, puzzle) => {
  test('the goal can be forced, and the stated line keeps it forced to the end', () => {
    const solver = solverOf(puzzle);
    let states = possibleStates(solver.start);
    expect(solver.canForce(states)).toBe(true);
    let [actual] = states as [State];
    for (const action of puzzle.solution.map(actionOf)) {
      expect(solver.verdict(actual)).toBeUndefined();
      // An action of the other seat tells which state it is.
      states = action.seat === 0 ? states.map((state) => take(state, action)) : [take(actual, action)];
      actual = take(actual, action);
      expect(solver.canForce(states)).toBe(true);
    }
    expect(solver.verdict(actual)).toBe('won');
  });

  test('without any one of its key actions it cannot be forced', () => {
    expect(puzzle.keys.length).toBeGreaterThan(0);
    for (const key of puzzle.keys) {
      expect(puzzle.solution).toContain(key);
      expect(whyNotEver(key, puzzle)).toBe(false);
      expect(canForce(solverOf(puzzle, [key]))).toBe(false);
    }
  });

  test('it does not hang on what is hidden: on the order of the draw piles', () => {
    const turned = { ...puzzle, laid: structuredClone(puzzle.laid) };
    const solver = solverOf(turned);
    const states = possibleStates(solver.start).map(({ place, position }) => {
      const sides = position.sides.map((side) => ({ ...side, drawPile: side.drawPile.toReversed() }));
      return { place, position: { ...position, sides: sides as never } };
    });
    expect(solver.canForce(states)).toBe(true);
  });

  test('what the other side could play lies open, unless it has no turn before the end', () => {
    const { sides } = laidState(puzzle.id, puzzle.laid).position;
    const isAnswered = puzzle.solution.some((line) => /^1 (next|play|retreat|fightOn)/.test(line));
    if (isAnswered) expect(sides[1].disclosed).toEqual(sides[1].hand);
    if (puzzle.turns > 1) expect(sides[1].hand.length >= 6 || sides[0].drawPile.length === 0).toBe(true);
  });

  test('its solution can be told', () => {
    const lines = solutionWords(puzzle, textsFor('de'), ['Du', 'Computer']);
    expect(lines.length).toBeGreaterThan(0);
    expect(lines.join()).not.toMatch(/undefined|NaN/);
  });
});

/** Whether the action is refused everywhere along the solution: then forbidding it would prove nothing. */
function whyNotEver(key: string, puzzle: Puzzle): boolean {
  let state = laidState(puzzle.id, puzzle.laid, false);
  for (const line of puzzle.solution) {
    if (line === key) return whyNot(state, actionOf(line)) !== undefined;
    state = take(state, actionOf(line));
  }
  return true;
}

test('a lost attempt is told as lost: the other side finds its refutation', () => {
  const puzzle = puzzles.find(({ id }) => id === 'tomorrow')!;
  const solver = solverOf(puzzle);
  let state = solver.start;
  for (const line of [
    '0 next',
    '0 fightOn',
    '0 playCharacter 0 single',
    '0 next',
    '0 playBooster 2',
    '0 next',
    '0 announce',
  ]) {
    state = take(state, actionOf(line));
  }
  expect(solver.canForce([state])).toBe(false);
  while (solver.verdict(state) === undefined) state = take(state, solver.reply(state));
  expect(solver.verdict(state)).toBe('lost');
  expect(power(state.position, 1, 'fire')).toBe(10);
});

test('a Bluff may be any card of its people that is not seen', () => {
  const puzzle = puzzles.find(({ id }) => id === 'theyLie')!;
  const start = laidState(puzzle.id, puzzle.laid);
  const [bluff] = start.position.sides[1].faceDown as [number];
  const faces = possibleStates(start).map(({ position }) => cardAt(position.cards[bluff]!).name);
  expect(new Set(faces).size).toBe(faces.length);
  expect(faces).toContain('Cannoneer Alo Cha');
  expect(faces).not.toContain('Cannoneer Tara Ko');
  expect(faces).not.toContain('Commodore Lo Tan');
});

test('the other side always has a reply while the puzzle is open', () => {
  for (const puzzle of puzzles) {
    const solver = solverOf(puzzle);
    let state = solver.start;
    for (let steps = 0; solver.verdict(state) === undefined && !isOver(state); steps++) {
      expect(steps).toBeLessThan(60);
      const own = legalActions(state).filter(({ type }) => type !== 'takeBack');
      if (own.length === 0) break;
      state = take(state, toAct(state) === 1 ? solver.reply(state) : own.at(-1)!);
    }
  }
});
