/** Small machines whose steps write down that they ran, and with which event. */
import { type AnyStateMachine, type EventObject, raise, setup } from 'xstate';
import { assignFrom, guardFrom, guardWhen } from '../../../machines/binding';
import type { Chart, Options } from '../../../machines/executor/chart';
import { compile } from '../../../machines/executor/compile';

export interface Action {
  readonly type: 'go' | 'back' | 'more' | 'bell';
  readonly by?: number;
}
export interface Position {
  n: number;
  trace: string[];
}
export type Reason = { readonly tooMuch: number } | { readonly notTwo: number };

export const copy = ({ n, trace }: Position): Position => ({ n, trace: trace.slice() });
export const fresh = (n = 0): Position => ({ n, trace: [] });

/** A step that notes its name and the event. */
export const say = (word: string) =>
  assignFrom<Position, Action>(
    { [word]: (draft: Position, action: Action) => void draft.trace.push(`${word}(${action.type})`) }[word]!,
    copy,
  );

export const parts = {
  guards: {
    mayAdd: guardFrom(({ n }: Position, { by = 1 }: Action): Reason | undefined =>
      n + by > 3 ? { tooMuch: n + by } : undefined,
    ),
    isTwo: guardFrom(({ n }: Position): Reason | undefined => (n === 2 ? undefined : { notTwo: n })),
    isFull: guardWhen(({ n }: Position) => n >= 3),
    isEmpty: guardWhen(({ n }: Position) => n === 0),
  },
  actions: {
    add: assignFrom((draft: Position, { by = 1 }: Action) => {
      draft.n += by;
    }, copy),
    reset: assignFrom((draft: Position) => {
      draft.n = 0;
    }, copy),
    ring: raise({ type: 'bell' } as EventObject),
  },
};

/** A machine of the parts above; the compiler, not the types, is to judge what stands in it. */
export function machineOf(config: object): AnyStateMachine {
  const machine: unknown = setup(parts as object).createMachine({
    id: 'm',
    options: { maxIterations: 100 },
    context: ({ input }: { input: Position | undefined }) => input ?? fresh(),
    ...config,
  } as never);
  return machine as AnyStateMachine;
}

/** Every action of a type, for `legalActions`. */
export const universe: readonly Action[] = [
  ...([1, 2, 3, 4] as const).map((by): Action => ({ type: 'more', by })),
  { type: 'go' },
  { type: 'back' },
  { type: 'bell' },
];

export function chartOf(config: object, more: Partial<Options<Position, Action>> = {}) {
  const machine = machineOf(config);
  const options: Options<Position, Action> = {
    copy,
    bound: 100,
    candidates: (type) => (_position, push) => {
      for (const action of universe) if (action.type === type) push(action);
    },
    ...more,
  };
  const chart: Chart<Position, Action, Reason> = compile(machine, options);
  return { machine, chart };
}
