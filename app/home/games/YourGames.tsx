/** On the start page: the game to go on with, and the ways to all of them and to what they came to. */
import { lazy, Suspense, useEffect, useState } from 'react';
import { Button } from '../../look/Button';
import { addressOf } from '../../page/router';
import { useStore } from '../../page/store';
import { loadGames, savedGames } from '../../saves/shelf';
import { useTexts } from '../../text/texts';
import { GameLine } from './GameLine';
import { useResume } from './useResume';

const GamesDialog = lazy(() => import('./GamesDialog').then((module) => ({ default: module.GamesDialog })));

export function YourGames() {
  const { ui } = useTexts();
  const games = useStore(savedGames) ?? [];
  const [isOpen, setOpen] = useState(false);
  const [resume, fault] = useResume();
  useEffect(() => void loadGames(), []);
  const last = games.find(({ toAct }) => toAct !== null);
  return (
    <>
      {games.length > 0 && (
        <div className="your-games">
          {last !== undefined && (
            <GameLine game={last}>
              <Button onClick={() => resume(last)}>{ui.continueGame}</Button>
            </GameLine>
          )}
          {fault !== undefined && <p role="alert">{fault}</p>}
          <div className="your-games-ways">
            <button
              type="button"
              className="more-settings"
              aria-haspopup="dialog"
              onClick={() => setOpen(true)}
            >
              {ui.yourGamesCount(games.length)}
            </button>
            <a className="more-settings" href={addressOf('statistics')}>
              {ui.roomStatistics}
            </a>
          </div>
        </div>
      )}
      {isOpen && (
        <Suspense>
          <GamesDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
