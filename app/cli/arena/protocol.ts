/** The messages of the arena line protocol `bm-arena-1`. */
import type { Seat } from '../../../src/vocabulary';
import type { Move, TraceEvent, TraceSide, TraceState, Verb } from '../../conform/trace';

/** What the other seat did, beside the public events. */
export interface StepEvent {
  readonly e: 'step';
  readonly p: Seat;
  readonly do: Verb;
  readonly card?: string;
}

export type ArenaEvent = TraceEvent | StepEvent;

/** Hidden cards are `?`; only the own side lists what is left in its draw pile. */
export interface ArenaSide extends TraceSide {
  readonly drawPileCards?: readonly string[];
}

export interface ArenaState extends Omit<TraceState, 'players'> {
  readonly players: readonly [ArenaSide, ArenaSide];
}

export interface GameMessage {
  readonly type: 'game';
  readonly format: string;
  readonly seat: Seat;
  readonly peoples: readonly [string, string];
  readonly first: Seat;
}

interface Asking {
  readonly events: readonly ArenaEvent[];
  readonly state: ArenaState;
}

export interface ActMessage extends Asking {
  readonly type: 'act';
  readonly phase: TraceState['phase'];
  readonly legal: readonly Move[];
}

export interface ChooseMessage extends Asking {
  readonly type: 'choose';
  readonly kind: string;
  readonly of: Seat;
  readonly card?: string;
  readonly from: readonly string[];
  readonly min: number;
  readonly max: number;
  readonly sets?: unknown;
}

export interface CallMessage extends Asking {
  readonly type: 'callBluff';
}

export type Message =
  | GameMessage
  | ActMessage
  | ChooseMessage
  | CallMessage
  | { readonly type: 'deadEnd' }
  | { readonly type: 'error'; readonly message?: string }
  | { readonly type: 'end'; readonly events?: readonly ArenaEvent[] }
  | { readonly type: 'summary' };

export type Answer = { readonly index: number } | { readonly picked: readonly number[] };

/** A message that cannot be understood, or contradicts the game. */
export class Inconsistent extends Error {}

const questions: readonly string[] = ['act', 'choose', 'callBluff'];
const types: readonly string[] = ['game', ...questions, 'deadEnd', 'error', 'end', 'summary'];

/** One line from the arena. */
export function readMessage(line: string): Message {
  let message: Partial<Message> | null;
  try {
    message = JSON.parse(line) as Partial<Message> | null;
  } catch {
    throw new Inconsistent('the line is not JSON');
  }
  if (message === null || typeof message !== 'object' || !types.includes(message.type ?? ''))
    throw new Inconsistent(`no message is of the type ${JSON.stringify(message?.type)}`);
  return message as Message;
}

export const isQuestion = (message: Message): message is ActMessage | ChooseMessage | CallMessage =>
  questions.includes(message.type);
