/** A part of the match chart on its own, such as one phase: it starts where a usual game comes to it. */
import type { AnyRulesModule } from '../../../machines/rulesModule';
import type { Scenario, Subject } from '../subject';
import { matchFrame } from './matchFrame';
import { matchSetups } from './matchSetups';
import { matchSubject } from './matchSubject';
import { moduleSubject } from './moduleSubject';

/** Positions of the match that lie inside the part, at the place of the same name there. */
function setupsInside({ module, chart }: Subject): Scenario[] {
  const part = module.name.replace(/Alone$/, '');
  const places = new Set(chart.table.places.map(({ name }) => name));
  return matchSetups.flatMap((scenario) => {
    const names = scenario.place!.split('.');
    const from = names.indexOf(part);
    const place = [module.name, ...names.slice(from)].join('.');
    return from >= 0 && places.has(place) ? [{ ...scenario, place }] : [];
  });
}

export function partSubject(module: AnyRulesModule): Subject {
  const plain = moduleSubject(module, undefined);
  const { probes, input, notation, figures, isLastResort } = matchSubject;
  // What holds at the start of a whole match need not hold where a part begins.
  const frame = { ...matchFrame, initially: [] };
  return { ...plain, scenarios: setupsInside(plain), probes, input, notation, figures, isLastResort, frame };
}
