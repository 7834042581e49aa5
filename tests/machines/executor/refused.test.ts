/** Whatever the table cannot do is refused when the chart is compiled, by state and feature, with a way to mend it. */

import { expect, test } from 'vitest';
import { and, assign, emit, enqueueActions, fromPromise, log, not, or, raise, sendTo, stateIn } from 'xstate';
import { guardFrom } from '../../../machines/binding';
import { compile } from '../../../machines/executor/compile';
import { ChartRefused } from '../../../machines/executor/refused';
import { type Action, copy, machineOf, type Position, say } from './traced';

/** The refusal of a chart whose state `m.a` is the given one. */
function refusalOf(state: object, root: object = {}): ChartRefused {
  const machine = machineOf({ initial: 'a', ...root, states: { a: state, b: {} } });
  try {
    compile(machine, { copy });
  } catch (error) {
    if (error instanceof ChartRefused) return error;
    throw error;
  }
  throw new Error('the chart was not refused');
}

const children = { initial: 'x', states: { x: {}, y: {} } };
const guarded = (guard: unknown) => ({ on: { go: { guard, target: 'b' } } });
const does = (actions: unknown) => ({ on: { go: { actions } } });
const promise = fromPromise(async () => 1);
/** What only an older or newer XState knows may not slip through. */
const unknownKey = { activities: ['x'] };

test.each<[string, object, string]>([
  ['a parallel state', { type: 'parallel', states: { x: {}, y: {} } }, 'a parallel state'],
  ['invoke', { invoke: { src: promise } }, '`invoke`'],
  ['after', { after: { 100: 'b' } }, '`after`'],
  ['output', { type: 'final', output: 1 }, '`output`'],
  ['a route', { id: 'r', route: {} }, '`route`'],
  ['history: true', { history: true, ...children }, '`history`'],
  ['an unknown key', unknownKey, '`activities` is unknown to the compiler'],
  ['a final state with children', { type: 'final', ...children }, 'a state of type final with children'],
  ['an atomic state with children', { type: 'atomic', ...children }, 'a state of type atomic with children'],
  ['the wildcard', { on: { '*': 'b' } }, 'the wildcard event "*"'],
  ['a partial wildcard', { on: { 'go.*': 'b' } }, 'the wildcard event "go.*"'],
  ['an event of XState', { on: { 'xstate.init': 'b' } }, 'the internal event "xstate.init"'],
  [
    'two targets',
    { on: { go: ['b', 'a'].map((target) => ({ target: [target, 'b'] })) } },
    '2 targets on the edge of "go"',
  ],
  ['no targets', { always: { target: [] } }, '0 targets on an eventless edge'],
  ['an unknown key of an edge', { on: { go: { target: 'b', delay: 1 } } }, '`delay` on the edge of "go"'],
  ['a bare guard', guarded(() => true), 'is a bare function'],
  ['and', guarded(and(['isEmpty', 'isFull'])), 'the guard "and" is made with `and`'],
  ['or', guarded(or(['isEmpty', 'isFull'])), 'the guard "or" is made with `or`'],
  ['not', guarded(not('isEmpty')), 'the guard "not" is made with `not`'],
  ['stateIn', guarded(stateIn('b')), 'the guard "stateIn" is made with `stateIn`'],
  ['params of a guard', guarded({ type: 'isEmpty', params: { of: 1 } }), 'params on the guard "isEmpty"'],
  ['a guard nobody gave', guarded('isLost'), 'the guard "isLost" has no implementation'],
  ['a bare step', does(() => {}), 'is a bare function'],
  ['a bare step on entry', { entry: () => {} }, 'is a bare function'],
  ['a bare step on exit', { exit: () => {} }, 'is a bare function'],
  ['a bare initial step', { ...children, initial: { target: 'x', actions: () => {} } }, 'is a bare function'],
  ['a bare assign', does(assign({ n: 1 })), 'the step "assign" is a bare `assign`'],
  ['log', does(log('x')), 'is `log`'],
  ['emit', does(emit({ type: 'x' })), 'is `emit`'],
  ['sendTo', does(sendTo('x', { type: 'x' })), 'is `sendTo`'],
  ['enqueueActions', does(enqueueActions(() => {})), 'is `enqueueActions`'],
  ['params of a step', does({ type: 'add', params: { by: 2 } }), 'params on the step "add"'],
  ['a step nobody gave', does('lose'), 'the step "lose" has no implementation'],
  ['raise with a delay', does(raise({ type: 'bell' }, { delay: 10 })), '"raise" raises with a delay'],
  ['raise of a computed event', does(raise(() => ({ type: 'bell' }))), '"raise" raises a computed event'],
  ['a dot in a key', { initial: 'x.y', states: { 'x.y': {} } }, 'a dot in its key'],
])('%s', (_title, state, feature) => {
  const refusal = refusalOf(state);
  expect(refusal.feature).toContain(feature);
  expect(refusal.state).toMatch(/^m\.a/);
  expect(refusal.message).toContain(`"${refusal.state}"`);
  expect(refusal.mend).toMatch(/^[A-Z`]/);
});

test('a history state', () => {
  const refusal = refusalOf({ initial: 'x', states: { x: {}, y: { type: 'history' } } });
  expect(refusal).toMatchObject({ state: 'm.a.y', feature: 'a history state' });
});

test('two states of one id', () => {
  expect(refusalOf({ id: 'twin', initial: 'x', states: { x: { id: 'twin' } } }).feature).toContain('id');
});

test('a root that is final', () => {
  expect(() => compile(machineOf({ type: 'final' }), { copy })).toThrow('a root that is final');
});

test('output of the machine', () => {
  expect(refusalOf({}, { output: 1 })).toMatchObject({ state: 'm', feature: '`output`' });
});

test('a rule that reads the action on an eventless edge, since XState asks it with refused actions too', () => {
  expect(refusalOf({ always: { guard: 'mayAdd', target: 'b' } }).feature).toContain(
    '"mayAdd" asks for an action',
  );
  const ofPosition = guardFrom(({ n }: Position) => (n > 0 ? undefined : 'empty'));
  expect(() =>
    compile(
      machineOf({ initial: 'a', states: { a: { always: { guard: ofPosition, target: 'b' } }, b: {} } }),
      { copy },
    ),
  ).not.toThrow();
});

test('an eventless edge that only raises, since XState takes it again with refused actions', () => {
  const { feature } = refusalOf({ always: { guard: 'isEmpty', actions: 'ring' } });
  expect(feature).toContain('raises "bell" without moving or writing');
});

test('steps and guards of the bindings may stand inline', () => {
  const rule = guardFrom(({ n }: Position, { by = 0 }: Action) => (n + by < 2 ? undefined : 'full'));
  const machine = machineOf({ entry: say('in'), on: { go: { guard: rule, actions: say('go') } } });
  const { edges, states } = compile(machine, { copy }).statechart;
  expect(edges[0]!.guard).toMatchObject({ kind: 'rule', name: '(inline)' });
  expect([states[0]!.entry[0]!.name, edges[0]!.tasks[0]!.name]).toEqual(['in', 'go']);
});
