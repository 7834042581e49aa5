/** The analysis of a film as far as it has come; it stays with the film while its page is open. */
import type { GameRecord } from '../../../src/record';
import { type Judged, judgeGame } from '../../game/teacher';
import { type Store, storeOf } from '../../page/store';
import type { Film } from '../film';

export interface Analysis {
  readonly state: 'resting' | 'running' | 'stopped' | 'failed' | 'done';
  readonly judged: readonly Judged[];
}

export interface Judging {
  readonly analysis: Store<Analysis>;
  readonly start: (record: GameRecord) => void;
  readonly stop: () => void;
}

const made = new WeakMap<Film, Judging>();

export function judgingOf(film: Film): Judging {
  const known = made.get(film);
  if (known !== undefined) return known;
  const analysis = storeOf<Analysis>({ state: 'resting', judged: [] });
  let end = () => {};
  const turnTo = (state: Analysis['state']) => analysis.set({ ...analysis.get(), state });
  const judging: Judging = {
    analysis,
    start(record) {
      end();
      analysis.set({ state: 'running', judged: [] });
      end = judgeGame(record, {
        judged: (one) => analysis.set({ state: 'running', judged: [...analysis.get().judged, one] }),
        ended: (fault) => turnTo(fault === undefined ? 'done' : 'failed'),
      });
    },
    stop() {
      end();
      if (analysis.get().state === 'running') turnTo('stopped');
    },
  };
  made.set(film, judging);
  return judging;
}
