/** Ships that have landed this turn, with their cargo, apart from the hand. */
import { CardFace } from '../../look/card/CardFace';
import { printedLabel } from '../../look/card/printedLabel';
import { useTexts } from '../../text/texts';
import { TableCard } from '../cards/TableCard';
import { useModel } from '../model';
import { isHandLocked } from '../prompt/landing';
import { useRoving } from './useRoving';
import './landed.css';

export function LandedRow() {
  const model = useModel();
  const { view, printed } = model;
  const texts = useTexts();
  const roving = useRoving<HTMLDivElement>();
  const { onTurn, sides } = view.observation;
  const landed = sides[onTurn].ships.filter((ship) => ship.landed);
  if (landed.length === 0) return null;
  const isOwn = onTurn === view.seat;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms.
    <div {...roving} className="landed" role="group" aria-label={texts.ui.landedShips} data-zone="landed">
      <div className="card-row">
        {landed
          .flatMap((ship) => [ship.card, ...ship.cargo])
          .map((card) => {
            const face = printed(card)!;
            return (
              <TableCard
                key={card}
                cardKey={card}
                label={printedLabel(face, texts)}
                isHeld={isOwn && face.kind !== 'ship'}
              >
                {({ className, seal }) => (
                  <CardFace card={face} contested={view.observation.element} className={className}>
                    {seal}
                  </CardFace>
                )}
              </TableCard>
            );
          })}
      </div>
      {isOwn && isHandLocked(model, onTurn) && <p>{texts.ui.handRests(sides[onTurn].hand.length)}</p>}
    </div>
  );
}
