/** A part of the match chart as a chart of its own: what it leads out to becomes an end. */

import type { Action } from '../src/actions';
import type { Position } from '../src/position';
import type { Reason } from '../src/reasons';
import { below, nextRandom, seedRandom } from '../src/rng';
import { legalActions, matchChart } from './engine';
import { matchModule } from './matchModule';
import type { AnyRulesModule, RulesModule } from './rulesModule';
import { chart } from './setup';

/** What is read of a state: where its edges lead by id, and the ids inside it. */
interface StateConfig {
  readonly id?: string;
  readonly states?: Readonly<Record<string, StateConfig>>;
  readonly on?: Readonly<Record<string, unknown>>;
  readonly always?: unknown;
}

const listOf = (value: unknown): readonly { readonly target?: string }[] =>
  (Array.isArray(value) ? value : value === undefined ? [] : [value]) as { target?: string }[];

function idsInside(config: StateConfig): string[] {
  const inner = Object.values(config.states ?? {}).flatMap(idsInside);
  return config.id === undefined ? inner : [config.id, ...inner];
}

function targetsOf(config: StateConfig): string[] {
  const edges = [...Object.values(config.on ?? {}), config.always].flatMap(listOf);
  const own = edges.flatMap(({ target }) => (target?.startsWith('#') ? [target.slice(1)] : []));
  return [...own, ...Object.values(config.states ?? {}).flatMap(targetsOf)];
}

/** Siblings that an edge of the outermost state names without `#`. */
function siblingTargets(config: StateConfig): string[] {
  const edges = [...Object.values(config.on ?? {}), config.always].flatMap(listOf);
  return edges.flatMap(({ target }) => (target && !/^[#.]/.test(target) ? [target] : []));
}

/** A random game until it first is in the state, if only in passing; what the state does on entry has been done. */
function positionAt(state: string, seed: number): Position {
  const isInside = (place: string | undefined) => place?.split('.').includes(state) ?? false;
  for (let attempt = seed; ; attempt += 9) {
    let rng = seedRandom(attempt);
    let found: Position | undefined;
    let isEntering = false;
    const position = matchModule.newPosition(attempt);
    const look = ({ target }: { readonly target: string | undefined }) => {
      if (isEntering) found ??= matchModule.copy(position);
      isEntering = isInside(target);
    };
    let place = matchChart.start(position, look);
    for (let taken = 0; taken < 400; taken++) {
      if (found !== undefined) return found;
      if (isInside(matchChart.nameOf(place))) return position;
      const legal = legalActions({ place, position }).filter((action) => action.type !== 'takeBack');
      if (legal.length === 0) break;
      rng = nextRandom(rng);
      place = matchChart.advanceTraced(place, position, legal[below(rng, legal.length)]!, look);
    }
  }
}

/** `name` is the state's, `config` what its file holds. */
export function alone(name: string, config: object): AnyRulesModule {
  const state = config as StateConfig;
  const inside = new Set(idsInside(state));
  const outside = [...new Set(targetsOf(state))].filter((id) => !inside.has(id));
  const siblings = [...new Set(siblingTargets(state))].filter((key) => !outside.includes(key));
  const ends = [...outside, ...siblings].map((id) => [id, { id, type: 'final' }] as const);
  const id = `${name}Alone`;
  const machine = chart.createMachine({
    id,
    context: ({ input }: { input: Position }) => input,
    initial: name,
    states: { [name]: config, ...Object.fromEntries(ends) },
  } as unknown as Parameters<typeof chart.createMachine>[0]);
  const module: RulesModule<Position, Action, Reason> = {
    ...matchModule,
    name: id,
    machine,
    newPosition: (seed) => positionAt(name, Math.abs(seed)),
    toAct: (position, place) =>
      place.split('.').length === 2 && place !== `${id}.${name}` ? [] : matchModule.toAct(position, place),
  };
  return module as unknown as AnyRulesModule;
}
