/** A plot as Observable Plot draws it, as wide as its place, in the type and the inks of the page. */
import { type PlotOptions, plot } from '@observablehq/plot';
import { useEffect, useRef, useState } from 'react';
import './plot.css';

interface PlotProps {
  /** Everything but the width; one and the same object for as long as nothing changes. */
  readonly options: PlotOptions;
  /** What it shows, for those who do not see it; the figures themselves belong into a table beside it. */
  readonly label: string;
}

/** A narrower place is not laid out yet: margins would leave nothing to draw in. */
const leastWidth = 200;

export function Plot({ options, label }: PlotProps) {
  const place = useRef<HTMLDivElement>(null);
  const width = useWidth(place);
  useEffect(() => {
    if (width < leastWidth) return;
    const drawing = plot({ ...options, width });
    // The place has the name; the library's own, of each mark, say nothing of what is shown.
    drawing.setAttribute('aria-hidden', 'true');
    place.current!.replaceChildren(drawing);
    return () => drawing.remove();
  }, [options, width]);
  return <div ref={place} className="plot" role="img" aria-label={label} />;
}

/** In whole pixels; 0 before it is known. */
function useWidth(place: React.RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(0);
  useEffect(() => {
    const element = place.current!;
    const observer = new ResizeObserver(() => setWidth(Math.floor(element.clientWidth)));
    observer.observe(element);
    return () => observer.disconnect();
  }, [place]);
  return width;
}
