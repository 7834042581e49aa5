/** Name, people, and what may be known of the hand of a seat; and what it announced. */
import type { Seat } from '../../../src/vocabulary';
import { CardBack } from '../../look/card/CardBack';
import { ElementSign, Emblem, Sign } from '../../look/Sign';
import { useTexts } from '../../text/texts';
import { useModel } from '../model';
import { OpenCard } from './OpenCard';
import { useRoving } from './useRoving';
import './seatPlate.css';

export function SeatPlate({ owner }: { owner: Seat }) {
  const { view, names } = useModel();
  const { words } = useTexts();
  const side = view.observation.sides[owner];
  const isOwn = owner === view.seat;
  return (
    <div
      className={`plate-of-seat people-${side.people} ${owner === view.observation.onTurn ? 'is-on-turn' : ''} area-${isOwn ? 'own' : 'other'}-plate`}
    >
      <span className="seat-seal">
        <Emblem people={side.people} />
      </span>
      <b className="seat-name">{names.seat(owner)}</b>
      <span className="seat-people">{words.peoples[side.people]}</span>
      {!isOwn && <HiddenHand owner={owner} />}
      <Announced owner={owner} />
    </div>
  );
}

/** The backs of the other hand, and its cards that lie open. */
function HiddenHand({ owner }: { owner: Seat }) {
  const { view } = useModel();
  const { ui } = useTexts();
  const roving = useRoving<HTMLSpanElement>();
  const { people, hand, disclosed } = view.observation.sides[owner];
  const hidden = hand.length - disclosed.length;
  const open = disclosed.length > 0 ? `, ${ui.openCardsInHand(disclosed.length)}` : '';
  return (
    <span className="hidden-hand">
      <span {...roving} className="hidden-hand-cards" data-zone="other-hand">
        {disclosed.map((card) => (
          <OpenCard key={card} card={card} />
        ))}
        {Array.from({ length: hidden }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: hidden cards cannot be told apart.
          <CardBack key={index} people={people} />
        ))}
      </span>
      <span className="hidden-hand-count">
        <Sign name="hand" className="sign" />
        <span className="hidden-hand-words">{ui.cardsInHand(hand.length) + open}</span>
        <span className="hidden-hand-number" aria-hidden="true">
          {hand.length}
        </span>
      </span>
    </span>
  );
}

function Announced({ owner }: { owner: Seat }) {
  const { announced } = useModel().view.observation;
  const { ui } = useTexts();
  if (announced === null || announced.seat !== owner) return null;
  const { power, element } = announced;
  return (
    <span className="announced paper">
      {ui.announcedPower(power, element)} <ElementSign element={element} />
    </span>
  );
}
