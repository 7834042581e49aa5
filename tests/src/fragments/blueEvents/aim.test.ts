/** Whom an effect concerns, one test an aim (A5). */
import { expect, test } from 'vitest';
import { playersConcerned } from '../../../../src/fragments/blueEvents/aim';
import { type Aim, aims } from '../../../../src/fragments/blueEvents/effect';
import { exampleSetup, newPosition } from '../../../../src/fragments/blueEvents/setup';

/** Three players with 1, 4 and 4 points; the first has a purple card, the second a die on slot 2. */
const position = newPosition({ ...exampleSetup, pieces: [] });
[1, 4, 4].forEach((points, player) => {
  position.players[player]!.points = points;
});
position.dice[4]!.at = { slot: 2, space: 0 };

const expected: Readonly<Record<Aim, readonly number[]>> = {
  everyone: [0, 1, 2],
  placer: [2],
  leaders: [1, 2],
  trailing: [0],
  withPurpleCard: [0],
  withoutPurpleCard: [1, 2],
  withDieHere: [1],
  withoutDieHere: [0, 2],
};

test.each(aims)('%s', (aim) => {
  expect(playersConcerned(aim, { position, slot: 2, placer: 2 })).toEqual(expected[aim]);
});

test('without a placed die nobody is the placer', () => {
  expect(playersConcerned('placer', { position, slot: 2, placer: undefined })).toEqual([]);
});
