/** A path as a game of the page: of the match on the table and in the inspector, of any other chart in the inspector. */
import type { Action } from '../../../src/actions';
import type { Position } from '../../../src/position';
import { handOver } from '../../game/handOver';
import { runMatch } from '../../game/match';
import { openSession, type Sitter } from '../../game/session';
import { goTo } from '../../page/router';
import { enter, type Scenario } from '../subject';
import { subjectNamed } from '../subjects';
import type { Path } from '../suite';

export const isOnTable = (chart: string): boolean => chart === 'match';

const person = (name: string): Sitter => ({ by: 'person', name, level: 'greedy' });

/** Opens the moment after so many steps. `chart` is the name in the catalogue, `names` those of the seats. */
export function openPath(
  chart: string,
  scenario: Scenario,
  path: Path,
  steps: number,
  room: 'inspector' | 'table',
  names: readonly [string, string],
): void {
  const subject = subjectNamed(chart)!;
  const { place, position } = enter(subject, scenario);
  const actions = path.steps.slice(0, steps).flatMap(({ action, refused }) => {
    const read = subject.module.readAction(action);
    return refused === undefined && read.ok ? [read.value] : [];
  });
  if (!isOnTable(chart)) {
    handOver({ chart, place: subject.chart.nameOf(place), position, actions });
    goTo(room, chart);
    return;
  }
  const start = { place, position: { ...(position as Position), news: [] } };
  const match = runMatch(
    start.position.settings,
    0,
    actions as readonly unknown[] as readonly Action[],
    start,
  );
  openSession({ match, sitters: [person(names[0]), person(names[1])], isKept: false });
  goTo(room);
}
