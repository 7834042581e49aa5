/** The players: points, dice in hand, dice lost to a rule, cards kept; and whose hand is on the board. */
import { isLost } from '../../../src/fragments/blueEvents/board';
import { cardName } from '../../../src/fragments/blueEvents/text';
import { Numeral } from '../../look/Numeral';
import { useTexts } from '../../text/texts';
import { DieButton } from './DieButton';
import type { BlueGame } from './rules';
import type { Chosen } from './useChosen';
import './players.css';

interface PlayersProps {
  readonly game: BlueGame;
  readonly chosen: Chosen;
}

export function Players({ game, chosen }: PlayersProps) {
  const { ui } = useTexts();
  return (
    <section className="blue-players" aria-label={ui.players}>
      {game.position.players.map((_, player) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a player is a number.
        <PlayerPlate key={player} game={game} chosen={chosen} player={player} />
      ))}
    </section>
  );
}

function PlayerPlate({ game, chosen, player }: PlayersProps & { player: number }) {
  const { ui, language } = useTexts();
  const { position } = game;
  const { points, hasPurpleCard, kept } = position.players[player]!;
  const own = [...position.dice.keys()].filter((die) => position.dice[die]!.owner === player);
  const inHand = own.filter((die) => position.dice[die]!.at === 'hand');
  const lost = own.filter((die) => isLost(position.dice[die]!.at));
  const isActing = chosen.player === player;
  return (
    <article
      className={`blue-player is-player-${player} ${isActing ? 'is-acting' : ''}`}
      aria-label={ui.playerNumber(player + 1)}
    >
      <header>
        <button
          type="button"
          aria-pressed={isActing}
          aria-label={ui.actAs(player + 1)}
          onClick={() => chosen.choosePlayer(player)}
        >
          {ui.playerNumber(player + 1)}
        </button>
        {hasPurpleCard && (
          <span className="purple-card" role="img" aria-label={ui.purpleCard} title={ui.purpleCard} />
        )}
        <Numeral value={points} label={ui.playerPoints(points)} className="player-points" />
      </header>
      <div className="player-dice">
        {inHand.map((die) => (
          <DieButton key={die} position={position} die={die} chosen={chosen} />
        ))}
        {inHand.length === 0 && <small>{ui.noDiceInHand}</small>}
      </div>
      {lost.length > 0 && (
        <div className="player-dice is-lost">
          <small>{ui.lostDice}</small>
          {lost.map((die) => (
            <DieButton key={die} position={position} die={die} chosen={chosen} />
          ))}
        </div>
      )}
      {kept.length > 0 && (
        <p className="player-kept">
          <small>{ui.keptCards}</small> {kept.map((card) => cardName(card, language)).join(', ')}
        </p>
      )}
    </article>
  );
}
