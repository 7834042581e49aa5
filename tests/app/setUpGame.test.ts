/** Matches from positions set up: on the table, and as files. */
import { expect, test } from 'vitest';
import { runMatch } from '../../app/match';
import { matchSetups } from '../../app/paths/subjects/matchSetups';
import { readSetUp, setUpText, writeSetUp } from '../../app/setUpGame';
import { legalActions, matchChart, type State } from '../../machines/engine';
import { writePosition } from '../../src/notation/position';
import type { Position } from '../../src/position';

const starts = matchSetups.map(({ name, place, position }): [string, State] => [
  name,
  { place: matchChart.placeOf(place!), position: position as Position },
]);

test.each(starts)('"%s" opens again from its file', (_, start) => {
  const match = runMatch(start.position.settings, 0, legalActions(start).slice(0, 1), start);
  const read = readSetUp(setUpText(match));
  if (read === undefined || 'wrong' in read) throw new Error(JSON.stringify(read));
  const again = runMatch(read.start.position.settings, 0, read.actions, read.start);
  const [was, is] = [match, again].map((one) => one.moments().at(-1)!.state);
  expect(is!.place).toBe(was!.place);
  expect(writePosition(is!.position)).toBe(writePosition(was!.position));
});

test('a file says which of its fields is wrong', () => {
  const [, start] = starts[0]!;
  const text = writeSetUp({ start, actions: [] });
  const changed = (change: object) => readSetUp(JSON.stringify({ ...JSON.parse(text), ...change }));
  expect(readSetUp('{"format":"chess"}')).toBeUndefined();
  expect(changed({ place: 'match.nowhere' })).toEqual({ wrong: 'place' });
  expect(changed({ actions: ['0 fly'] })).toEqual({ wrong: 'actions' });
  expect(changed({ position: {} })).toEqual({ wrong: 'position' });
  const { position } = start;
  expect(changed({ position: { ...position, dragons: [2, 2] } })).toEqual({ wrong: 'position' });
  expect(changed({ position: { ...position, settings: { decks: [] } } })).toEqual({ wrong: 'position' });
});
