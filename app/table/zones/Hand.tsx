/** The own hand. */
import { CardFace } from '../../look/card/CardFace';
import { printedLabel } from '../../look/card/printedLabel';
import { Mark } from '../../look/Mark';
import { useTexts } from '../../text/texts';
import { standingOf } from '../cards/standing';
import { TableCard } from '../cards/TableCard';
import { DropSpot } from '../drag/DropSpot';
import { type TableModel, useModel } from '../model';
import { isHandLocked } from '../prompt/landing';
import { needsPicker } from '../prompt/options';
import { useRoving } from './useRoving';
import './hand.css';

export function Hand() {
  const model = useModel();
  const texts = useTexts();
  const roving = useRoving<HTMLElement>();
  const { view, printed } = model;
  const { hand, disclosed } = view.observation.sides[view.seat];
  const cards = hand.flatMap((card) => (card === null ? [] : [card]));
  const playable = cards.filter((card) => standingOf(model, card, true).state === 'playable').length;
  const rests = model.task.kind === 'call' || needsPicker(view) || isHandLocked(model, view.seat);
  return (
    <section
      {...roving}
      className={`hand area-hand ${rests ? 'rests' : ''} ${isAskedElsewhere(model) ? 'rests-if-small' : ''} ${cards.length > 7 ? 'is-long' : ''}`}
      aria-label={texts.ui.handSummary(cards.length, playable)}
      data-zone="hand"
    >
      <div className="card-row">
        {cards.map((card, index) => {
          const face = printed(card)!;
          const label = printedLabel(face, texts);
          const isOpen = disclosed.includes(card);
          return (
            <span
              key={card}
              className={`table-card-place hand-place ${index >= cards.length - 2 && index > 0 ? 'opens-left' : ''}`}
            >
              <TableCard
                cardKey={card}
                label={isOpen ? texts.ui.cardLabelState(label, texts.ui.stateOpen) : label}
                isHeld
              >
                {({ className, seal }) => (
                  <CardFace
                    card={face}
                    contested={view.observation.element}
                    className={`${className} ${isOpen ? 'is-disclosed' : ''}`}
                  >
                    {seal}
                    {isOpen && <Mark className="card-open" text={texts.ui.stateOpen} />}
                  </CardFace>
                )}
              </TableCard>
            </span>
          );
        })}
      </div>
      <DropSpot at="hand" />
    </section>
  );
}

/** The question is answered without the hand, which makes room for it where there is little. */
function isAskedElsewhere({ task, options, view }: TableModel): boolean {
  const { hand } = view.observation.sides[view.seat];
  return task.kind === 'answer' && !options.some(({ key }) => key !== null && hand.includes(key));
}
