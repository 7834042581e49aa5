/** The game on the bench is kept over a reload of the page, so that changed rules can be tried on it. */
import type { Typed } from '../../../machines/rulesModule';
import type { Workbench } from '../game/bench';
import { rulesNamed } from '../game/rules';
import type { AnyState } from '../game/types';

const key = 'blue-moon.bench';

interface Kept {
  readonly chart: string;
  readonly place: string;
  readonly position: object;
  readonly actions: readonly Typed[];
}

/** Undefined where nothing is kept, or it can no longer be read. */
export function keptGame(): { readonly start: AnyState; readonly actions: readonly Typed[] } | undefined {
  try {
    const kept = JSON.parse(sessionStorage.getItem(key) ?? 'null') as Kept | null;
    if (kept?.chart !== 'match') return undefined;
    const { chart } = rulesNamed(kept.chart);
    return { start: { place: chart.placeOf(kept.place), position: kept.position }, actions: kept.actions };
  } catch {
    return undefined;
  }
}

/** Keeps what happens from now on; ends with the returned function. */
export function keepGame({ source }: Workbench): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const write = () => {
    const { module, chart } = source.rules;
    const { place, position } = source.start();
    const actions = source.steps().map(({ action }) => action);
    try {
      const kept: Kept = { chart: module.name, place: chart.nameOf(place), position, actions };
      sessionStorage.setItem(key, JSON.stringify(kept));
    } catch {
      // Storage is closed or full: the game is not kept over a reload.
    }
  };
  const stop = source.subscribe(() => {
    clearTimeout(timer);
    timer = setTimeout(write, 250);
  });
  write();
  return () => {
    clearTimeout(timer);
    stop();
  };
}
