/** A place where the card in hand may go: what would happen there, for letting go or for a press. */
import { useDroppable } from '@dnd-kit/core';
import { useEffect, useRef } from 'react';
import type { Action } from '../../../src/actions';
import { useTexts } from '../../text/texts';
import { type TableModel, useModel } from '../model';
import { type CardAction, cardsOf, sameCards } from '../prompt/uses';
import { useCarried } from './carried';
import { carriedWith, type Destination, isPut, openTo } from './destinations';

export function DropSpot({ at }: { at: Destination }) {
  const model = useModel();
  const carried = useCarried();
  const { ui } = useTexts();
  const { setNodeRef, isOver } = useDroppable({ id: at });
  const isAnswer = carried !== null && at === 'strip' && isPut(model);
  const cards = carried === null ? model.task.chosen : carriedWith(model, carried);
  const uses = openTo(model, cards).get(at) ?? [];
  const [use, ...others] = uses.filter((one) => sameCards(cardsOf(one)!, cards));
  const isOpen = isAnswer || (carried === null ? use !== undefined : uses.length > 0);
  const words = isAnswer ? ui.dropChooseHere : wordsFor(use ?? uses[0], model, ui);
  const pressed = use !== undefined && others.length === 0 && carried === null ? use : undefined;
  const spot = usePressAround(pressed, model.send);
  return (
    <span
      ref={(node) => {
        spot.current = node;
        setNodeRef(node);
      }}
      className={`drop-spot ${isOpen ? 'is-open' : ''} ${isOver ? 'is-over' : ''}`}
      aria-hidden="true"
    >
      {isOpen &&
        (pressed ? (
          // The prompt has the same button for everyone; this one is a shorter way for a pointer.
          <button type="button" tabIndex={-1} className="drop-words" onClick={() => model.send(pressed)}>
            {words}
          </button>
        ) : (
          <span className="drop-words">{words}</span>
        ))}
    </span>
  );
}

/** The whole area takes the press that its words ask for; cards that lie in it stay what they are. */
function usePressAround(action: Action | undefined, send: (action: Action) => void) {
  const spot = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const area = spot.current?.parentElement;
    if (action === undefined || !area) return;
    const press = (event: MouseEvent) => {
      if (event.target instanceof Element && event.target.closest('button') === null) send(action);
    };
    area.addEventListener('click', press);
    return () => area.removeEventListener('click', press);
  }, [action, send]);
  return spot;
}

function wordsFor(
  use: CardAction | undefined,
  { view, printed }: TableModel,
  ui: ReturnType<typeof useTexts>['ui'],
): string {
  switch (use?.type) {
    case 'playBluff':
      return ui.dropBluffHere;
    case 'dropBluff':
      return ui.dropDiscardHere;
    case 'retrieve':
      return ui.dropTakeHere;
    case 'load': {
      const ship = view.observation.sides[view.seat].ships.find(({ card }) => card === use.ship);
      return ui.dropLoadHere(ship?.cargo.length ?? 0, printed(use.ship)?.capacity ?? 0);
    }
    default:
      return ui.dropPlayHere;
  }
}
