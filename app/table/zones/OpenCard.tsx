/** A card of the other hand that lies open: its name and values on a slip, as the whole card would not fit there. */
import type { CardId } from '../../../src/actions';
import { elements } from '../../../src/vocabulary';
import { Plate } from '../../look/card/Plate';
import { printedLabel } from '../../look/card/printedLabel';
import { useTexts } from '../../text/texts';
import { TableCard } from '../cards/TableCard';
import { useModel } from '../model';
import './openCard.css';

export function OpenCard({ card }: { card: CardId }) {
  const { view, printed } = useModel();
  const texts = useTexts();
  const face = printed(card);
  if (face === null) return null;
  const { element: contested } = view.observation;
  const label = texts.ui.cardLabelState(printedLabel(face, texts), texts.ui.stateOpen);
  return (
    <TableCard cardKey={card} label={label}>
      {({ className, seal }) => (
        <span className={`open-card people-${face.people} ${className}`}>
          {elements.map((element) => {
            const value = face[element];
            if (value === null) return null;
            const isOutline = contested !== null && contested !== element;
            return (
              <Plate
                key={element}
                element={element}
                value={value}
                shield={face.shields.includes(element)}
                outline={isOutline}
              />
            );
          })}
          <span className="open-card-name">{face.name}</span>
          {seal}
        </span>
      )}
    </TableCard>
  );
}
