/** Cards of a field: face up with the values that count, or face down as Bluffs. */
import type { CardId } from '../../../src/actions';
import type { PowerLineView, SideView, SupportView } from '../../../src/observe';
import { type Element, elements, type Seat } from '../../../src/vocabulary';
import { BluffBack } from '../../look/card/CardBack';
import { CardFace, type ChangedValues } from '../../look/card/CardFace';
import { useTexts } from '../../text/texts';
import { useModel } from '../model';
import { bluffKey } from '../prompt/options';
import { useActiveLabel, useBluffLabel, useIgnoredWords } from './fieldLabel';
import { TableCard } from './TableCard';

const lineOf = (side: SideView, element: Element, card: CardId): PowerLineView | undefined =>
  side.power[element].lines.find((line) => line.card === card);

/** The values a card counts with, in each element. */
function valuesOf(side: SideView, card: CardId): ChangedValues {
  const values: Partial<Record<Element, number>> = {};
  for (const element of elements) {
    const line = lineOf(side, element, card);
    const isIgnored = line?.changes.some((change) => change.why === 'ignored');
    if (line !== undefined && !isIgnored) values[element] = line.value;
  }
  return values;
}

export function ActiveCard({ card, owner }: { card: CardId; owner: Seat }) {
  const { view, printed } = useModel();
  const face = printed(card)!;
  const parts = view.ignored.get(card);
  const ignored = useIgnoredWords(parts);
  return (
    <TableCard cardKey={card} label={useActiveLabel(card)}>
      {({ className, seal }) => (
        <CardFace
          card={face}
          contested={view.observation.element}
          values={valuesOf(view.observation.sides[owner], card)}
          ignored={ignored}
          ignoredInPart={parts?.includes('values') ? undefined : (parts as ('icons' | 'text')[] | undefined)}
          className={className}
        >
          {seal}
        </CardFace>
      )}
    </TableCard>
  );
}

interface BluffProps {
  readonly support: SupportView;
  readonly owner: Seat;
  /** From 0, among the Bluffs of its owner. */
  readonly order: number;
  readonly of: number;
}

export function FaceDownBluff({ support, owner, order, of }: BluffProps) {
  const { view, printed } = useModel();
  const { ui } = useTexts();
  const { observation } = view;
  const side = observation.sides[owner];
  const key = support.card ?? bluffKey(order);
  const card = support.card === null ? null : printed(support.card);
  const isNew = support.since === observation.turn.number;
  const label = useBluffLabel(support, order, of);
  const { element } = observation;
  const bluffLines = element === null ? [] : side.power[element].lines.filter((line) => line.faceDown);
  return (
    <TableCard cardKey={key} label={label}>
      {({ className, seal }) => (
        <BluffBack
          people={side.people}
          value={bluffLines[order]?.value ?? 0}
          element={element}
          card={card}
          order={order + 1}
          since={isNew ? ui.thisTurn : ui.inTurn(support.since)}
          className={className}
        >
          {seal}
        </BluffBack>
      )}
    </TableCard>
  );
}
