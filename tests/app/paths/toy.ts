/** A foreign XState 5 machine of five edges, with bare guard and bare assign, as users bring them. */
import { assign, createMachine, setup } from 'xstate';

export const door = setup({
  types: { context: {} as { tries: number }, events: {} as { type: 'knock' | 'enter' | 'leave' | 'lock' } },
  guards: { knockedTwice: ({ context }) => context.tries >= 2 },
  actions: { count: assign({ tries: ({ context }) => context.tries + 1 }) },
}).createMachine({
  id: 'door',
  context: { tries: 0 },
  initial: 'shut',
  states: {
    shut: {
      on: {
        knock: { guard: ({ context }) => context.tries < 3, actions: 'count' },
        enter: { guard: 'knockedTwice', target: 'inside' },
      },
    },
    inside: { on: { leave: 'shut', lock: 'locked' } },
    locked: { always: { guard: ({ context }) => context.tries >= 3, target: 'over' } },
    over: { type: 'final' },
  },
});

/** `inside` is left before anything could be done there, so the edge out of it by `leave` can never be taken. */
export const trap = createMachine({
  id: 'trap',
  initial: 'outside',
  states: {
    outside: { on: { go: 'inside' } },
    inside: { always: 'end', on: { leave: 'outside' } },
    end: { type: 'final' },
  },
});

export const parallel = createMachine({ id: 'parallel', type: 'parallel', states: { one: {}, two: {} } });
