/** A game in an address: it comes back as it was, in few letters, and damage is noticed. */
import { describe, expect, test } from 'vitest';
import { gameInLink, packRecord, readQuery, replayHash, unpackRecord } from '../../../app/replay/link';
import { familyDeck, prebuiltDeck } from '../../../src/decks';
import type { Settings } from '../../../src/position';
import { type GameRecord, parseRecord } from '../../../src/record';
import { randomRecord } from '../../support/randomRecord';

const settingsOf = (decks: Settings['decks'], crystalsToWin = 1): Settings => ({
  decks,
  crystalsToWin,
  mulligan: false,
  swapDecks: true,
  firstSeat: 0,
  order: null,
});

const usual = [prebuiltDeck('buka'), prebuiltDeck('hoax')] as const;

async function there(record: GameRecord): Promise<GameRecord> {
  const text = await unpackRecord(await packRecord(record));
  const read = parseRecord(text ?? '');
  if (!read.ok) throw new Error(JSON.stringify(read.faults));
  return read.value;
}

describe('a packed record', () => {
  test('comes back equal, with notes and with decks of any kind', async () => {
    const noted = { ...randomRecord(settingsOf(usual), 3), notes: [{ at: 7, text: 'Müde? ¿Sí? 🌙' }] };
    expect(await there(noted)).toEqual(noted);
    const families = randomRecord(settingsOf([familyDeck('aqua', 'Ba'), familyDeck('flit', 'Bd')]), 2, 80);
    expect(await there(families)).toEqual(families);
  });

  test('of a whole match fits into an address, in letters that every chat keeps', async () => {
    const match = await packRecord(randomRecord(settingsOf(usual, 5), 1));
    expect(match).toMatch(/^[\w-]+$/);
    expect(match.length).toBeLessThan(2500);
  });

  test('that is cut off, or has lost or changed a letter, is noticed', async () => {
    const packed = await packRecord(randomRecord(settingsOf(usual), 3, 60));
    for (const damaged of [
      packed.slice(0, -20),
      packed.slice(0, 200) + packed.slice(201),
      `${packed.slice(0, 150)}${packed[150] === 'A' ? 'B' : 'A'}${packed.slice(151)}`,
      '',
      '%%%',
      btoa('no deflate'),
    ])
      expect(await unpackRecord(damaged)).toBeUndefined();
  });
});

describe('a link', () => {
  test('opens at its action, with its view', async () => {
    const record = randomRecord(settingsOf(usual), 3, 40);
    const hash = await replayHash(record, { at: 17, seeing: 1 });
    const read = gameInLink(`Look at this: https://example.org/app/${hash} !`);
    expect(read).toMatchObject({ at: 17, seeing: 1 });
    expect(parseRecord((await unpackRecord(read!.game!))!)).toEqual({ ok: true, value: record });
  });

  test('without a number opens the end, of both hands', () => {
    expect(readQuery('')).toEqual({ at: Number.POSITIVE_INFINITY, seeing: 'both', game: null });
    expect(gameInLink('Blue Moon game 1')).toBeUndefined();
  });
});
