/** What the Invaders set-up refuses, with the place of every fault. */
import { describe, expect, test } from 'vitest';
import { exampleSetup, newPosition, parseSetup } from '../../../../src/fragments/plotTrack/setup';
import { describeFault } from '../../../../src/fragments/plotTrack/text';

const faultsOf = (value: unknown) => {
  const given = parseSetup(value);
  return given.ok ? [] : given.faults;
};

describe('set-up of the Invaders fragment', () => {
  test('a good one is taken as it is', () => {
    const given = parseSetup(JSON.parse(JSON.stringify(exampleSetup)));
    expect(given).toEqual({ ok: true, value: exampleSetup });
    expect(newPosition(exampleSetup)).toEqual({
      zones: [
        { printed: 2, tokens: 0 },
        { printed: 3, tokens: 0 },
        { printed: 1, tokens: 0 },
      ],
      track: { spaces: 6, marker: 0, skull: 5 },
      turn: { player: 'invader', dwindled: false },
      drawPile: { invader: 20, humanity: 20 },
      result: null,
    });
  });

  test('every fault is named with its path', () => {
    const faults = faultsOf({
      ...exampleSetup,
      zones: [2, -1, 1.5],
      drawPile: { invader: 'many', humanity: 20 },
      first: 'nobody',
      colour: 'red',
    });
    expect(faults.map((fault) => [fault.code, 'path' in fault && fault.path])).toEqual([
      ['unknownField', 'colour'],
      ['notAWholeNumber', 'zones[1]'],
      ['notAWholeNumber', 'zones[2]'],
      ['notAWholeNumber', 'drawPile.invader'],
      ['notOneOf', 'first'],
    ]);
  });

  test.each([
    ['no object', 7, 'notAnObject'],
    ['zones that are no list', { ...exampleSetup, zones: 3 }, 'notAList'],
    ['no zone', { ...exampleSetup, zones: [] }, 'wrongLength'],
    ['a marker off the track', { ...exampleSetup, track: { spaces: 4, marker: 4, skull: 3 } }, 'offTrack'],
    ['a skull off the track', { ...exampleSetup, track: { spaces: 4, marker: 0, skull: 4 } }, 'offTrack'],
    [
      'a skull on the marker',
      { ...exampleSetup, track: { spaces: 4, marker: 2, skull: 2 } },
      'skullNotBelowMarker',
    ],
  ])('%s is refused', (_, value, code) => {
    const faults = faultsOf(value);
    expect(faults.map((fault) => fault.code)).toContain(code);
    for (const fault of faults) expect(describeFault(fault, 'en')).toMatch(/^\S.*\.$/);
  });
});
