/** What is said of a file that holds no traces. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, expect, test } from 'vitest';
import { conform } from '../../../app/conform/conform';
import { readTraces, UnreadableTrace } from '../../../app/conform/readTrace';

const folder = mkdtempSync(join(tmpdir(), 'blue-moon-'));
afterAll(() => rmSync(folder, { recursive: true }));

function file(name: string, content: string | Buffer): string {
  const path = join(folder, name);
  writeFileSync(path, content);
  return path;
}
const zipped = (name: string, ...lines: string[]): string => file(name, gzipSync(lines.join('\n')));

const side = { hand: [], combat: [], support: [], leadership: [], discard: [], influence: [] };
const state = { players: [side, side] };
const game = {
  format: 'bm-trace-1',
  peoples: ['Vulca', 'Hoax'],
  decks: [['Spark'], ['Catusan']],
  initial: state,
  steps: [{ events: [], state }],
  result: {},
};
const changed = (changes: object): string => JSON.stringify({ ...game, ...changes });

test('reads every game, one a line', () => {
  expect(readTraces(zipped('whole', JSON.stringify(game), JSON.stringify(game), ''))).toHaveLength(2);
});

test.each([
  ['missing', () => join(folder, 'missing'), 'there is no such file.'],
  ['a folder', () => folder, 'it cannot be read.'],
  ['plain text', () => file('plain', 'hello'), 'this is not a whole gzip file.'],
  [
    'cut off',
    () => file('cut', gzipSync(JSON.stringify(game)).subarray(0, 60)),
    'this is not a whole gzip file.',
  ],
  ['empty', () => zipped('empty', ''), 'the file holds no game.'],
  ['no JSON', () => zipped('text', JSON.stringify(game), '{'), 'line 2: this is not JSON.'],
  ['null', () => zipped('null', 'null'), 'line 1: this is not a game.'],
  [
    'another format',
    () => zipped('format', '{"format":"x"}'),
    'this is not a trace of the format bm-trace-1.',
  ],
  ['not whole', () => zipped('part', changed({ result: undefined })), 'the trace is not whole.'],
  [
    'a strange people',
    () => zipped('people', changed({ peoples: ['Vulca', 'Elves'] })),
    'no people named Elves.',
  ],
  ['a strange card', () => zipped('card', changed({ decks: [['Ace'], []] })), 'no card named Ace.'],
  ['a broken step', () => zipped('step', changed({ steps: [{ events: [] }] })), 'step 0 is not whole.'],
])('%s: one sentence with the file and the fault', (_, make, fault) => {
  const path = make();
  expect(() => readTraces(path)).toThrow(UnreadableTrace);
  expect(() => readTraces(path)).toThrow(fault);
  expect(() => readTraces(path)).toThrow(path);
});

test('a thread that meets such a file ends the run with its sentence', async () => {
  await expect(conform([join(folder, 'missing')])).rejects.toThrow('there is no such file.');
});
