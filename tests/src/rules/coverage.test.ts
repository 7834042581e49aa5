/** Every rule, timing point and worked example of the rules reference is named in the title of a test. */
import { expect, test } from 'vitest';
import { filesUnder, textOf } from '../../support/sources';

/** How many rules each section R1, R2, … has. */
const sections = [8, 6, 2, 6, 6, 4, 6, 11, 8, 10, 6, 4, 2, 7, 6, 5, 5, 9, 7, 11, 11, 18, 19, 6, 6, 3, 5, 2];

/** Names in code, and the card sets that are not part of the game. */
const notTested = ['R5.6', 'R25.5', 'R25.6'];

const count = (prefix: string, last: number): string[] =>
  Array.from({ length: last }, (_, index) => `${prefix}${index + 1}`);

const ids = [
  ...sections.flatMap((last, index) => count(`R${index + 1}.`, last)).filter((id) => !notTested.includes(id)),
  ...count('T', 9),
  ...count('X', 18),
  ...count('K', 16),
  ...count('B', 23),
];

const title =
  /\b(?:test|describe)(?:\.each\([\s\S]*?\))?\(\s*(?:'((?:[^'\\]|\\.)*)'|"((?:[^"\\]|\\.)*)"|`([^`]*)`)/g;

const titles = filesUnder('tests')
  .filter((file) => file.endsWith('.test.ts'))
  .flatMap((file) =>
    [...textOf(file).matchAll(title)].map(([, single, double, back]) => single ?? double ?? back ?? ''),
  );

test('every id is cited by the title of a test', () => {
  const cited = new Set(titles.flatMap((text) => text.match(/\b[RTXKB]\d+(?:\.\d+)?\b/g) ?? []));
  expect(ids.filter((id) => !cited.has(id))).toEqual([]);
});
