/**
 * Shows the game in Stately's hosted inspector, through `@statelyai/inspect`. Only when asked for: it sends the whole
 * state to another site. Its own serializer cuts every list after ten entries and everything ten levels deep, so ours
 * replaces it.
 */
import { createActor } from 'xstate';
import { storeOf } from '../../page/store';
import type { Source } from '../game/source';

/** What the other side has no use for, and what would make each message large. */
const left = new Set(['news', 'beforeFightOn']);

const plain = (event: unknown): unknown =>
  JSON.parse(
    JSON.stringify(event, (key, value) => (left.has(key) || typeof value === 'function' ? undefined : value)),
  );

/** Ends the connection; null while there is none. */
export const stopStately = storeOf<(() => void) | null>(null);

/** Its adapter listens for ever, and would send everything again to a window that is loaded anew after the end. */
const until = (signal: AbortSignal, home: Window): Window =>
  ({
    open: (address: string, name: string) => home.open(address, name),
    addEventListener: (type: 'message', listener: (event: MessageEvent) => void) =>
      home.addEventListener(type, listener, { signal }),
  }) as unknown as Window;

/** `home` opens Stately's window, and is answered by it. */
export async function attachStately(source: Source, home: Window = window): Promise<void> {
  const { createBrowserInspector } = await import('@statelyai/inspect');
  const ended = new AbortController();
  const inspector = createBrowserInspector({
    serialize: plain as never,
    serializationDepthLimit: 100,
    window: until(ended.signal, home),
  });
  const { module, chart } = source.rules;
  const follow = () => {
    const { place, position } = source.steps().at(-1)?.state ?? source.start();
    const snapshot = module.machine.resolveState({ value: chart.valueOf(place), context: position });
    const inspect = (inspector as { inspect: unknown }).inspect;
    const actor = createActor(module.machine, { snapshot, inspect } as never);
    actor.start();
    return actor;
  };
  let actor = follow();
  let done = source.steps();
  const stopSource = source.subscribe(() => {
    const steps = source.steps();
    const isOneMore = steps.length === done.length + 1 && steps[done.length - 1] === done.at(-1);
    if (isOneMore) actor.send(steps.at(-1)!.action);
    else {
      actor.stop();
      actor = follow();
    }
    done = steps;
  });
  stopStately.set(() => {
    stopStately.set(null);
    stopSource();
    actor.stop();
    (inspector as { stop: () => void }).stop();
    ended.abort();
  });
}
