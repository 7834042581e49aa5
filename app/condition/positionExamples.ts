/** Examples of the positions that some rules come to, by random games: what conditions may ask about is learnt from them. */
import type { Chart } from '../../machines/executor/chart';
import type { AnyRulesModule, Because, Typed } from '../../machines/rulesModule';
import { below, nextRandom, seedRandom } from '../../src/rng';
import { drawnByType } from './drawn';
import { type Shape, shapeOf } from './positionShape';

interface Rules {
  readonly module: AnyRulesModule;
  readonly chart: Chart<object, Typed, Because>;
}

const games = 10;
const actionsInGame = 120;
/** Every so many actions the position is looked at. */
const every = 8;

function examplesOf({ module, chart }: Rules): object[] {
  const starts = [
    ...Array.from({ length: games }, (_, seed) => module.newPosition(seed)),
    ...Object.values(module.scenarios ?? {}),
  ];
  let chance = seedRandom(1);
  const draw = (n: number): number => {
    chance = nextRandom(chance);
    return below(chance, n);
  };
  return starts.flatMap((start) => {
    const position = module.copy(start);
    let place = chart.start(position);
    const seen = [module.copy(position)];
    for (let taken = 1; taken <= actionsInGame; taken++) {
      const legal = chart.legalActions(place, position, []);
      if (legal.length === 0) break;
      place = chart.advance(place, position, drawnByType(legal, draw)!);
      if (taken % every === 0) seen.push(module.copy(position));
    }
    return seen;
  });
}

const known = new WeakMap<AnyRulesModule, Shape>();

/** What the positions of a module are made of. */
export function shapeOfPositions(rules: Rules): Shape {
  const found = known.get(rules.module) ?? shapeOf(examplesOf(rules));
  known.set(rules.module, found);
  return found;
}
