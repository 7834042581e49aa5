/** The levels offered at the table, kind by kind, the stronger later; how each is played is the worker's business. */
export const levels = [
  'random',
  'greedy',
  'turn',
  'search:300ms',
  'search:1s',
  'search:3s',
  'master:1s',
  'master:3s',
] as const;
export type Level = (typeof levels)[number];

/** The level that takes over where a player does not want to wait any longer: strong for one that answers at once. */
export const hurriedLevel: Level = 'turn';

/** Whether the level thinks for a set time, so that one may wish to shorten it. */
export const isTimed = (level: Level): boolean => level.includes(':');
