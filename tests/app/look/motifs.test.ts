/** Each card's picture is its own: things for Boosters and Supports, deeds, arms and fields for the others. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { companionOf, fieldOf } from '../../../app/look/card/motif';
import { thingOf } from '../../../app/look/card/things';
import { catalogue } from '../../../src/cards';
import type { Card } from '../../../src/cards/card';

const look = join(import.meta.dirname, '../../../app/look');
const drawn = new Set(
  ['motifs.svg', 'signs.svg'].flatMap((file) =>
    [...readFileSync(join(look, file), 'utf8').matchAll(/<symbol id="([^"]+)"/g)].map(([, id]) => id),
  ),
);

/** All that the picture depends on. */
const pictureOf = (card: Card): string => {
  const field = card.kind === 'character' ? fieldOf(card) : undefined;
  return JSON.stringify([card.kind, thingOf(card), field, companionOf(card)]);
};

const shown = catalogue.filter((card) => card.kind !== 'leader');

test('every Booster and Support shows a thing', () => {
  const things = shown.filter(({ kind }) => kind === 'booster' || kind === 'support');
  expect(things.filter((card) => thingOf(card) === undefined).map((card) => card.id)).toEqual([]);
});

test('every motif is drawn', () => {
  const names = catalogue.flatMap((card) => {
    const thing = thingOf(card);
    return [companionOf(card), thing?.symbol, thing?.mark].filter((name) => name !== undefined);
  });
  expect(names.filter((name) => !drawn.has(name))).toEqual([]);
});

describe('no two cards have the same picture', () => {
  test.each([...new Set(shown.map((card) => card.people))])('%s', (people) => {
    const pictures = new Map<string, string[]>();
    for (const card of shown.filter((one) => one.people === people)) {
      const alike = pictures.get(pictureOf(card)) ?? [];
      pictures.set(pictureOf(card), [...alike, card.id]);
    }
    expect([...pictures.values()].filter((cards) => cards.length > 1)).toEqual([]);
  });
});
