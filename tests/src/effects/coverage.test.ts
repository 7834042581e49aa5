/** Every kind of effect has a test file of its name, and every card with a text stands in one of them. */
import { expect, test } from 'vitest';
import { catalogue } from '../../../src/cards';
import { filesUnder, textOf } from '../../support/sources';

const files = new Map(
  filesUnder('tests/src/effects').map((file) => [file.replace(/^.*\/|\.test\.ts$/g, ''), textOf(file)]),
);

const withText = catalogue.flatMap((card) =>
  card.effect ? [{ name: card.name, kind: card.effect.do }] : [],
);

test('each of the 36 kinds has its file', () => {
  const kinds = [...new Set(withText.map(({ kind }) => kind))];
  expect(kinds).toHaveLength(36);
  expect(kinds.filter((kind) => !files.has(kind))).toEqual([]);
});

test('each card with a text is named in the file of its kind', () => {
  const missing = withText.filter(({ name, kind }) => !files.get(kind)?.includes(name));
  expect(missing.map(({ name, kind }) => `${name} (${kind})`)).toEqual([]);
});
