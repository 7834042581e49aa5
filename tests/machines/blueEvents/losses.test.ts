/** Dice lost by choice, given back, and the limits of a loss (A10, A21, A22). */
import { describe, expect, test } from 'vitest';
import { kindOf } from '../../../src/fragments/blueEvents/board';
import { board, choose, drivers, place, play, refusal, whereIs } from '../../support/blueBoard';

describe.each(drivers)('losses on $name', (driver) => {
  const quiet = 'violetFavour';

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
