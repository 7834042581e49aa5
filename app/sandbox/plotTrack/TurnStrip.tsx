/** Whose turn it is, what the track threatens, who acts, and the end of the turn. */
import { type Player, players, spacesToSkull } from '../../../src/fragments/plotTrack/position';
import { texts } from '../../../src/fragments/plotTrack/text';
import { Button } from '../../look/Button';
import { Choice } from '../../look/Choice';
import { useTexts } from '../../text/texts';
import { ActionButton } from '../ActionButton';
import { Strip } from '../Strip';
import type { PlotGame } from './rules';

interface TurnStripProps {
  readonly game: PlotGame;
  readonly acting: Player;
  readonly onActing: (side: Player) => void;
  readonly onNewGame: () => void;
}

export function TurnStrip({ game, acting, onActing, onNewGame }: TurnStripProps) {
  const { ui, language } = useTexts();
  const { position, place, isOver } = game;
  const { player } = position.turn;
  const track = place.endsWith('unsafe')
    ? ui.notDwindledYet
    : place.endsWith('safe')
      ? ui.dwindledAlready
      : ui.trackRests;
  const ending = spacesToSkull(position) === 0 ? ui.wonBySkull : ui.wonByPiles;
  return (
    <Strip
      game={game}
      heading={isOver ? ui.humanityWins : ui.sideTurn[player]}
      facts={isOver ? ending : track}
    >
      <Choice
        label={ui.whoActs}
        options={players.map((value) => ({ value, label: texts[language].players[value] }))}
        value={acting}
        onChange={onActing}
      />
      <ActionButton game={game} action={{ type: 'endTurn' }} look={isOver ? 'plain' : 'main'} />
      {isOver && (
        <Button look="main" onClick={onNewGame}>
          {ui.newGame}
        </Button>
      )}
    </Strip>
  );
}
