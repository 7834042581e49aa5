/** The back of a people's cards, and what may be known of one that lies face down as a Bluff. */
import type { Card } from '../../../src/cards/card';
import type { Element, People } from '../../../src/vocabulary';
import { Mark } from '../Mark';
import { Sign } from '../Sign';
import './card.css';
import './states.css';
import './back.css';
import { bluffIconOf, signOfIcon } from './iconSigns';
import { nameRoom } from './nameWidth';
import { Plate } from './Plate';

interface BackProps {
  readonly people: People;
  readonly className?: string;
  readonly style?: React.CSSProperties | undefined;
  readonly children?: React.ReactNode;
}

export function CardBack({ people, className = '', style, children }: BackProps) {
  return (
    <span className={`card is-back people-${people} ${className}`} style={style}>
      <svg viewBox="0 0 100 140" preserveAspectRatio="none" aria-hidden="true">
        <rect width="100" height="140" fill={`url(#pat-${people})`} opacity=".34" />
        <rect x="5" y="5" width="90" height="130" rx="3" fill="none" stroke="#fbf6e9" strokeWidth="1.6" />
        <circle cx="50" cy="70" r="34" fill="var(--people)" stroke="#fbf6e9" strokeWidth="1.6" />
        <svg
          x="24"
          y="44"
          width="52"
          height="52"
          viewBox="0 0 64 64"
          aria-hidden="true"
          style={{ color: '#fbf6e9', '--cut': 'var(--people)' } as React.CSSProperties}
        >
          <use href="#ic-dragon" />
        </svg>
      </svg>
      {children}
    </span>
  );
}

interface BluffProps {
  readonly people: People;
  readonly value: number;
  readonly element: Element | null;
  /** The card itself, for the eyes of its owner only. */
  readonly card: Card | null;
  /** Which of the Bluffs it is, and since when it lies there; for the other seat. */
  readonly order: number;
  readonly since: string;
  readonly className?: string;
  readonly children?: React.ReactNode;
}

export function BluffBack({
  people,
  value,
  element,
  card,
  order,
  since,
  className = '',
  children,
}: BluffProps) {
  const icon = card === null ? undefined : bluffIconOf(card);
  return (
    <CardBack people={people} className={className} style={card === null ? undefined : nameRoom(card.name)}>
      {element !== null && <Plate element={element} value={value} />}
      {card === null ? (
        <>
          <Mark className="bluff-order" text={order} />
          <Mark className="bluff-since" text={since} />
        </>
      ) : (
        <>
          {icon !== undefined && (
            <span className="bluff-flag">
              <Sign name={signOfIcon(card, icon)} />
            </span>
          )}
          <Mark className="bluff-peek" text={card.name} />
        </>
      )}
      {children}
    </CardBack>
  );
}
