/** One puzzle at the table: its goal, hint and solution on demand, and what has become of the attempt. */
import { useMemo, useState } from 'react';
import type { Sitter } from '../game/session';
import { Button } from '../look/Button';
import { addressOf } from '../page/router';
import { PracticeTable } from '../table/PracticeTable';
import { useTexts } from '../text/texts';
import type { Puzzle } from './puzzle';
import { puzzles } from './puzzles';
import { solutionWords } from './solutionWords';
import { usePuzzle } from './usePuzzle';
import { goalWords, usePuzzleTexts } from './words';

export function PlayPuzzle({ puzzle }: { puzzle: Puzzle }) {
  const texts = useTexts();
  const { ui } = texts;
  const words = usePuzzleTexts()[puzzle.id];
  const { match, verdict, startAgain } = usePuzzle(puzzle);
  const [help, setHelp] = useState<'hint' | 'solution' | null>(null);
  const names = useMemo(() => [ui.you, ui.computerName] as const, [ui]);
  const sitters = useMemo(
    (): readonly [Sitter, Sitter] => [
      { by: 'person', name: names[0], level: 'greedy' },
      { by: 'computer', name: names[1], level: 'greedy' },
    ],
    [names],
  );
  const next = puzzles[(puzzles.indexOf(puzzle) + 1) % puzzles.length]!;
  const toggle = (which: typeof help) => setHelp(help === which ? null : which);
  return (
    <PracticeTable match={match} sitters={sitters}>
      <section className="coach paper" aria-labelledby="puzzle-title">
        <div className="coach-words">
          <h1 id="puzzle-title">
            {words.title}
            <small>{ui.puzzleLevel(puzzle.level)}</small>
          </h1>
          <p className="coach-goal">{goalWords(puzzle, ui)}</p>
          <p>{words.story}</p>
          <div role="status">
            {help === 'hint' && <p className="puzzle-hint">{words.hint}</p>}
            {verdict === 'lost' && <p className="puzzle-result is-lost">{ui.puzzleLost}</p>}
            {verdict === 'won' && (
              <p className="puzzle-result is-won">
                <b>{ui.puzzleWon}</b> {words.why}
              </p>
            )}
          </div>
          {help === 'solution' && (
            <div className="puzzle-solution">
              <ol>
                {solutionWords(puzzle, texts, names).map((line) => (
                  <li key={line}>{line}</li>
                ))}
              </ol>
              <p>{words.why}</p>
            </div>
          )}
        </div>
        <div className="coach-actions">
          <a className="button is-quiet" href={addressOf('puzzles')}>
            {ui.puzzleAll}
          </a>
          <Button aria-expanded={help === 'hint'} onClick={() => toggle('hint')}>
            {ui.puzzleHint}
          </Button>
          <Button aria-expanded={help === 'solution'} onClick={() => toggle('solution')}>
            {help === 'solution' ? ui.puzzleHideSolution : ui.puzzleSolution}
          </Button>
          <Button onClick={startAgain} look={verdict === 'lost' ? 'main' : 'plain'}>
            {ui.puzzleAgain}
          </Button>
          {verdict === 'won' && (
            <a className="button is-main" href={addressOf('puzzles', next.id)}>
              {ui.puzzleNext}
            </a>
          )}
        </div>
      </section>
    </PracticeTable>
  );
}
