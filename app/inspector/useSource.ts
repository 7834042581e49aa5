/** Which game is watched: that of the table, of another window, or one of the inspector's own. */
import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { takeHanded } from '../game/handOver';
import { session } from '../game/session';
import { heat, noCounts } from './coverage/heat';
import { openWorkbench, type Workbench } from './game/bench';
import { lookOn } from './game/channel';
import { sourceOfSession } from './game/fromSession';
import { ownGame, startState } from './game/ownGame';
import type { Recorded } from './game/recorded';
import { rulesNamed } from './game/rules';
import type { Source } from './game/source';
import type { AnyState } from './game/types';
import { keepGame, keptGame } from './impact/kept';

/** `#/inspector/plotTrack` names a chart; without one the running game is watched, and in another room none is asked. */
const chartInAddress = (): string => /^#\/?inspector\/([^?]*)/.exec(location.hash)?.[1] ?? '';

const subscribe = (listener: () => void) => {
  addEventListener('hashchange', listener);
  return () => removeEventListener('hashchange', listener);
};

export function useSource() {
  const chart = useSyncExternalStore(subscribe, chartInAddress);
  const [workbench, setWorkbench] = useState<Workbench | null>(null);
  const current = useRef<Workbench | null>(null);

  const open = useCallback((source: Source) => {
    const breakpoints =
      current.current?.source.rules === source.rules ? current.current.store.get().breakpoints : [];
    current.current?.close();
    const made = openWorkbench(source, breakpoints);
    current.current = made;
    heat.set(noCounts);
    setWorkbench(made);
  }, []);

  useEffect(() => {
    if (chart !== '' && chart !== 'live') {
      if (chart === 'foreign') return undefined;
      const rules = rulesNamed(chart);
      const given = takeHanded(chart);
      const start = given
        ? { place: rules.chart.placeOf(given.place), position: given.position }
        : startState(rules, rules.module.newPosition(0));
      open(ownGame(rules, start, given?.actions));
      return undefined;
    }
    const openLive = () => {
      const source = sourceOfSession();
      if (source !== undefined) open(source);
      return source !== undefined;
    };
    if (openLive()) return undefined;
    const rules = rulesNamed('match');
    const kept = keptGame();
    open(ownGame(rules, kept?.start ?? startState(rules, rules.module.newPosition(0)), kept?.actions ?? []));
    const stopLooking = lookOn(open);
    const stopSession = session.subscribe(() => {
      if (openLive()) stopSession();
    });
    return () => {
      stopLooking();
      stopSession();
    };
  }, [chart, open]);

  useEffect(() => (workbench === null ? undefined : keepGame(workbench)), [workbench]);

  const openGame = useCallback(
    ({ chart: name, place, position, actions }: Recorded) => {
      const rules = rulesNamed(name);
      const start: AnyState = { place: rules.chart.placeOf(place), position: rules.module.copy(position) };
      open(ownGame(rules, start, actions));
    },
    [open],
  );
  return { workbench, chart, openGame };
}
