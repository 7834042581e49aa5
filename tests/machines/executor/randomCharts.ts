/** Random small charts: every feature the compiler takes, in trees up to four states deep. */
import fc from 'fast-check';
import { type EventObject, raise, setup } from 'xstate';
import { assignFrom, guardFrom, guardWhen } from '../../../machines/binding';

export const eventTypes = ['a', 'b', 'c', 'd'] as const;
/** `d` is hardly ever sent, only raised. */
const raisedTypes = ['d', 'd', 'd', 'c'] as const;
export interface Action {
  readonly type: (typeof eventTypes)[number];
  readonly value: number;
}
export interface Position {
  n: number;
  /** Every step that ran, with the event it was given. */
  trace: string;
}
export interface Reason {
  readonly objection: string;
}
const copyPosition = (position: Position): Position => ({ ...position });
/** More than this many microsteps are an endless circle. */
const bound = 80;
/** The executor goes on for eight, to name the places; so both give up at the same microstep. */
const maxIterations = bound + 8;

type TaskSpec = { readonly write: number } | { readonly raise: number };
interface EdgeSpec {
  readonly guard: { readonly kind: 'rule' | 'condition' | 'none'; readonly of: number; readonly is: number };
  readonly tasks: readonly TaskSpec[];
  readonly target: number | undefined;
  readonly reenter: boolean;
}
interface OwnSpec {
  readonly entry: readonly TaskSpec[];
  readonly exit: readonly TaskSpec[];
  readonly initialTasks: readonly TaskSpec[];
  readonly on: readonly { readonly type: number; readonly edges: readonly EdgeSpec[] }[];
  readonly always: readonly EdgeSpec[];
  readonly onDone: readonly EdgeSpec[];
  readonly isFinal: boolean;
  readonly initial: number;
  readonly tag: boolean;
}
export interface StateSpec extends OwnSpec {
  readonly children: readonly StateSpec[];
}

const task: fc.Arbitrary<TaskSpec> = fc.oneof(
  { weight: 17, arbitrary: fc.record({ write: fc.nat(11) }) },
  { weight: 1, arbitrary: fc.record({ raise: fc.nat(raisedTypes.length - 1) }) },
);
const tasks = fc.array(task, { maxLength: 2 });
const edge = (kinds: readonly ('rule' | 'condition' | 'none')[]): fc.Arbitrary<EdgeSpec> =>
  fc.record({
    guard: fc.record({ kind: fc.constantFrom(...kinds), of: fc.integer({ min: 2, max: 5 }), is: fc.nat(4) }),
    tasks,
    target: fc.option(fc.nat(40), { nil: undefined, freq: 5 }),
    reenter: fc.boolean(),
  });
const own: fc.Arbitrary<OwnSpec> = fc.record({
  entry: tasks,
  exit: tasks,
  initialTasks: fc.array(task, { maxLength: 1 }),
  on: fc.uniqueArray(
    fc.record({
      type: fc.nat(eventTypes.length - 1),
      edges: fc.array(edge(['rule', 'rule', 'condition', 'none']), { minLength: 1, maxLength: 3 }),
    }),
    { maxLength: 3, selector: ({ type }) => type },
  ),
  always: fc.oneof(
    { weight: 7, arbitrary: fc.constant([]) },
    { weight: 1, arbitrary: fc.array(edge(['condition']), { minLength: 1, maxLength: 2 }) },
  ),
  onDone: fc.array(edge(['rule', 'condition', 'none']), { maxLength: 2 }),
  isFinal: fc.nat(5).map((dice) => dice === 0),
  initial: fc.nat(3),
  tag: fc.boolean(),
});

function state(depth: number): fc.Arbitrary<StateSpec> {
  const children = depth === 0 ? fc.constant([]) : fc.array(state(depth - 1), { maxLength: 3 });
  return fc.tuple(own, children).map(([spec, inner]) => ({ ...spec, children: inner }));
}

/** The root has children and is one of the four levels. */
export const chartSpec: fc.Arbitrary<StateSpec> = fc
  .tuple(own, fc.array(state(2), { minLength: 2, maxLength: 3 }))
  .map(([spec, children]) => ({ ...spec, children }));

export const randomAction: fc.Arbitrary<Action> = fc.record({
  type: fc.constantFrom(...eventTypes, 'a', 'b', 'c'),
  value: fc.nat(3),
});

export const universe: readonly Action[] = eventTypes.flatMap((type) =>
  [0, 1, 2, 3].map((value) => ({ type, value })),
);

/** Options to compile such a chart with. */
export const options = {
  copy: copyPosition,
  bound,
  candidates: (type: string) => (_position: Position, push: (action: Action) => void) => {
    for (const action of universe) if (action.type === type) push(action);
  },
};

/** Every task and guard gets a name of its own, so that a trace tells where it comes from. */
export function machineOf(root: StateSpec) {
  const guards: Record<string, never> = {};
  const actions: Record<string, never> = {};
  const ids: string[] = [];
  const list = (spec: StateSpec, id: string): void => {
    ids.push(id);
    for (const [index, child] of spec.children.entries()) list(child, `${id}.s${index}`);
  };
  list(root, 'm');

  const taskOf = (spec: TaskSpec, name: string): string => {
    const made =
      'raise' in spec
        ? raise({ type: raisedTypes[spec.raise]!, value: spec.raise } as EventObject)
        : assignFrom((draft: Position, action: Action) => {
            draft.n = (draft.n * 3 + spec.write + (action.value ?? 0)) % 12;
            draft.trace += `${name}(${action.type}) `;
          }, copyPosition);
    actions[name] = made as never;
    return name;
  };
  const guardOf = ({ kind, of, is }: EdgeSpec['guard'], name: string): string | undefined => {
    if (kind === 'none') return undefined;
    const passes = (n: number) => n % of === is % of;
    const made =
      kind === 'rule'
        ? guardFrom((position: Position, action: Action): Reason | undefined =>
            passes(position.n + (action.value ?? 0)) ? undefined : { objection: name },
          )
        : guardWhen((position: Position) => passes(position.n));
    guards[name] = made as never;
    return name;
  };
  const edgesOf = (specs: readonly EdgeSpec[], name: string) =>
    specs.map((spec, index) => ({
      guard: guardOf(spec.guard, `${name}${index}?`),
      actions: spec.tasks.map((one, at) => taskOf(one, `${name}${index}/${at}`)),
      target: spec.target === undefined ? undefined : `#${ids[spec.target % ids.length]}`,
      reenter: spec.reenter,
    }));
  const stateOf = (spec: StateSpec, id: string): object => {
    const isCompound = spec.children.length > 0;
    const initial = `s${spec.initial % Math.max(1, spec.children.length)}`;
    return {
      id,
      entry: spec.entry.map((one, at) => taskOf(one, `${id}+${at}`)),
      exit: spec.exit.map((one, at) => taskOf(one, `${id}-${at}`)),
      on: Object.fromEntries(
        spec.on.map(({ type, edges }) => [eventTypes[type]!, edgesOf(edges, `${id}:${eventTypes[type]}`)]),
      ),
      always: edgesOf(spec.always, `${id}:always`),
      ...(spec.tag && { tags: [`tag ${id}`] }),
      ...(isCompound && {
        initial: { target: initial, actions: spec.initialTasks.map((one, at) => taskOf(one, `${id}>${at}`)) },
        onDone: edgesOf(spec.onDone, `${id}:done`),
        states: Object.fromEntries(
          spec.children.map((child, index) => [`s${index}`, stateOf(child, `${id}.s${index}`)]),
        ),
      }),
      ...(!isCompound && spec.isFinal && { type: 'final' }),
    };
  };
  const config = { ...stateOf(root, 'm'), options: { maxIterations } } as Record<string, unknown>;
  return setup({
    types: { context: {} as Position, events: {} as Action, input: {} as Position },
    guards,
    actions,
  }).createMachine({
    ...config,
    context: ({ input }: { input: Position | undefined }) => input ?? { n: 0, trace: '' },
  });
}
