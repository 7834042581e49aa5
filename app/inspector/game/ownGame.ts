/** A game of the inspector's own, on a real XState actor: for charts the table does not play, and for set-up positions. */
import { createActor, type StateValue } from 'xstate';
import { type Because, type Typed, whyNot } from '../../../machines/rulesModule';
import { listenTo } from './heard';
import type { Refusal, Source } from './source';
import type { AnyState, Rules, Step } from './types';

/** Random actions a second, where the page keeps up. */
const perSecond = 200;
/** Milliseconds of playing after which the page gets its turn. */
const slice = 8;

export function startState({ module, chart }: Rules, position: object): AnyState {
  const draft = module.copy(position);
  return { place: chart.start(draft), position: draft };
}

export function ownGame(rules: Rules, start: AnyState, first: readonly Typed[] = []): Source {
  const { module, chart } = rules;
  const listeners = new Set<() => void>();
  const refusalListeners = new Set<(refusal: Refusal) => void>();
  const heard = listenTo(chart);
  let steps: readonly Step[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  let actor = actorAt(start);

  const now = (): AnyState => steps.at(-1)?.state ?? start;

  /** An actor cannot go back, so each line of play has its own. */
  function actorAt(state: AnyState) {
    const snapshot = module.machine.resolveState({
      value: chart.valueOf(state.place),
      context: state.position,
    });
    const made = createActor(module.machine, { snapshot, inspect: heard.hear } as never);
    made.start();
    heard.take();
    return made;
  }

  function tellAll(): void {
    for (const listener of [...listeners]) listener();
  }

  function take(action: Typed): void {
    actor.send(action);
    const { value, context } = actor.getSnapshot() as unknown as { value: StateValue; context: object };
    const state: AnyState = { place: chart.placeOfValue(value), position: context };
    steps = [...steps, { action, state, told: heard.take() }];
  }

  function send(action: Typed): Because | undefined {
    const reason = whyNot(module, chart, now(), action);
    if (reason === undefined) {
      take(action);
      tellAll();
    } else for (const listener of [...refusalListeners]) listener({ action, reason });
    return reason;
  }

  function continueWith(actions: readonly Typed[]): void {
    const same = (step: Step, index: number) =>
      module.writeAction(step.action) === (actions[index] && module.writeAction(actions[index]));
    const kept = steps.findIndex((step, index) => !same(step, index));
    if (kept >= 0) {
      steps = steps.slice(0, kept);
      actor.stop();
      actor = actorAt(now());
    }
    for (const action of actions.slice(steps.length)) {
      if (whyNot(module, chart, now(), action) !== undefined) break;
      take(action);
    }
    tellAll();
  }

  function hold(): void {
    clearTimeout(timer);
    timer = undefined;
    tellAll();
  }

  /** One random legal action; false once nothing can be done any more. */
  function playOnce(): boolean {
    const { place, position } = now();
    const legal = chart.legalActions(place, position, []).filter(({ type }) => type !== 'takeBack');
    if (legal.length === 0) return false;
    send(legal[Math.floor(Math.random() * legal.length)]!);
    return true;
  }

  /** Those that are due by now, as far as they fit into the slice. */
  function playOn(due: number): void {
    const began = performance.now();
    let next = due;
    while (timer !== undefined && next <= performance.now() && performance.now() - began < slice) {
      if (!playOnce()) {
        hold();
        return;
      }
      next += 1000 / perSecond;
    }
    // What is late is not made up for beyond the next slice.
    const soonest = performance.now() - slice;
    if (timer !== undefined) timer = setTimeout(playOn, 0, Math.max(next, soonest));
  }

  if (first.length > 0) continueWith(first);
  return {
    rules,
    start: () => start,
    steps: () => steps,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    onRefused(listener) {
      refusalListeners.add(listener);
      return () => refusalListeners.delete(listener);
    },
    send,
    continueWith,
    selfPlay: () => ({ by: 'chance', isRunning: timer !== undefined }),
    drive(order) {
      if (order === 'once') playOnce();
      else if (order === 'hold') hold();
      else {
        timer ??= setTimeout(playOn, 0, performance.now());
        tellAll();
      }
    },
    stop() {
      clearTimeout(timer);
      timer = undefined;
      actor.stop();
    },
  };
}
