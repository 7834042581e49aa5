/** Levels: named as typed, legal, repeatable, and blind to what their seat cannot see (R27). */
import { describe, expect, test } from 'vitest';
import { playerOf } from '../../../app/computer/levels';
import { chanceFrom } from '../../../app/computer/player';
import { parseBudget } from '../../../app/computer/search/budget';
import { legalActions, observe, toAct } from '../../../machines/engine';
import { decisionsOf, disguised } from './support';

const levels = ['random', 'greedy', 'turn', 'search:150n', 'master:150n'];

test('a level is named by what is typed, and nothing else is one', () => {
  expect(parseBudget('300ms')).toEqual({ ms: 300 });
  expect(parseBudget('3s')).toEqual({ ms: 3000 });
  expect(parseBudget('2000n')).toEqual({ nodes: 2000 });
  for (const level of [...levels, 'search:1s', 'master:300ms']) expect(playerOf(level), level).toBeDefined();
  for (const level of [
    '',
    'search',
    'search:0n',
    'search:fast',
    'turn:3',
    'toString',
    'toString:1s',
    'master',
    'master:1s:1s',
  ])
    expect(playerOf(level), level).toBeUndefined();
});

describe.each(levels)('%s', (level) => {
  test('plays legally, the same for the same seed, and the same when what it cannot see is replaced', async () => {
    let decisions = 0;
    let hidden = 0;
    for (let game = 0; game < 8; game++) {
      let at = 0;
      for (const state of decisionsOf(game)) {
        if (at++ % 12 !== game % 12) continue;
        const seat = toAct(state)!;
        const other = disguised(state, seat, 77 + at);
        const { position } = state;
        if (JSON.stringify(position.sides) !== JSON.stringify(other.position.sides)) hidden++;
        const moves = [];
        for (const seen of [state, state, other]) {
          const legal = legalActions(seen);
          const player = playerOf(level)!(position.settings);
          const action = await player.choose(observe(seen, seat), legal, chanceFrom(at));
          expect(legal).toContain(action);
          moves.push(action);
        }
        expect(moves[1]).toEqual(moves[0]);
        expect(moves[2]).toEqual(moves[0]);
        decisions++;
      }
    }
    expect(decisions).toBeGreaterThan(20);
    expect(hidden).toBeGreaterThan(0.9 * decisions);
  });
});
