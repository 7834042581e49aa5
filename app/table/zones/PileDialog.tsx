/** A pile laid out to be looked through. */
import { cardAt } from '../../../src/cards';
import { CloseAction } from '../../look/CloseAction';
import { CardFace } from '../../look/card/CardFace';
import { printedLabel } from '../../look/card/printedLabel';
import { Dialog } from '../../look/Dialog';
import { useTexts } from '../../text/texts';
import { useModel } from '../model';
import { cardsOfPile, type OpenPile } from './piles';
import './pileDialog.css';

export function PileDialog({ pile, onClose }: { pile: OpenPile; onClose: () => void }) {
  const { view, names, printed } = useModel();
  const texts = useTexts();
  const { ui } = texts;
  const { observation } = view;
  const side = observation.sides[pile.owner];
  const cards = cardsOfPile(observation, pile).flatMap((card) => printed(card) ?? []);
  const shown = pile.pile === 'leader' ? [...cards, cardAt(side.leader)] : cards;
  const title = { leader: ui.leaderPile, draw: ui.drawPile, discard: ui.discardPile, under: ui.pushedUnder }[
    pile.pile
  ];
  const whose = pile.owner === view.seat ? ui.ownZone(title) : ui.zoneOf(title, names.seat(pile.owner));
  const count = pile.pile === 'draw' ? side.deckSize : shown.length;
  return (
    <Dialog title={ui.zoneSummary(whose, count)} wide onClose={onClose}>
      {pile.pile === 'draw' && shown.length > 0 && <p>{ui.drawPileInNoOrder}</p>}
      {shown.length === 0 && <p>{pile.pile === 'draw' && count > 0 ? ui.drawPileHidden : ui.emptyPile}</p>}
      <ul className="pile-cards">
        {shown.map((card) => (
          <li key={card.id} aria-label={printedLabel(card, texts)}>
            <CardFace card={card} size="medium" />
          </li>
        ))}
      </ul>
      <CloseAction onClose={onClose} />
    </Dialog>
  );
}
