/** The workbench for all parts of the page, and what follows from what is being looked at. */
import { createContext, type ReactNode, useContext, useDeferredValue, useEffect, useMemo } from 'react';
import { activeStates } from '../../../machines/executor/edges';
import { storeOf, useStore } from '../../page/store';
import { useTexts } from '../../text/texts';
import type { Workbench } from '../game/bench';
import { type Bench, type Branch, shownBranch, stateAt } from '../game/benchState';
import type { Recorded } from '../game/recorded';
import type { Microstep } from '../game/trace';
import type { AnyState, GameEdge } from '../game/types';
import { type Change, changesOf } from '../position/changes';
import { type Naming, namingOf } from '../position/naming';
import { type WhyTable, whyTable } from '../why/rows';
import { useThrottled } from './useThrottled';

export interface Looked {
  readonly workbench: Workbench;
  readonly bench: Bench;
  readonly branch: Branch;
  readonly state: AnyState;
  /** Name of the place. */
  readonly place: string;
  /** Names of the active states, the root first. */
  readonly path: readonly string[];
  /** Microsteps of the action that led here. */
  readonly trace: readonly Microstep[];
  /** Of them so many are done. */
  readonly micro: number;
  readonly last: GameEdge | undefined;
  readonly changes: readonly Change[];
  readonly why: WhyTable;
  readonly naming: Naming;
  /** Lays another game of this chart on the bench: one of the inspector's own. */
  readonly openGame: (game: Recorded) => void;
}

const Context = createContext<Looked | null>(null);

interface ProviderProps {
  readonly workbench: Workbench;
  readonly openGame: Looked['openGame'];
  readonly children: ReactNode;
}

export function BenchProvider({ workbench, openGame, children }: ProviderProps) {
  const newest = useStore(workbench.store);
  // A game that runs by itself is drawn in slices, what somebody does at once.
  const inSlices = useDeferredValue(newest);
  const bench = isRunning(newest) ? inSlices : newest;
  const texts = useTexts();
  const looked = useMemo((): Looked => {
    const { rules, shown } = bench;
    const branch = shownBranch(bench);
    const trace = workbench.traceAt(branch.id, shown.at);
    const micro = shown.micro ?? trace.length;
    const state =
      (shown.micro === null ? undefined : trace[shown.micro - 1]?.state) ?? stateAt(bench, branch, shown.at);
    const before =
      shown.micro === null || shown.micro < 2
        ? stateAt(bench, branch, Math.max(0, shown.at - 1))
        : trace[shown.micro - 2]!.state;
    return {
      workbench,
      bench,
      branch,
      state,
      place: rules.chart.nameOf(state.place),
      path: activeStates(rules.chart, state.place)
        .map(({ name }) => name)
        .reverse(),
      trace,
      micro,
      last: trace[micro - 1]?.edge,
      changes: changesOf(before.position, state.position),
      why: whyTable(rules, state),
      naming: namingOf(state.position, texts),
      openGame,
    };
  }, [bench, workbench, texts, openGame]);
  useEffect(() => {
    if (bench === newest) workbench.drawn();
  }, [bench, newest, workbench]);
  return <Context value={looked}>{children}</Context>;
}

/** The page goes along with a game in which something takes actions by itself. */
export const isRunning = ({ isFollowing, selfPlay }: Bench): boolean =>
  isFollowing && selfPlay?.isRunning === true;

/** Milliseconds: what is to be read does not change more often while a game runs. */
const readingPace = 300;

export function Unhurried({ children }: { readonly children: ReactNode }) {
  const looked = useLooked();
  return (
    <Context value={useThrottled(looked, isRunning(looked.bench) ? readingPace : 0)}>{children}</Context>
  );
}

export function useLooked(): Looked {
  const looked = useContext(Context);
  if (looked === null) throw new Error('The workbench is used outside its provider');
  return looked;
}

/** Ids of edges the pointer or a selected row points at, lit on the chart and in the table. */
export const pointed = storeOf<readonly string[]>([]);

/** A state the drawing is to bring into view, such as one that was searched for. */
export const sought = storeOf<{
  readonly name: string;
  readonly edge?: string | undefined;
  readonly count: number;
} | null>(null);
let searches = 0;
export const seek = (name: string, edge?: string): void => sought.set({ name, edge, count: ++searches });
