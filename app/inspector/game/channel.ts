/** The same game in two windows: what is said over the channel between them. Either side may reload at any time. */
import type { Because, Typed } from '../../../machines/rulesModule';
import type { Order } from '../../game/session';
import { rulesNamed } from './rules';
import type { Refusal, SelfPlay, Source } from './source';
import type { AnyState, Rules, Step } from './types';

export const channelName = 'blue-moon.inspector';

interface Told {
  readonly action: Typed;
  readonly told: readonly string[] | undefined;
}

type Message =
  // from the window that looks on
  | { readonly kind: 'hello' }
  | { readonly kind: 'send'; readonly action: Typed }
  | { readonly kind: 'continue'; readonly actions: readonly Typed[] }
  | { readonly kind: 'drive'; readonly order: Order }
  // from the window that plays
  | { readonly kind: 'here' }
  | {
      readonly kind: 'game';
      readonly chart: string;
      readonly place: string;
      readonly position: object;
      readonly steps: readonly Told[];
    }
  | { readonly kind: 'selfPlay'; readonly selfPlay: SelfPlay | undefined }
  | { readonly kind: 'step'; readonly at: number; readonly step: Told }
  | { readonly kind: 'refused'; readonly refusal: Refusal };

const toldOf = ({ action, told }: Step): Told => ({ action, told });

/** Tells other windows of a game, as long as the source lives. */
export function hostOn(source: Source): () => void {
  const channel = new BroadcastChannel(channelName);
  const say = (message: Message) => channel.postMessage(message);
  let start = source.start();
  let said: readonly Step[] = [];

  const saySelfPlay = () => say({ kind: 'selfPlay', selfPlay: source.selfPlay() });

  function sayAll(): void {
    start = source.start();
    said = source.steps();
    const { module, chart } = source.rules;
    const { place, position } = start;
    say({ kind: 'game', chart: module.name, place: chart.nameOf(place), position, steps: said.map(toldOf) });
    saySelfPlay();
  }

  const stopSource = source.subscribe(() => {
    const steps = source.steps();
    if (source.start() === start && steps === said) return saySelfPlay();
    const isOneMore = steps.length === said.length + 1 && steps[said.length - 1] === said.at(-1);
    if (source.start() !== start || !isOneMore) return sayAll();
    said = steps;
    say({ kind: 'step', at: steps.length - 1, step: toldOf(steps.at(-1)!) });
  });
  const stopRefused = source.onRefused((refusal) => say({ kind: 'refused', refusal }));
  channel.onmessage = ({ data }: MessageEvent<Message>) => {
    if (data.kind === 'hello') sayAll();
    if (data.kind === 'send') source.send(data.action);
    if (data.kind === 'continue') source.continueWith(data.actions);
    if (data.kind === 'drive') source.drive(data.order);
  };
  sayAll();
  return () => {
    stopSource();
    stopRefused();
    channel.close();
  };
}

/** Watches a game that is played in another window; `onGame` is told when one is found, now or later. */
export function lookOn(onGame: (source: Source) => void): () => void {
  const channel = new BroadcastChannel(channelName);
  let remote: ReturnType<typeof remoteGame> | undefined;
  channel.onmessage = ({ data }: MessageEvent<Message>) => {
    if (data.kind === 'game') {
      if (remote?.rules.module.name === data.chart) remote.take(data);
      else {
        remote = remoteGame(rulesNamed(data.chart), (message) => channel.postMessage(message));
        remote.take(data);
        onGame(remote);
      }
    } else if (data.kind === 'step') {
      if (remote?.add(data.at, data.step) !== true) channel.postMessage({ kind: 'hello' } satisfies Message);
    } else if (data.kind === 'selfPlay') remote?.driven(data.selfPlay);
    else if (data.kind === 'refused') remote?.refuse(data.refusal);
    else if (data.kind === 'here') channel.postMessage({ kind: 'hello' } satisfies Message);
  };
  channel.postMessage({ kind: 'hello' } satisfies Message);
  return () => channel.close();
}

/** The actions come over the channel; the states are worked out here, which the same rules make equal. */
function remoteGame(rules: Rules, say: (message: Message) => void) {
  const { module, chart } = rules;
  const listeners = new Set<() => void>();
  const refusals = new Set<(refusal: Refusal) => void>();
  let start: AnyState | undefined;
  let startText = '';
  let steps: readonly Step[] = [];
  let selfPlay: SelfPlay | undefined;

  const stepAfter = (before: AnyState, { action, told }: Told): Step => {
    const position = module.copy(before.position);
    return { action, told, state: { place: chart.advance(before.place, position, action), position } };
  };
  const tellAll = () => {
    for (const listener of [...listeners]) listener();
  };
  const source: Source = {
    rules,
    start: () => start!,
    steps: () => steps,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    onRefused(listener) {
      refusals.add(listener);
      return () => refusals.delete(listener);
    },
    send(action): Because | undefined {
      say({ kind: 'send', action });
      return undefined;
    },
    continueWith: (actions) => say({ kind: 'continue', actions }),
    selfPlay: () => selfPlay,
    drive: (order) => say({ kind: 'drive', order }),
    stop: () => {},
  };
  return {
    ...source,
    take(game: Extract<Message, { kind: 'game' }>): void {
      const text = JSON.stringify(game.position);
      if (text !== startText) start = { place: chart.placeOf(game.place), position: game.position };
      startText = text;
      const next: Step[] = [];
      for (const [index, told] of game.steps.entries()) {
        const old = steps[index];
        const before = next.at(-1)?.state ?? start!;
        const isSame = old !== undefined && JSON.stringify(old.action) === JSON.stringify(told.action);
        const follows = isSame && (index === 0 || next[index - 1] === steps[index - 1]);
        next.push(follows ? old : stepAfter(before, told));
      }
      steps = next;
      tellAll();
    },
    /** False when something was missed. */
    add(at: number, told: Told): boolean {
      if (at !== steps.length || start === undefined) return false;
      steps = [...steps, stepAfter(steps.at(-1)?.state ?? start, told)];
      tellAll();
      return true;
    },
    driven(now: SelfPlay | undefined): void {
      selfPlay = now;
      tellAll();
    },
    refuse(refusal: Refusal): void {
      for (const listener of [...refusals]) listener(refusal);
    },
  };
}
