/** Saving the running game as a file, and opening one. A faulty file gives a sentence and changes nothing. */
import { placeOf, returns } from '../../machines/engine';
import type { GameTextFault } from '../../machines/gameText/read';
import { type Replayed, replay, startOf } from '../../machines/replay';
import type { Action } from '../../src/actions';
import { faulty, type Parsed } from '../../src/parsed';
import type { Reason } from '../../src/reasons';
import type { GameRecord, RecordFault } from '../../src/record';
import { rulesVersion } from '../../src/rulesVersion';
import type { Texts } from '../../src/text';
import { type Names, namesOf } from '../../src/text/names';
import { download } from '../page/download';
import { gameTextSentence } from './gameTextSentence';
import { type RunningMatch, runMatch } from './match';
import { openSession, type Session, type Sitter, session } from './session';

/** Larger files are no game records. */
const mostBytes = 4_000_000;

const actionsOf = (match: RunningMatch): Action[] =>
  match.moments().flatMap(({ action }) => (action === null ? [] : [action]));

/** The game as far as it is played; notes on actions that were taken back are left out. */
export function recordOf({ match, sitters, notes }: Session): GameRecord {
  const actions = actionsOf(match);
  const { state: first } = match.moments()[0]!;
  const written = notes.get().filter(({ at }) => at <= actions.length);
  return {
    rules: rulesVersion,
    settings: match.settings,
    seed: match.seed,
    ...(match.isSetUp && { start: { place: placeOf(first), position: first.position } }),
    names: [sitters[0].name, sitters[1].name],
    actions,
    result: returns(match.moments().at(-1)!.state),
    ...(written.length > 0 && { notes: written }),
  };
}

/** The match of a record that is sound, at its last action. */
export function matchOf(record: GameRecord): RunningMatch {
  const { settings, seed, actions, start } = record;
  return runMatch(settings, seed, actions, start && startOf(record));
}

export async function recordText(current: Session): Promise<string> {
  const { writeRecord } = await import('../../src/record');
  return writeRecord(recordOf(current));
}

/** Hands the game to the browser as a file to keep. */
export async function saveRecord(current: Session): Promise<void> {
  download(`blue-moon-${current.match.seed}.json`, await recordText(current));
}

const newSitters = (names: readonly [string, string]): readonly [Sitter, Sitter] => [
  { by: 'person', name: names[0], level: 'greedy' },
  { by: 'computer', name: names[1], level: 'greedy' },
];

/** The same people sit at the game that is opened; its names are those of the file. */
function sittersFor(names: readonly [string, string]): readonly [Sitter, Sitter] {
  const [first, second] = session.get()?.sitters ?? newSitters(names);
  return [
    { ...first, name: names[0] },
    { ...second, name: names[1] },
  ];
}

/** What can be wrong with a record: its text, an action that is refused, or a result it does not lead to. */
export type RecordFlaw =
  | RecordFault
  | { readonly code: 'diverges'; readonly action: number; readonly reason: Reason; readonly names: Names }
  | { readonly code: 'otherResult' }
  | { readonly code: 'gameText'; readonly fault: GameTextFault };

/** Reads a game from the text of a record, or from one written for people, and plays it through. */
export async function readGame(text: string): Promise<Parsed<GameRecord, RecordFlaw>> {
  const { isGameText, readGameText } = await import('../../machines/gameText/read');
  if (isGameText(text)) {
    const read = readGameText(text);
    return read.ok ? read : faulty({ code: 'gameText', fault: read.faults[0]! });
  }
  const { readRecord } = await import('../../machines/readRecord');
  const read = readRecord(text);
  if (!read.ok) return read;
  const played = replay(read.value);
  return played.ok ? read : faulty(divergence(played, read.value.names));
}

function divergence(
  { at, reason, states }: Extract<Replayed, { ok: false }>,
  seatNames: readonly [string, string],
): RecordFlaw {
  if (reason === null) return { code: 'otherResult' };
  const names = namesOf(states.at(-1)!.position.cards, seatNames);
  return { code: 'diverges', action: at + 1, reason, names };
}

/** Opens the game of a file. The answer is what is wrong with it, in a sentence; `undefined` if it is opened. */
export async function openRecord(file: Blob, texts: Texts): Promise<string | undefined> {
  if (file.size === 0) return texts.ui.fileEmpty;
  if (file.size > mostBytes) return texts.ui.fileTooLarge;
  const text = await file.text();
  const read = await readGame(text);
  if (!read.ok) return flawSentence(read.faults[0]!, texts);
  const { names, notes = [] } = read.value;
  openSession({ match: matchOf(read.value), sitters: sittersFor(names), notes });
  return undefined;
}

export function flawSentence(flaw: RecordFlaw, texts: Texts): string {
  const { ui } = texts;
  switch (flaw.code) {
    case 'notJson':
      return ui.fileNotJson;
    case 'foreignFormat':
      return ui.fileNotRecord;
    case 'newerFormat':
      return ui.fileNewer(flaw.found, 'blue-moon-record-1');
    case 'unknownCard':
      return `${flaw.at}: ${ui.fileUnknownCard(flaw.found)}`;
    case 'diverges':
      return ui.fileDiverges(flaw.action, texts.reason(flaw.reason, flaw.names));
    case 'otherResult':
      return ui.fileOtherResult;
    case 'gameText':
      return gameTextSentence(flaw.fault, texts);
    default:
      return ui.fileWrongField(flaw.at);
  }
}
