/** Which edge is taken, and what it leaves and enters: the order written down is XState's, and the executor's. */
import { expect, test } from 'vitest';
import { leaf, run } from './run';
import { say } from './traced';

test('initial states are entered from the outside in, each followed by its initial steps', () => {
  const { trace, place } = run(
    {
      ...leaf('m'),
      initial: { target: 'a', actions: say('m>a') },
      states: { a: leaf('a', { initial: { target: 'b', actions: say('a>b') }, states: { b: leaf('b') } }) },
    },
    [],
  );
  expect(place).toBe('m.a.b');
  expect(trace).toBe('+m(xstate.init) m>a(xstate.init) +a(xstate.init) a>b(xstate.init) +b(xstate.init)');
});

test('a target inside another state leaves from the inside out, acts, and enters from the outside in', () => {
  const { trace, place } = run(
    {
      initial: 'a',
      states: {
        a: leaf('a', {
          initial: 'b',
          states: { b: leaf('b', { on: { go: { target: '#m.c.d', actions: say('go') } } }) },
        }),
        c: leaf('c', {
          initial: { target: 'e', actions: say('c>e') },
          states: { d: leaf('d'), e: leaf('e') },
        }),
      },
    },
    ['go'],
  );
  expect(place).toBe('m.c.d');
  // The way to a deep target runs no initial steps.
  expect(trace).toBe('+a(xstate.init) +b(xstate.init) -b(go) -a(go) go(go) +c(go) +d(go)');
});

test('the edges of the deepest state are asked first, then those around it, in the order written', () => {
  const config = {
    initial: 'a',
    on: { more: { actions: [say('root'), 'add'] } },
    states: {
      a: {
        initial: 'b',
        on: { more: [{ guard: 'isTwo', actions: [say('second'), 'add'] }] },
        states: {
          b: {
            on: {
              more: [
                { guard: 'isEmpty', actions: [say('first'), 'add'] },
                { guard: 'isFull', actions: 'reset' },
              ],
            },
          },
        },
      },
    },
  };
  expect(run(config, ['more', 'more', 'more', 'more']).trace).toBe('first(more) root(more) second(more)');
});

test('a targetless edge leaves and enters nothing, whether it reenters or not', () => {
  for (const reenter of [false, true]) {
    const { trace } = run(
      { initial: 'a', states: { a: leaf('a', { on: { go: { actions: say('go'), reenter } } }) } },
      ['go'],
    );
    expect(trace).toBe('+a(xstate.init) go(go)');
  }
});

const nested = (on: object) => ({
  ...leaf('m'),
  initial: 'a',
  states: {
    a: leaf('a', {
      initial: { target: 'b', actions: say('a>b') },
      on,
      states: { b: leaf('b', { on: { back: 'c' } }), c: leaf('c') },
    }),
  },
});
const opened = '+m(xstate.init) +a(xstate.init) a>b(xstate.init) +b(xstate.init) -b(back) +c(back)';

test.each([
  ['to itself: only its children are entered again', { target: 'a' }, '-c(go) +b(go)'],
  ['to itself, reentering', { target: 'a', reenter: true }, '-c(go) -a(go) +a(go) a>b(go) +b(go)'],
  ['to a child: stays inside', { target: '.b' }, '-c(go) +b(go)'],
  ['to a child, reentering', { target: '.b', reenter: true }, '-c(go) -a(go) +a(go) +b(go)'],
  [
    'to the root: it is entered though never left',
    { target: '#m' },
    '-c(go) -a(go) +m(go) +a(go) a>b(go) +b(go)',
  ],
  [
    'to the root, reentering',
    { target: '#m', reenter: true },
    '-c(go) -a(go) -m(go) +m(go) +a(go) a>b(go) +b(go)',
  ],
])('an edge of a compound state %s', (_title, edge, expected) => {
  const { trace, place } = run(nested({ go: edge }), ['back', 'go']);
  expect(trace).toBe(`${opened} ${expected}`);
  expect(place).toBe('m.a.b');
});

test('an edge of the root stays inside the root, and leaves it when it reenters', () => {
  const of = (reenter: boolean) => ({
    ...leaf('m'),
    initial: 'a',
    on: { go: { target: '.b', reenter } },
    states: { a: leaf('a'), b: leaf('b') },
  });
  expect(run(of(false), ['go']).trace).toBe('+m(xstate.init) +a(xstate.init) -a(go) +b(go)');
  expect(run(of(true), ['go']).trace).toBe('+m(xstate.init) +a(xstate.init) -a(go) -m(go) +m(go) +b(go)');
});

test('an edge to an ancestor leaves the ancestor and enters its initial state', () => {
  const { trace } = run(
    {
      initial: 'a',
      states: {
        a: leaf('a', {
          initial: 'b',
          states: { b: leaf('b', { on: { go: 'c' } }), c: leaf('c', { on: { back: '#m.a' } }) },
        }),
      },
    },
    ['go', 'back'],
  );
  expect(trace).toBe('+a(xstate.init) +b(xstate.init) -b(go) +c(go) -c(back) -a(back) +a(back) +b(back)');
});

test.each([undefined, {}, { target: undefined }])(
  'a forbidden edge (%s) blocks the states around it',
  (on) => {
    const { trace, walked } = run(
      {
        initial: 'a',
        on: { go: { actions: say('root') } },
        states: { a: { on: { go: on, back: 'b' } }, b: {} },
      },
      ['go', 'back', 'go'],
    );
    expect(trace).toBe('root(go)');
    expect(walked).toMatchObject({ accepted: 2, refused: 1 });
  },
);

test('a guarded forbidden edge blocks while its guard passes', () => {
  const { n, walked } = run(
    {
      initial: 'a',
      on: { more: { actions: 'add' } },
      states: { a: { on: { more: { guard: 'isTwo' } } } },
    },
    ['more', 'more', 'more', 'more'],
  );
  expect(n).toBe(2);
  expect(walked).toMatchObject({ accepted: 2, refused: 2 });
});

test('a state with an id of its own is found by it, told when it is done, and named by its path', () => {
  const { place } = run(
    {
      initial: 'a',
      states: {
        a: {
          id: 'odd',
          initial: 'b',
          onDone: '#far',
          states: { b: { on: { go: 'c' } }, c: { type: 'final' } },
        },
        z: { id: 'far' },
      },
    },
    ['go'],
  );
  expect(place).toBe('m.z');
});

test('a machine without states rests in its root', () => {
  const { place, n } = run({ on: { more: { guard: 'mayAdd', actions: 'add' } } }, [
    'more',
    'more',
    'more',
    'more',
  ]);
  expect(place).toBe('m');
  expect(n).toBe(3);
});
