/** Within a round: rules that bind, dice placed and taken away, dice lost and given back (A5-A10, A21, A22). */
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

  describe('A10: no stated moment', () => {
    const start = () => play(board(driver, [['looseGrip'], [quiet], ['marketDay']], [0, 1]), 'startRound');

    test('every player concerned chooses, from hand or board, and the round cannot end before', () => {
      const choosing = play(start(), place(1, 4, 2));
      expect(refusal(choosing, 'endRound')).toEqual({ code: 'choiceIsOpen', rule: 'A10', choices: 2 });
      const chosen = play(choosing, choose(0, 3), choose(1, 4));
      expect(chosen.place).toBe('blueEvents.round.running.open');
      expect(whereIs(chosen, 3, 4)).toEqual([
        { lostTo: 0, from: 'hand' },
        { lostTo: 0, from: { slot: 2, space: 0 } },
      ]);
      expect(play(chosen, 'endRound').place).toBe('blueEvents.lastRound.rolling');
    });

    test('one chooses an own die that is not lost, and only when one has to', () => {
      expect(refusal(start(), choose(0, 4))).toEqual({
        code: 'chooseOwnDie',
        rule: 'A10',
        die: 4,
        player: 0,
        owner: 1,
      });
      const once = play(start(), choose(0, 0));
      expect(refusal(once, choose(0, 1))).toEqual({ code: 'notYourChoice', rule: 'A10', player: 0 });
      const both = play(once, choose(1, 4));
      expect(refusal(both, choose(0, 1))).toEqual({ code: 'nothingToChoose', rule: 'A10' });
      const twoCards = play(
        board(driver, [['looseGrip'], ['tallPoppy']], [0, 1]),
        'startRound',
        choose(0, 0),
      );
      expect(refusal(twoCards, choose(0, 0))).toEqual({ code: 'dieIsLost', rule: 'A21', die: 0 });
    });

    test('a die that comes back returns to its space', () => {
      const lost = play(start(), place(0, 0, 2), place(0, 1, 2), choose(0, 0), choose(1, 4));
      const back = play(lost, place(0, 2, 0), place(1, 5, 0));
      expect(whereIs(back, 0, 4)).toEqual([{ slot: 2, space: 0 }, 'hand']);
    });

    test('if another die has taken the space, it returns to the hand (AQ2)', () => {
      const lost = play(start(), place(0, 0, 2), choose(0, 0), choose(1, 4), place(1, 5, 2));
      const back = play(lost, place(0, 2, 0), place(1, 6, 0));
      expect(whereIs(back, 0, 5)).toEqual(['hand', { slot: 2, space: 0 }]);
    });

    test('a card completed before all have chosen asks nobody any more', () => {
      const full = play(start(), choose(1, 4), place(0, 0, 0), place(1, 5, 0));
      expect([full.place, full.position.choices]).toEqual(['blueEvents.round.running.open', []]);
      expect(whereIs(full, 4)).toEqual(['hand']);
    });

    test('a die that returns may complete another named card, whose rule stops and gives back its own', () => {
      const stacks = [['looseGrip'], ['tallPoppy'], ['marketDay']] as const;
      const choosing = play(board(driver, stacks, [0, 1]), 'startRound', place(0, 0, 1), place(1, 4, 1));
      // tallPoppy is full, so only looseGrip asks. Ana's die reopens tallPoppy, which asks both once more.
      const full = play(choosing, place(0, 1, 1));
      const lost = play(full, choose(0, 0), choose(1, 5), choose(0, 2), choose(1, 6));
      expect(whereIs(lost, 0, 5, 2, 6)).toEqual([
        { lostTo: 0, from: { slot: 1, space: 0 } },
        { lostTo: 0, from: 'hand' },
        { lostTo: 1, from: 'hand' },
        { lostTo: 1, from: 'hand' },
      ]);
      const back = play(lost, place(0, 3, 0), place(1, 7, 0));
      expect([kindOf(back.position, 0), kindOf(back.position, 1)]).toEqual(['complete', 'complete']);
      expect(whereIs(back, 0, 5, 2, 6)).toEqual([{ slot: 1, space: 0 }, 'hand', 'hand', 'hand']);
    });
  });

  describe('A21, A22: limits of a loss', () => {
    test('A21: who has no die left loses none, and is not asked', () => {
      const players = [
        { dice: 1, hasPurpleCard: false },
        { dice: 2, hasPurpleCard: false },
      ];
      const stacks = [['looseGrip'], ['tallPoppy'], [quiet]] as const;
      const start = play(board(driver, stacks, [0, 1], { players }), 'startRound');
      // Two cards ask each for a die; Ana has one.
      expect(start.position.choices).toEqual([
        { player: 0, slot: 0 },
        { player: 1, slot: 0 },
        { player: 1, slot: 1 },
      ]);
      const paid = play(start, choose(0, 0), choose(1, 1), choose(1, 2));
      expect(paid.place).toBe('blueEvents.round.running.open');
    });

    test('A21: nor when a rule starts again', () => {
      const players = [
        { dice: 4, hasPurpleCard: false },
        { dice: 1, hasPurpleCard: false },
      ];
      const stacks = [['looseGrip'], ['looseGrip'], [quiet]] as const;
      const start = play(board(driver, stacks, [0, 1], { players }), 'startRound');
      // Bea's only die fills the second card and is then lost to the first: the second asks Ana alone.
      const filled = play(start, place(0, 0, 1), place(1, 4, 1));
      expect(play(filled, choose(1, 4)).position.choices).toEqual([
        { player: 0, slot: 0 },
        { player: 0, slot: 1 },
      ]);
      const byAna = play(start, choose(1, 4), place(0, 0, 1), place(0, 1, 1), choose(0, 2));
      expect(play(byAna, 'removeDice slot=1 dice=0').position.choices).toEqual([{ player: 0, slot: 1 }]);
    });

    test('A21: at the start of the round too', () => {
      const players = [
        { dice: 1, hasPurpleCard: false },
        { dice: 2, hasPurpleCard: false },
      ];
      const stacks = [['dawnToll'], ['hardBargain'], [quiet]] as const;
      const { position } = play(board(driver, stacks, [0, 1], { players }), 'startRound');
      expect(position.dice.map(({ at }) => at)).toEqual([
        { lostTo: 0, from: 'hand' },
        { lostTo: 0, from: 'hand' },
        { lostTo: 1, from: 'hand' },
      ]);
    });

    test('A21: dice lost to a card that is never completed come back when it leaves', () => {
      const start = play(board(driver, [['dawnToll'], [quiet], ['levy']], [0, 1]), 'startRound');
      expect(whereIs(play(start, 'endRound'), 0, 4)).toEqual(['hand', 'hand']);
    });

    test('A21: if the card it was taken from has left as well, it comes to the hand', () => {
      const stacks = [
        ['looseGrip', 'levy'],
        [quiet, 'levy'],
      ] as const;
      const start = play(board(driver, stacks, [0, 1]), 'startRound', place(0, 0, 1));
      const end = play(start, choose(0, 0), choose(1, 4), 'endRound');
      expect(whereIs(end, 0)).toEqual(['hand']);
    });

    test('A22: the die may come from a complete card, which is complete no more', () => {
      const stacks = [['looseGrip'], [quiet], ['tollBridge']] as const;
      const start = play(board(driver, stacks, [0, 1]), 'startRound', place(0, 0, 2), place(0, 1, 2));
      expect(kindOf(start.position, 2)).toBe('complete');
      const after = play(start, choose(0, 1));
      expect(kindOf(after.position, 2)).toBe('idle');
    });

    test('A22, A10: if that card is named and asks for dice itself, it asks again', () => {
      const stacks = [['looseGrip'], ['crowdedTable'], [quiet]] as const;
      const start = play(board(driver, stacks, [0, 1]), 'startRound', place(0, 0, 1), place(0, 1, 1));
      const after = play(start, choose(0, 0));
      expect(after.position.choices).toEqual([
        { player: 1, slot: 0 },
        { player: 0, slot: 1 },
      ]);
    });
  });
});
