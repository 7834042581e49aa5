/** The game on show. Its address holds it, so that loading the page anew, or going back, shows it again. */
import type { GameRecord } from '../../src/record';
import type { Texts } from '../../src/text';
import { flawSentence, readGame } from '../game/records';
import { session } from '../game/session';
import { resumeLast } from '../saves/resume';
import { type Film, filmOfRecord, filmOfSession } from './film';
import { gameInLink, type ReadLink, replayHash, type Spot, unpackRecord } from './link';

/** A film, and where to begin; a sentence where there is none to show; `null`: nothing is asked for. */
export type Shown = Opened | { readonly fault: string } | null;

export interface Opened {
  /** Different for every game that is opened. */
  readonly id: number;
  readonly film: Film;
  readonly spot: Spot;
}

let opened = 0;

const isSound = (read: GameRecord | string): read is GameRecord => typeof read !== 'string';

/** The record, or what is wrong with it. */
async function recordIn(text: string, texts: Texts): Promise<GameRecord | string> {
  const read = await readGame(text);
  return read.ok ? read.value : flawSentence(read.faults[0]!, texts);
}

async function recordOfLink({ game }: ReadLink, texts: Texts): Promise<GameRecord | string> {
  const text = await unpackRecord(game ?? '');
  if (text === undefined) return texts.ui.linkDamaged;
  const record = await recordIn(text, texts);
  return isSound(record) ? record : texts.ui.linkUnsound(record);
}

/** What an address asks for: the game in it, else the one that is played. */
export async function shownBy(link: ReadLink, texts: Texts): Promise<Shown> {
  if (link.game === null) {
    if (session.get() === null) await resumeLast();
    const current = session.get();
    return current === null ? null : shown(filmOfSession(current), link);
  }
  const record = await recordOfLink(link, texts);
  return isSound(record) ? shown(filmOfRecord(record), link) : { fault: record };
}

const shown = (film: Film, { at, seeing }: ReadLink): Opened => ({
  id: ++opened,
  film,
  spot: {
    at: Math.min(at, film.length),
    seeing: film.seeable.includes(seeing) ? seeing : film.seeable[0]!,
  },
});

/** Opens what somebody pasted or chose, from its beginning, or where its link says. The answer is what is wrong with it. */
export async function openText(text: string, texts: Texts): Promise<string | undefined> {
  const link = gameInLink(text);
  const record = link === undefined ? await recordIn(text, texts) : await recordOfLink(link, texts);
  if (!isSound(record)) return record;
  const at = Math.min(link?.at ?? 0, record.actions.length);
  location.hash = await replayHash(record, { at, seeing: link?.seeing ?? 'both' });
  return undefined;
}

let written = '';

/** Whether the address is only what the viewer's own way through the game has written: nothing new to open. */
export const isOwnAddress = (query: string): boolean => written !== '' && written.endsWith(`?${query}`);

/** Writes where the viewer is, and the notes, into the address, without a step in the history of the browser. */
export async function rememberInAddress({ record }: Film, spot: Spot): Promise<void> {
  const hash = await replayHash(record(), spot);
  written = hash;
  history.replaceState(history.state, '', hash);
}
