/** A card on the table or in the hand, as a control. */
import { type KeyboardEvent, type ReactNode, useContext } from 'react';
import { Mark } from '../../look/Mark';
import { useTexts } from '../../text/texts';
import { useCarrying } from '../drag/useCarrying';
import { useModel } from '../model';
import type { CardKey } from '../prompt/options';
import { standingLabel } from './cardLabel';
import { CardMenuContext } from './cardMenu';
import { glanceAway, lookAt, lookAway, staysWith, useIsLookedAt, useLooking } from './looking';
import { type CardStanding, canBePressed, standingOf } from './standing';
import { useLongPress } from './useLongPress';
import { useShowLarge } from './useShowLarge';
import { Why } from './Why';
import './tableCard.css';

export interface TableCardProps {
  readonly cardKey: CardKey;
  /** What it is, before what can be done with it. */
  readonly label: string;
  /** In the hand, or on a landed Ship: playing it can be meant. */
  readonly isHeld?: boolean;
  /** Draws the face, or the back, in that state. */
  readonly children: (look: { readonly className: string; readonly seal: ReactNode }) => ReactNode;
}

const stateClass = { idle: '', playable: 'is-playable', unplayable: 'is-unplayable', chosen: 'is-selected' };

export function TableCard({ cardKey, label, isHeld = false, children }: TableCardProps) {
  const model = useModel();
  const texts = useTexts();
  const looking = useLooking();
  const openMenu = useContext(CardMenuContext);
  const show = useShowLarge();
  const standing = standingOf(model, cardKey, isHeld);
  const pressable = canBePressed(model, standing);
  const index = model.view.observation.cards[cardKey] ?? null;
  const look = (by: 'pointer' | 'focus' | 'tap') => lookAt(looking, { key: cardKey, index, by });

  const { isTouch, longPress } = useLongPress(() => show(cardKey));

  const carrying = useCarrying(cardKey, isHeld || pressable);

  const press = () => {
    look('tap');
    if (pressable) model.press(cardKey);
    // Of a card in the hand the prompt says why it cannot be played; one on the table has only its looks to tell.
    else if (isTouch() && !isHeld) show(cardKey);
  };
  const play = () => {
    if (model.task.kind !== 'play' || !pressable) return press();
    const own = standing.uses.filter((use) => model.ready.includes(use));
    const uses = own.length > 0 ? own : standing.uses.filter(isAlone);
    const [only] = uses;
    if (uses.length === 1 && only) model.send(only);
    else openMenu(cardKey);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey) return;
    event.preventDefault();
    play();
  };

  return (
    <span className={`table-card-place ${standing.state === 'chosen' ? 'is-chosen' : ''}`}>
      <button
        type="button"
        ref={carrying.ref}
        className={`table-card ${carrying.className}`}
        data-item=""
        data-card={cardKey}
        aria-label={standingLabel(label, standing, texts, model.names)}
        aria-pressed={pressable ? standing.state === 'chosen' : undefined}
        aria-disabled={pressable ? undefined : true}
        aria-keyshortcuts={standing.number === undefined ? undefined : String(standing.number)}
        onClick={press}
        onDoubleClick={play}
        onKeyDown={onKeyDown}
        onPointerEnter={(event) => event.pointerType === 'mouse' && look('pointer')}
        onPointerLeave={() => glanceAway(looking, cardKey)}
        {...longPress}
        {...carrying.listeners}
        // The focus may come by itself, where a card has just been played: that is no look.
        onFocus={(event) => event.currentTarget.matches(':focus-visible') && look('focus')}
        onBlur={(event) => staysWith(event.relatedTarget) || lookAway(looking, cardKey)}
      >
        {children({ className: stateClass[standing.state], seal: <Seal standing={standing} /> })}
      </button>
      <WhyNot cardKey={cardKey} standing={standing} />
    </span>
  );
}

/** A use of one card by itself. */
const isAlone = (use: CardStanding['uses'][number]): boolean => !('cards' in use) || use.cards.length === 1;

const Seal = ({ standing }: { standing: CardStanding }) =>
  standing.number === undefined ? null : <Mark className="card-seal" text={standing.number} />;

/** Beside the card while it is looked at; small screens say it in the prompt. */
function WhyNot({ cardKey, standing }: { cardKey: CardKey; standing: CardStanding }) {
  const isLookedAt = useIsLookedAt(cardKey);
  if (!isLookedAt || standing.reason === undefined) return null;
  return <Why reason={standing.reason} className="is-beside" />;
}
