/** Dragging cards over the table: the card follows the pointer, and says over each place whether it may go there. */
import {
  type CollisionDetection,
  DndContext,
  DragOverlay,
  MouseSensor,
  pointerWithin,
  TouchSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { type ReactNode, useMemo, useRef, useState } from 'react';
import { CardBack } from '../../look/card/CardBack';
import { CardFace } from '../../look/card/CardFace';
import { Why } from '../cards/Why';
import { useModel } from '../model';
import type { CardKey } from '../prompt/options';
import { CarriedProvider } from './carried';
import { carriedWith, type Destination, letGo, openTo, reasonAt } from './destinations';
import { usePointer } from './usePointer';
import './drag.css';

/** Pixels before a press becomes a drag. */
const slack = { mouse: 6, touch: 10 } as const;

/** Each move is told by the log; the library's own sentences would only repeat it. */
const silent = {
  announcements: {
    onDragStart: () => undefined,
    onDragOver: () => undefined,
    onDragEnd: () => undefined,
    onDragCancel: () => undefined,
  },
  screenReaderInstructions: { draggable: '' },
};

export function DragTable({ children }: { children: ReactNode }) {
  const model = useModel();
  const [carried, setCarried] = useState<CardKey | null>(null);
  const [over, setOver] = useState<Destination | null>(null);
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: slack.mouse } }),
    useSensor(TouchSensor, { activationConstraint: { distance: slack.touch } }),
  );
  const open = useMemo(
    () => (carried === null ? undefined : openTo(model, carriedWith(model, carried))),
    [model, carried],
  );
  const pointer = usePointer();
  const seen = useRef<Parameters<CollisionDetection>[0]>(null);
  /** Of places that lie in one another, one that is open to the card. */
  const underPointer: CollisionDetection = (args) => {
    seen.current = args;
    return pointerWithin(args).toSorted(
      (a, b) => Number(open?.has(b.id as Destination)) - Number(open?.has(a.id as Destination)),
    );
  };
  /** Where the pointer is now; `over` is where it was when the page was drawn last. */
  const letGoAt = (): Destination | undefined => {
    if (seen.current === null || pointer.current === null) return undefined;
    return underPointer({ ...seen.current, pointerCoordinates: pointer.current })[0]?.id as Destination;
  };
  const stop = () => {
    setCarried(null);
    setOver(null);
  };
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={underPointer}
      accessibility={silent}
      autoScroll={false}
      onDragStart={({ active }) => setCarried(Number(active.id))}
      onDragOver={(event) => setOver((event.over?.id as Destination | undefined) ?? null)}
      onDragCancel={stop}
      onDragEnd={({ active }) => {
        const to = letGoAt();
        stop();
        if (to !== undefined) letGo(model, Number(active.id), to);
      }}
    >
      <CarriedProvider value={carried}>{children}</CarriedProvider>
      <DragOverlay dropAnimation={null} className="carried">
        {carried !== null && <Carried card={carried} over={over} />}
      </DragOverlay>
    </DndContext>
  );
}

function Carried({ card, over }: { card: CardKey; over: Destination | null }) {
  const model = useModel();
  const { view, printed } = model;
  const face = printed(card);
  const reason = over === null ? undefined : reasonAt(model, card, over);
  const count = carriedWith(model, card).length;
  return (
    <span className={count > 1 ? 'carried-stack' : ''}>
      {face === null ? (
        <CardBack people={view.observation.sides[view.seat].people} />
      ) : (
        <CardFace
          card={face}
          contested={view.observation.element}
          className={reason ? 'is-unplayable' : ''}
        />
      )}
      {reason !== undefined && <Why reason={reason} className="is-carried" />}
    </span>
  );
}
