/** Where a card may be carried to, and what letting it go there does. */
import { describe, expect, test } from 'vitest';
import { viewOf } from '../../../app/game/view';
import { letGo, openTo, reasonAt } from '../../../app/table/drag/destinations';
import type { TableModel } from '../../../app/table/model';
import { type Task, taskAtRest } from '../../../app/table/prompt/task';
import { usesOf } from '../../../app/table/prompt/uses';
import type { State } from '../../../machines/engine';
import type { Action } from '../../../src/actions';
import { cardAt } from '../../../src/cards';
import { table } from '../../support/builder';
import { cardOf } from '../../support/verbs';

/** The model of seat 0, which notes what is sent and what task is set. */
function modelOf(state: State, task?: Task) {
  const view = viewOf(state, 0);
  const sent: Action[] = [];
  const tasks: Task[] = [];
  const model = {
    view,
    task: task ?? taskAtRest(view),
    uses: usesOf(view.legal),
    printed: (key) => cardAt(view.observation.cards[key]!),
    send: (action) => void sent.push(action),
    setTask: (next) => void tasks.push(next),
    press: (key) => void tasks.push({ kind: 'decline', chosen: [key] }),
  } as Partial<TableModel> as TableModel;
  return { model, sent, tasks };
}

describe('a Buka card in the reinforcement phase', () => {
  const state = table({
    phase: 'reinforcement',
    me: {
      people: 'buka',
      combat: ['Captain Su Cha'],
      hand: ['Cannoneer Riba Ko'],
      ships: [{ ship: 'Sea Falcon', cargo: [] }],
    },
    you: { combat: ['Volca'] },
  });
  const card = cardOf(state, 0, 'Cannoneer Riba Ko');
  const ship = cardOf(state, 0, 'Sea Falcon');

  test('goes to the support area face down, or onto a Ship', () => {
    const { model } = modelOf(state);
    expect([...openTo(model, [card]).keys()].toSorted()).toEqual(['own-support', `ship ${ship}`]);
  });

  test('is loaded when let go on the Ship', () => {
    const { model, sent } = modelOf(state);
    letGo(model, card, `ship ${ship}`);
    expect(sent).toEqual([{ type: 'load', seat: 0, card, ship }]);
  });

  test('says over the combat area why it may not be played; let go there nothing happens', () => {
    const { model, sent, tasks } = modelOf(state);
    expect(reasonAt(model, card, 'own-combat')?.rule).toMatch(/^R/);
    letGo(model, card, 'own-combat');
    expect([...sent, ...tasks]).toEqual([]);
  });
});

describe('a pair', () => {
  const state = table({ me: { hand: ['Young Bear', 'Young Fox'] } });
  const pair = [cardOf(state, 0, 'Young Bear'), cardOf(state, 0, 'Young Fox')];

  test('one of it alone is played alone', () => {
    const { model, sent } = modelOf(state);
    letGo(model, pair[0]!, 'own-combat');
    expect(sent).toEqual([{ type: 'playCharacter', seat: 0, cards: [pair[0]], mode: 'single' }]);
  });

  test('chosen together both go', () => {
    const chosen = pair.toSorted((a, b) => a - b);
    const { model, sent } = modelOf(state, { kind: 'play', chosen });
    letGo(model, pair[1]!, 'own-combat');
    expect(sent).toEqual([{ type: 'playCharacter', seat: 0, cards: chosen, mode: 'pair' }]);
  });
});

describe('a Ship', () => {
  const own = { people: 'buka', combat: ['Captain Su Cha'] } as const;

  test('is played wherever on the own side it is let go', () => {
    const state = table({ phase: 'leadership', me: { ...own, hand: ['Sea Falcon'] } });
    const card = cardOf(state, 0, 'Sea Falcon');
    for (const to of ['own-ships', 'own-combat', 'own-support', 'own-piles'] as const) {
      const { model, sent } = modelOf(state);
      letGo(model, card, to);
      expect(sent).toEqual([{ type: 'playShip', seat: 0, card }]);
    }
    const { model, sent } = modelOf(state);
    letGo(model, card, 'hand');
    expect(sent).toEqual([]);
  });

  test('lands in the combat area only', () => {
    const state = table({ phase: 'beginning', me: { ...own, ships: [{ ship: 'Sea Falcon', cargo: [] }] } });
    const card = cardOf(state, 0, 'Sea Falcon');
    const { model, sent } = modelOf(state);
    letGo(model, card, 'own-ships');
    expect(sent).toEqual([]);
    letGo(model, card, 'own-combat');
    expect(sent).toEqual([{ type: 'land', seat: 0, ship: card }]);
  });
});

test('a card that is asked for is put on the prompt', () => {
  const hand = ['Fireblast', 'Wall of Fire'];
  const state = table({ phase: 'retreat', element: null, me: { hand } });
  const card = cardOf(state, 0, 'Fireblast');
  const { model, tasks } = modelOf(state);
  letGo(model, card, 'own-combat');
  expect(tasks).toEqual([]);
  letGo(model, card, 'strip');
  expect(tasks).toEqual([{ kind: 'decline', chosen: [card] }]);
});
