/** A game of the inspector's own, on a real XState actor: for charts the table does not play, and for set-up positions. */
import { createActor, type StateValue } from 'xstate';
import { type Because, type Typed, whyNot } from '../../../machines/rulesModule';
import { listenTo } from './heard';
import type { Refusal, Source } from './source';
import type { AnyState, Rules, Step } from './types';

export interface OwnGame extends Source {
  /** Plays random legal actions, so many a second; 0 stops. */
  readonly playBySelf: (perSecond: number) => void;
  /** Takes one random legal action. */
  readonly playOnce: () => void;
  readonly isPlaying: () => boolean;
}

export function startState({ module, chart }: Rules, position: object): AnyState {
  const draft = module.copy(position);
  return { place: chart.start(draft), position: draft };
}

export function ownGame(rules: Rules, start: AnyState, first: readonly Typed[] = []): OwnGame {
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

  function pause(): void {
    clearTimeout(timer);
    timer = undefined;
    tellAll();
  }

  /** False once nothing can be done any more. */
  function playOnce(): boolean {
    const { place, position } = now();
    const legal = chart.legalActions(place, position, []).filter(({ type }) => type !== 'takeBack');
    if (legal.length === 0) return false;
    send(legal[Math.floor(Math.random() * legal.length)]!);
    return true;
  }

  function playOn(perSecond: number): void {
    if (!playOnce()) pause();
    else if (timer !== undefined) timer = setTimeout(() => playOn(perSecond), 1000 / perSecond);
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
    pause,
    stop() {
      clearTimeout(timer);
      timer = undefined;
      actor.stop();
    },
    playBySelf(perSecond) {
      clearTimeout(timer);
      timer = undefined;
      if (perSecond > 0) timer = setTimeout(() => playOn(perSecond), 0);
      tellAll();
    },
    playOnce: () => void playOnce(),
    isPlaying: () => timer !== undefined,
  };
}
