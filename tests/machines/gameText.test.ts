/** The readable text of a game: written and read again it is the same game, and a fault says where and why. */
import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readGameText } from '../../machines/gameText/read';
import { writeGameText } from '../../machines/gameText/write';
import { replay } from '../../machines/replay';
import { type ActionType, actionTypes } from '../../src/actions';
import { familyDeck, prebuiltDeck, randomLegalDeck } from '../../src/decks';
import type { Deck, Settings } from '../../src/position';
import { type GameRecord, parseRecord, writeRecord } from '../../src/record';
import { randomRecord } from '../support/randomRecord';

const settingsOf = (decks: readonly [Deck, Deck], more: Partial<Settings> = {}): Settings => ({
  decks,
  crystalsToWin: 2,
  mulligan: true,
  swapDecks: true,
  firstSeat: null,
  order: null,
  ...more,
});

const pre = prebuiltDeck;
const pairs: readonly (readonly [Deck, Deck])[] = [
  [pre('vulca'), pre('hoax')],
  [pre('mimix'), pre('flit')],
  [pre('khind'), pre('terrah')],
  [pre('pillar'), pre('aqua')],
  [pre('buka'), pre('hoax')],
  // The same cards on both sides: names alone do not tell them apart.
  [pre('khind'), pre('khind')],
  [familyDeck('aqua', 'Ba'), familyDeck('flit', 'Bd')],
];

const textOf = (record: GameRecord): string => writeGameText(record, replay(record).states);

function read(text: string): GameRecord {
  const result = readGameText(text);
  if (!result.ok) throw new Error(JSON.stringify(result.faults));
  return result.value;
}

const faultOf = (text: string) => {
  const result = readGameText(text);
  return result.ok ? undefined : result.faults[0];
};

describe('written and read again', () => {
  test('a match of any peoples is the same, with every type of action', () => {
    const met = new Set<ActionType>();
    for (const [index, decks] of pairs.entries()) {
      const record = randomRecord(settingsOf(decks), index + 1);
      expect(isDeepStrictEqual(read(textOf(record)), record), decks[0].people).toBe(true);
      for (const { type } of record.actions) met.add(type);
    }
    expect([...met].sort()).toEqual([...actionTypes].sort());
  });

  test('so are constructed decks, the order of the piles and who starts', () => {
    const decks = [randomLegalDeck('terrah', 5).deck, { ...pre('hoax'), title: 'Books: mine' }] as const;
    const order = decks.map(({ cards }) => cards.map((_, index) => cards.length - 1 - index));
    const settings = settingsOf(decks, { order: order as never, firstSeat: 1, swapDecks: false });
    const record = randomRecord(settings, 8, 60);
    expect(read(textOf(record))).toEqual(record);
  });

  test('notes come back as they were, whatever they hold', () => {
    const record = randomRecord(settingsOf(pairs[0]!), 1, 12);
    const texts = fc.array(fc.string({ unit: 'grapheme', minLength: 1 }), { minLength: 3, maxLength: 3 });
    fc.assert(
      fc.property(texts, (words) => {
        const notes = [0, 5, 12].map((at, index) => ({
          at,
          text: `${words[index]!.replace(/\r/g, '')} {;}\n\\n`,
        }));
        const noted = { ...record, notes };
        expect(read(textOf(noted))).toEqual(noted);
        expect(parseRecord(writeRecord(noted))).toEqual({ ok: true, value: noted });
      }),
      { numRuns: 20 },
    );
  });

  test('it can be read by a person', () => {
    const record = { ...randomRecord(settingsOf(pairs[0]!), 3, 14), notes: [{ at: 4, text: 'Why not?' }] };
    expect(textOf(record)).toMatchInlineSnapshot(`
      "Blue Moon game 1
      A: Mira
      B: Jonas
      Deck A: vulca
      Deck B: hoax
      Crystals: 2
      Exchange: yes
      Swap decks: yes
      Starts: by lot
      Seed: 3
      Rules: 1
      Result: 0-0

      -- Game 1
      B0  exchange Wogarathoras the Gloomy + Hank Highflyer Hawk
      A0  exchange Volca + Sear + Fireblast + Cast Cataclysm

      -- Game 1, fight 1
      B1  next; next {Why not?}; fight on; play Bethenitana the Storyteller; next; next; announce earth
      A2  next; next; fight on; play Sear; next
      "
    `);
  });
});

describe('a fault says its line and what is wrong', () => {
  const record = randomRecord(settingsOf(pairs[0]!, { mulligan: false, firstSeat: 0 }), 3, 30);
  const text = textOf(record);
  const lines = text.split('\n');
  const lineWith = (words: string | RegExp): number => lines.findIndex((line) => line.search(words) >= 0) + 1;
  const changed = (from: string | RegExp, to: string) => faultOf(text.replace(from, to));

  test('of another text, and of a newer one', () => {
    expect(faultOf('{}')).toMatchObject({ code: 'notGameText', line: 1 });
    expect(faultOf(text.replace('game 1', 'game 2'))).toMatchObject({ code: 'newerText', line: 1 });
  });

  test('of a header that is missing or wrong', () => {
    expect(changed(/Seed: .*\n/, '')).toMatchObject({ code: 'headerMissing', field: 'Seed' });
    expect(changed(/Seed: .*/, 'Seed: many')).toMatchObject({
      code: 'headerWrong',
      field: 'Seed',
      line: lineWith('Seed'),
      found: 'many',
    });
    expect(changed('Deck A: vulca', 'Deck A: vulcan')).toMatchObject({
      code: 'unknownPeople',
      meant: 'vulca',
    });
    expect(changed('Exchange: no', 'Exchange: nein')).toMatchObject({
      code: 'headerWrong',
      field: 'Exchange',
    });
  });

  test('of a line that is neither', () => {
    expect(changed('Seed', 'some words\nSeed')).toMatchObject({ code: 'notALine', found: 'some words' });
  });

  test('of a verb, a card or an element nobody knows', () => {
    const line = lineWith('fight on');
    expect(changed('fight on', 'figth on')).toMatchObject({ code: 'unknownVerb', line, meant: 'fight on' });
    const played = /play ([A-Z][^;\n]*)/.exec(text)![1]!;
    expect(changed(played, played.slice(1))).toMatchObject({ code: 'unknownCard', meant: played });
    expect(changed(/announce \w+/, 'announce water')).toMatchObject({ code: 'notAnElement' });
  });

  test('of a move that is not allowed, or the other seat’s', () => {
    expect(changed('fight on', 'announce fire')).toMatchObject({ code: 'refused', found: 'announce fire' });
    expect(changed(/^A1 /m, 'B1 ')).toMatchObject({ code: 'otherSeat', awaited: 0 });
  });

  test('of a note that does not end', () => {
    expect(changed('fight on', 'fight on {so')).toMatchObject({ code: 'noteOpen' });
  });
});
