/** XState machine -> compiled chart. Any chart whose guards and steps are made with `machines/binding.ts`. */
import type { AnyStateMachine, ContextFrom, EventFrom, StateValue } from 'xstate';
import type { Chart, Options, Place } from './chart';
import { makeExecutor } from './execute';
import { readChart } from './read';
import type { Statechart, Typed } from './statechart';
import { tabulate } from './table';

/**
 * Compiles a machine. Throws `ChartRefused`, naming state, feature and how to mend it, if the machine uses anything
 * that the table cannot do. `R` is the type of the reasons of its rules, which the machine's type does not carry.
 */
export function compile<M extends AnyStateMachine, R = unknown>(
  machine: M,
  options: Options<ContextFrom<M>, EventFrom<M>>,
): Chart<ContextFrom<M>, EventFrom<M>, R> {
  return assemble(readChart<ContextFrom<M>, EventFrom<M>, R>(machine), options);
}

/** The second half of `compile`, from plain data: a changed copy of `chart.statechart` gives a changed chart. */
export function assemble<P, A extends Typed, R>(
  statechart: Statechart<P, A, R>,
  options: Options<P, A>,
): Chart<P, A, R> {
  const table = tabulate(statechart);
  const { places } = table;
  const byName = new Map(places.map(({ name }, place) => [name, place as Place]));
  const root = statechart.states[0]!.name;

  function placeOf(name: string): Place {
    const place = byName.get(name);
    if (place === undefined) throw new Error(`No place "${name}" in chart "${root}"`);
    return place;
  }

  return {
    ...makeExecutor(table, options),
    places: places.length,
    nameOf: (place) => places[place]!.name,
    placeOf,
    placeOfValue: (value) => placeOf(nameOfValue(root, value)),
    valueOf: (place) => valueOfName(places[place]!.name),
    actionTypes: (place) => places[place]!.actionTypes as readonly A['type'][],
    tagsOf: (place) => places[place]!.tags,
    isOver: (place) => places[place]!.isOver,
    statechart,
    table,
    options,
  };
}

/** `{ game: { fight: 'over' } }` -> `match.game.fight.over`. */
function nameOfValue(root: string, value: StateValue): string {
  if (typeof value === 'string') return `${root}.${value}`;
  const [inner] = Object.entries(value);
  return inner === undefined ? root : nameOfValue(`${root}.${inner[0]}`, inner[1] ?? {});
}

function valueOfName(name: string): StateValue {
  const [, ...keys] = name.split('.');
  const leaf = keys.pop();
  return leaf === undefined ? {} : keys.reduceRight<StateValue>((inner, key) => ({ [key]: inner }), leaf);
}
