/** Within a round: rules that bind, dice placed and taken away, stated moments (A5-A9). */
import { describe, expect, test } from 'vitest';
import { isActive, kindOf } from '../../../src/fragments/blueEvents/board';
import { board, choose, drivers, place, play, pointsOf, refusal, whereIs } from '../../support/blueBoard';

describe.each(drivers)('a round on $name', (driver) => {
  const quiet = 'violetFavour';

  describe('A5: active rules', () => {
    const afterStart = (card: 'marketDay' | 'plainCloth' | 'levy', points: readonly number[] = [0, 0]) =>
      pointsOf(
        play(
          board(driver, [[card], [quiet]], [0, 1], {}, ({ players }) => {
            players.forEach((player, index) => {
              player.points = points[index]!;
            });
          }),
          'startRound',
        ),
      );

    test('bind all players, or those alone at whom they aim, for good or bad', () => {
      expect(afterStart('marketDay')).toEqual([1, 1]);
      expect(afterStart('plainCloth')).toEqual([0, 1]);
      expect(afterStart('levy', [3, 5])).toEqual([3, 4]);
      expect(afterStart('levy', [5, 5])).toEqual([4, 4]);
    });

    test('leave nobody with fewer than 0 points', () => {
      expect(afterStart('levy', [0, 0])).toEqual([0, 0]);
    });

    test('hold the whole round: what is due at its end happens', () => {
      const start = play(
        board(driver, [['coldNight'], ['tollBridge'], [quiet, quiet]], [0, 2]),
        'startRound',
      );
      // violetFavour: Ana has a purple card. coldNight: Bea has no die there, and nothing to lose.
      expect(pointsOf(play(start, place(0, 0, 0), 'endRound'))).toEqual([2, 0]);
    });

    test('do nothing on cards that are not named', () => {
      const start = play(board(driver, [['levy'], ['coldNight'], ['busyHands']], [0, 1]), 'startRound');
      expect(pointsOf(play(start, place(0, 0, 2), place(0, 1, 2)))).toEqual([0, 0]);
    });

    test('may depend on what players do: a point for every die put on a card', () => {
      const start = play(board(driver, [['busyHands'], [quiet], ['levy']], [0, 1]), 'startRound');
      expect(pointsOf(play(start, place(0, 0, 2), place(1, 4, 0), place(1, 5, 1)))).toEqual([1, 2]);
    });
  });

  describe('A6: placing', () => {
    const start = () => play(board(driver, [['levy'], ['coldNight'], [quiet], []], [0, 1]), 'startRound');

    test('goes on any visible card, active or not, on its first free space', () => {
      const after = play(start(), place(0, 0, 0), place(0, 1, 2), place(1, 4, 2));
      expect(whereIs(after, 0, 1, 4)).toEqual([
        { slot: 0, space: 0 },
        { slot: 2, space: 0 },
        { slot: 2, space: 1 },
      ]);
    });

    test('is possible while somebody still has to choose a die to lose', () => {
      const choosing = play(board(driver, [['looseGrip'], [quiet]], [0, 1]), 'startRound', place(0, 0, 1));
      expect(choosing.place).toBe('blueEvents.round.running.choosing');
    });

    test('needs an own die in hand, and a card with room', () => {
      expect(refusal(start(), place(0, 4, 0))).toEqual({
        code: 'notYourDie',
        rule: 'A6',
        die: 4,
        player: 0,
        owner: 1,
      });
      expect(refusal(play(start(), place(0, 0, 0)), place(0, 0, 2))).toEqual({
        code: 'dieNotInHand',
        rule: 'A6',
        die: 0,
      });
      expect(refusal(start(), place(0, 0, 3))).toEqual({ code: 'noCardHere', rule: 'A6', slot: 3 });
      const full = play(start(), place(0, 0, 0), place(0, 1, 0));
      expect(refusal(full, place(1, 4, 0))).toEqual({ code: 'cardIsFull', rule: 'A6', slot: 0, spaces: 2 });
    });

    test('names players, dice and slots that exist', () => {
      expect(refusal(start(), place(2, 0, 0))).toMatchObject({ code: 'noSuchPlayer', players: 2 });
      expect(refusal(start(), place(0, 8, 0))).toMatchObject({ code: 'noSuchDie', dice: 8 });
      expect(refusal(start(), place(0, 0, 4))).toMatchObject({ code: 'noSuchSlot', slots: 4 });
    });
  });

  describe('A7: completion', () => {
    test('stops the rule at once, whoever owns the dice, and card and dice stay', () => {
      const start = play(board(driver, [['tollBridge'], [quiet]], [0, 1]), 'startRound');
      const full = play(start, place(0, 0, 0), place(1, 4, 0));
      expect(kindOf(full.position, 0)).toBe('complete');
      expect(whereIs(full, 0, 4)).toEqual([
        { slot: 0, space: 0 },
        { slot: 0, space: 1 },
      ]);
    });

    test('a rule that stops at a die does not see it placed', () => {
      const stacks = [['busyHands'], [quiet]] as const;
      const start = play(board(driver, stacks, [0, 1]), 'startRound', place(0, 0, 0), place(0, 1, 0));
      expect(pointsOf(play(start, place(1, 4, 0)))).toEqual([2, 1]);
      expect(pointsOf(play(start, place(1, 4, 0), place(1, 5, 0)))).toEqual([2, 1]);
    });

    test('a rule that has stopped does nothing at the end of the round', () => {
      const stacks = [['helpingHand'], ['levy'], ['levy']] as const;
      const start = play(board(driver, stacks, [0, 1]), 'startRound');
      const full = play(start, place(0, 0, 0), place(0, 1, 0), place(1, 4, 0));
      // Ana 2 dice and the reward of 2, Bea 1 die; the 2 points of the card itself are not given.
      expect(pointsOf(play(full, 'endRound'))).toEqual([4, 1]);
    });

    test('black dice fill spaces too', () => {
      const pieces = [{ slot: 0, blackDice: 1, cubes: 0 }];
      const start = play(board(driver, [['levy'], [quiet]], [0, 1], { pieces }), 'startRound');
      expect(kindOf(play(start, place(0, 0, 0)).position, 0)).toBe('complete');
    });
  });

  describe('A8: dice taken away', () => {
    const full = () =>
      play(
        board(driver, [['levy'], [quiet], ['tollBridge']], [0, 1], {
          pieces: [{ slot: 2, blackDice: 1, cubes: 0 }],
        }),
        'startRound',
        place(0, 0, 0),
        place(1, 4, 0),
      );

    test('open a complete named card again, and its rule applies', () => {
      const reopened = play(full(), 'removeDice slot=0 dice=0');
      expect(isActive(reopened.position, 0)).toBe(true);
      expect(whereIs(reopened, 0, 4)).toEqual(['hand', { slot: 0, space: 1 }]);
    });

    test('do not switch on the rule of a card that was not named', () => {
      const start = play(board(driver, [['levy'], [quiet], ['looseGrip']], [0, 1]), 'startRound');
      const unnamed = play(start, place(0, 0, 2), place(0, 1, 2), 'removeDice slot=2 dice=1');
      expect(kindOf(unnamed.position, 2)).toBe('idle');
      expect(unnamed.position.choices).toEqual([]);
    });

    test('do not switch on a rule that has not stopped', () => {
      const start = play(board(driver, [['looseGrip'], [quiet]], [0, 1]), 'startRound');
      const still = play(start, choose(0, 0), choose(1, 4), place(0, 1, 0), 'removeDice slot=0 dice=1');
      expect(still.position.choices).toEqual([]);
    });

    test('switch a rule on once, however many are taken', () => {
      const stacks = [['looseGrip'], [quiet]] as const;
      const start = play(board(driver, stacks, [0, 1]), 'startRound', choose(0, 0), choose(1, 4));
      const reopened = play(start, place(0, 1, 0), place(1, 5, 0), 'removeDice slot=0 dice=1,5');
      expect(reopened.position.choices).toEqual([
        { player: 0, slot: 0 },
        { player: 1, slot: 0 },
      ]);
    });

    test('black dice taken away leave the module', () => {
      const after = play(full(), 'removeDice slot=2 dice=8');
      expect(whereIs(after, 8)).toEqual(['gone']);
    });

    test('must lie on the card', () => {
      expect(refusal(full(), 'removeDice slot=0 dice=0,1')).toEqual({
        code: 'dieNotOnCard',
        rule: 'A8',
        die: 1,
        slot: 0,
      });
      expect(refusal(full(), 'removeDice slot=0 dice=')).toEqual({ code: 'noDiceGiven', rule: 'A8' });
      expect(refusal(full(), 'removeDice slot=0 dice=99')).toMatchObject({ code: 'noSuchDie' });
      expect(refusal(full(), 'removeDice slot=9 dice=0')).toMatchObject({ code: 'noSuchSlot' });
    });
  });

  describe('A9: a stated moment', () => {
    test('does not come again when the rule does', () => {
      const start = play(board(driver, [['plainCloth'], [quiet]], [0, 1]), 'startRound');
      expect(pointsOf(start)).toEqual([0, 1]);
      const reopened = play(start, place(0, 0, 0), place(0, 1, 0), 'removeDice slot=0 dice=0');
      expect(isActive(reopened.position, 0)).toBe(true);
      expect(pointsOf(reopened)).toEqual([0, 1]);
    });

    test('takes a die in hand before one on the board, there from the lowest slot', () => {
      const stacks = [['dawnToll', 'dawnToll'], [quiet, 'levy'], ['coldNight'], ['marketDay']] as const;
      const first = play(board(driver, stacks, [0, 1, 0, 1]), 'startRound');
      const spread = play(first, place(0, 1, 3), place(0, 2, 2), place(0, 3, 3), 'endRound');
      const oneInHand = play(spread, 'startRound');
      expect(whereIs(oneInHand, 0)).toEqual([{ lostTo: 0, from: 'hand' }]);
      const noneInHand = driver.at(spread.place, {
        ...spread.position,
        dice: spread.position.dice.map((die, index) =>
          index === 0 ? { ...die, at: { slot: 3, space: 2 } } : die,
        ),
      });
      expect(whereIs(play(noneInHand, 'startRound'), 2)).toEqual([
        { lostTo: 0, from: { slot: 2, space: 0 } },
      ]);
    });

    test('is missed by a named card that is complete when the round starts', () => {
      const complete = board(driver, [['dawnToll'], [quiet]], [0, 1], {}, ({ dice }) => {
        for (const die of [0, 1, 4]) dice[die]!.at = { slot: 0, space: die % 3 };
      });
      const start = play(complete, 'startRound');
      expect(kindOf(start.position, 0)).toBe('complete');
      const reopened = play(start, 'removeDice slot=0 dice=4');
      expect(whereIs(reopened, 2, 3, 4, 5)).toEqual(['hand', 'hand', 'hand', 'hand']);
    });
  });
});
