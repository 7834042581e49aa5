/** Reads a file of traces: gzip'd JSON lines, one game a line. What cannot be read is said in one sentence. */
import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { findCard } from '../../src/cards';
import { peoples } from '../../src/vocabulary';
import type { TraceGame } from './trace';

/** A file that holds no traces; the message says which and why. */
export class UnreadableTrace extends Error {}

function textOf(file: string): string {
  let bytes: Buffer;
  try {
    bytes = readFileSync(file);
  } catch (error) {
    const why =
      (error as NodeJS.ErrnoException).code === 'ENOENT' ? 'there is no such file' : 'it cannot be read';
    throw new UnreadableTrace(`${file}: ${why}.`);
  }
  try {
    return gunzipSync(bytes).toString('utf8');
  } catch {
    throw new UnreadableTrace(`${file}: this is not a whole gzip file.`);
  }
}

/** The traces of a file, one after the other. */
export function readTraces(file: string): TraceGame[] {
  const lines = textOf(file).split('\n');
  const games = lines.flatMap((line, index) =>
    line === '' ? [] : [gameOf(line, `${file}, line ${index + 1}`)],
  );
  if (games.length === 0) throw new UnreadableTrace(`${file}: the file holds no game.`);
  return games;
}

function gameOf(line: string, where: string): TraceGame {
  let game: unknown;
  try {
    game = JSON.parse(line);
  } catch {
    throw new UnreadableTrace(`${where}: this is not JSON.`);
  }
  const fault = faultOf(game);
  if (fault !== undefined) throw new UnreadableTrace(`${where}: ${fault}.`);
  return game as TraceGame;
}

/** What keeps a value from being a trace: enough that following it cannot trip over its form. */
function faultOf(value: unknown): string | undefined {
  if (typeof value !== 'object' || value === null) return 'this is not a game';
  const game = value as Partial<TraceGame>;
  if (game.format !== 'bm-trace-1') return 'this is not a trace of the format bm-trace-1';
  const lists = [game.peoples, game.decks, game.steps];
  if (!lists.every(Array.isArray) || game.initial === undefined || game.result === undefined) {
    return 'the trace is not whole';
  }
  const stranger = game.peoples!.find(
    (people) => !(peoples as readonly string[]).includes(people.toLowerCase()),
  );
  if (stranger !== undefined) return `there is no people named ${stranger}`;
  const unknown = game.decks!.flat().find((name) => findCard(name) === undefined);
  if (unknown !== undefined) return `there is no card named ${unknown}`;
  const broken = game.steps!.findIndex(
    (step) => !Array.isArray(step.events) || step.state?.players?.length !== 2,
  );
  return broken >= 0 ? `step ${broken} is not whole` : undefined;
}
