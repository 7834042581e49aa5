/** The workbench: the game being watched with all its branches, and what of it is being looked at. */
import { type Because, type Typed, whyNot } from '../../../machines/rulesModule';
import { type Store, storeOf } from '../../page/store';
import { type Breakpoint, hitBy } from '../breaks/breakpoints';
import { type Bench, branchOf, type Shown, shownBranch, stateAt } from './benchState';
import { paced } from './pacing';
import type { Source } from './source';
import { type Microstep, traceKeeper } from './trace';
import type { Step } from './types';

/** The action, from 1, that a line of play stumbles over. */
export interface Stumble {
  readonly at: number;
  readonly because: Because;
}

export interface Workbench {
  readonly store: Store<Bench>;
  readonly source: Source;
  readonly traceAt: (branch: number, at: number) => readonly Microstep[];
  readonly show: (shown: Partial<Shown>) => void;
  readonly follow: () => void;
  readonly microstep: (by: 1 | -1) => void;
  readonly send: (action: Typed) => Because | undefined;
  readonly continueFromHere: () => void;
  readonly rename: (branch: number, name: string) => void;
  readonly drop: (branch: number) => void;
  readonly addBranch: (name: string, actions: readonly Typed[]) => Stumble | undefined;
  readonly setBreakpoints: (breakpoints: readonly Breakpoint[]) => void;
  /** The newest state of the bench is on the page. */
  readonly drawn: () => void;
  readonly close: () => void;
}

export function openWorkbench(source: Source, breakpoints: readonly Breakpoint[] = []): Workbench {
  const { rules } = source;
  const { module, chart } = rules;
  const steps = source.steps();
  const traces = traceKeeper(rules);
  let branches = 0;
  const store = storeOf<Bench>({
    rules,
    start: source.start(),
    branches: [{ id: 0, name: '', at: 0, steps }],
    shown: { branch: 0, at: steps.length, micro: null },
    isFollowing: true,
    selfPlay: source.selfPlay(),
    refused: null,
    breakpoints,
    stoppedBy: null,
  });
  const edit = (change: Partial<Bench>) => store.set({ ...store.get(), ...change });

  function traceAt(id: number, at: number): readonly Microstep[] {
    const bench = store.get();
    const branch = branchOf(bench, id);
    const step = branch.steps[at - 1];
    return step === undefined
      ? []
      : traces(stateAt(bench, branch, at - 1), step.action, `${branch.id} ${at}`);
  }

  const isSame = (one: Step, other: Step | undefined): boolean =>
    one === other ||
    (other !== undefined && module.writeAction(one.action) === module.writeAction(other.action));

  function common(one: readonly Step[], other: readonly Step[]): number {
    if (one.length > 0 && one.at(-1) === other[one.length - 1]) return one.length;
    const differs = one.findIndex((step, index) => !isSame(step, other[index]));
    return differs < 0 ? one.length : differs;
  }

  function firstHit(from: number) {
    const { breakpoints: points } = store.get();
    if (points.length === 0) return undefined;
    const bench = store.get();
    for (let at = from; at <= bench.branches[0]!.steps.length; at++) {
      const hit = hitBy(rules, points, stateAt(bench, bench.branches[0]!, at - 1), traceAt(0, at));
      if (hit !== undefined) return { at, ...hit };
    }
    return undefined;
  }

  /** The running game has gone on, or back, or has become another. */
  function sync(): void {
    const bench = store.get();
    const live = bench.branches[0]!;
    const now = source.steps();
    const selfPlay = source.selfPlay();
    if (source.start() === bench.start && now === live.steps) {
      edit({ selfPlay });
      return;
    }
    if (source.start() !== bench.start) {
      edit({
        start: source.start(),
        branches: [{ ...live, steps: now }],
        shown: { branch: 0, at: now.length, micro: null },
        isFollowing: true,
        selfPlay,
        stoppedBy: null,
      });
      return;
    }
    const shared = common(live.steps, now);
    const others = bench.branches
      .slice(1)
      .map((branch) => ({ ...branch, at: common(branch.steps, now) }))
      .filter((branch) => branch.at < branch.steps.length);
    if (
      shared < live.steps.length &&
      !others.some(({ steps: kept }) => common(live.steps, kept) === live.steps.length)
    ) {
      branches++;
      others.push({ id: branches, name: String(branches), at: shared, steps: live.steps });
    }
    const shown = bench.isFollowing ? { branch: 0, at: now.length, micro: null } : bench.shown;
    edit({ branches: [{ ...live, steps: now }, ...others], shown, selfPlay, refused: null });
    const hit = bench.stoppedBy === null || bench.isFollowing ? firstHit(shared + 1) : undefined;
    if (hit === undefined) return;
    source.drive('hold');
    edit({
      shown: { branch: 0, at: hit.at, micro: hit.micro },
      isFollowing: false,
      stoppedBy: hit.breakpoint,
    });
  }

  let refusals = 0;
  const look = paced(sync);
  /** With breakpoints every action counts at once. */
  const hear = () => (store.get().breakpoints.length > 0 ? look.now() : look.soon());
  const stopSource = source.subscribe(hear);
  const stopRefused = source.onRefused((refusal) => edit({ refused: { ...refusal, count: ++refusals } }));

  function show(change: Partial<Shown>): void {
    const bench = store.get();
    const branch = branchOf(bench, change.branch ?? bench.shown.branch);
    const at = Math.max(0, Math.min(change.at ?? bench.shown.at, branch.steps.length));
    const shown = { branch: branch.id, at, micro: change.micro ?? null };
    const isFollowing = branch.id === 0 && at === branch.steps.length && shown.micro === null;
    edit({ shown, isFollowing, refused: null, stoppedBy: isFollowing ? null : bench.stoppedBy });
  }

  function microstep(by: 1 | -1): void {
    const bench = store.get();
    const { branch, at, micro } = bench.shown;
    const count = traceAt(branch, at).length;
    const now = micro ?? count;
    if (by > 0) {
      if (now < count) {
        show({ micro: now + 1 < count ? now + 1 : null });
        return;
      }
      if (at === shownBranch(bench).steps.length) return;
      show({ at: at + 1, micro: traceAt(branch, at + 1).length > 1 ? 1 : null });
      return;
    }
    if (now > 1) show({ micro: now - 1 });
    else if (at > 0) show({ at: at - 1 });
  }

  return {
    store,
    source,
    traceAt,
    show,
    microstep,
    follow: () => show({ branch: 0, at: store.get().branches[0]!.steps.length }),
    send: (action) => source.send(action),
    continueFromHere() {
      const bench = store.get();
      const { at, micro } = bench.shown;
      const kept = micro === null ? at : at - 1;
      const actions = shownBranch(bench)
        .steps.slice(0, kept)
        .map(({ action }) => action);
      edit({ isFollowing: true, stoppedBy: null });
      source.continueWith(actions);
      look.now();
      show({ branch: 0, at: source.steps().length });
    },
    rename: (id, name) =>
      edit({
        branches: store.get().branches.map((branch) => (branch.id === id ? { ...branch, name } : branch)),
      }),
    drop(id) {
      if (id === 0) return;
      const bench = store.get();
      edit({ branches: bench.branches.filter((branch) => branch.id !== id) });
      if (bench.shown.branch === id) show({ branch: 0 });
    },
    addBranch(name, actions) {
      const bench = store.get();
      const made: Step[] = [];
      let state = bench.start;
      for (const action of actions) {
        const because = whyNot(module, chart, state, action);
        if (because !== undefined) return { at: made.length + 1, because };
        const position = module.copy(state.position);
        state = { place: chart.advance(state.place, position, action), position };
        made.push({ action, state });
      }
      branches++;
      const branch = { id: branches, name, at: common(made, bench.branches[0]!.steps), steps: made };
      edit({ branches: [...bench.branches, branch] });
      show({ branch: branches, at: made.length });
      return undefined;
    },
    setBreakpoints: (points) => edit({ breakpoints: points, stoppedBy: null }),
    drawn: look.drawn,
    close() {
      look.stop();
      stopSource();
      stopRefused();
      source.stop();
    },
  };
}
