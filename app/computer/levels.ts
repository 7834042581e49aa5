/** Levels by what is typed: `random`, `greedy`, `turn`, `search:300ms`, `search:2000n`, `master:300ms`. */
import { greedy } from './greedy';
import type { PlayerMaker } from './player';
import { random } from './random';
import { type Budget, parseBudget } from './search/budget';
import { masterPlayer, searchPlayer } from './search/player';
import { turn } from './turn';

const fixed: Readonly<Record<string, PlayerMaker>> = { random, greedy, turn };

/** Levels that think for as long as they are given. */
const timed: Readonly<Record<string, (budget: Budget) => PlayerMaker>> = {
  search: searchPlayer,
  master: masterPlayer,
};

/** What a level may be, for messages. */
export const levelForms =
  'random, greedy, turn, or search or master with a time or nodes (search:300ms, master:1s, master:2000n)';

/** The player of a level; `undefined` if there is no such level. */
export function playerOf(level: string): PlayerMaker | undefined {
  const [name = '', budget, ...more] = level.split(':');
  if (budget === undefined) return Object.hasOwn(fixed, level) ? fixed[level] : undefined;
  const parsed = more.length === 0 ? parseBudget(budget) : undefined;
  return parsed !== undefined && Object.hasOwn(timed, name) ? timed[name]!(parsed) : undefined;
}
