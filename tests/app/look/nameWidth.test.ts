/** The room a name needs on a card: its widest part that no line may break. */
import { expect, test } from 'vitest';
import { widestWord } from '../../../app/look/card/nameWidth';

test('the widest word counts, not the longest name', () => {
  expect(widestWord('Wogarathoras the Gloomy')).toBe(widestWord('Wogarathoras'));
  expect(widestWord('Cast Cataclysm')).toBeLessThan(widestWord('Sailingmaster Yo Cha'));
});

test('a line may break at a hyphen', () => {
  expect(widestWord('Oomola-Aqua-Delta')).toBe(widestWord('Oomola'));
});

test('wide letters need more', () => {
  expect(widestWord('Summon')).toBeGreaterThan(widestWord('Cannon'));
});
