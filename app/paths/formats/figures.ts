/** The figures that stand in every report: size, coverage, and what is missing with the reason. */
import type { Coverage, Gap } from '../coverage';
import { goalName } from '../expect';
import { actionsIn, longestIn, type Suite } from '../suite';

export const sizeLine = ({ paths }: Suite): string =>
  `${paths.length} paths, ${actionsIn(paths)} actions, longest path ${longestIn(paths)}`;

export const percent = (part: number, all: number): string =>
  all === 0 ? '100 %' : `${Math.floor((1000 * part) / all) / 10} %`;

/** `edge  83 of 83 (100 %), 2 unreachable`. */
export const coverageLines = ({ criteria }: Coverage): string[] =>
  criteria.map(({ criterion, covered, reachable, all }) => {
    const impossible = all - reachable;
    return `${criterion.padEnd(7)} ${covered} of ${reachable} (${percent(covered, reachable)})${impossible > 0 ? `, ${impossible} unreachable` : ''}`;
  });

const labels: Readonly<Record<Gap['kind'], string>> = {
  unreachable: 'unreachable in the chart',
  neverTrue: 'never true in these scenarios',
  budget: 'budget',
};

export const gapLine = ({ item, kind, why }: Gap): string => `${goalName(item)}: ${labels[kind]}, ${why}`;
