/** Levels by what is typed: `random`, `greedy`, `turn`, `search:300ms`, `search:2000n`. */
import { greedy } from './greedy';
import type { PlayerMaker } from './player';
import { random } from './random';
import { parseBudget } from './search/budget';
import { searchPlayer } from './search/player';
import { turn } from './turn';

const fixed: Readonly<Record<string, PlayerMaker>> = { random, greedy, turn };

/** What a level may be, for messages. */
export const levelForms =
  'random, greedy, turn, search:TIME (such as search:300ms) or search:NODES (such as search:2000n)';

/** The player of a level; `undefined` if there is no such level. */
export function playerOf(level: string): PlayerMaker | undefined {
  const [name, budget] = level.split(':');
  if (budget === undefined) return Object.hasOwn(fixed, level) ? fixed[level] : undefined;
  const parsed = parseBudget(budget);
  return name === 'search' && parsed !== undefined ? searchPlayer(parsed) : undefined;
}
