/** The room of puzzles: the list of them, or the one the address names. */

import { Room } from '../look/Room';
import { Sign } from '../look/Sign';
import { solvedPuzzles } from '../page/done';
import { addressOf, useCorner } from '../page/router';
import { useStore } from '../page/store';
import { useTexts } from '../text/texts';
import { PlayPuzzle } from './PlayPuzzle';
import type { Puzzle } from './puzzle';
import { puzzles } from './puzzles';
import { goalWords, usePuzzleTexts } from './words';
import './puzzles.css';

export function Puzzles() {
  const corner = useCorner();
  const puzzle = puzzles.find(({ id }) => id === corner);
  return puzzle === undefined ? <PuzzleList /> : <PlayPuzzle key={puzzle.id} puzzle={puzzle} />;
}

function PuzzleList() {
  const { ui } = useTexts();
  const done = useStore(solvedPuzzles.ids);
  const count = puzzles.filter(({ id }) => done.includes(id)).length;
  return (
    <Room title={ui.roomPuzzles} className="puzzles-room">
      <p className="puzzles-intro">
        {ui.puzzlesIntro} <b>{ui.puzzlesSolved(count, puzzles.length)}</b>
      </p>
      <ol className="puzzle-list">
        {puzzles.map((puzzle) => (
          <li key={puzzle.id}>
            <PuzzleTile puzzle={puzzle} isSolved={done.includes(puzzle.id)} />
          </li>
        ))}
      </ol>
    </Room>
  );
}

function PuzzleTile({ puzzle, isSolved }: { puzzle: Puzzle; isSolved: boolean }) {
  const { ui } = useTexts();
  const { title } = usePuzzleTexts()[puzzle.id];
  return (
    <a className="puzzle-tile paper" href={addressOf('puzzles', puzzle.id)}>
      <span className="puzzle-level" role="img" aria-label={ui.puzzleLevel(puzzle.level)}>
        {[1, 2, 3].map((moon) => (
          <Sign key={moon} name={moon <= puzzle.level ? 'phase-5' : 'phase-1'} />
        ))}
      </span>
      <b>{title}</b>
      <span>{goalWords(puzzle, ui)}</span>
      {isSolved && (
        <span className="puzzle-solved">
          <Sign name="check" /> {ui.puzzleSolved}
        </span>
      )}
    </a>
  );
}
