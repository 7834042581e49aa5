/** What a player puts together at the table before it becomes an action. */
import { describe, expect, test } from 'vitest';
import { viewOf } from '../../../app/game/view';
import {
  actionsFrom,
  choosable,
  isSingleAnswer,
  partnersOf,
  type Task,
  taskAtRest,
  withPressed,
} from '../../../app/table/prompt/task';
import type { State } from '../../../machines/engine';
import { table } from '../../support/builder';
import { cardOf, leadership, play } from '../../support/verbs';

const view = (state: State) => viewOf(state, 0);

/** The task after cards are pressed one after the other, by their names. */
const pressed = (state: State, task: Task, ...names: string[]): Task =>
  names.reduce((before, name) => withPressed(view(state), before, cardOf(state, 0, name)), task);

const types = (state: State, task: Task) =>
  actionsFrom(view(state), task).map((action) => ('mode' in action ? action.mode : action.type));

describe('playing', () => {
  const hand = ['Young Bear', 'Young Fox', 'Volca'];

  test('a card alone is chosen, and another takes its place', () => {
    const state = table({ me: { hand } });
    const task = pressed(state, taskAtRest(view(state)), 'Volca', 'Young Bear');
    expect(task.chosen).toEqual([cardOf(state, 0, 'Young Bear')]);
    expect(types(state, task)).toEqual(['single']);
  });

  test('the partner of a pair joins', () => {
    const state = table({ me: { hand } });
    const one = pressed(state, taskAtRest(view(state)), 'Young Bear');
    expect(partnersOf(view(state), one)).toEqual(new Set([cardOf(state, 0, 'Young Fox')]));
    expect(types(state, pressed(state, one, 'Young Fox'))).toEqual(['pair']);
  });

  test('a gang grows card by card, and shrinks when one is pressed again', () => {
    const state = table({ me: { hand: ['NoStyle', 'NoBrains', 'NoClue'] } });
    const all = pressed(state, taskAtRest(view(state)), 'NoStyle', 'NoBrains', 'NoClue');
    expect(types(state, all)).toEqual(['newGang']);
    expect(pressed(state, all, 'NoClue').chosen).toHaveLength(2);
  });
});

describe('declining', () => {
  test('is all there is without a Character; one to three cards are chosen', () => {
    const hand = ['Fireblast', 'Wall of Fire', 'Fearsome Spirits', 'Lightning Bolts'];
    const state = table({ phase: 'retreat', element: null, me: { hand } });
    const rest = taskAtRest(view(state));
    expect(rest.kind).toBe('decline');
    expect(types(state, rest)).toEqual([]);
    const three = pressed(state, rest, ...hand.slice(0, 3));
    expect(types(state, three)).toEqual(['decline']);
    expect(choosable(view(state), three)).toEqual(new Set(three.chosen));
  });
});

describe('answering', () => {
  test('a question of one card is answered by naming it', () => {
    const state = play(
      table({ phase: 'leadership', me: { hand: ['Blow Whistle of Friendship'], deck: 3 } }),
      leadership('Blow Whistle of Friendship'),
    );
    expect(taskAtRest(view(state)).kind).toBe('answer');
    expect(isSingleAnswer(view(state))).toBe(true);
    expect(viewOf(state, 1).legal).toEqual([]);
    expect(taskAtRest(viewOf(state, 1)).kind).toBe('wait');
  });
});

describe('showing colours', () => {
  test('is neither played nor chosen', () => {
    const state = table({
      phase: 'showColours',
      onTurn: 'you',
      you: { combat: ['Captain Su Cha'], bluffs: ['Cannoneer Tara Ko'] },
    });
    expect(taskAtRest(view(state)).kind).toBe('call');
  });
});
