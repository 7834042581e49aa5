/** Conditions on a position: how they are read, when they hold, and what is said of those that cannot hold. */
import { describe, expect, test } from 'vitest';
import { distance, holds, readCondition } from '../../app/condition/condition';
import { conditionFault } from '../../app/condition/conditionFault';
import { shapeOfPositions } from '../../app/condition/positionExamples';
import { matchChart } from '../../machines/engine';
import { matchModule } from '../../machines/matchModule';
import type { AnyRulesModule } from '../../machines/rulesModule';
import { textsFor } from '../../src/text';

const position = {
  dragons: [2, 0],
  element: 'fire',
  winner: null,
  onTurn: 1,
  starter: 1,
  sides: [{ hand: [4, 5, 6] }, { hand: [7] }],
  turn: { stopped: false },
};
const asked = (text: string) => holds(readCondition(text)!, position);

test.each([
  'dragons.0 >= 2',
  'dragons[1] < 1',
  'element = fire',
  'element != "earth"',
  'winner == null',
  'onTurn == starter',
  'sides.0.hand.length > sides.1.hand.length',
  'not turn.stopped and dragons.0 == 2',
  'dragons.0 == 5 or (element==fire && !(onTurn == 0))',
  'dragons.0 == 2 || dragons.0 == 3 and element == earth',
])('%s holds', (text) => expect(asked(text)).toBe(true));

test.each(['dragons.0 > 2', 'turn.stopped', 'element == starter', 'not (dragons.1 = 0)'])(
  '%s does not',
  (text) => expect(asked(text)).toBe(false),
);

test.each([
  '',
  'dragons.0 >=',
  '3 < 4 <',
  '>= 2',
  '(onTurn == 1',
  'onTurn == 1)',
  'onTurn === 1',
  'a b',
  'a == "b',
  'a ? b',
])('"%s" is no condition', (text) => expect(readCondition(text)).toBeUndefined());

test('the distance is 0 where a condition holds, and shrinks as its figures come nearer', () => {
  const away = (text: string) => distance(readCondition(text)!, position);
  expect(away('dragons.0 == 2')).toBe(0);
  expect(away('dragons.0 == 5')).toBeGreaterThan(away('dragons.0 == 3'));
  expect(away('dragons.0 == 5 and element == earth')).toBeGreaterThan(away('dragons.0 == 5'));
  expect(away('dragons.0 == 5 or dragons.1 == 1')).toBe(1);
  expect(away('dragons.0 != 2')).toBe(1);
});

describe('a condition that positions of the match cannot be asked', () => {
  const module = matchModule as unknown as AnyRulesModule;
  const shape = shapeOfPositions({ module, chart: matchChart as never });
  const fault = (text: string) => conditionFault(text, shape, textsFor('en').ui.conditionFaults);

  test.each([
    'dragons.0 == 3',
    'sides.1.hand.length >= 7 and onTurn == gameStarter',
    'element == earth',
    'instantWinner != null',
    'turn.leaderSlotUsed or question.kind == target',
    'sides.0.ships.0.landed',
    'results.0.winner == 1',
  ])('is not %s', (text) => expect(fault(text)).toBe(''));

  test.each([
    ['dragons.0 >', 'Write a path, a sign and a value'],
    ['dragon.0 == 3', 'The position has no dragon; is it dragons?'],
    ['sides.0.hands.length == 3', 'The position has no sides.0.hands; is it sides.0.hand?'],
    ['dragons.2 == 3', 'dragons has 2 entries, counted from 0.'],
    ['dragons.first == 3', 'The position has no dragons.first.'],
    ['element > 3', 'element is no number'],
    ['onTurn < fire', 'fire is no number'],
    ['onTurn == fire', 'onTurn is never anything like fire.'],
    ['element == 3', 'element is never anything like 3.'],
    ['sides.0.hand == 3', 'sides.0.hand has several entries'],
    ['dragons.0', 'dragons.0 is never anything like true.'],
  ])('%s: %s', (text, sentence) => expect(fault(text)).toContain(sentence));
});
