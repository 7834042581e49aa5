/** What another program tells in the protocol of `@statelyai/inspect`: its actors, their snapshots and events. */
import type { StateValue } from 'xstate';
import type { AnyStatechart } from '../../charts/graph';
import { storeOf } from '../../page/store';
import { activeNames, chartOfDefinition } from './definition';

export interface Actor {
  readonly id: string;
  readonly name: string;
  readonly chart: AnyStatechart | undefined;
  readonly active: readonly string[];
  readonly context: unknown;
  readonly status: string;
  readonly events: readonly string[];
}

export const actors = storeOf<readonly Actor[]>([]);

interface Message {
  readonly type: string;
  readonly sessionId: string;
  readonly name?: string;
  readonly definition?: string;
  readonly snapshot?: { readonly value?: StateValue; readonly context?: unknown; readonly status?: string };
  readonly event?: { readonly type: string };
}

const isMessage = (data: unknown): data is Message =>
  typeof data === 'object' &&
  data !== null &&
  typeof (data as Message).type === 'string' &&
  (data as Message).type.startsWith('@xstate.') &&
  typeof (data as Message).sessionId === 'string';

const mostEvents = 200;

/** Takes a message in; anything else, and message types not known, change nothing. */
export function receive(data: unknown): void {
  if (!isMessage(data)) return;
  const list = actors.get();
  const { sessionId: id, snapshot, event } = data;
  const old = list.find((actor) => actor.id === id);
  if (data.type === '@xstate.actor') {
    const chart = chartOfDefinition(data.definition);
    const made = withSnapshot(
      { id, name: data.name ?? id, chart, active: [], context: undefined, status: 'active', events: [] },
      snapshot,
    );
    actors.set(old ? list.map((actor) => (actor === old ? made : actor)) : [...list, made]);
    return;
  }
  if (old === undefined) return;
  let next = old;
  if (data.type === '@xstate.snapshot') next = withSnapshot(old, snapshot);
  if (data.type === '@xstate.event' && event)
    next = { ...old, events: [...old.events, JSON.stringify(event)].slice(-mostEvents) };
  if (next !== old) actors.set(list.map((actor) => (actor === old ? next : actor)));
}

function withSnapshot(actor: Actor, snapshot: Message['snapshot']): Actor {
  if (!snapshot) return actor;
  const root = actor.chart?.states[0]?.name ?? actor.name;
  const active = snapshot.value === undefined ? actor.active : activeNames(root, snapshot.value);
  return {
    ...actor,
    active,
    context: snapshot.context ?? actor.context,
    status: snapshot.status ?? actor.status,
  };
}

/** Says that we listen, to the window that has opened this one or holds it. */
export function listen(): () => void {
  const onMessage = ({ data }: MessageEvent<unknown>) => receive(data);
  addEventListener('message', onMessage);
  const other = window.opener ?? (window.parent === window ? null : window.parent);
  other?.postMessage({ type: '@statelyai.connected' }, '*');
  return () => removeEventListener('message', onMessage);
}
