/** All games kept in this browser: to go on with, to look at, to delete; a deletion can be undone. */
import { useState } from 'react';
import { session } from '../../game/session';
import { Button } from '../../look/Button';
import { Dialog } from '../../look/Dialog';
import { Sign } from '../../look/Sign';
import { addressOf } from '../../page/router';
import { useStore } from '../../page/store';
import type { SavedGame } from '../../saves/savedGame';
import { dropGame, putBack, savedGames, shelfWorks } from '../../saves/shelf';
import { useTexts } from '../../text/texts';
import { GameLine } from './GameLine';
import { titleOf } from './gameWords';
import { useResume } from './useResume';

export function GamesDialog({ onClose }: { onClose: () => void }) {
  const { ui } = useTexts();
  const works = useStore(shelfWorks);
  const kept = useStore(savedGames) ?? [];
  const [deleted, setDeleted] = useState<readonly SavedGame[]>([]);
  const [resume, fault] = useResume();
  const isGone = (game: SavedGame) => deleted.includes(game);
  const lines = [...kept, ...deleted].toSorted((one, other) => other.savedAt - one.savedAt);

  const remove = (game: SavedGame) => {
    setDeleted([...deleted, game]);
    if (session.get()?.key === game.key) session.set(null);
    void dropGame(game.key);
  };
  const restore = (game: SavedGame) => {
    setDeleted(deleted.filter((other) => other !== game));
    void putBack(game);
  };
  return (
    <Dialog title={ui.yourGames} onClose={onClose}>
      {!works && <p role="alert">{ui.saveFailed}</p>}
      {fault !== undefined && <p role="alert">{fault}</p>}
      <ul className="games-list">
        {lines.map((game) => (
          <li key={game.key}>
            {isGone(game) ? (
              <DeletedLine game={game} onUndo={() => restore(game)} />
            ) : (
              <KeptLine game={game} onResume={() => resume(game)} onDelete={() => remove(game)} />
            )}
          </li>
        ))}
      </ul>
      {lines.length === 0 && <p>{ui.noSavedGame}</p>}
      <div className="dialog-actions">
        <a className="button" href={addressOf('statistics')}>
          {ui.roomStatistics}
        </a>
        <Button look="main" onClick={onClose}>
          {ui.close}
        </Button>
      </div>
    </Dialog>
  );
}

interface KeptLineProps {
  readonly game: SavedGame;
  readonly onResume: () => void;
  readonly onDelete: () => void;
}

function KeptLine({ game, onResume, onDelete }: KeptLineProps) {
  const texts = useTexts();
  const { ui } = texts;
  const title = titleOf(game, texts);
  const open = game.toAct === null ? ui.lookAtGame : ui.continueGame;
  return (
    <GameLine game={game}>
      <Button onClick={onResume} aria-label={ui.actionOn(open, title)}>
        {open}
      </Button>
      <Button look="quiet" onClick={onDelete} aria-label={ui.actionOn(ui.deleteSavedGame, title)}>
        <Sign name="cross" />
      </Button>
    </GameLine>
  );
}

function DeletedLine({ game, onUndo }: { game: SavedGame; onUndo: () => void }) {
  const texts = useTexts();
  return (
    <div className="game-line">
      <span className="game-words" role="status">
        {texts.ui.savedGameDeleted(titleOf(game, texts))}
      </span>
      <span className="game-actions">
        <Button autoFocus onClick={onUndo}>
          {texts.ui.undo}
        </Button>
      </span>
    </div>
  );
}
