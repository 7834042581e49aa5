/** One walk from a scenario: random, with a liking for what has been done least, and with refusals tried on the way. */

import { movesAt } from '../../../machines/executor/edges';
import type { Typed } from '../../../machines/rulesModule';
import { criterionOf, itemOf, pairItem } from '../items';
import type { Moment, Scenario, Subject } from '../subject';
import type { Step } from '../suite';
import type { Watch } from '../watch';
import type { Chance } from './chance';
import type { Findings } from './findings';

export interface Explorer {
  /** Returns whether something new was found. */
  walk(scenario: Scenario, length: number): boolean;
  /** One whole walk; nothing is noted. */
  trace(scenario: Scenario, length: number): Step[];
  /** Actions taken so far. */
  readonly taken: number;
}

export interface ExplorerOptions {
  /** How an action is drawn: every action alike, or rather what has been done least at its place. */
  readonly style: 'random' | 'weighted';
  /** Whether refusals count for anything that is wanted. */
  readonly probes: boolean;
}

export function explorer(
  subject: Subject,
  watched: Watch,
  found: Findings,
  chance: Chance,
  { style, probes }: ExplorerOptions,
): Explorer {
  const { module } = subject;
  const done = new Map<string, number>();
  const probed = new Map<string, number>();
  let taken = 0;

  /** An action of this type may take an edge that no walk has taken, or not after the last one. */
  function isNewAt(moment: Moment, type: string): boolean {
    const last = watched.lastEdge() ?? '';
    return movesAt(watched.chart, moment.place, type).some(
      ({ edge }) => found.isMissing(itemOf('edge', edge.id)) || found.isMissing(pairItem(last, edge.id)),
    );
  }

  function draw(moment: Moment, scenario: string): Typed | undefined {
    const legal = watched.legal(moment);
    const usual = legal.filter((action) => !subject.isLastResort(action));
    // Now and then a last resort is taken, so that it is seen at all.
    const actions =
      usual.length === 0 || (usual.length < legal.length && chance.below(8) === 0) ? legal : usual;
    if (actions.length === 0) return undefined;
    if (style === 'random') return actions[chance.below(actions.length)];
    const types = [...new Set(actions.map(({ type }) => type))];
    const keys = types.map((type) => `${scenario} ${moment.place} ${type}`);
    const weightOf = (key: string, index: number): number =>
      (isNewAt(moment, types[index]!) ? 10 : 1) / (1 + (done.get(key) ?? 0));
    const index = chance.weighted(keys.map(weightOf));
    done.set(keys[index]!, (done.get(keys[index]!) ?? 0) + 1);
    const ofType = actions.filter(({ type }) => type === types[index]);
    return ofType[chance.below(ofType.length)];
  }

  /** Tries actions that should be refused; at positions that look alike only a few times. */
  function probe(moment: Moment, scenario: string, steps: readonly Step[]): boolean {
    const place = watched.chart.nameOf(moment.place);
    const spot = `${scenario} ${place}`;
    const key = `${spot} ${module.summary(moment.position)}`;
    const seen = probed.get(spot) ?? 0;
    if (probed.has(key) || (seen > 40 && chance.below(20) !== 0)) return false;
    probed.set(key, 1);
    probed.set(spot, seen + 1);
    let isNew = false;
    const attempt = (action: Typed): void => {
      const refused = watched.refuse(moment, action);
      if (refused === undefined) return;
      const known = refused.items.every((item) => criterionOf(item) === 'rule' || found.trails.has(item));
      if (known) return;
      if (found.add(refused.items, scenario, [...steps, { action, refused: refused.reason }])) isNew = true;
    };
    for (const type of module.actionTypes) module.candidates(moment.position, type, attempt);
    subject.probes(moment.position, place, attempt);
    return isNew;
  }

  return {
    get taken() {
      return taken;
    },
    walk(scenario, length) {
      const { moment, items } = watched.begin(scenario);
      const steps: Step[] = [];
      let isNew = found.add(items, scenario.name, steps);
      while (steps.length < length) {
        if (probes && probe(moment, scenario.name, steps)) isNew = true;
        const action = draw(moment, scenario.name);
        if (action === undefined) break;
        const covered = watched.take(moment, action);
        taken++;
        steps.push({ action });
        if (found.add(covered, scenario.name, steps)) isNew = true;
      }
      return isNew;
    },
    trace(scenario, length) {
      const { moment } = watched.begin(scenario);
      const steps: Step[] = [];
      while (steps.length < length) {
        const action = draw(moment, scenario.name);
        if (action === undefined) break;
        watched.take(moment, action);
        steps.push({ action });
      }
      return steps;
    },
  };
}
