/** The end of a game, and of the match. */
import type { Seat } from '../../../src/vocabulary';
import { opponentOf } from '../../../src/vocabulary';
import { Button } from '../../look/Button';
import { Crystals } from '../../look/Crystals';
import { Dialog } from '../../look/Dialog';
import { Emblem } from '../../look/Sign';
import { useTexts } from '../../text/texts';
import { useModel } from '../model';
import type { GameEnd } from './ends';
import { MatchOverActions } from './MatchOver';
import './ends.css';

export function GameEndDialog({ end, onClose }: { end: GameEnd; onClose: () => void }) {
  const { view, names } = useModel();
  const { ui } = useTexts();
  const { result, game } = end;
  const isOver = view.observation.toAct === null;
  const single = view.observation.crystalsToWin === 1;
  const { winner } = result;
  const overall = single ? ui.singleGameWon(names, winner) : ui.matchWon(names, winner);
  const title = isOver ? overall : ui.gameWon(names, winner, game);
  return (
    <Dialog title={title} className={`game-end people-${result.peoples[result.winner]}`} onClose={onClose}>
      <span className="game-end-disc">
        <Emblem people={result.peoples[result.winner]} />
      </span>
      <p>
        {ui.gameWonBy[result.reason]}{' '}
        {result.reason === 'outOfCardsDragons' && <b>{ui.crystalsWon(result.crystals)}</b>}
      </p>
      <Standing />
      {!isOver && <p>{ui.nextGameSwaps}</p>}
      <div className="dialog-actions">{isOver ? <MatchOverActions /> : <Next onClose={onClose} />}</div>
    </Dialog>
  );
}

function Next({ onClose }: { onClose: () => void }) {
  const { ui } = useTexts();
  return (
    <Button look="main" autoFocus data-action="nextGame" onClick={onClose}>
      {ui.nextGame}
    </Button>
  );
}

/** Crystals of both seats. */
function Standing() {
  const { view, names } = useModel();
  const { sides, crystalsToWin } = view.observation;
  const seats: readonly Seat[] = [opponentOf(view.seat), view.seat];
  if (crystalsToWin === 1) return null;
  return (
    <dl className="game-end-score">
      {seats.map((seat) => (
        <div key={seat}>
          <dt>{names.seat(seat)}</dt>
          <dd>
            <Crystals have={sides[seat].crystals} of={crystalsToWin} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
