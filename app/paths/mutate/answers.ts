/** Which reasons the rules of a chart give, and with which figures: found by walks of their own, apart from any suite. */
import type { Because } from '../../../machines/rulesModule';
import { chanceOf } from '../search/chance';
import type { Subject } from '../subject';
import { watch } from '../watch';

export interface Answer {
  readonly guard: string;
  readonly code: string;
  readonly rule: string;
  /** Fields of the reason that are figures, not cards. */
  readonly figures: readonly string[];
}

/** Fields that name a card or a place, not an amount. */
const names = new Set(['card', 'by', 'zone', 'slot', 'player']);

export function answersOf(subject: Subject, seed: number, rounds = 4): Answer[] {
  const { module, chart } = subject;
  const watched = watch(subject);
  const chance = chanceOf(seed);
  const found = new Map<string, Answer>();
  const guardOf = new Map(chart.statechart.edges.map(({ id, guard }) => [id, guard]));

  function note(items: readonly string[], reason: Because): void {
    for (const item of items) {
      if (!item.startsWith('guard:') || !item.endsWith(' false')) continue;
      const guard = guardOf.get(item.slice('guard:'.length, -' false'.length));
      if (guard?.kind !== 'rule') continue;
      const key = `${guard.name} ${reason.code} ${reason.rule}`;
      const figures = Object.entries(reason).flatMap(([field, value]) =>
        typeof value === 'number' && !names.has(field) ? [field] : [],
      );
      if (!found.has(key))
        found.set(key, { guard: guard.name, code: reason.code, rule: reason.rule, figures });
    }
  }

  const starts = subject.scenarios.length > 0 ? subject.scenarios : [subject.newGame(0)];
  for (const scenario of starts) {
    for (let round = 0; round < rounds; round++) {
      const { moment } = watched.begin(scenario);
      for (let step = 0; step < 8; step++) {
        const place = chart.nameOf(moment.place);
        const attempt = (action: Parameters<typeof watched.refuse>[1]): void => {
          const refused = watched.refuse(moment, action);
          if (refused !== undefined) note(refused.items, refused.reason);
        };
        for (const type of module.actionTypes) module.candidates(moment.position, type, attempt);
        subject.probes(moment.position, place, attempt);
        const legal = watched.legal(moment);
        if (legal.length === 0) break;
        watched.take(moment, legal[chance.below(legal.length)]!);
      }
    }
  }
  return [...found.values()];
}
