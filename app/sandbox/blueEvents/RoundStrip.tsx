/** The round: its throw, what is asked now, the loss of the chosen die, and its end. */
import type { Position } from '../../../src/fragments/blueEvents/position';
import { cardName } from '../../../src/fragments/blueEvents/text';
import type { Texts } from '../../../src/text';
import { Button } from '../../look/Button';
import { useTexts } from '../../text/texts';
import { ActionButton } from '../ActionButton';
import { Strip } from '../Strip';
import { dieName } from './dieName';
import { EventDice } from './EventDice';
import type { BlueGame } from './rules';
import type { Chosen } from './useChosen';

interface RoundStripProps {
  readonly game: BlueGame;
  readonly chosen: Chosen;
  readonly onNewGame: () => void;
}

export function RoundStrip({ game, chosen, onNewGame }: RoundStripProps) {
  const texts = useTexts();
  const { ui } = texts;
  const { position, isOver, place } = game;
  const { player, die } = chosen;
  const isRolling = place.endsWith('rolling');
  const isChoosing = place.endsWith('choosing');
  const { heading, facts } = words(position, place, texts);
  return (
    <Strip
      game={game}
      heading={heading}
      facts={
        isOver ? facts : [facts, `${ui.chosenDie(dieName(position, die, texts))}.`].filter(Boolean).join(' ')
      }
      isAsking={isChoosing}
      before={<EventDice position={position} />}
    >
      <ActionButton
        game={game}
        action={{ type: 'chooseLostDie', player, die }}
        short={ui.loseChosen(die + 1)}
        look={isChoosing ? 'main' : 'plain'}
      />
      <ActionButton
        game={game}
        action={{ type: 'startRound' }}
        short={ui.startShort}
        look={isRolling ? 'main' : 'plain'}
      />
      <ActionButton
        game={game}
        action={{ type: 'endRound' }}
        short={ui.endShort}
        look={place.endsWith('open') ? 'main' : 'plain'}
      />
      {isOver && (
        <Button look="main" onClick={onNewGame}>
          {ui.newGame}
        </Button>
      )}
    </Strip>
  );
}

function words(
  position: Position,
  place: string,
  { ui, language }: Texts,
): { heading: string; facts: string } {
  const { choices, players, round, slots, thrown } = position;
  if (place.endsWith('over')) {
    const points = players.map((player, index) => ui.pointsOf(index + 1, player.points));
    return { heading: ui.blueOver, facts: ui.blueOverPoints(points) };
  }
  const number = place.includes('lastRound') ? ui.lastRoundNumber : ui.roundNumber;
  if (place.endsWith('rolling')) return { heading: `${number(round + 1)}. ${ui.throwNow}`, facts: '' };
  const [choice] = choices;
  if (choice !== undefined) {
    const due = choices.filter(({ player }) => player === choice.player);
    const cards = due.flatMap(({ slot }) => slots[slot]!.stack[0] ?? []);
    return {
      heading: `${number(round)}. ${ui.mustLose(choice.player + 1)}`,
      facts: ui.mustLoseTo(cards.map((card) => cardName(card, language))),
    };
  }
  return {
    heading: `${number(round)}. ${ui.putOrEnd}`,
    facts: `${ui.thrownInTurn(thrown.map((slot) => slot + 1))}.`,
  };
}
