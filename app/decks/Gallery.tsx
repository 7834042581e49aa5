/** The cards to choose from; pressed ones are in the deck. */
import { memo } from 'react';
import { type Card, indexOfCard } from '../../src/cards';
import { moonsUnder } from '../../src/decks';
import type { People } from '../../src/vocabulary';
import { CardFace } from '../look/card/CardFace';
import { printedLabel } from '../look/card/printedLabel';
import { Mark } from '../look/Mark';
import { useTexts } from '../text/texts';

interface GalleryProps {
  readonly cards: readonly Card[];
  readonly people: People;
  readonly chosen: ReadonlySet<number>;
  /** One and the same function for as long as the gallery stands. */
  readonly onToggle: (card: number) => void;
}

export function Gallery({ cards, people, chosen, onToggle }: GalleryProps) {
  return (
    <ul className="gallery">
      {cards.map((card) => (
        <li key={card.id}>
          <GalleryCard
            card={card}
            moons={moonsUnder(people, card)}
            isChosen={chosen.has(indexOfCard(card.id))}
            onToggle={onToggle}
          />
        </li>
      ))}
    </ul>
  );
}

interface GalleryCardProps extends Pick<GalleryProps, 'onToggle'> {
  readonly card: Card;
  /** What it costs in this deck. */
  readonly moons: number;
  readonly isChosen: boolean;
}

/** Drawn again only when it is put in or taken out: there are hundreds. */
const GalleryCard = memo(function GalleryCard({ card, moons, isChosen, onToggle }: GalleryCardProps) {
  const texts = useTexts();
  const text = texts.effectText(card);
  return (
    <button
      type="button"
      className="gallery-card"
      aria-pressed={isChosen}
      aria-label={
        text === '' ? printedLabel(card, texts) : `${card.name} ${text} ${printedLabel(card, texts)}`
      }
      onClick={() => onToggle(indexOfCard(card.id))}
    >
      <CardFace card={card} size="medium" className={isChosen ? 'is-selected' : ''}>
        {moons > 0 && <Mark className="card-cost" text={texts.ui.moonsOf(moons)} />}
      </CardFace>
    </button>
  );
});
