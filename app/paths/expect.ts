/** Writes down what is to be seen after every step, as the compiled chart does it. */
import { digest } from './digest';
import { whatOf } from './items';
import type { Covering } from './minimise';
import { enter, type Moment, type Scenario, type Subject } from './subject';
import type { Expected, Path, PathStep } from './suite';

/** What a moment of the chart looks like; `legal` are the legal actions in notation, in any order. */
export function seen(
  subject: Subject,
  place: string,
  position: object,
  legal: readonly string[],
  keepPosition = false,
): Expected {
  const notation = subject.notation(position);
  return {
    place,
    digest: digest(`${notation}\n${subject.figures(position)}`),
    legal: legal.length,
    legalDigest: digest([...legal].sort().join('\n')),
    summary: subject.module.summary(position),
    ...(keepPosition && { position: notation }),
  };
}

/** The suite's own account of a trail. */
export function pathOf(
  subject: Subject,
  scenario: Scenario,
  trail: Covering,
  number: number,
  adds: readonly string[],
  keepPositions = false,
): Path {
  const { chart, module } = subject;
  const moment = enter(subject, scenario);
  const now = ({ place, position }: Moment): Expected =>
    seen(
      subject,
      chart.nameOf(place),
      position,
      chart.legalActions(place, position, []).map((action) => module.writeAction(action)),
      keepPositions,
    );
  const begins = now(moment);
  let after = begins;
  const steps = trail.steps.map(({ action, refused }): PathStep => {
    if (refused === undefined) {
      moment.place = chart.advance(moment.place, moment.position, action);
      after = now(moment);
    }
    return { action: module.writeAction(action), ...(refused && { refused }), after };
  });
  return { number, scenario: scenario.name, goal: trail.goal, adds, begins, steps };
}

/** `edge` and what of it, for readers: `edge match.game --next--> ...`. */
export const goalName = (item: string): string => `${item.slice(0, item.indexOf(':'))} ${whatOf(item)}`;
