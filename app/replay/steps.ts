/** Where the steps through a game lead: by action, by turn, by fight. */
import type { Film } from './film';

export const strides = ['action', 'turn', 'fight'] as const;
export type Stride = (typeof strides)[number];

/** Where each turn, or each fight, begins. */
const beginnings = (film: Film, stride: 'turn' | 'fight'): readonly number[] =>
  stride === 'turn' ? film.turns : film.fights.map(({ at }) => at);

/** The moment a step leads to; the same one at either end. */
export function stepFrom(film: Film, at: number, stride: Stride, by: 1 | -1): number {
  if (stride === 'action') return Math.min(film.length, Math.max(0, at + by));
  const marks = beginnings(film, stride);
  if (by > 0) return marks.find((mark) => mark > at) ?? film.length;
  return marks.findLast((mark) => mark < at) ?? 0;
}

/** The fight that is fought at the moment. */
export const fightAt = ({ fights }: Film, at: number): Film['fights'][number] =>
  fights.findLast((mark) => mark.at <= at) ?? fights[0]!;
