/** The teacher: hints, analysis of a game played, and the worker that thinks for the table. */
import { expect, test } from 'vitest';
import { analysed } from '../../../app/computer/analysis';
import { hintsFor } from '../../../app/computer/hint';
import { chanceFrom } from '../../../app/computer/player';
import { random } from '../../../app/computer/random';
import { answer } from '../../../app/computer/worker/answer';
import { apply, isOver, legalActions, observe, toAct } from '../../../machines/engine';
import type { Action } from '../../../src/actions';
import { decisionsOf, someGame } from './support';

const budget = { nodes: 300 };

test('hints name legal moves, the best first, with a chance and what speaks for them', () => {
  let reasons = 0;
  for (let game = 0; game < 4; game++) {
    for (const state of [...decisionsOf(game)].slice(3, 6)) {
      const legal = legalActions(state);
      const hints = hintsFor(observe(state, toAct(state)!), legal, state.position.settings, 1, budget);
      expect(hints.length).toBeGreaterThan(0);
      for (const { action, turn, winChance, why } of hints) {
        expect(legal).toContainEqual(action);
        expect(turn[0]).toEqual(action);
        expect(winChance >= 0 && winChance <= 1).toBe(true);
        reasons += why.length;
      }
    }
  }
  expect(reasons).toBeGreaterThan(10);
});

test('an analysis judges every decision of a game and finds blunders in random play', async () => {
  const start = someGame(3);
  const player = random(start.position.settings);
  const chance = chanceFrom(3);
  const actions: Action[] = [];
  let state = start;
  while (!isOver(state)) {
    const action = await player.choose(observe(state, toAct(state)!), legalActions(state), chance);
    actions.push(action);
    const applied = apply(state, action);
    if (!applied.ok) throw new Error(applied.reason.code);
    state = applied.state;
  }
  const judged = [...analysed(start, actions, 1, { nodes: 120 })];
  expect(judged.length).toBeGreaterThan(15);
  for (const { index, played, winChance, loss } of judged) {
    expect(played).toBe(actions[index]);
    expect(winChance >= 0 && winChance <= 1 && loss >= 0).toBe(true);
  }
  expect(judged.some(({ isBlunder }) => isBlunder)).toBe(true);
});

test('the worker answers with a legal move, with hints, or with what is wrong', async () => {
  const [state] = decisionsOf(1);
  const seat = toAct(state!)!;
  const legal = legalActions(state!);
  const asked = { observation: observe(state!, seat), legal, settings: state!.position.settings, seed: 1 };
  const players = new Map();
  const move = await answer({ ...asked, ask: 'move', level: 'search:100n', match: 1 }, players);
  expect(move.ask === 'move' && legal.includes(move.action)).toBe(true);
  expect(await answer({ ...asked, ask: 'hints', budget }, players)).toMatchObject({ ask: 'hints' });
  expect(await answer({ ...asked, ask: 'move', level: 'x', match: 2 }, players)).toMatchObject({
    ask: 'failed',
  });
});
