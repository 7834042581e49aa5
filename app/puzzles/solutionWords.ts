/** The solution of a puzzle in words: what seat 0 does, action by action, at the position where it does it. */
import { apply, type State } from '../../machines/engine';
import { laidState } from '../../machines/layOut';
import { readAction } from '../../src/notation/action';
import { power } from '../../src/power';
import type { Texts } from '../../src/text';
import { namesOf } from '../../src/text/names';
import type { Puzzle } from './puzzle';

/** Actions without which nobody needs to be told to go on. */
const isSaid = (type: string): boolean => type !== 'next' && type !== 'fightOn';

export function solutionWords(puzzle: Puzzle, texts: Texts, seatNames: readonly [string, string]): string[] {
  let state: State = laidState(puzzle.id, puzzle.laid, false);
  return puzzle.solution.flatMap((line) => {
    const read = readAction(line);
    if (!read.ok) throw new Error(`Not an action: ${line}`);
    const { position } = state;
    const said = texts.action(read.value, {
      names: namesOf(position.cards, seatNames),
      element: position.element,
      power: {
        fire: power(position, position.onTurn, 'fire'),
        earth: power(position, position.onTurn, 'earth'),
      },
      question: position.question,
    });
    const applied = apply(state, read.value);
    if (!applied.ok) throw new Error(`Refused: ${line}`);
    state = applied.state;
    return read.value.seat === 0 && isSaid(read.value.type) ? [said] : [];
  });
}
