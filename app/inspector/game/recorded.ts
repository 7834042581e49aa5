/** A recorded game of any chart: a match record, or a line of play that the inspector has saved. */
import { moduleNamed } from '../../../machines/index';
import { matchModule } from '../../../machines/matchModule';
import { readRecord } from '../../../machines/readRecord';
import { startOf } from '../../../machines/replay';
import type { Fault, Typed } from '../../../machines/rulesModule';
import { faulty, type Parsed, parsed } from '../../../src/parsed';
import { newPosition } from '../../../src/position';
import { parseTrail, trailOf } from '../../game/trail';
import { startState } from './ownGame';
import { rulesNamed } from './rules';

/** Plain data: it goes to workers and into storage. */
export interface Recorded {
  readonly chart: string;
  readonly place: string;
  readonly position: object;
  readonly actions: readonly Typed[];
  /** What a match record says it came to. */
  readonly result?: readonly [number, number];
}

/** Faults are those of records; `describeFault` of the match has words for them. */
export function readRecorded(text: string): Parsed<Recorded, Fault> {
  const trail = trailOf(text);
  if (trail !== undefined) {
    const module = moduleNamed(trail.chart);
    const read = module && parseTrail(text, module);
    return read === undefined ? faulty({ code: 'damaged', at: 'chart' } as Fault) : parsed(read);
  }
  const record = readRecord(text);
  if (!record.ok) return record;
  const { settings, seed, start, actions, result } = record.value;
  const rules = rulesNamed(matchModule.name);
  const { place, position } =
    start === undefined ? startState(rules, newPosition(settings, seed, false)) : startOf(record.value);
  return parsed({ chart: matchModule.name, place: rules.chart.nameOf(place), position, actions, result });
}
