/** The room where decks for the advanced game are built: every card at the left, the deck and what is wrong with it at the right. */
import { useCallback, useRef, useState } from 'react';
import { Room } from '../look/Room';
import { useStore } from '../page/store';
import { keepDeck, newDeckId, type OwnDeck, ownDecks } from '../saves/ownDecks';
import { useTexts } from '../text/texts';
import { DeckPanel } from './DeckPanel';
import { FamilyButton } from './FamilyButton';
import { Filters } from './Filters';
import { Gallery } from './Gallery';
import { cardsFor, everyCard, type GalleryWish } from './wish';
import './decks.css';

const emptyDeck = (): OwnDeck => ({ id: newDeckId(), title: '', people: 'vulca', cards: [] });

export function Decks() {
  const { ui, language } = useTexts();
  const decks = useStore(ownDecks);
  const [present, setPresent] = useState<OwnDeck>(() => decks[0] ?? emptyDeck());
  const [wish, setWish] = useState<GalleryWish>(everyCard);
  const [isKept, setKept] = useState(true);

  /** Every change is kept at once, so that nothing is lost. */
  const change = (deck: OwnDeck) => {
    setPresent(deck);
    setKept(keepDeck(deck));
  };
  // The hundreds of cards keep one and the same handler, so it reads the deck of the moment.
  const latest = useRef(present);
  latest.current = present;
  const toggle = useCallback((card: number) => {
    const { cards } = latest.current;
    const without = cards.filter((other) => other !== card);
    const deck = { ...latest.current, cards: without.length === cards.length ? [...cards, card] : without };
    setPresent(deck);
    setKept(keepDeck(deck));
  }, []);
  const shown = cardsFor(wish, present.people, language);
  return (
    <Room title={ui.roomDecks} className="decks-room">
      <section className="deck-cards" aria-label={ui.deckGallery}>
        <Filters wish={wish} onChange={setWish} found={shown.length}>
          {wish.family !== null && <FamilyButton family={wish.family} deck={present} onChange={change} />}
        </Filters>
        <Gallery cards={shown} people={present.people} chosen={new Set(present.cards)} onToggle={toggle} />
      </section>
      <DeckPanel
        deck={present}
        decks={decks}
        isKept={isKept}
        onChange={change}
        onOpen={setPresent}
        onToggle={toggle}
      />
    </Room>
  );
}
