/** A game in an address: its record, compressed, after the `#`, so that no server ever sees it. */
import { prebuiltDeck } from '../../src/decks';
import { type GameRecord, writeRecord } from '../../src/record';
import { type People, peoples } from '../../src/vocabulary';
import type { Seeing } from './bothHands';

/** What a link says besides the game. */
export interface Spot {
  /** After so many actions. */
  readonly at: number;
  readonly seeing: Seeing;
}

/** Longer games than this no match is; a link that unpacks to more is none of ours. */
const mostUnpacked = 2_000_000;

/** zlib: its checksum tells a link that lost or changed a letter. */
const format = 'deflate';

type Written = { settings: { decks: unknown[] } };

/** As JSON in which a ready-made deck is the name of its people. */
function shorten(record: GameRecord): string {
  const body = JSON.parse(writeRecord(record)) as Written;
  body.settings.decks = body.settings.decks.map((deck) => {
    const people = peoples.find((one) => JSON.stringify(deck) === JSON.stringify(writtenDeck(record, one)));
    return people ?? deck;
  });
  return JSON.stringify(body);
}

/** The ready-made deck of a people, as a record writes it. */
function writtenDeck(record: GameRecord, people: People): unknown {
  const deck = prebuiltDeck(people);
  const settings = { ...record.settings, decks: [deck, deck] as const, order: null };
  const body = JSON.parse(writeRecord({ ...record, settings, actions: [], notes: [] })) as Written;
  return body.settings.decks[0];
}

/** Undoes `shorten`; what is no such text comes back as it is, for the reader of records to refuse. */
function lengthen(text: string): string {
  try {
    const body = JSON.parse(text) as Written;
    body.settings.decks = body.settings.decks.map((deck) => {
      const people = peoples.find((one) => one === deck);
      return people === undefined ? deck : writtenDeck(bare, people);
    });
    return JSON.stringify(body);
  } catch {
    return text;
  }
}

/** Only its decks are written. */
const bare: GameRecord = {
  rules: '',
  settings: {
    decks: [prebuiltDeck('hoax'), prebuiltDeck('hoax')],
    crystalsToWin: 1,
    mulligan: false,
    swapDecks: true,
    firstSeat: null,
    order: null,
  },
  seed: 0,
  names: ['', ''],
  actions: [],
  result: [0, 0],
};

async function through(bytes: Uint8Array, stream: GenericTransformStream, most: number): Promise<Uint8Array> {
  const reader = (
    new Blob([bytes as BlobPart]).stream().pipeThrough(stream) as ReadableStream<Uint8Array>
  ).getReader();
  const parts: Uint8Array[] = [];
  let length = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    length += value.length;
    if (length > most) {
      await reader.cancel();
      throw new RangeError('Too long for a game');
    }
    parts.push(value);
  }
  return new Uint8Array(await new Blob(parts as BlobPart[]).arrayBuffer());
}

/** Letters, digits, `-` and `_` only: they survive every chat and mail. */
export async function packRecord(record: GameRecord): Promise<string> {
  const text = new TextEncoder().encode(shorten(record));
  const packed = await through(text, new CompressionStream(format), Number.POSITIVE_INFINITY);
  const letters = Array.from(packed, (byte) => String.fromCharCode(byte)).join('');
  return btoa(letters).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

/** The text of the record; `undefined` where the link is damaged. */
export async function unpackRecord(packed: string): Promise<string | undefined> {
  try {
    const letters = atob(packed.replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
    const text = await through(bytes, new DecompressionStream(format), mostUnpacked);
    return lengthen(new TextDecoder().decode(text));
  } catch {
    return undefined;
  }
}

/** What follows the `#`. The game comes last: a link that is cut off still says that it is one. */
export async function replayHash(record: GameRecord, { at, seeing }: Spot): Promise<string> {
  return `#/replay?at=${at}&seeing=${seeing}&game=${await packRecord(record)}`;
}

export interface ReadLink extends Spot {
  /** As packed; `null`: the game that is being played. */
  readonly game: string | null;
}

/** Reads the part of an address after the room. A number that is none opens the end. */
export function readQuery(query: string): ReadLink {
  const words = new URLSearchParams(query);
  const at = words.get('at') ?? '';
  const seeing = words.get('seeing');
  return {
    at: /^\d+$/.test(at) ? Number(at) : Number.POSITIVE_INFINITY,
    seeing: seeing === '0' ? 0 : seeing === '1' ? 1 : 'both',
    game: words.get('game'),
  };
}

/** The game in a text somebody pasted: a whole link, or only what follows its `#`. */
export function gameInLink(text: string): ReadLink | undefined {
  const query = /#\/replay\?(\S+)/.exec(text)?.[1];
  if (query === undefined) return undefined;
  const read = readQuery(query);
  return read.game === null ? undefined : read;
}
