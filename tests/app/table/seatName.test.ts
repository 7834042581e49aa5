import { describe, expect, test } from 'vitest';
import { logLines } from '../../../app/table/frame/logLines';
import { seatName } from '../../../app/table/seatName';
import type { News } from '../../../src/news';
import { en } from '../../../src/text/en';
import { namesOf } from '../../../src/text/names';

const alone = namesOf([], ['Player 1', 'Computer'], 0);
const shared = namesOf([], ['Ann', 'Ben']);

describe('what a seat is called where it stands by itself', () => {
  test.each([
    [alone, ['You', 'Computer']],
    [shared, ['Ann', 'Ben']],
  ] as const)('%#', (names, called) => {
    expect(([0, 1] as const).map((seat) => seatName(names, en, seat))).toEqual(called);
  });

  test('turns in the log are headed like their sentences', () => {
    const turns: News[] = [0, 1].map((seat) => ({
      what: 'turnBegins',
      seat: seat as 0 | 1,
      game: 1,
      fight: 1,
      turn: seat + 1,
    }));
    expect(logLines(turns, 1, alone, en).map(({ text }) => text)).toEqual([
      'Turn 1, You',
      'Turn 2, Computer',
    ]);
  });
});
