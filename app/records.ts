/** Saving the running game as a file, and opening one. A faulty file gives a sentence and changes nothing. */
import { returns } from '../machines/engine';
import type { GameTextFault } from '../machines/gameText/read';
import { playThrough, type Replayed, replay } from '../machines/replay';
import type { Action } from '../src/actions';
import { faulty, type Parsed } from '../src/parsed';
import type { Reason } from '../src/reasons';
import type { GameRecord, RecordFault } from '../src/record';
import { rulesVersion } from '../src/rulesVersion';
import type { Texts } from '../src/text';
import { type Names, namesOf } from '../src/text/names';
import { download } from './download';
import { gameTextSentence } from './gameTextSentence';
import { type RunningMatch, runMatch } from './match';
import { openSession, type Session, type Sitter, session } from './session';
import type { readSetUp } from './setUpGame';

/** Larger files are no game records. */
const mostBytes = 4_000_000;

const actionsOf = (match: RunningMatch): Action[] =>
  match.moments().flatMap(({ action }) => (action === null ? [] : [action]));

/** The game as far as it is played; notes on actions that were taken back are left out. */
export function recordOf({ match, sitters, notes }: Session): GameRecord {
  const actions = actionsOf(match);
  const written = notes.get().filter(({ at }) => at <= actions.length);
  return {
    rules: rulesVersion,
    settings: match.settings,
    seed: match.seed,
    names: [sitters[0].name, sitters[1].name],
    actions,
    result: returns(match.moments().at(-1)!.state),
    ...(written.length > 0 && { notes: written }),
  };
}

export async function recordText(current: Session): Promise<string> {
  if (current.match.isSetUp) return (await import('./setUpGame')).setUpText(current.match);
  const { writeRecord } = await import('../src/record');
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
  const { isGameText, readGameText } = await import('../machines/gameText/read');
  if (isGameText(text)) {
    const read = readGameText(text);
    return read.ok ? read : faulty({ code: 'gameText', fault: read.faults[0]! });
  }
  const { parseRecord } = await import('../src/record');
  const read = parseRecord(text);
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
  const setUp = (await import('./setUpGame')).readSetUp(text);
  if (setUp !== undefined) return openSetUp(setUp, texts);
  const read = await readGame(text);
  if (!read.ok) return flawSentence(read.faults[0]!, texts);
  const { settings, seed, names, actions, notes = [] } = read.value;
  openSession({ match: runMatch(settings, seed, actions), sitters: sittersFor(names), notes });
  return undefined;
}

/** A game from a position set up; such files name no seats. */
function openSetUp(setUp: NonNullable<ReturnType<typeof readSetUp>>, texts: Texts): string | undefined {
  if ('wrong' in setUp) return texts.ui.fileWrongField(setUp.wrong);
  const { start, actions } = setUp;
  const sitters = session.get()?.sitters ?? newSitters([texts.ui.defaultSeatNames[0], texts.ui.computerName]);
  const played = playThrough(start, actions);
  if (!played.ok) return flawSentence(divergence(played, [sitters[0].name, sitters[1].name]), texts);
  const match = runMatch(start.position.settings, 0, actions, start);
  openSession({ match, sitters, isKept: false });
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
