/** The arena's line protocol, by recorded conversations of all pairings and by messages that make no sense. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { ArenaClient } from '../../../app/cli/arena/client';
import { type ActMessage, isQuestion, type Message, readMessage } from '../../../app/cli/arena/protocol';
import { playerOf } from '../../../app/computer/levels';
import { chanceFrom } from '../../../app/computer/player';

const folder = join(process.env.BLUE_MOON_TRACES ?? '', 'conversations');
const areThere = process.env.BLUE_MOON_TRACES !== undefined && existsSync(folder);

function client(level: string) {
  const complaints: string[] = [];
  const player = new ArenaClient(playerOf(level)!, chanceFrom(1), (sentence) => complaints.push(sentence));
  return { player, complaints };
}

/** The messages to the player of one recorded file. */
function messagesOf(file: string): Message[] {
  const lines = gunzipSync(readFileSync(join(folder, file)))
    .toString()
    .trim()
    .split('\n');
  return lines
    .map((line) => JSON.parse(line) as { to: string; m: object })
    .filter(({ to }) => to === 'player')
    .map(({ m }) => readMessage(JSON.stringify(m)));
}

function expectLegal(message: Message, answer: unknown): void {
  if (message.type === 'act') {
    const { index } = answer as { index: number };
    expect(message.legal[index], JSON.stringify(message.legal)).toBeDefined();
  } else if (message.type === 'choose') {
    const { picked } = answer as { picked: number[] };
    const { from, min, max, sets } = message;
    expect(new Set(picked).size).toBe(picked.length);
    expect(picked.every((at) => from[at] !== undefined)).toBe(true);
    if (Array.isArray(sets)) {
      const asked = sets.map((set: number[]) => set.toSorted((a, b) => a - b).join());
      if (asked.length > 0) expect(asked).toContain(picked.toSorted((a, b) => a - b).join());
    } else expect(picked.length >= min && picked.length <= max).toBe(true);
  } else expect([0, 1]).toContain((answer as { index: number }).index);
}

describe.skipIf(!areThere)('recorded conversations (skipped unless BLUE_MOON_TRACES points to them)', () => {
  test('all pairings are played without an illegal answer or a complaint', async () => {
    const pairings = new Set<string>();
    let answers = 0;
    for (const file of readdirSync(folder).filter((name) => name.endsWith('.jsonl.gz'))) {
      const { player, complaints } = client('random');
      for (const message of messagesOf(file)) {
        if (message.type === 'game') pairings.add([...message.peoples].sort().join());
        const answer = await player.answer(message);
        expect(answer !== undefined).toBe(isQuestion(message));
        if (answer === undefined) continue;
        expectLegal(message, answer);
        answers++;
      }
      expect(complaints).toEqual([]);
    }
    expect(pairings.size).toBe(36);
    expect(answers).toBeGreaterThan(5000);
  });

  test('a level that searches answers the first games of a file', async () => {
    const { player, complaints } = client('search:60n');
    for (const message of messagesOf('Hoax.jsonl.gz').slice(0, 60)) {
      const answer = await player.answer(message);
      if (answer !== undefined) expectLegal(message, answer);
    }
    expect(complaints).toEqual([]);
  });
});

const act = {
  type: 'act',
  phase: 'retreat',
  legal: [{ do: 'stay' }, { do: 'retreat' }],
  events: [],
  state: { turn: 0, phase: 'retreat', fight: true, element: 'fire', over: false, players: [] },
} as unknown as ActMessage;

test('a question that contradicts the game gets the safest answer and a complaint', async () => {
  const { player, complaints } = client('turn');
  expect(await player.answer(act)).toEqual({ index: 1 });
  const game = { type: 'game', format: 'bm-arena-1', seat: 0, peoples: ['Hoax', 'Vulca'], first: 0 } as const;
  expect(await player.answer(game)).toBeUndefined();
  expect(await player.answer(act)).toEqual({ index: 1 });
  expect(complaints).toHaveLength(2);
});

test('an unknown format, people or message is complained about', async () => {
  const { player, complaints } = client('random');
  const game = { type: 'game', format: 'bm-arena-2', seat: 0, peoples: ['Hoax', 'Vulca'], first: 0 } as const;
  await player.answer(game);
  await player.answer({ ...game, format: 'bm-arena-1', peoples: ['Hoax', 'Sun'] });
  expect(complaints).toHaveLength(2);
  expect(() => readMessage('{')).toThrow('not JSON');
  expect(() => readMessage('{"type":"hello"}')).toThrow('hello');
});
