/** A program that has nothing to do with this one: a door, watched by `@statelyai/inspect`. */
import { createBrowserInspector } from '@statelyai/inspect';
import { assign, createActor, setup } from 'xstate';

const door = setup({
  types: { context: {} as { visitors: number }, events: {} as { type: 'open' | 'shut' | 'lock' | 'unlock' } },
  guards: { isQuiet: ({ context }) => context.visitors > 1 },
  actions: { count: assign({ visitors: ({ context }) => context.visitors + 1 }) },
}).createMachine({
  id: 'door',
  context: { visitors: 0 },
  initial: 'shut',
  states: {
    shut: {
      initial: 'unlocked',
      states: {
        unlocked: { on: { lock: { guard: 'isQuiet', target: 'locked' } } },
        locked: { on: { unlock: 'unlocked' } },
      },
      on: { open: 'ajar' },
    },
    ajar: { entry: 'count', on: { shut: 'shut' } },
  },
});

document.querySelector('button')!.addEventListener('click', () => {
  const { inspect } = createBrowserInspector({ url: document.querySelector('button')!.value });
  const actor = createActor(door, { inspect: inspect as never });
  actor.start();
  Object.assign(window, { send: (type: 'open' | 'shut') => actor.send({ type }) });
});
