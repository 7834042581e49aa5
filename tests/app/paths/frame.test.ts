/** What the proofs take for granted of the steps of the match, held against games and set-up positions. */
import { expect, test } from 'vitest';
import { factIn, valueIn } from '../../../app/paths/prove/frame';
import { chanceOf } from '../../../app/paths/search/chance';
import type { Scenario } from '../../../app/paths/subject';
import { matchSubject } from '../../../app/paths/subjects/matchSubject';
import { assemble } from '../../../machines/executor/compile';
import type { Task } from '../../../machines/executor/statechart';
import type { Typed } from '../../../machines/rulesModule';

const { frame, chart } = matchSubject;

/** Every fact that a guard or the frame speaks of, as a question to a position. */
const facts = new Map(Object.entries(frame.facts));
for (const { guard } of chart.statechart.edges) {
  if (guard?.kind !== 'condition') continue;
  const literal = frame.literals[guard.name] ?? guard.name;
  facts.set(factIn(literal), (position) => guard.condition(position) === valueIn(literal));
}
const valuesAt = (position: object) => new Map([...facts].map(([fact, holds]) => [fact, holds(position)]));

const seen = new Set<string>();
const broken = new Set<string>();

function watched(task: Task<object, Typed>): Task<object, Typed> {
  if (task.kind !== 'step') return task;
  const { name, step } = task;
  return {
    ...task,
    step(position, action) {
      // Before the first deal there are no cards that conditions could look at.
      const isDealt = (position as { cards: unknown[] }).cards.length > 0;
      const before = isDealt ? valuesAt(position) : undefined;
      step(position, action);
      seen.add(name);
      const after = valuesAt(position);
      const may = frame.changes[name]?.(before ?? new Map()) ?? [...facts.keys()];
      for (const [fact, value] of before ?? []) {
        if (after.get(fact) !== value && !may.includes(fact)) broken.add(`${name} changes ${fact}`);
      }
      for (const literal of frame.settles[name] ?? []) {
        if (after.get(factIn(literal)) !== valueIn(literal)) broken.add(`${name} does not settle ${literal}`);
      }
    },
  };
}

const { states, edges } = chart.statechart;

/** The guard, held to what it needs. */
function held(guard: (typeof edges)[number]['guard']): typeof guard {
  if (guard?.kind !== 'rule') return guard;
  const needs = frame.needs[guard.name] ?? [];
  return {
    ...guard,
    rule(position, action) {
      const reason = guard.rule(position, action);
      for (const need of reason === undefined ? needs : []) {
        if (valuesAt(position).get(factIn(need)) !== valueIn(need))
          broken.add(`${guard.name} does without ${need}`);
      }
      return reason;
    },
  };
}

const watching = assemble(
  {
    states: states.map((state) => ({
      ...state,
      entry: state.entry.map(watched),
      exit: state.exit.map(watched),
    })),
    edges: edges.map((edge) => ({ ...edge, guard: held(edge.guard), tasks: edge.tasks.map(watched) })),
  },
  chart.options,
);

function play({ place, position }: Scenario, length: number, seed: number): void {
  const chance = chanceOf(seed);
  const draft = matchSubject.module.copy(position);
  let at = place === undefined ? watching.start(draft) : watching.placeOf(place);
  for (let taken = 0; taken < length; taken++) {
    const legal = watching.legalActions(at, draft, []);
    if (legal.length === 0) return;
    at = watching.advance(at, draft, legal[chance.below(legal.length)]!);
    const values = valuesAt(draft);
    for (const [first, second] of frame.implies) {
      if (values.get(factIn(first)) === valueIn(first) && values.get(factIn(second)) !== valueIn(second))
        broken.add(`${first} does not imply ${second}`);
    }
  }
}

test('no step changes a fact that its frame keeps', () => {
  for (let seed = 0; seed < 18; seed++) play(matchSubject.newGame(seed), 300, seed);
  for (const scenario of matchSubject.scenarios)
    for (let seed = 0; seed < 6; seed++) play(scenario, 20, seed);
  expect([...broken]).toEqual([]);
  expect([...seen].sort()).toEqual(Object.keys(frame.changes).sort());
});
