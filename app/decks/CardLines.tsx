/** The cards of the deck as lines, grouped by kind; a press takes one out. */
import { type Card, cardAt, indexOfCard } from '../../src/cards';
import { moonsUnder } from '../../src/decks';
import { kinds } from '../../src/vocabulary';
import { Sign } from '../look/Sign';
import type { OwnDeck } from '../saves/ownDecks';
import { useTexts } from '../text/texts';

interface CardLinesProps {
  readonly deck: OwnDeck;
  readonly onToggle: (card: number) => void;
}

export function CardLines({ deck, onToggle }: CardLinesProps) {
  const { words } = useTexts();
  const cards = deck.cards.map(cardAt);
  return (
    <div className="deck-lines">
      {kinds.map((kind) => {
        const group = cards.filter((card) => card.kind === kind);
        if (group.length === 0) return null;
        return (
          <section key={kind}>
            <h2>
              {words.kinds[kind].many} <small>{group.length}</small>
            </h2>
            <ul>
              {group.map((card) => (
                <li key={card.id}>
                  <CardLine card={card} moons={moonsUnder(deck.people, card)} onToggle={onToggle} />
                </li>
              ))}
            </ul>
          </section>
        );
      })}
    </div>
  );
}

interface CardLineProps {
  readonly card: Card;
  readonly moons: number;
  readonly onToggle: (card: number) => void;
}

function CardLine({ card, moons, onToggle }: CardLineProps) {
  const { ui } = useTexts();
  const values = [card.fire, card.earth].map((value) => value ?? '–').join(' / ');
  const hasValues = card.fire !== null || card.earth !== null;
  return (
    <button
      type="button"
      className={`deck-line people-${card.people}`}
      onClick={() => onToggle(indexOfCard(card.id))}
    >
      <span className="deck-line-name">{card.name}</span>
      {hasValues && <span className="deck-line-values">{values}</span>}
      {moons > 0 && <span className="deck-line-moons">{ui.moonsOf(moons)}</span>}
      <Sign name="cross" label={ui.deckTakeOut(card.name)} />
    </button>
  );
}
