/** A part of the match chart on its own, such as one phase: it starts where games and laid-out tables come to it. */
import type { AnyRulesModule } from '../../../machines/rulesModule';
import { chanceOf } from '../search/chance';
import { drawn } from '../search/drawn';
import { enter, type Position, type Scenario, type Subject } from '../subject';
import { matchDeals } from './matchDeals';
import { matchFrame } from './matchFrame';
import { matchSetups } from './matchSetups';
import { matchSubject } from './matchSubject';
import { moduleSubject } from './moduleSubject';
import { richTables } from './richTables';

/** So many actions a walk over a laid-out table goes on; what lies on it is used up soon. */
const walkLength = 14;

/** Parts of more places, such as a whole turn, come to all that from where they begin. */
const mostPlaces = 10;

interface Ear {
  /** The position when a state has been entered, and its name. */
  entered(state: string, position: Position): void;
  /** Where the scenario begins, or an action has come to rest. */
  rests(place: string, position: Position, isLaid: boolean): void;
}

/** A short walk over a scenario of the match, of at most so many actions. */
function walk(scenario: Scenario, seed: number, length: number, { entered, rests }: Ear): void {
  const { chart } = matchSubject;
  const chance = chanceOf(seed);
  const position = matchSubject.module.copy(scenario.position);
  let target: string | undefined;
  const arrive = (next: string | undefined): void => {
    if (target !== undefined) entered(target, position);
    target = next;
  };
  const observe = (edge: { readonly target: string | undefined }) => arrive(edge.target);
  let place =
    scenario.place === undefined ? chart.start(position, observe) : enter(matchSubject, scenario).place;
  for (let taken = 0; ; taken++) {
    arrive(undefined);
    rests(chart.nameOf(place), position, taken === 0);
    const action = drawn(matchSubject, chart.legalActions(place, position, []), chance);
    if (action === undefined || taken === length) return;
    place = chart.advanceTraced(place, position, action, observe);
  }
}

/**
 * Starts inside the part, at the places of the match, and starts that enter it anew: with those positions, with games
 * just dealt, and where a walk enters it. Of those a walk comes to, one that looks like another is left out.
 */
function startsOf({ module, chart }: Subject): Scenario[] {
  const part = module.name.replace(/Alone$/, '');
  const places = new Set(chart.table.places.map(({ name }) => name));
  const isSmall = places.size <= mostPlaces;
  const [inside, anew] = [new Map<string, Scenario>(), new Map<string, Scenario>()];
  function keep(from: Scenario, isLaid: boolean, position: Position, place?: string): void {
    const starts = place === undefined ? anew : inside;
    const key = `${place} ${isLaid ? from.name : module.summary(position)}`;
    if (starts.has(key)) return;
    const name = `${from.name}, ${place ?? 'entered'}, ${starts.size + 1}`;
    starts.set(key, { name, ...(place !== undefined && { place }), position: module.copy(position) });
  }
  for (const [seed, scenario] of [...matchSetups, ...(isSmall ? richTables : [])].entries()) {
    walk(scenario, seed, isSmall ? walkLength : 0, {
      entered(state, position) {
        if (state.endsWith(`.${part}`)) keep(scenario, false, position);
      },
      rests(name, position, isLaid) {
        const names = name.split('.');
        const place = [module.name, ...names.slice(names.indexOf(part))].join('.');
        if (!names.includes(part) || !places.has(place)) return;
        keep(scenario, isLaid, position, place);
        if (isSmall) keep(scenario, isLaid, position);
      },
    });
  }
  // The end of a fight is settled by who has retreated, which nobody has at the start.
  if (part !== 'over') for (const deal of matchDeals) keep(deal, true, enter(matchSubject, deal).position);
  return [...inside.values(), ...anew.values()];
}

export function partSubject(module: AnyRulesModule): Subject {
  const plain = moduleSubject(module, undefined);
  const { probes, input, notation, figures, isLastResort } = matchSubject;
  // What holds at the start of a whole match need not hold where a part begins.
  const frame = { ...matchFrame, initially: [] };
  return { ...plain, scenarios: startsOf(plain), probes, input, notation, figures, isLastResort, frame };
}
