/** Saving the running game as a file, and opening one. A faulty file gives a sentence and changes nothing. */
import { apply, newMatch, returns, type State } from '../machines/engine';
import type { Action } from '../src/actions';
import type { Texts } from '../src/text';
import { namesOf } from '../src/text/names';
import { type RunningMatch, runMatch } from './match';
import { openSession, type Session, type Sitter, session } from './session';

/** Larger files are no game records. */
const mostBytes = 4_000_000;

const actionsOf = (match: RunningMatch): Action[] =>
  match.moments().flatMap(({ action }) => (action === null ? [] : [action]));

export async function recordText({ match, sitters }: Session): Promise<string> {
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

/** Opens the game of a file. The answer is what is wrong with it, in a sentence; `undefined` if it is opened. */
export async function openRecord(file: Blob, texts: Texts): Promise<string | undefined> {
  if (file.size === 0) return texts.ui.fileEmpty;
  if (file.size > mostBytes) return texts.ui.fileTooLarge;
  const { parseRecord } = await import('../src/record');
  const read = parseRecord(await file.text());
  if (!read.ok) return faultSentence(read.faults[0]!, texts);
  const { settings, seed, names, actions, result } = read.value;
  let state: State = newMatch(settings, seed);
  for (const [index, action] of actions.entries()) {
    const applied = apply(state, action);
    if (!applied.ok) {
      const known = namesOf(state.position.cards, names);
      return texts.ui.fileDiverges(index + 1, texts.reason(applied.reason, known));
    }
    state = applied.state;
  }
  const [first, second] = returns(state);
  if (first !== result[0] || second !== result[1]) return texts.ui.fileOtherResult;
  openSession({ match: runMatch(settings, seed, actions), sitters: sittersFor(names) });
  return undefined;
}

type Fault = { readonly code: string; readonly at: string; readonly found: string };

function faultSentence({ code, at, found }: Fault, { ui }: Texts): string {
  switch (code) {
    case 'notJson':
      return ui.fileNotJson;
    case 'foreignFormat':
      return ui.fileNotRecord;
    case 'newerFormat':
      return ui.fileNewer(found, 'blue-moon-record-1');
    case 'unknownCard':
      return `${at}: ${ui.fileUnknownCard(found)}`;
    default:
      return ui.fileWrongField(at);
  }
}
