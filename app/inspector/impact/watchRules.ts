/**
 * While developing: a changed rule, card or chart is tried on the game on the bench and on the corpus. The page goes on
 * with the rules it was loaded with, so nothing of the session is lost.
 */
import { settings } from '../../page/settings';
import { storeOf } from '../../page/store';
import type { Workbench } from '../game/bench';
import { gameOnBench, judge } from './corpus';
import { outcomesOf } from './outcomes';

/** The file that was changed last; null until one is. */
export const changedFile = storeOf<string | null>(null);

const event = 'blue-moon:rules';

/** `name` is what the game on the bench is called in the list; ends with the returned function. */
export function watchRules(workbench: Workbench, name: () => string): () => void {
  if (!import.meta.hot) return () => {};
  const { hot } = import.meta;
  const hear = async ({ file }: { file: string }) => {
    const game = gameOnBench(workbench);
    await judge([{ name: name(), game, outcomes: outcomesOf(game, settings.get().language) }]);
    changedFile.set(file);
  };
  hot.on(event, hear);
  return () => hot.off(event, hear);
}
