/**
 * A long run of random legal matches over all pairings, families and constructed decks, each promise tried on the way:
 * `npm run soak -- --games 100000`. A failure names its seed; `--from SEED --games 1` plays that match again.
 */
import { parseArgs } from 'node:util';
import { showProgress } from '../app/cli/progress';
import { questionKinds } from '../src/position';
import { nthMatch } from '../tests/support/pairings';
import { nothingReached, watchRandomMatch } from '../tests/support/randomMatch';

const { values } = parseArgs({
  options: {
    games: { type: 'string', default: '10000' },
    from: { type: 'string', default: '0' },
    /** The slow promises are tried in one of so many moments. */
    every: { type: 'string', default: '20' },
  },
});
const [games, from, every] = [values.games, values.from, values.every].map(Number) as [
  number,
  number,
  number,
];

const reached = nothingReached();
const failures: string[] = [];
const progress = showProgress(games, 'games');
let number = from;
for (; reached.games < games && failures.length < 10; number++) {
  const before = reached.games;
  const { settings, watch } = nthMatch(number);
  try {
    watchRandomMatch(settings, { ...watch, every }, reached);
  } catch (error) {
    failures.push(error instanceof Error ? error.message : String(error));
  }
  progress.advance(reached.games - before);
}
progress.stop();

for (const failure of failures) console.log(failure);
const unasked = questionKinds.filter((kind) => !reached.questions.has(kind));
console.log(
  `matches ${reached.matches}  games ${reached.games}  actions ${reached.actions}  failures ${failures.length}` +
    `  seeds ${from} to ${number - 1}${unasked.length > 0 ? `  never asked: ${unasked.join(', ')}` : ''}`,
);
process.exitCode = failures.length === 0 ? 0 : 1;
