/** A match that began with a position set up, as a file: what the inspector keeps and test paths begin with. */
import { matchChart, type State } from '../machines/engine';
import { matchModule } from '../machines/matchModule';
import type { AnyRulesModule } from '../machines/rulesModule';
import type { Action } from '../src/actions';
import { readPosition, writePosition } from '../src/notation/position';
import type { Position } from '../src/position';
import { parseRecord, writeRecord } from '../src/record';
import { rulesVersion } from '../src/rulesVersion';
import { faultsOf } from '../src/setupFaults';
import type { RunningMatch } from './match';
import { parseTrail, trailOf, writeTrail } from './trail';

/** Trails are of any chart; that of a match is read and written in its notation. */
const module = matchModule as unknown as AnyRulesModule;

export interface SetUpGame {
  readonly start: State;
  readonly actions: readonly Action[];
}

export const writeSetUp = ({ start: { place, position }, actions }: SetUpGame): string =>
  writeTrail({ chart: module.name, place: matchChart.nameOf(place), position, actions }, module);

export const setUpText = (match: RunningMatch): string => {
  const [first, ...others] = match.moments();
  return writeSetUp({ start: first!.state, actions: others.map(({ action }) => action!) });
};

/** Undefined where the text is no such file; otherwise the game, or the field that is wrong. */
export function readSetUp(text: string): SetUpGame | { readonly wrong: string } | undefined {
  if (trailOf(text) === undefined) return undefined;
  const trail = parseTrail(text, module);
  if (trail === undefined) return { wrong: 'actions' };
  const place = placeNamed(trail.place);
  if (place === undefined) return { wrong: 'place' };
  const position = soundPosition(trail.position);
  if (position === undefined) return { wrong: 'position' };
  return { start: { place, position }, actions: trail.actions as readonly Action[] };
}

function placeNamed(name: string): State['place'] | undefined {
  try {
    return matchChart.placeOf(name);
  } catch {
    return undefined;
  }
}

/** Written and read again, which no foreign shape survives; with a log that begins now. */
function soundPosition(given: object): Position | undefined {
  try {
    const { settings } = given as Position;
    const body = { rules: rulesVersion, seed: 0, names: ['', ''], actions: [], result: [0, 0] } as const;
    const record = parseRecord(writeRecord({ ...body, settings }));
    if (!record.ok) return undefined;
    const read = readPosition(record.value.settings, writePosition(given as Position));
    return read.ok && faultsOf(read.value).length === 0 ? { ...read.value, news: [] } : undefined;
  } catch {
    return undefined;
  }
}
