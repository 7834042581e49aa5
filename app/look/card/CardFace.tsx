/** The face of a card in three sizes; drawing only, the control around it says its name. */
import { memo, type ReactNode } from 'react';
import type { Card } from '../../../src/cards/card';
import { type Element, elements } from '../../../src/vocabulary';
import { useTexts } from '../../text/texts';
import { Mark } from '../Mark';
import { Sign } from '../Sign';
import './card.css';
import './states.css';
import { signOfIcon } from './iconSigns';
import { nameRoom } from './nameWidth';
import { Picture } from './Picture';
import { CapacityPlate, Plate } from './Plate';

/** Values that count other than printed. */
export type ChangedValues = Partial<Readonly<Record<Element, number>>>;

export interface CardFaceProps {
  readonly card: Card;
  /** `small` to 139 px without text, `medium` with text, `large` with text and a line of what it is. */
  readonly size?: 'small' | 'medium' | 'large';
  /** The element of the fight: the other value becomes an outline. */
  readonly contested?: Element | null;
  readonly values?: ChangedValues | undefined;
  /** Words on a band across the card: what of it is ignored. */
  readonly ignored?: string | undefined;
  /** What of it is ignored, where its values count. */
  readonly ignoredInPart?: readonly ('icons' | 'text')[] | undefined;
  readonly className?: string;
  /** Seals and marks above the drawing. */
  readonly children?: ReactNode;
}

/** Beyond this a text is set a little smaller. */
const longText = 130;

export function CardFace(props: CardFaceProps) {
  const { card, size = 'small', contested = null, values, ignored, className = '', children } = props;
  const { ignoredInPart } = props;
  const { effectText } = useTexts();
  const text = size === 'small' ? '' : effectText(card);
  const classes = [
    'card',
    `people-${card.people}`,
    `is-${size}`,
    text !== '' && 'has-text',
    ignored !== undefined && (ignoredInPart ? 'is-ignored-in-part' : 'is-ignored'),
    ...(ignoredInPart ?? []).map((part) => `ignores-${part}`),
    className,
  ];
  return (
    <span className={classes.filter(Boolean).join(' ')}>
      <span className="card-name" style={nameRoom(card.name)}>
        {card.name}
      </span>{' '}
      <CardBody card={card} contested={contested} values={values} />
      {size === 'large' && <CardMeta card={card} />}
      {text !== '' && <span className={`card-text ${text.length > longText ? 'is-long' : ''}`}>{text}</span>}
      <CardFoot card={card} textShown={text !== ''} />
      {ignored !== undefined && <Mark className="card-band" text={ignored} />}
      {children}
    </span>
  );
}

type BodyProps = Pick<CardFaceProps, 'card' | 'values'> & { readonly contested: Element | null };

/** Most of what is drawn of a card, and the same from action to action. */
const CardBody = memo(function CardBody({ card, contested, values }: BodyProps) {
  const printed = { fire: card.fire, earth: card.earth };
  const isShip = card.capacity !== undefined;
  const hasValues = isShip || printed.fire !== null || printed.earth !== null;
  return (
    <span className={`card-body ${hasValues ? 'has-values' : ''}`}>
      {hasValues && (
        <span className="card-values">
          {isShip && <CapacityPlate capacity={card.capacity!} />}
          {elements.map((element) => {
            const value = printed[element];
            if (value === null) return null;
            const counted = values?.[element] ?? value;
            return (
              <Plate
                key={element}
                element={element}
                value={counted}
                printed={counted === value ? undefined : value}
                shield={card.shields.includes(element)}
                outline={contested !== null && contested !== element}
              />
            );
          })}
        </span>
      )}
      <Picture card={card} />
    </span>
  );
});

function CardMeta({ card }: { card: Card }) {
  const { words, ui } = useTexts();
  const parts = [
    words.kinds[card.kind].one,
    words.peoples[card.people],
    card.family && words.families[card.family],
    card.gang && words.gangs[card.gang],
    card.number > 0 && ui.cardNumber(card.number),
  ];
  return <span className="card-meta">{parts.filter(Boolean).join(' · ')}</span>;
}

const CardFoot = memo(function CardFoot({ card, textShown }: { card: Card; textShown: boolean }) {
  const { words } = useTexts();
  return (
    <span className="card-foot">
      <Sign name={card.kind} className="card-kind" />
      {card.effect && !textShown && <Sign name="text" className="card-has-text" />}
      {card.icons.map((icon) => (
        <span key={icon} className="card-icon" title={words.icons[icon]}>
          <Sign name={signOfIcon(card, icon)} />
        </span>
      ))}
      <span className="card-moons">
        {Array.from({ length: card.moons ?? 0 }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: moons are alike.
          <Sign key={index} name="moon" />
        ))}
      </span>
    </span>
  );
});
