/** The two sides: whose turn it is, and what is left of each draw pile. */
import { type Position, players } from '../../../src/fragments/plotTrack/position';
import { texts } from '../../../src/fragments/plotTrack/text';
import { useTexts } from '../../text/texts';
import { PlotSign } from './signs';
import './sides.css';

export function Sides({ position }: { position: Position }) {
  const { ui, language } = useTexts();
  const { turn, drawPile, result } = position;
  return (
    <ul className="plot-sides" aria-label={ui.players}>
      {players.map((side) => {
        const isNow = result === null ? turn.player === side : result === side;
        return (
          <li key={side} className={`plot-side is-${side} ${isNow ? 'is-now' : ''}`}>
            <span className="side-seal">
              <PlotSign name={side} />
            </span>
            <span className="side-name">{texts[language].players[side]}</span>
            <span className="side-pile" data-empty={drawPile[side] === 0 || undefined}>
              <span className="side-back" aria-hidden="true" />
              <span className="unseen">{ui.cardsInPile(ui.drawPile, drawPile[side])}</span>
              <span aria-hidden="true">{drawPile[side] === 0 ? ui.emptyPile : drawPile[side]}</span>
            </span>
          </li>
        );
      })}
    </ul>
  );
}
