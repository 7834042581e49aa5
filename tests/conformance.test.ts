/** Our engine against the recorded games of the reference engine; they are not part of the project. */
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { allowances } from '../app/conform/allowances';
import { conform } from '../app/conform/conform';
import { readTraces } from '../app/conform/readTrace';
import { reportInWords } from '../app/conform/report';
import type { TraceGame } from '../app/conform/trace';
import { walkGame } from '../app/conform/walk';
import { catalogue } from '../src/cards';

const folder = process.env.BLUE_MOON_TRACES;
const names = folder && existsSync(folder) ? readdirSync(folder) : [];
const files = names.filter((name) => name.endsWith('.jsonl.gz')).map((name) => join(folder!, name));

if (files.length === 0) {
  const where = folder ? `${folder} holds none` : 'BLUE_MOON_TRACES names no folder';
  console.info(`Conformance is skipped: it needs the recorded games of the reference engine, and ${where}.`);
}

describe.skipIf(files.length === 0)('recorded games of the reference engine', () => {
  test('every step agrees or is allowed for by name', { timeout: 600_000 }, async () => {
    const tally = await conform(files);
    console.info(reportInWords(tally));
    expect(tally.mismatches).toEqual([]);
    expect(tally.compared / tally.steps).toBeGreaterThanOrEqual(0.97);
    const cards = catalogue.filter((card) => card.kind !== 'leader').map((card) => card.name);
    expect([...tally.played].sort()).toEqual(cards.sort());
    expect(Object.keys(tally.allowances).sort()).toEqual(Object.keys(allowances).sort());
  });

  test('a changed state, power, list of moves or result is found', () => {
    const [game] = readTraces(files[0]!);
    expect(walkGame(game!, 'same', 0).mismatches).toEqual([]);
    for (const [what, change] of Object.entries(changes)) {
      const changed = structuredClone(game!) as Game;
      change(changed);
      expect([what, walkGame(changed, what, 0).mismatches.length > 0]).toEqual([what, true]);
    }
  });
});

type Writable<T> = { -readonly [K in keyof T]: Writable<T[K]> };
type Game = Writable<TraceGame>;

const lastStep = ({ steps }: Game, passes: (step: Game['steps'][number]) => boolean) =>
  steps.findLast(passes)!;

const changes: Readonly<Record<string, (game: Game) => void>> = {
  hand(game) {
    game.steps[20]!.state.players[0].hand.pop();
  },
  power(game) {
    game.steps[30]!.state.players[1].fire += 1;
  },
  announcement(game) {
    lastStep(game, (step) => step.do === 'announce').power! += 1;
  },
  dragons(game) {
    game.steps.at(-1)!.state.players[0].dragons += 1;
  },
  'a move left out'(game) {
    lastStep(game, (step) => step.phase === 'character').legal!.pop();
  },
  'a move invented'(game) {
    lastStep(game, (step) => step.phase === 'begin').legal!.push({ do: 'stay' });
  },
  result(game) {
    game.result.winner = game.result.winner === 0 ? 1 : 0;
  },
};
