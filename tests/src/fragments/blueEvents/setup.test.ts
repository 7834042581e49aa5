/** What the set-up of the blue events refuses, with the place of every fault. */
import { describe, expect, test } from 'vitest';
import { deckOf, exampleSetup, newPosition, parseSetup } from '../../../../src/fragments/blueEvents/setup';
import { describeFault } from '../../../../src/fragments/blueEvents/text';

const faultsOf = (value: unknown) => {
  const given = parseSetup(value);
  return given.ok ? [] : given.faults;
};

describe('set-up of the blue events', () => {
  test('a good one is taken as it is', () => {
    const given = parseSetup(JSON.parse(JSON.stringify(exampleSetup)));
    expect(given).toEqual({ ok: true, value: exampleSetup });
  });

  test('puts dice into hands and the first pieces on their slots', () => {
    const { dice, slots, players } = newPosition(exampleSetup);
    expect(dice).toHaveLength(13);
    expect(dice.filter(({ at }) => at === 'hand')).toHaveLength(12);
    expect(dice[12]).toEqual({ owner: null, at: { slot: 0, space: 0 } });
    expect(slots.map(({ cubes }) => cubes)).toEqual([1, 0, 0, 2, 0, 0]);
    expect(players.map(({ hasPurpleCard }) => hasPurpleCard)).toEqual([true, false, false]);
  });

  test('every fault is named with its path', () => {
    const faults = faultsOf({
      ...exampleSetup,
      players: [{ dice: 0, hasPurpleCard: 'yes' }],
      cards: ['levy', 'ace'],
      throws: [0, 6],
      isShuffled: 1,
    });
    expect(faults.map((fault) => [fault.code, 'path' in fault && fault.path])).toEqual([
      ['notAWholeNumber', 'players[0].dice'],
      ['notABoolean', 'players[0].hasPurpleCard'],
      ['notOneOf', 'cards[1]'],
      ['notABoolean', 'isShuffled'],
      ['notAWholeNumber', 'throws[1]'],
    ]);
  });

  test.each([
    ['too few cards', { ...exampleSetup, cards: deckOf(59) }, 'deckTooSmall'],
    ['no player', { ...exampleSetup, players: [] }, 'wrongLength'],
    ['a single slot', { ...exampleSetup, slots: 1 }, 'notAWholeNumber'],
    [
      'black dice that fill a card',
      { ...exampleSetup, pieces: [{ slot: 2, blackDice: 2, cubes: 0 }] },
      'tooManyBlackDice',
    ],
    [
      'pieces beside the board',
      { ...exampleSetup, pieces: [{ slot: 6, blackDice: 0, cubes: 0 }] },
      'notAWholeNumber',
    ],
    ['a list', [], 'notAnObject'],
  ])('%s is refused', (_, value, code) => {
    const faults = faultsOf(value);
    expect(faults.map((fault) => fault.code)).toContain(code);
    for (const fault of faults) expect(describeFault(fault, 'es')).toMatch(/^\S.*\.$/);
  });
});
