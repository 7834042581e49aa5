/**
 * The styles of a room load when it is first opened and stay, so a class that two rooms give looks of their own changes
 * the one once the other was seen. Each class is styled by itself in one room only; `is-` and `has-` name states of it.
 */
import { expect, test } from 'vitest';
import { filesUnder, textOf } from '../../support/sources';

/** A class alone, in whatever state. */
const alone = /^\.((?!is-|has-)[\w-]+)(?:\.(?:is|has)-[\w-]+|::?[\w-]+(?:\([^)]*\))?|\[[^\]]*\])*$/;

const selectorsOf = (css: string): string[] =>
  [...css.replace(/\/\*[\s\S]*?\*\//g, '').matchAll(/([^{};]+)\{/g)].flatMap(([, list = '']) =>
    list.split(',').map((selector) => selector.trim()),
  );

test('no class is given looks of its own in two rooms', () => {
  const rooms = new Map<string, Set<string>>();
  for (const file of filesUnder('app').filter((path) => path.endsWith('.css'))) {
    const [, room = ''] = file.split('/');
    for (const selector of selectorsOf(textOf(file))) {
      const [, name] = alone.exec(selector) ?? [];
      if (name !== undefined) rooms.set(name, (rooms.get(name) ?? new Set()).add(room));
    }
  }
  expect(rooms.size).toBeGreaterThan(300);
  expect([...rooms].filter(([, places]) => places.size > 1).map(([name]) => name)).toEqual([]);
});
