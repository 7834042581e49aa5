/** The game record: set-up and actions as JSON, versioned; replays to the identical position (architecture §5). */
import * as v from 'valibot';
import type { Action } from './actions';
import { catalogue } from './cards';
import { readAction, writeAction } from './notation/action';
import { readPosition, writePosition } from './notation/position';
import { faulty, type Parsed, parsed } from './parsed';
import type { Position, Settings } from './position';
import { faultsOf } from './setupFaults';
import { peoples, seats } from './vocabulary';

export const recordFormat = 'blue-moon-record-1';

/** What somebody wrote beside an action. */
export interface Note {
  /** After so many actions; 0: before the first. */
  readonly at: number;
  readonly text: string;
}

/** A position that was set up, and the name of its place in the chart. */
export interface RecordStart {
  readonly place: string;
  readonly position: Position;
}

export interface GameRecord {
  readonly rules: string;
  readonly settings: Settings;
  /** Of the deal; with a `start` it decides nothing. */
  readonly seed: number;
  /** Where the first action is taken, if not after the deal. */
  readonly start?: RecordStart;
  /** Shown on the page only. */
  readonly names: readonly [string, string];
  readonly actions: readonly Action[];
  /** Crystals of both seats after the last action. */
  readonly result: readonly [number, number];
  /** At most one an action, in their order. */
  readonly notes?: readonly Note[];
}

export interface RecordFault {
  readonly code: 'notJson' | 'foreignFormat' | 'newerFormat' | 'damaged' | 'unknownCard' | 'notAnAction';
  /** Where in the file: a path such as `settings.decks.0.cards` or `actions.12`. */
  readonly at: string;
  /** What stands there, shortened. */
  readonly found: string;
}

const seat = v.picklist(seats);
const whole = v.pipe(v.number(), v.integer());
const order = v.array(v.pipe(whole, v.minValue(0)));

const deck = v.strictObject({
  people: v.picklist(peoples),
  leader: v.string(),
  cards: v.pipe(v.array(v.string()), v.minLength(1), v.maxLength(60)),
  title: v.exactOptional(v.string()),
});

const file = v.strictObject({
  format: v.literal(recordFormat),
  rules: v.string(),
  seed: whole,
  names: v.tuple([v.string(), v.string()]),
  settings: v.strictObject({
    decks: v.tuple([deck, deck]),
    crystalsToWin: v.pipe(whole, v.minValue(1), v.maxValue(99)),
    mulligan: v.boolean(),
    swapDecks: v.boolean(),
    firstSeat: v.nullable(seat),
    order: v.nullable(v.tuple([order, order])),
  }),
  start: v.exactOptional(v.strictObject({ place: v.string(), position: v.string() })),
  actions: v.array(v.string()),
  result: v.tuple([whole, whole]),
  notes: v.exactOptional(v.array(v.strictObject({ at: v.pipe(whole, v.minValue(0)), text: v.string() }))),
});

/** The record as a readable JSON text: cards by id, one action a line. */
export function writeRecord(record: GameRecord): string {
  const { decks } = record.settings;
  const { start } = record;
  const written = decks.map((each) => ({
    ...each,
    leader: catalogue[each.leader]!.id,
    cards: each.cards.map((index) => catalogue[index]!.id),
  }));
  const body = {
    format: recordFormat,
    rules: record.rules,
    seed: record.seed,
    names: record.names,
    settings: { ...record.settings, decks: written },
    ...(start !== undefined && {
      start: { place: start.place, position: writePosition(start.position) },
    }),
    actions: record.actions.map(writeAction),
    result: record.result,
    ...(record.notes !== undefined && record.notes.length > 0 && { notes: record.notes }),
  };
  return `${JSON.stringify(body, null, 1)}\n`;
}

const shorten = (value: unknown): string => {
  const text = JSON.stringify(value) ?? String(value);
  return text.length > 60 ? `${text.slice(0, 57)}...` : text;
};

const indexById: ReadonlyMap<string, number> = new Map(catalogue.map((card, index) => [card.id, index]));

/** Reads a record; every fault says where it is. */
export function parseRecord(text: string): Parsed<GameRecord, RecordFault> {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return faulty({ code: 'notJson', at: '', found: shorten(text) });
  }
  const format = (json as { format?: unknown } | null)?.format;
  if (typeof format !== 'string' || !format.startsWith('blue-moon-record-')) {
    return faulty({ code: 'foreignFormat', at: 'format', found: shorten(format) });
  }
  if (format !== recordFormat) return faulty({ code: 'newerFormat', at: 'format', found: format });
  const shape = v.safeParse(file, json);
  if (!shape.success) {
    const [issue] = shape.issues;
    return faulty({ code: 'damaged', at: v.getDotPath(issue) ?? '', found: shorten(issue.input) });
  }
  return readBody(shape.output);
}

function readBody(body: v.InferOutput<typeof file>): Parsed<GameRecord, RecordFault> {
  const faults: RecordFault[] = [];
  const indexOf = (id: string, at: string): number => {
    const index = indexById.get(id);
    if (index === undefined) faults.push({ code: 'unknownCard', at, found: id });
    return index ?? 0;
  };
  const decks = body.settings.decks.map((each, place) => ({
    ...each,
    leader: indexOf(each.leader, `settings.decks.${place}.leader`),
    cards: each.cards.map((id, card) => indexOf(id, `settings.decks.${place}.cards.${card}`)),
  })) as unknown as Settings['decks'];
  body.settings.order?.forEach((pile, place) => {
    const cards = decks[place as 0 | 1].cards.length;
    if (pile.length !== cards || new Set(pile).size !== cards || pile.some((card) => card >= cards)) {
      faults.push({ code: 'damaged', at: `settings.order.${place}`, found: shorten(pile) });
    }
  });
  const actions = body.actions.map((line, index): Action => {
    const action = readAction(line);
    if (action.ok) return action.value;
    faults.push({ code: 'notAnAction', at: `actions.${index}`, found: line });
    return { type: 'next', seat: 0 };
  });
  const { rules, seed, names, result, notes = [] } = body;
  notes.forEach(({ at }, index) => {
    const isInOrder = at > (notes[index - 1]?.at ?? -1) && at <= actions.length;
    if (!isInOrder) faults.push({ code: 'damaged', at: `notes.${index}.at`, found: String(at) });
  });
  if (faults.length > 0) return faulty(...faults);
  const settings = { ...body.settings, decks };
  const head = { rules, seed, names, result, actions, settings, ...(notes.length > 0 && { notes }) };
  if (body.start === undefined) return parsed(head);
  const position = readStartPosition(settings, body.start.position);
  if (position === undefined) {
    return faulty({ code: 'damaged', at: 'start.position', found: shorten(body.start.position) });
  }
  return parsed({ ...head, start: { place: body.start.place, position } });
}

/** The position of a `start` from its notation, with news that begin now; undefined where it is not sound. */
export function readStartPosition(settings: Settings, text: string): Position | undefined {
  try {
    const read = readPosition(settings, text);
    return read.ok && faultsOf(read.value).length === 0 ? { ...read.value, news: [] } : undefined;
  } catch {
    return undefined;
  }
}
