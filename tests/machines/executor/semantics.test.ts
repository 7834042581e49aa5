/** One test a piece of XState's semantics: the order that is written down is XState's, and the executor's. */
import { expect, test } from 'vitest';
import { walk } from './agreement';
import { type Action, chartOf, fresh, say, universe } from './traced';

/** Walks both, and returns what the steps wrote and where the walk ended. */
function run(config: object, types: readonly Action['type'][], n = 0) {
  const { machine, chart } = chartOf(config);
  const actions = types.map((type): Action => ({ type }));
  const walked = walk(machine, chart, fresh(n), actions, universe);
  expect(walked.difference).toBeUndefined();
  const position = fresh(n);
  let place = chart.start(position);
  for (const action of actions)
    if (chart.accepts(place, position, action)) place = chart.advance(place, position, action);
  return { place: chart.nameOf(place), trace: position.trace.join(' '), n: position.n, walked };
}

const entryAndExit = (name: string) => ({ entry: say(`+${name}`), exit: say(`-${name}`) });
const leaf = (name: string, rest: object = {}) => ({ ...entryAndExit(name), ...rest });

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

test('eventless edges run on to rest, deepest first, with the event that led to them', () => {
  const { trace, place } = run(
    {
      initial: 'a',
      states: {
        a: { on: { go: 'b' } },
        b: {
          initial: 'c',
          always: [
            { guard: 'isEmpty', target: '.d', actions: [say('outer'), 'add'] },
            { guard: 'isTwo', target: 'e', actions: say('last') },
          ],
          states: { c: { always: { guard: 'isFull', target: 'd' } }, d: leaf('d', { entry: 'add' }) },
        },
        e: {},
      },
    },
    ['go'],
  );
  expect(place).toBe('m.e');
  expect(trace).toBe('outer(go) -d(go) last(go)');
});

test('an eventless edge that changes nothing ends the search, it does not circle', () => {
  const { place } = run(
    {
      initial: 'a',
      states: {
        a: {
          always: [{ guard: 'isEmpty', target: '.b' }],
          initial: 'b',
          states: { b: { on: { go: 'c' } }, c: {} },
        },
      },
    },
    ['go'],
  );
  expect(place).toBe('m.a.b');
});

test('eventless edges that never rest are an error that names the places', () => {
  const { chart } = chartOf({
    initial: 'a',
    states: { a: { on: { go: 'b' } }, b: { always: 'c' }, c: { always: 'b' } },
  });
  const position = fresh();
  const place = chart.start(position);
  expect(() => chart.advance(place, position, { type: 'go' })).toThrow(
    'No rest after 100 edges; last "go", at m.b m.c m.b m.c',
  );
});

test('an endless chart is endless for all three', () => {
  const { machine, chart } = chartOf({
    initial: 'a',
    states: { a: { always: { target: 'b', actions: 'add' } }, b: { always: 'a' } },
  });
  expect(walk(machine, chart, fresh(), [], universe)).toMatchObject({
    difference: undefined,
    end: 'endless',
  });
});

test('raised events wait for eventless edges, and come in the order raised', () => {
  const { trace, place } = run(
    {
      initial: 'a',
      states: {
        a: { exit: 'ring', on: { go: { target: 'b', actions: ['add', 'ring', say('go')] } } },
        b: {
          entry: say('+b'),
          always: { guard: 'isEmpty', target: 'a' },
          on: { bell: { target: 'c', actions: say('first') } },
        },
        c: { on: { bell: { target: 'd', actions: say('second') } } },
        d: { always: { guard: 'isFull', target: 'a' } },
      },
    },
    ['go'],
  );
  expect(place).toBe('m.d');
  expect(trace).toBe('go(go) +b(go) first(bell) second(bell)');
});

test('a raised event that nobody takes is dropped', () => {
  const { place } = run(
    {
      initial: 'a',
      states: {
        a: { on: { go: { target: 'b', actions: 'ring' } } },
        b: { on: { bell: { guard: 'isFull', target: 'a' } } },
      },
    },
    ['go'],
  );
  expect(place).toBe('m.b');
});

test('a final state tells the state around it, after what its entry raised, with the position of then', () => {
  const { trace, place } = run(
    {
      initial: 'a',
      states: {
        a: leaf('a', {
          initial: 'b',
          on: { bell: { actions: [say('bell'), 'add'] } },
          onDone: [
            { guard: 'isEmpty', target: 'no' },
            { target: 'yes', actions: say('done') },
          ],
          states: { b: { on: { go: 'c' } }, c: { type: 'final', entry: ['ring', say('+c')] } },
        }),
        no: {},
        yes: {},
      },
    },
    ['go'],
  );
  expect(place).toBe('m.yes');
  expect(trace).toBe(
    '+a(xstate.init) +c(go) bell(bell) -a(xstate.done.state.m.a) done(xstate.done.state.m.a)',
  );
});

test('a final state without onDone is a place like any other', () => {
  const { place } = run(
    {
      initial: 'a',
      on: { back: '.z' },
      states: { a: { initial: 'b', states: { b: { on: { go: 'c' } }, c: { type: 'final' } } }, z: {} },
    },
    ['go', 'back'],
  );
  expect(place).toBe('m.z');
});

test('a final child of the root ends the chart: all exits run, what was raised is not heard', () => {
  const { trace, place, walked } = run(
    {
      ...leaf('m'),
      initial: 'a',
      on: { bell: { actions: say('heard') } },
      always: { guard: 'isFull', actions: 'reset' },
      states: {
        a: leaf('a', { on: { go: { target: 'end', actions: ['ring', 'add', 'add', 'add'] } } }),
        end: leaf('end', { type: 'final' }),
      },
    },
    ['go'],
  );
  expect(place).toBe('m.end');
  expect(trace).toBe('+m(xstate.init) +a(xstate.init) -a(go) +end(go) -end(go) -m(go)');
  expect(walked.end).toBe('over');
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
