/** Cards of an area side by side; many of them overlap, and where that is not enough they scroll, the newest in view. */
import { type CSSProperties, type ReactNode, useLayoutEffect, useRef } from 'react';

interface CardRowProps {
  /** How many lie side by side: the more, the smaller in a narrow area. */
  readonly count: number;
  readonly className?: string;
  readonly children: ReactNode;
}

export function CardRow({ count, className = '', children }: CardRowProps) {
  const row = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (count > 0) row.current?.scrollTo({ left: row.current.scrollWidth });
  }, [count]);
  return (
    <div ref={row} className={`zone-cards ${className}`} style={{ '--count': count } as CSSProperties}>
      <div className="card-row">{children}</div>
    </div>
  );
}
