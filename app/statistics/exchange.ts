/** The statistics as a file, to keep or to take to another browser. */
import * as v from 'valibot';
import { faulty, type Parsed, parsed } from '../../src/parsed';
import { peoples, seats } from '../../src/vocabulary';
import { levels } from '../computer';
import type { PlayedMatch } from './playedMatch';

export const format = 'blue-moon-statistics-1';

const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const sitter = v.strictObject({ name: v.string(), level: v.nullable(v.picklist(levels)) });
const deck = v.strictObject({ people: v.picklist(peoples), title: v.nullable(v.string()) });

const game = v.strictObject({
  decks: v.tuple([deck, deck]),
  winner: v.picklist(seats),
  crystals: count,
  reason: v.picklist(['fourthDragon', 'outOfCardsDragons', 'outOfCardsNoDragons']),
  fights: count,
  turns: count,
});

const match = v.strictObject({
  key: v.pipe(v.string(), v.minLength(1)),
  endedAt: count,
  sitters: v.tuple([sitter, sitter]),
  crystalsToWin: count,
  crystals: v.tuple([count, count]),
  games: v.pipe(v.array(game), v.minLength(1)),
});

const file = v.strictObject({ format: v.literal(format), matches: v.array(match) });

export type StatisticsFault =
  | { readonly code: 'notJson' | 'foreign' }
  | { readonly code: 'wrongField'; readonly field: string };

export const writeStatistics = (matches: readonly PlayedMatch[]): string =>
  `${JSON.stringify({ format, matches }, null, 1)}\n`;

/** Reads what `writeStatistics` wrote; a faulty file says which of its fields is wrong. */
export function readStatistics(text: string): Parsed<readonly PlayedMatch[], StatisticsFault> {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return faulty({ code: 'notJson' });
  }
  if ((json as { format?: unknown } | null)?.format !== format) return faulty({ code: 'foreign' });
  const shape = v.safeParse(file, json);
  if (shape.success) return parsed(shape.output.matches);
  return faulty({ code: 'wrongField', field: v.getDotPath(shape.issues[0]) ?? '' });
}
