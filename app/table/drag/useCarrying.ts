/** Makes a card one that can be dragged. */
import { useDraggable } from '@dnd-kit/core';
import type { CardKey } from '../prompt/options';

export function useCarrying(card: CardKey, isPossible: boolean) {
  const { setNodeRef, listeners, isDragging } = useDraggable({ id: card, disabled: !isPossible });
  const classes = [isPossible && 'can-be-carried', isDragging && 'is-carried'];
  return { ref: setNodeRef, listeners, className: classes.filter(Boolean).join(' ') };
}
