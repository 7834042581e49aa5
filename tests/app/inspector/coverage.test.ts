/** Counts for the heat map: of a report of test paths, and of recorded games. */
import { expect, test } from 'vitest';
import { counter } from '../../../app/inspector/coverage/count';
import { readPathReport } from '../../../app/inspector/coverage/pathReport';
import { readRecorded } from '../../../app/inspector/game/recorded';
import { rulesNamed } from '../../../app/inspector/game/rules';
import { timesTaken } from '../../../app/paths/formats/taken';
import { subjectNamed } from '../../../app/paths/subjects';
import { writeSuite } from '../../../app/paths/suiteFile';
import { settingsOf } from '../../../machines/matchModule';
import { writeRecord } from '../../../src/record';
import { randomRecord } from '../../support/randomRecord';
import { suiteFor } from '../paths/generated';

test('a report of test paths takes each edge as often as the paths do', () => {
  const subject = subjectNamed('plotTrack')!;
  const { suite, coverage } = suiteFor(subject, 'edge=100');
  const rules = rulesNamed('plotTrack');
  const games = readPathReport(writeSuite(suite, coverage), rules.module)!;
  expect(games).toHaveLength(suite.paths.length);
  const counting = counter(rules);
  for (const { place, position, actions } of games)
    counting.replay(place === undefined ? undefined : rules.chart.placeOf(place), position, actions);
  const { edges, guards } = counting.result();
  const expected = Object.fromEntries(timesTaken(subject, suite));
  expect(edges).toEqual(expected);
  expect(Object.values(guards).some(([yes, no]) => yes > 0 && no > 0)).toBe(true);
  expect(readPathReport(writeSuite(suite), rulesNamed('match').module)).toBeUndefined();
});

test('a record is counted to its last action', () => {
  const record = randomRecord(settingsOf(2), 5, 80);
  const game = readRecorded(writeRecord(record));
  if (!game.ok) throw new Error(game.faults[0]!.code);
  const rules = rulesNamed('match');
  const counting = counter(rules);
  counting.replay(rules.chart.placeOf(game.value.place), game.value.position, game.value.actions);
  const { actions, edges } = counting.result();
  expect(actions).toBe(80);
  const took = (type: string) => record.actions.filter((action) => action.type === type).length;
  const counted = (type: string) =>
    rules.chart.statechart.edges
      .filter((edge) => edge.type === type)
      .reduce((sum, { id }) => sum + (edges[id] ?? 0), 0);
  for (const type of ['fightOn', 'playCharacter', 'announce']) expect(counted(type)).toBe(took(type));
});
