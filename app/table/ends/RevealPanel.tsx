/** R23.8: the Bluffs are turned up one after the other; then what comes of it. */
import { type CSSProperties, useEffect, useRef } from 'react';
import type { CardId } from '../../../src/actions';
import { Button } from '../../look/Button';
import { CardBack } from '../../look/card/CardBack';
import { CardFace } from '../../look/card/CardFace';
import { bluffIconOf } from '../../look/card/iconSigns';
import { Sign } from '../../look/Sign';
import { useTexts } from '../../text/texts';
import { useModel } from '../model';
import type { Reveal } from './ends';
import './reveal.css';

/** The flag that is true in an element. */
const flagOf = { fire: 'bluffFire', earth: 'bluffEarth' } as const;

export function RevealPanel({ reveal, onClose }: { reveal: Reveal; onClose: () => void }) {
  const { names } = useModel();
  const { ui, log } = useTexts();
  const panel = useRef<HTMLElement>(null);
  useEffect(() => panel.current?.focus(), []);
  const { bluffer, cards, news, follows } = reveal;
  return (
    <section
      ref={panel}
      className="fight-end reveal paper"
      tabIndex={-1}
      aria-labelledby="reveal-title"
      style={{ '--count': cards.length } as CSSProperties}
    >
      <h2 id="reveal-title">{ui.revealTitle(names, bluffer)}</h2>
      <ol className="reveal-cards">
        {cards.map((card, order) => (
          <Shown key={card} card={card} order={order} reveal={reveal} />
        ))}
      </ol>
      <p className="reveal-outcome">{log(news, names)}</p>
      <ul className="reveal-outcome">
        {follows.map((one) => (
          <li key={one.what}>{log(one, names)}</li>
        ))}
      </ul>
      <div className="dialog-actions">
        <Button look="main" shortcut="N" data-action="goOn" onClick={onClose}>
          {ui.goOn}
        </Button>
      </div>
    </section>
  );
}

interface ShownProps {
  readonly card: CardId;
  readonly order: number;
  readonly reveal: Reveal;
}

function Shown({ card, order, reveal }: ShownProps) {
  const { names } = useModel();
  const { ui, words } = useTexts();
  const face = names.printed(card);
  if (face === null) return null;
  const flag = bluffIconOf(face);
  const isTrue = reveal.element !== null && flag === flagOf[reveal.element];
  const sign = flag === undefined ? '' : words.icons[flag];
  return (
    <li
      style={{ '--order': order } as CSSProperties}
      aria-label={ui.bluffRevealed(order + 1, face.name, sign)}
    >
      <span className="reveal-card">
        <CardBack people={face.people === 'mutant' ? face.set : face.people} className="reveal-back" />
        <CardFace card={face} contested={reveal.element} className="reveal-face" />
      </span>
      <span className={`reveal-verdict ${isTrue ? 'is-true' : 'is-false'}`}>
        <Sign name={isTrue ? 'check' : 'cross'} className="sign" /> {sign}
      </span>
    </li>
  );
}
