/** A named area of the table: one stop of the Tab key, its cards in a row. */
import type { ReactNode } from 'react';
import { DropSpot } from '../drag/DropSpot';
import type { Destination } from '../drag/destinations';
import { useRoving } from './useRoving';
import './zone.css';

interface ZoneProps {
  /** Where it lies in the layout, such as `own-combat`. */
  readonly area: string;
  readonly label: string;
  /** Written at the edge of the area. */
  readonly caption?: string;
  readonly className?: string;
  /** Where cards may be carried to: what the zone is as a destination. */
  readonly drop?: Destination | undefined;
  readonly children: ReactNode;
}

export function Zone({ area, label, caption, className = '', drop, children }: ZoneProps) {
  const roving = useRoving<HTMLElement>();
  return (
    <section {...roving} className={`zone area-${area} ${className}`} data-zone={area} aria-label={label}>
      {caption !== undefined && (
        <span className="zone-caption" aria-hidden="true">
          <span>{caption}</span>
        </span>
      )}
      {children}
      {drop !== undefined && <DropSpot at={drop} />}
    </section>
  );
}
