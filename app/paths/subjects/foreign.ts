/**
 * An XState 5 machine from anywhere, made a subject: bare guards and `assign` are bound as the compiler wants them. What the
 * compiled chart cannot do (parallel states, delays, invoked actors, `and`, `or`, `not`) is refused by name.
 */
import { type AnyStateMachine, createMachine } from 'xstate';
import type { AnyRulesModule, Because, Typed } from '../../../machines/rulesModule';
import { parsed } from '../../../src/parsed';
import type { Subject } from '../subject';
import { moduleSubject } from './moduleSubject';

type Loose = Readonly<Record<string, unknown>>;
type Scope = { readonly context: object; readonly event: Typed };

/** A bare guard as a rule: its only reason is its name. One parameter, so that eventless edges may have it too. */
function boundGuard(guard: unknown, name: string): unknown {
  if (typeof guard !== 'function' || 'rule' in guard || 'condition' in guard || 'check' in guard)
    return guard;
  const holds = guard as (scope: Scope) => boolean;
  const code = name === '' ? holds.name || 'inlineGuard' : name;
  const rule = (context: object, ...[event]: [Typed?]): Because | undefined =>
    holds({ context, event: event! }) ? undefined : { code, rule: code };
  Object.defineProperty(rule, 'name', { value: code });
  return Object.assign(({ context, event }: Scope) => holds({ context, event }), { rule });
}

/** A bare `assign` as a step; a plain function only acts on the world outside, so here it does nothing. */
function boundAction(action: unknown, name: string): unknown {
  if (typeof action !== 'function' || 'step' in action) return action;
  const { type, assignment } = action as { type?: string; assignment?: unknown };
  if (type !== undefined && type !== 'xstate.assign') return action;
  const step = (context: object, event: Typed): void => {
    if (type === undefined) return;
    const scope = { context, event };
    const given = typeof assignment === 'function' ? assignment(scope) : valuesOf(assignment as Loose, scope);
    Object.assign(context, given);
  };
  Object.defineProperty(step, 'name', {
    value: name || (type === undefined ? action.name : 'assign') || 'inline',
  });
  return Object.assign((...all: unknown[]) => (action as (...given: unknown[]) => unknown)(...all), action, {
    step,
  });
}

const valuesOf = (assignment: Loose, scope: Scope): object =>
  Object.fromEntries(
    Object.entries(assignment).map(([key, value]) => [
      key,
      typeof value === 'function' ? value(scope) : value,
    ]),
  );

const mapped = (of: Loose, bind: (value: unknown, name: string) => unknown): Loose =>
  Object.fromEntries(Object.entries(of).map(([name, value]) => [name, bind(value, name)]));

const each = (value: unknown, bind: (one: unknown) => unknown): unknown =>
  Array.isArray(value) ? value.map(bind) : bind(value);

/** The configuration with every inline guard and action bound. */
function boundConfig(config: unknown): unknown {
  if (Array.isArray(config)) return config.map(boundConfig);
  if (typeof config !== 'object' || config === null) return config;
  return Object.fromEntries(
    Object.entries(config).map(([key, value]) => {
      if (key === 'guard') return [key, boundGuard(value, '')];
      if (key === 'actions' || key === 'entry' || key === 'exit')
        return [key, each(value, (one) => boundAction(one, ''))];
      return [key, key === 'context' || key === 'meta' ? value : boundConfig(value)];
    }),
  );
}

/** `events`: every event worth sending; without them one of each type without anything else. */
export function foreignSubject(name: string, given: AnyStateMachine, events?: readonly Typed[]): Subject {
  const { config, implementations } = given;
  const from = (config as { context?: unknown }).context;
  const start = (typeof from === 'function' ? from({ input: {} }) : (from ?? {})) as object;
  const machine = createMachine(
    {
      ...(boundConfig(config) as object),
      id: config.id ?? name,
      context: ({ input }: { input: object }) => input,
    } as never,
    {
      guards: mapped(implementations.guards as Loose, boundGuard),
      actions: mapped(implementations.actions as Loose, boundAction),
    } as never,
  ) as AnyStateMachine;
  const types = (events?.map(({ type }) => type) ??
    given.events.filter((type) => !type.startsWith('xstate.'))) as string[];
  const actionTypes = [...new Set(types)];
  const module: AnyRulesModule = {
    name,
    machine,
    copy: (position) => structuredClone(position),
    newPosition: () => start,
    parseSetup: (value) => parsed(value as object),
    actionTypes,
    candidates(_position, type, push) {
      for (const event of events ?? [{ type }]) if (event.type === type) push(event);
    },
    toAct: () => [0],
    whyNoEdge: () => ({ code: 'noTransition', rule: '' }),
    writeAction: (action) => JSON.stringify(action),
    readAction: (value) => parsed((typeof value === 'string' ? JSON.parse(value) : value) as Typed),
    summary: (position) => JSON.stringify(position),
    describeAction: (action) => JSON.stringify(action),
    describeReason: ({ code }) => code,
    describeFault: ({ code }) => code,
    ruleText: (rule) => rule,
    cites: {},
  };
  return moduleSubject(module, undefined);
}
