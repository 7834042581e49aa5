/** The board edge: a slot for every face of the event dice, each with its stack, and what can be done there. */
import type { Action } from '../../../src/fragments/blueEvents/actions';
import { diceOn, isOn, kindOf, visibleCard } from '../../../src/fragments/blueEvents/board';
import { texts } from '../../../src/fragments/blueEvents/text';
import { Numeral } from '../../look/Numeral';
import { useTexts } from '../../text/texts';
import { ActionButton } from '../ActionButton';
import { BlueCardFace } from './BlueCardFace';
import { EventDie } from './EventDice';
import type { BlueGame } from './rules';
import type { Chosen } from './useChosen';
import './slots.css';

interface SlotsProps {
  readonly game: BlueGame;
  readonly chosen: Chosen;
}

export function Slots({ game, chosen }: SlotsProps) {
  const { ui } = useTexts();
  return (
    <section className="blue-slots" aria-label={ui.boardEdge}>
      <h2 className="unseen">{ui.boardEdge}</h2>
      {game.position.slots.map((_, slot) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a slot is its number.
        <Slot key={slot} game={game} chosen={chosen} slot={slot} />
      ))}
    </section>
  );
}

function Slot({ game, chosen, slot }: SlotsProps & { slot: number }) {
  const { ui, language } = useTexts();
  const { position } = game;
  const kind = kindOf(position, slot);
  const { stack } = position.slots[slot]!;
  const [card] = stack;
  return (
    <article className={`blue-slot is-${kind}`} aria-label={ui.slotNumber(slot + 1)}>
      <header>
        <Numeral value={slot + 1} label={ui.slotNumber(slot + 1)} className="slot-number" />
        <span className="slot-kind">{texts[language].kinds[kind]}</span>
        {position.named.includes(slot) && <EventDie slot={slot} />}
      </header>
      {card === undefined || visibleCard(position, slot) === undefined ? (
        <p className="no-card">{ui.noCardInSlot}</p>
      ) : (
        <div className="blue-stack" data-more={Math.min(stack.length - 1, 3)}>
          <BlueCardFace position={position} slot={slot} card={card} chosen={chosen} />
        </div>
      )}
      <p className="stack-count">{ui.cardsInStack(stack.length)}</p>
      <SlotActions game={game} chosen={chosen} slot={slot} />
    </article>
  );
}

function SlotActions({ game, chosen, slot }: SlotsProps & { slot: number }) {
  const { ui } = useTexts();
  const { position } = game;
  const { player, die } = chosen;
  const isHere = isOn(position.dice[die]!, slot);
  const taken = isHere ? [die] : diceOn(position, slot);
  const remove: Action = { type: 'removeDice', slot, dice: taken };
  return (
    <div className="slot-actions">
      <ActionButton game={game} action={{ type: 'placeDie', player, die, slot }} short={ui.putHere} />
      <ActionButton
        game={game}
        action={remove}
        look="quiet"
        short={isHere || taken.length < 2 ? ui.takeOff : ui.takeAll}
      />
    </div>
  );
}
