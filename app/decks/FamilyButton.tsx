/** Puts the five cards of a Buka family into the deck at once, or takes them out; under another Leader they cost moons (R25.4). */
import { familyCards } from '../../src/cards';
import { moonsOf } from '../../src/decks';
import type { Family } from '../../src/vocabulary';
import { Button } from '../look/Button';
import type { OwnDeck } from '../saves/ownDecks';
import { useTexts } from '../text/texts';

interface FamilyButtonProps {
  readonly family: Family;
  readonly deck: OwnDeck;
  readonly onChange: (deck: OwnDeck) => void;
}

export function FamilyButton({ family, deck, onChange }: FamilyButtonProps) {
  const { ui, words } = useTexts();
  const members = familyCards(family);
  const others = deck.cards.filter((card) => !members.includes(card));
  const isWhole = deck.cards.length - others.length === members.length;
  const name = words.families[family];
  return (
    <Button onClick={() => onChange({ ...deck, cards: isWhole ? others : [...others, ...members] })}>
      {isWhole ? ui.deckTakeOut(name) : ui.deckAddFamily(name, moonsOf(deck.people, members))}
    </Button>
  );
}
