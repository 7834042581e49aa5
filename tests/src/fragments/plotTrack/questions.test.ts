/** Rules I1, I6, I8, I9, I10: what the Invaders page answers without an event. */
import { describe, expect, test } from 'vitest';
import { cards } from '../../../../src/fragments/plotTrack/cards';
import {
  attackStrength,
  cardsAllow,
  carriedOut,
  hasKeyword,
  mayHappen,
  targetsOf,
} from '../../../../src/fragments/plotTrack/questions';
import { newPosition } from '../../../../src/fragments/plotTrack/setup';

describe('questions', () => {
  test("I1: the strength of the zone is added to Humanity's cards there", () => {
    const position = newPosition();
    expect(attackStrength(position, 1, 4)).toBe(7);
    position.zones[1]!.tokens = 2;
    expect(attackStrength(position, 1, 4)).toBe(5);
  });

  test('I6: cards may ask for a keyword; it does nothing itself', () => {
    expect(hasKeyword(cards.siegeCrawler, 'tank')).toBe(true);
    expect(hasKeyword(cards.siegeCrawler, 'robot')).toBe(false);
    const withoutKeywords = { ...cards.rustGiant, keywords: [] };
    expect(cardsAllow([withoutKeywords], 'attackZone')).toBe(cardsAllow([cards.rustGiant], 'attackZone'));
  });

  test('I8: "cannot" beats "can"', () => {
    expect(mayHappen(true, false)).toBe(true);
    expect(mayHappen(true, true)).toBe(false);
    expect(mayHappen(false, true)).toBe(false);
  });

  test('I9: as much as possible, and no more than ordered', () => {
    expect([carriedOut(3, 1), carriedOut(1, 3), carriedOut(2, 0)]).toEqual([1, 1, 0]);
  });

  test('I10: "target player" is one of the two', () => {
    expect(targetsOf('target player')).toEqual(['invader', 'humanity']);
  });
});
