/** A path from the start of a match as the running game of the page, so that table and inspector show it. */
import { readAction } from '../../../src/notation/action';
import type { Position } from '../../../src/position';
import { runMatch } from '../../match';
import { goTo } from '../../router';
import { openSession, type Sitter } from '../../session';
import type { Scenario } from '../subject';
import { newGameSeed } from '../subjects/newGameSeed';
import type { Path } from '../suite';

const person = (name: string): Sitter => ({ by: 'person', name, level: 'greedy' });

/** The page plays matches from their beginning; a laid-out position it cannot be given. */
export const canBeOpened = (chart: string, { place }: Scenario): boolean =>
  chart === 'match' && place === undefined;

/** Opens the moment after so many steps. */
export function openPath(
  { name, position }: Scenario,
  path: Path,
  steps: number,
  room: 'inspector' | 'table',
): void {
  const actions = path.steps.slice(0, steps).flatMap(({ action, refused }) => {
    const read = readAction(action);
    return refused === undefined && read.ok ? [read.value] : [];
  });
  const { settings } = position as Position;
  openSession({ match: runMatch(settings, newGameSeed(name), actions), sitters: [person('1'), person('2')] });
  goTo(room);
}
