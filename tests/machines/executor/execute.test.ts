/** What a compiled chart answers: places, refusals with reasons, legal actions, and states that are never changed. */

import { describe, expect, expectTypeOf, test } from 'vitest';
import { setup } from 'xstate';
import { assignFrom, guardFrom } from '../../../machines/binding';
import { type NoEdge, noEdge, type Place, type State } from '../../../machines/executor/chart';
import { compile } from '../../../machines/executor/compile';
import { edgesOf } from '../../../machines/executor/edges';
import { type Action, chartOf, fresh, type Position } from './traced';

const config = {
  initial: 'counting',
  tags: 'outer',
  on: { back: { target: '.counting', actions: 'reset' }, more: { guard: 'isTwo', actions: 'reset' } },
  states: {
    counting: {
      tags: ['inner'],
      meta: { help: 'counts' },
      on: { more: { guard: 'mayAdd', actions: 'add' }, go: { guard: 'isFull', target: 'full' } },
    },
    full: {
      initial: 'one',
      states: { one: { on: { back: undefined, go: 'end' } }, end: { type: 'final' } },
      onDone: 'over',
    },
    over: { type: 'final' },
  },
};
const { chart, machine } = chartOf(config);
const counting = chart.placeOf('m.counting');

describe('places', () => {
  test('are the leaves, by number, name and value of XState', () => {
    const names = Array.from({ length: chart.places }, (_, place) => chart.nameOf(place as Place));
    expect(names).toEqual(['m.counting', 'm.full.one', 'm.full.end', 'm.over']);
    const one = chart.placeOf('m.full.one');
    expect(chart.valueOf(one)).toEqual({ full: 'one' });
    expect(chart.placeOfValue({ full: 'one' })).toBe(one);
    expect(() => chart.placeOf('m.full')).toThrow('No place "m.full" in chart "m"');
  });

  test('know their tags, action types and whether the chart is over', () => {
    expect([...chart.tagsOf(counting)]).toEqual(['inner', 'outer']);
    expect(chart.actionTypes(counting)).toEqual(['back', 'more', 'go']);
    // `back` is forbidden there; what the root allows in full remains.
    expect(chart.actionTypes(chart.placeOf('m.full.one'))).toEqual(['more', 'go']);
    expect(chart.actionTypes(chart.placeOf('m.over'))).toEqual([]);
    expect(chart.isOver(chart.placeOf('m.over'))).toBe(true);
    expect(chart.isOver(chart.placeOf('m.full.end'))).toBe(false);
  });
});

describe('whyNot', () => {
  const why = (n: number, action: Action, place = counting) => chart.whyNot(place, fresh(n), action);

  test('is undefined when the action is accepted', () => {
    expect(why(0, { type: 'more', by: 2 })).toBeUndefined();
  });
  test('is the reason of the deepest state when several refuse', () => {
    expect(why(1, { type: 'more', by: 3 })).toEqual({ tooMuch: 4 });
  });
  test('is undefined when a state further out accepts', () => {
    expect(why(2, { type: 'more', by: 3 })).toBeUndefined();
  });
  test('is noEdge without an edge, behind a forbidden one, and when only conditions fail', () => {
    expect(why(0, { type: 'bell' })).toBe(noEdge);
    expect(why(0, { type: 'back' }, chart.placeOf('m.full.one'))).toBe(noEdge);
    expect(why(0, { type: 'go' })).toBe(noEdge);
    expect(why(0, { type: 'toString' } as never)).toBe(noEdge);
    expect(why(0, { type: 'xstate.done.state.m.full' } as never)).toBe(noEdge);
  });
});

describe('apply', () => {
  const start: State<Position> = { place: counting, position: Object.freeze(fresh(1)) };

  test('returns the next state and leaves the given one', () => {
    const applied = chart.apply(start, { type: 'more' });
    expect(applied).toEqual({ ok: true, state: { place: counting, position: { n: 2, trace: [] } } });
    expect(start.position.n).toBe(1);
  });
  test('returns the refusal, without a copy', () => {
    let copies = 0;
    const counted = chartOf(config, { copy: (position) => ({ ...position, n: ++copies }) }).chart;
    expect(counted.apply(start, { type: 'more', by: 9 })).toEqual({ ok: false, refusal: { tooMuch: 10 } });
    expect(counted.apply(start, { type: 'bell' })).toEqual({ ok: false, refusal: noEdge });
    expect(copies).toBe(0);
  });
});

describe('legalActions', () => {
  test('fills the buffer it is given, shorter or longer than before', () => {
    const out: Action[] = [];
    expect(chart.legalActions(counting, fresh(0), out)).toBe(out);
    expect(out).toEqual([
      { type: 'back' },
      { type: 'more', by: 1 },
      { type: 'more', by: 2 },
      { type: 'more', by: 3 },
    ]);
    expect(chart.legalActions(counting, fresh(3), out)).toEqual([{ type: 'back' }, { type: 'go' }]);
    expect(chart.legalActions(chart.placeOf('m.over'), fresh(), out)).toEqual([]);
  });

  test('asks for candidates of the types of the place only, between the two hooks, which always both run', () => {
    const seen: string[] = [];
    const hooked = chartOf(config, {
      beforeLegal: () => seen.push('before'),
      afterLegal: () => seen.push('after'),
      candidates: (type) => (position) => {
        seen.push(type);
        if (position.n === 7) throw new Error('broken');
      },
    }).chart;
    hooked.legalActions(hooked.placeOf('m.full.one'), fresh(), []);
    expect(seen.splice(0)).toEqual(['before', 'more', 'go', 'after']);
    expect(() => hooked.legalActions(hooked.placeOf('m.full.one'), fresh(7), [])).toThrow('broken');
    expect(seen).toEqual(['before', 'more', 'after']);
  });

  test('asks about the first candidate only, where all of a type are alike', () => {
    const alike = chartOf(config, { areAlike: (type) => type === 'more' }).chart;
    const more = (n: number) =>
      alike.legalActions(counting, fresh(n), []).filter((action) => action.type === 'more');
    expect(more(0)).toHaveLength(4);
    expect(more(2)).toHaveLength(4);
    expect(more(3)).toEqual([]);
  });
});

describe('advance', () => {
  test('throws when the place has no edge of that type, naming both', () => {
    const call = () => chart.advance(counting, fresh(), { type: 'bell' });
    expect(call).toThrow('"m.counting" does not take "bell"');
  });
  test('traced tells every edge, eventless and done ones too, and throws when no edge is open', () => {
    const taken: string[] = [];
    const one = chart.placeOf('m.full.one');
    const place = chart.advanceTraced(one, fresh(), { type: 'go' }, (edge) => taken.push(edge.id));
    expect(taken).toEqual(['m.full.one --go--> m.full.end #0', 'm.full --onDone--> m.over #0']);
    expect(chart.isOver(place)).toBe(true);
    const refused = () => chart.advanceTraced(counting, fresh(), { type: 'more', by: 9 }, () => {});
    expect(refused).toThrow('does not take "more"');
    expect(edgesOf(chart)).toHaveLength(7);
    expect(machine.root.id).toBe('m');
  });
});

test('types come from the machine', () => {
  interface Table {
    cups: number;
  }
  type Move = { readonly type: 'fill'; readonly by: number } | { readonly type: 'drain' };
  type Why = { readonly code: 'spills' };
  const copyTable = (table: Table): Table => ({ ...table });
  const typed = setup({
    types: { context: {} as Table, events: {} as Move, input: {} as Table },
    guards: {
      fits: guardFrom((table: Table, move: Move): Why | undefined =>
        move.type === 'fill' && table.cups + move.by > 3 ? { code: 'spills' } : undefined,
      ),
    },
    actions: {
      fill: assignFrom((table: Table, move: Move) => {
        if (move.type === 'fill') table.cups += move.by;
      }, copyTable),
    },
  }).createMachine({
    id: 'table',
    context: ({ input }) => input,
    initial: 'set',
    states: {
      set: { tags: ['x'], on: { fill: { guard: 'fits', actions: 'fill' }, drain: 'empty' } },
      empty: {},
    },
  });
  const compiled = compile<typeof typed, Why>(typed, {
    copy: (table) => {
      expectTypeOf(table).toEqualTypeOf<Table>();
      return copyTable(table);
    },
    candidates: (type) => (_table, push) => {
      expectTypeOf(type).toEqualTypeOf<'fill' | 'drain'>();
      push(type === 'fill' ? { type, by: 2 } : { type });
    },
  });
  const position: Table = { cups: 2 };
  const place = compiled.start(position);
  const why = compiled.whyNot(place, position, { type: 'fill', by: 2 });
  expectTypeOf(why).toEqualTypeOf<Why | NoEdge | undefined>();
  expect(why).toEqual({ code: 'spills' });
  const legal = compiled.legalActions(place, position, []);
  expectTypeOf(legal).toEqualTypeOf<Move[]>();
  expect(legal).toEqual([{ type: 'drain' }]);
  expectTypeOf(compiled.actionTypes(place)).toEqualTypeOf<readonly ('fill' | 'drain')[]>();
  // @ts-expect-error a number is not a place
  compiled.nameOf(0);
  const inferred = compile(typed, { copy: copyTable });
  expectTypeOf(inferred.whyNot(place, position, { type: 'drain' })).toBeUnknown();
});
