import { expect, test } from 'vitest';
import { soundFor } from '../../app/sounds/heard';
import type { News } from '../../src/news';

const news = (...what: News['what'][]) => what.map((one) => ({ what: one })) as unknown as News[];

test('of what happens at once the weightiest is heard', () => {
  expect(soundFor(news('turnBegins'), false)).toBeUndefined();
  expect(soundFor(news('play', 'turnBegins'), false)).toBe('card');
  expect(soundFor(news('play'), true)).toBe('yourTurn');
  expect(soundFor(news('retreat'), true)).toBe('fightEnds');
  expect(soundFor(news('retreat', 'dragon'), true)).toBe('dragon');
  expect(soundFor(news('retreat', 'dragon', 'gameEnds'), false)).toBe('gameEnds');
});
