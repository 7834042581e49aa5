/** A kept game in a line: the seals of its peoples, where it stands, and what can be done with it. */
import type { ReactNode } from 'react';
import { Emblem } from '../../look/Sign';
import type { SavedGame } from '../../saves/savedGame';
import { useTexts } from '../../text/texts';
import { placeOf, titleOf } from './gameWords';
import './games.css';

export function GameLine({ game, children }: { game: SavedGame; children: ReactNode }) {
  const texts = useTexts();
  return (
    <div className="game-line">
      <span className="game-seals">
        {game.peoples.map((people, seat) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the seats of the game.
          <span key={seat} className={`people-${people}`}>
            <Emblem people={people} />
          </span>
        ))}
      </span>
      <span className="game-words">
        {titleOf(game, texts)}
        <small>{placeOf(game, texts)}</small>
      </span>
      <span className="game-actions">{children}</span>
    </div>
  );
}
