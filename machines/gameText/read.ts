/** Reads a written game. The moves are played while they are read, so a fault says where and why. */
import { faulty, type Parsed, parsed } from '../../src/parsed';
import type { Reason } from '../../src/reasons';
import type { GameRecord, Note } from '../../src/record';
import { type Seat, seats } from '../../src/vocabulary';
import { apply, returns, type State, toAct } from '../engine';
import { canBegin } from '../readRecord';
import { startOf } from '../replay';
import { type HeaderFault, type Headers, readHeaders, WrongHeader } from './headers';
import { readVerb, type VerbFault } from './verbs';
import { firstLine, letters } from './words';

export type GameTextFault = { readonly line: number } & (
  | {
      readonly code: 'notGameText' | 'newerText' | 'notALine' | 'noteOpen' | 'gameOver';
      readonly found: string;
    }
  | HeaderFault
  | VerbFault
  | { readonly code: 'otherSeat'; readonly found: string; readonly awaited: Seat }
  | {
      readonly code: 'refused';
      readonly found: string;
      readonly reason: Reason;
      /** Catalogue index of each match card, for the names in the reason. */
      readonly cards: readonly number[];
    }
);

/** A move or a note, and where it stands. */
type Piece = { readonly line: number } & (
  | { readonly seat: Seat; readonly move: string }
  | { readonly note: string }
);

class Fault extends Error {
  constructor(readonly fault: GameTextFault) {
    super(fault.code);
  }
}

const readNote = (text: string): string =>
  text.replace(/\\([\\{}n])/g, (_, sign: string) => (sign === 'n' ? '\n' : sign));

const header = /^([A-Z][A-Za-z ]*):\s*(.*)$/;
const turn = /^([AB])\d+[.:]?\s+(.*)$/;
/** A note in braces, or what stands up to the next semicolon or note. */
const piece = /\{((?:\\.|[^\\{}])*)\}|([^;{]+)|([;{])/g;

/** Splits the text into headers and pieces. */
function split(text: string): { headers: Headers; pieces: Piece[] } {
  const headers = new Map<string, { text: string; line: number }>();
  const pieces: Piece[] = [];
  text.split(/\r?\n/).forEach((raw, index) => {
    const line = index + 1;
    const words = raw.trim();
    if (line === 1 || words === '' || words.startsWith('--')) return;
    const moves = turn.exec(words);
    if (moves !== null)
      pieces.push(...piecesOf(moves[2]!, seats[letters.indexOf(moves[1] as 'A' | 'B')]!, line));
    else if (words.startsWith('{')) pieces.push(...piecesOf(words, 0, line));
    else {
      const found = header.exec(words);
      if (found === null) throw new Fault({ code: 'notALine', line, found: words });
      headers.set(found[1]!, { text: found[2]!, line });
    }
  });
  return { headers, pieces };
}

function piecesOf(text: string, seat: Seat, line: number): Piece[] {
  return [...text.matchAll(piece)].flatMap(([, note, move = '', sign]): Piece[] => {
    if (sign === '{') throw new Fault({ code: 'noteOpen', line, found: text });
    if (note !== undefined) return [{ line, note: readNote(note) }];
    return move.trim() === '' ? [] : [{ line, seat, move: move.trim() }];
  });
}

function takeMove(
  state: State,
  { seat, move, line }: Extract<Piece, { move: string }>,
): { state: State; action: GameRecord['actions'][number] } {
  const awaited = toAct(state);
  if (awaited === null) throw new Fault({ code: 'gameOver', line, found: move });
  if (awaited !== seat) throw new Fault({ code: 'otherSeat', line, found: move, awaited });
  const read = readVerb(state.position, move, seat);
  if (!read.ok) throw new Fault({ line, ...read.fault });
  const applied = apply(state, read.action);
  if (applied.ok) return { state: applied.state, action: read.action };
  throw new Fault({
    code: 'refused',
    line,
    found: move,
    reason: applied.reason,
    cards: state.position.cards,
  });
}

function play(headers: Headers, pieces: readonly Piece[]): GameRecord {
  const head = readHeaders(headers);
  const actions: GameRecord['actions'][number][] = [];
  const notes = new Map<number, string>();
  if (!canBegin(head)) {
    throw new WrongHeader({ code: 'headerWrong', field: 'Place', found: head.start!.place, meant: null });
  }
  let state = startOf(head);
  for (const one of pieces) {
    if ('note' in one) {
      const before = notes.get(actions.length);
      notes.set(actions.length, before === undefined ? one.note : `${before}\n${one.note}`);
      continue;
    }
    const taken = takeMove(state, one);
    state = taken.state;
    actions.push(taken.action);
  }
  const written = [...notes].map(([at, text]): Note => ({ at, text }));
  return { ...head, actions, result: returns(state), ...(written.length > 0 && { notes: written }) };
}

const known = /^Blue Moon game\b/i;

/** The first fault found, with its line. The result is worked out, whatever the text says. */
export function readGameText(text: string): Parsed<GameRecord, GameTextFault> {
  const [first = ''] = text.trimStart().split(/\r?\n/);
  if (!known.test(first)) return faulty({ code: 'notGameText', line: 1, found: first });
  if (first.trim() !== firstLine) return faulty({ code: 'newerText', line: 1, found: first.trim() });
  let headers: Headers = new Map();
  try {
    const parts = split(text.trimStart());
    headers = parts.headers;
    return parsed(play(headers, parts.pieces));
  } catch (error) {
    if (error instanceof Fault) return faulty(error.fault);
    if (!(error instanceof WrongHeader)) throw error;
    return faulty({ line: headers.get(error.fault.field)?.line ?? 1, ...error.fault });
  }
}

export const isGameText = (text: string): boolean => known.test(text.trimStart());
