/** Actions on one line, and what is said of lines that are none. */
import { describe, expect, test } from 'vitest';
import {
  type Action as BlueAction,
  actionFields as blueFields,
} from '../../../src/fragments/blueEvents/actions';
import { readAction, writeAction } from '../../../src/fragments/notation';
import { type Action, actionFields } from '../../../src/fragments/plotTrack/actions';
import { describeFault } from '../../../src/fragments/plotTrack/text';

const read = (value: unknown) => readAction<Action>(actionFields, value);
const codesOf = (value: unknown) => {
  const action = read(value);
  return action.ok ? [] : action.faults.map(({ code }) => code);
};

describe('notation', () => {
  test('writes the fields in their order', () => {
    const action: Action = { type: 'dwindle', cause: 'invader', available: 2, prevented: 0, cards: 3 };
    expect(writeAction(actionFields, action)).toBe('dwindle cards=3 prevented=0 available=2 cause=invader');
    expect(writeAction(actionFields, { type: 'endTurn' })).toBe('endTurn');
  });

  test('reads numbers below 0, words and lists, an empty list too', () => {
    expect(read('moveMarker count=-2')).toEqual({ ok: true, value: { type: 'moveMarker', count: -2 } });
    const readBlue = (line: string) => readAction<BlueAction>(blueFields, line);
    expect(readBlue('removeDice slot=1 dice=3,14')).toEqual({
      ok: true,
      value: { type: 'removeDice', slot: 1, dice: [3, 14] },
    });
    expect(readBlue('removeDice slot=1 dice=')).toEqual({
      ok: true,
      value: { type: 'removeDice', slot: 1, dice: [] },
    });
  });

  test('reads plain objects and takes no text for a number there', () => {
    expect(read({ type: 'addToken', zone: 1 })).toEqual({ ok: true, value: { type: 'addToken', zone: 1 } });
    expect(codesOf({ type: 'addToken', zone: '1' })).toEqual(['fieldWrong']);
  });

  test.each([
    ['an unknown action', 'jump zone=1', ['unknownAction']],
    ['a name that every object has', 'toString', ['unknownAction']],
    ['nothing', '', ['unknownAction']],
    ['no object', 7, ['unknownAction']],
    ['null', null, ['unknownAction']],
    ['a missing field', 'addTokens zone=1', ['fieldMissing']],
    ['a field too many', 'endTurn now=1', ['fieldUnknown']],
    ['a word that is none of the words', 'removeToken zone=0 by=me', ['fieldWrong']],
    ['half a number', 'addToken zone=1.5', ['fieldWrong']],
    ['no number', 'addToken zone=', ['fieldWrong']],
    ['two faults', 'addTokens zone=x', ['fieldWrong', 'fieldMissing']],
  ])('refuses %s', (_, value, codes) => {
    expect(codesOf(value)).toEqual(codes);
    const action = read(value);
    if (!action.ok) for (const fault of action.faults) expect(describeFault(fault, 'de')).toMatch(/\.$/);
  });
});
