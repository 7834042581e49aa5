/** Whose names stand on the page, and of which kind of a language its dates are. */
import { expect, test } from 'vitest';
import { seatNamesOf } from '../../app/text/seatNames';
import { localeOf } from '../../app/text/timeOf';
import { textsFor } from '../../src/text';
import { shownName } from '../../src/text/usualNames';

const sitters = (first: string, second: string) => [{ name: first }, { name: second }] as const;

test('names that nobody has chosen are those of the language that is read; others stay', () => {
  expect(shownName('Player 2', 'de')).toBe('Spieler 2');
  expect(shownName('Jugador 1', 'en')).toBe('Player 1');
  expect(shownName('Computer', 'es')).toBe('Ordenador');
  expect(shownName('Ordenador 2', 'de')).toBe('Computer 2');
  expect(shownName('Mira', 'es')).toBe('Mira');
});

test('who plays alone is "you", unless there is a name', () => {
  const de = textsFor('de');
  expect(seatNamesOf(sitters('Player 1', 'Computer'), de, 0)).toEqual(['Du', 'Computer']);
  expect(seatNamesOf(sitters('Mira', 'Computer'), de, 0)).toEqual(['Mira', 'Computer']);
  expect(seatNamesOf(sitters('Player 1', 'Player 2'), de)).toEqual(['Spieler 1', 'Spieler 2']);
});

test('dates are of the kind of the language the browser asks for', () => {
  expect(localeOf('en', ['de-CH', 'en-GB', 'en-US'])).toBe('en-GB');
  expect(localeOf('es', ['en-GB'])).toBe('es');
});
