/** The event dice: the slots they name, or blank before the throw. They tumble when a round begins. */
import type { Position } from '../../../src/fragments/blueEvents/position';
import { Numeral } from '../../look/Numeral';
import { useTexts } from '../../text/texts';
import './dice.css';

export function EventDice({ position }: { position: Position }) {
  const { ui } = useTexts();
  const { named, round } = position;
  const shown = named.length > 0 ? named : [null, null];
  return (
    <ul className="event-dice" aria-label={ui.eventDice}>
      {shown.map((slot, index) => (
        <li key={`${round} ${slot ?? `blank ${index}`}`}>
          <EventDie slot={slot} />
        </li>
      ))}
    </ul>
  );
}

export function EventDie({ slot }: { slot: number | null }) {
  const { ui } = useTexts();
  return (
    <span
      className={`event-die ${slot === null ? 'is-blank' : ''}`}
      role="img"
      aria-label={slot === null ? ui.eventDieWaits : ui.eventDieShows(slot + 1)}
    >
      {slot !== null && <Numeral value={slot + 1} />}
    </span>
  );
}
