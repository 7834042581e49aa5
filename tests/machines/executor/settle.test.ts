/** From an edge to rest: eventless edges, raised events and final states, as XState does it and the executor. */
import { expect, test } from 'vitest';
import { walk } from './agreement';
import { leaf, run } from './run';
import { chartOf, fresh, say, universe } from './traced';

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
