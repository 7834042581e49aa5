/** Saving the running game as a file, and opening one. A faulty file gives a sentence and changes nothing. */
import { apply, newMatch, returns, type State } from '../machines/engine';
import type { Action } from '../src/actions';
import { faulty, type Parsed, parsed } from '../src/parsed';
import type { Reason } from '../src/reasons';
import type { GameRecord, RecordFault } from '../src/record';
import type { Texts } from '../src/text';
import { type Names, namesOf } from '../src/text/names';
import { type RunningMatch, runMatch } from './match';
import { openSession, type Session, type Sitter, session } from './session';
import type { readSetUp } from './setUpGame';

/** Larger files are no game records. */
const mostBytes = 4_000_000;

const actionsOf = (match: RunningMatch): Action[] =>
  match.moments().flatMap(({ action }) => (action === null ? [] : [action]));

export async function recordText({ match, sitters }: Session): Promise<string> {
  if (match.isSetUp) return (await import('./setUpGame')).setUpText(match);
  const { rulesVersion, writeRecord } = await import('../src/record');
  return writeRecord({
    rules: rulesVersion,
    settings: match.settings,
    seed: match.seed,
    names: [sitters[0].name, sitters[1].name],
    actions: actionsOf(match),
    result: returns(match.moments().at(-1)!.state),
  });
}

/** Hands the game to the browser as a file to keep. */
export async function saveRecord(current: Session): Promise<void> {
  const file = new Blob([await recordText(current)], { type: 'application/json' });
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = `blue-moon-${current.match.seed}.json`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
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
  | { readonly code: 'otherResult' };

/** The state after all actions, or the first that is refused. */
function playedThrough(
  start: State,
  actions: readonly Action[],
  names: readonly [string, string],
): Parsed<State, RecordFlaw> {
  let state = start;
  for (const [index, action] of actions.entries()) {
    const applied = apply(state, action);
    if (!applied.ok) {
      const known = namesOf(state.position.cards, names);
      return faulty({ code: 'diverges', action: index + 1, reason: applied.reason, names: known });
    }
    state = applied.state;
  }
  return parsed(state);
}

/** Reads a record and plays it through. */
export async function readGame(text: string): Promise<Parsed<GameRecord, RecordFlaw>> {
  const { parseRecord } = await import('../src/record');
  const read = parseRecord(text);
  if (!read.ok) return read;
  const { settings, seed, names, actions, result } = read.value;
  const played = playedThrough(newMatch(settings, seed), actions, names);
  if (!played.ok) return played;
  const [first, second] = returns(played.value);
  return first === result[0] && second === result[1] ? parsed(read.value) : faulty({ code: 'otherResult' });
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
  const { settings, seed, names, actions } = read.value;
  openSession({ match: runMatch(settings, seed, actions), sitters: sittersFor(names) });
  return undefined;
}

/** A game from a position set up; such files name no seats. */
function openSetUp(setUp: NonNullable<ReturnType<typeof readSetUp>>, texts: Texts): string | undefined {
  if ('wrong' in setUp) return texts.ui.fileWrongField(setUp.wrong);
  const { start, actions } = setUp;
  const sitters = session.get()?.sitters ?? newSitters([texts.ui.defaultSeatNames[0], texts.ui.computerName]);
  const played = playedThrough(start, actions, [sitters[0].name, sitters[1].name]);
  if (!played.ok) return flawSentence(played.faults[0]!, texts);
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
    default:
      return ui.fileWrongField(flaw.at);
  }
}
