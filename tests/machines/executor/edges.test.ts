/** A compiled chart as data: what inspector, coverage and path generator read. */
import { expect, test } from 'vitest';
import { activeStates, candidateEdges, edgesOf, movesAt, statesOf } from '../../../machines/executor/edges';
import { isForbidden } from '../../../machines/executor/statechart';
import { chartOf, say } from './traced';

const { chart } = chartOf({
  initial: 'a',
  meta: { rule: 'R1' },
  on: { back: { target: '.a', reenter: true, actions: 'reset', description: 'start again', meta: 1 } },
  states: {
    a: {
      initial: 'b',
      tags: ['open'],
      exit: say('-a'),
      states: {
        b: {
          exit: say('-b'),
          description: 'the first',
          on: {
            more: [
              { guard: 'mayAdd', actions: 'add' },
              { guard: 'isFull', target: '#m.c' },
            ],
          },
          always: { guard: 'isFull', target: '#m.c', actions: [say('go'), 'ring'] },
        },
        end: { type: 'final' },
      },
      on: { more: undefined, bell: 'c' },
      onDone: 'c',
    },
    c: { entry: say('+c') },
  },
});
const b = chart.placeOf('m.a.b');

test('every edge has an id that says what it is, in document order', () => {
  expect(edgesOf(chart).map(({ id }) => id)).toEqual([
    'm --back--> m.a #0',
    'm.a --more--> (stays) #0',
    'm.a --bell--> m.c #0',
    'm.a --onDone--> m.c #0',
    'm.a.b --more[mayAdd]--> (stays) #0',
    'm.a.b --more[isFull]--> m.c #1',
    'm.a.b --always[isFull]--> m.c #0',
  ]);
  expect(
    edgesOf(chart)
      .filter(isForbidden)
      .map(({ id }) => id),
  ).toEqual(['m.a --more--> (stays) #0']);
});

test('an edge carries its guard with the rule or condition, its steps by name, and what else is written', () => {
  const [back, , , done, add, , settle] = edgesOf(chart);
  expect(back).toMatchObject({
    cause: 'action',
    type: 'back',
    reenter: true,
    description: 'start again',
    meta: 1,
  });
  expect(done).toMatchObject({ cause: 'done', type: 'xstate.done.state.m.a' });
  expect(add!.guard).toMatchObject({ kind: 'rule', name: 'mayAdd', rule: expect.any(Function) });
  expect(settle).toMatchObject({ cause: 'eventless', type: undefined, source: 'm.a.b', target: 'm.c' });
  expect(settle!.guard).toMatchObject({ kind: 'condition', name: 'isFull', condition: expect.any(Function) });
  expect(settle!.tasks.map(({ kind, name }) => `${kind} ${name}`)).toEqual(['step go', 'raise ring']);
});

test('the candidates of a place are asked from the deepest state outwards', () => {
  const ids = (type?: string) => candidateEdges(chart, b, type as never).map(({ id }) => id);
  expect(ids('more')).toEqual([
    'm.a.b --more[mayAdd]--> (stays) #0',
    'm.a.b --more[isFull]--> m.c #1',
    'm.a --more--> (stays) #0',
  ]);
  expect(ids()).toHaveLength(7);
  expect(ids('go')).toEqual([]);
});

test('a move tells everything that an edge does from a place, and where it ends', () => {
  const [move] = movesAt(chart, b, 'bell');
  expect(move!.tasks.map(({ name }) => name)).toEqual(['-b', '-a', '+c']);
  expect(chart.nameOf(move!.next)).toBe('m.c');
});

test('states are listed with parent, kind, tags and meta; those active at a place deepest first', () => {
  expect(statesOf(chart).map(({ name, parent, kind }) => [name, parent, kind])).toEqual([
    ['m', undefined, 'compound'],
    ['m.a', 'm', 'compound'],
    ['m.a.b', 'm.a', 'atomic'],
    ['m.a.end', 'm.a', 'final'],
    ['m.c', 'm', 'atomic'],
  ]);
  const [inner, outer, root] = activeStates(chart, b);
  expect(inner).toMatchObject({ name: 'm.a.b', description: 'the first', initial: undefined });
  expect(outer).toMatchObject({
    name: 'm.a',
    tags: ['open'],
    initial: 'm.a.b',
    children: ['m.a.b', 'm.a.end'],
  });
  expect(root).toMatchObject({ name: 'm', meta: { rule: 'R1' } });
});
