/** Records from outside: what `src/record.ts` reads, and that a position set up can be played from. */
import { faulty, type Parsed } from '../src/parsed';
import { type GameRecord, parseRecord, type RecordFault } from '../src/record';
import { seats } from '../src/vocabulary';
import { legalActions, observe } from './engine';
import { type Beginning, startOf } from './replay';

/** Reads a record; one that begins with a position set up can be played from it. */
export function readRecord(text: string): Parsed<GameRecord, RecordFault> {
  const read = parseRecord(text);
  if (!read.ok || canBegin(read.value)) return read;
  return faulty({ code: 'damaged', at: 'start', found: read.value.start!.place });
}

/** False where a set-up names a place that the chart lacks, or at which its position makes no sense. */
export function canBegin(beginning: Beginning): boolean {
  if (beginning.start === undefined) return true;
  try {
    const state = startOf(beginning);
    legalActions(state);
    for (const seat of seats) observe(state, seat);
    return true;
  } catch {
    return false;
  }
}
