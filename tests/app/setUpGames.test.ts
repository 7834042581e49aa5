/** Matches from positions set up: kept, shared, read and looked at like those from their deal. */
import { expect, test } from 'vitest';
import { runMatch } from '../../app/game/match';
import { matchOf, readGame, recordOf } from '../../app/game/records';
import type { Session } from '../../app/game/session';
import { storeOf } from '../../app/page/store';
import { matchSetups } from '../../app/paths/subjects/matchSetups';
import { filmOfRecord } from '../../app/replay/film';
import { packRecord, unpackRecord } from '../../app/replay/link';
import { legalActions, matchChart, type State } from '../../machines/engine';
import { writeGameText } from '../../machines/gameText/write';
import { readRecord } from '../../machines/readRecord';
import { recordFrom, replay } from '../../machines/replay';
import { writePosition } from '../../src/notation/position';
import type { Position } from '../../src/position';
import { type GameRecord, type Note, writeRecord } from '../../src/record';

const names = ['Mira', 'Jonas'] as const;

const starts = matchSetups.map(({ name, place, position }): [string, State] => [
  name,
  { place: matchChart.placeOf(place!), position: position as Position },
]);

/** As the table holds it after one action. */
function played(start: State): GameRecord {
  const match = runMatch(start.position.settings, 0, legalActions(start).slice(0, 1), start);
  const sitters = names.map((name) => ({ by: 'person', name, level: 'greedy' })) as never;
  const notes = storeOf<readonly Note[]>([{ at: 1, text: 'Why not?' }]);
  const session: Session = { id: 1, match, sitters, notes, isKept: true, key: null, countsAs: null };
  return recordOf(session);
}

const endOf = (record: GameRecord) => {
  const { place, position } = replay(record).states.at(-1)!;
  return { place, position: writePosition(position), actions: record.actions, notes: record.notes };
};

test.each(starts)('"%s" comes back from its file, its link and its text', async (_, start) => {
  const record = played(start);
  const texts = {
    file: writeRecord(record),
    link: (await unpackRecord(await packRecord(record)))!,
    text: writeGameText(record, replay(record).states),
  };
  for (const [way, text] of Object.entries(texts)) {
    const read = await readGame(text);
    if (!read.ok) throw new Error(`${way}: ${JSON.stringify(read.faults)}`);
    expect(endOf(read.value), way).toEqual(endOf(record));
  }
});

test('one is played on, and looked at, from where it began', () => {
  const record = played(starts[0]![1]);
  const match = matchOf(record);
  expect(match.isSetUp).toBe(true);
  const film = filmOfRecord(record);
  expect(film.view(0, 'both').observation.place).toBe(record.start!.place);
  expect(film.branch(0, 'both')!.moments()[0]!.state).toEqual(match.moments()[0]!.state);
});

test('a file says what is wrong with its start, and none makes the reader stumble', () => {
  const text = writeRecord(recordFrom(starts[0]![1], names));
  const body = JSON.parse(text);
  const faultOf = (start: object) => {
    const read = readRecord(JSON.stringify({ ...body, start: { ...body.start, ...start } }));
    return read.ok ? undefined : read.faults[0];
  };
  expect(faultOf({})).toBeUndefined();
  expect(faultOf({ place: 'match.nowhere' })).toMatchObject({ code: 'damaged', at: 'start' });
  const { position } = body.start as { position: string };
  const wrong = {
    'a field is missing': position.replace(/dragons=\S+/, ''),
    'too many dragons': position.replace(/dragons=\S+/, 'dragons=2,2'),
    'a card lies nowhere': position.replace(/hand0=\d+,?/, 'hand0='),
    'results are no results': position.replace('results=', 'results={'),
    'it is none': '',
  };
  for (const [what, changed] of Object.entries(wrong)) {
    expect(faultOf({ position: changed }), what).toMatchObject({ code: 'damaged', at: 'start.position' });
  }
  // A Leadership card that does not exist passes for sound until it is looked at.
  const unknown = position.replace(/turn=(\d+,\d+),-1/, 'turn=$1,999');
  expect(faultOf({ position: unknown })).toMatchObject({ code: 'damaged', at: 'start' });
});
