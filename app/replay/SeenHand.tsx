/** A hand that may be seen, laid out in a row. */
import type { Seat } from '../../src/vocabulary';
import { CardFace } from '../look/card/CardFace';
import { printedLabel } from '../look/card/printedLabel';
import { Mark } from '../look/Mark';
import { TableCard } from '../table/cards/TableCard';
import { useModel } from '../table/model';
import { useRoving } from '../table/zones/useRoving';
import { useTexts } from '../text/texts';

export function SeenHand({ owner }: { owner: Seat }) {
  const { view, names, printed } = useModel();
  const texts = useTexts();
  const roving = useRoving<HTMLElement>();
  const { hand, disclosed } = view.observation.sides[owner];
  const side = owner === view.seat ? 'own' : 'other';
  const zone = `${side}-hand`;
  return (
    <section
      {...roving}
      className={`seen-hand is-${side}`}
      data-zone={zone}
      aria-label={texts.ui.handOf(names.seat(owner), hand.length)}
    >
      {hand.map((card) => {
        const face = card === null ? null : printed(card);
        if (card === null || face === null) return null;
        const label = printedLabel(face, texts);
        const isOpen = disclosed.includes(card);
        return (
          <TableCard
            key={card}
            cardKey={card}
            label={isOpen ? texts.ui.cardLabelState(label, texts.ui.stateOpen) : label}
          >
            {({ className }) => (
              <CardFace card={face} contested={view.observation.element} className={className}>
                {isOpen && <Mark className="card-open" text={texts.ui.stateOpen} />}
              </CardFace>
            )}
          </TableCard>
        );
      })}
    </section>
  );
}
