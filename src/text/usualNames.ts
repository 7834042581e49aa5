/** Names of seats that nobody has named: kept with a game in one language, shown in that of the reader. */
import type { Language } from '../vocabulary';

interface UsualNames {
  readonly players: readonly [string, string];
  readonly computer: string;
}

export const usualNames: Readonly<Record<Language, UsualNames>> = {
  en: { players: ['Player 1', 'Player 2'], computer: 'Computer' },
  de: { players: ['Spieler 1', 'Spieler 2'], computer: 'Computer' },
  es: { players: ['Jugador 1', 'Jugador 2'], computer: 'Ordenador' },
};

export type Pair = readonly [string, string];

/** Of two computers that play each other. */
export const computersOf = ({ computer }: UsualNames): Pair => [`${computer} 1`, `${computer} 2`];

const listOf = (names: UsualNames): readonly string[] => [
  ...names.players,
  names.computer,
  ...computersOf(names),
];

const lists = Object.values(usualNames).map(listOf);

/** A usual name in that language; any other name as it is. */
export function shownName(name: string, language: Language): string {
  const nth = lists.map((names) => names.indexOf(name)).find((index) => index >= 0);
  return nth === undefined ? name : listOf(usualNames[language])[nth]!;
}

export const shownNames = ([first, second]: Pair, language: Language): Pair => [
  shownName(first, language),
  shownName(second, language),
];

/** Nobody has chosen it. */
export const isUsualPlayer = (name: string): boolean =>
  Object.values(usualNames).some(({ players }) => players.includes(name));
