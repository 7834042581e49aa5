/** The whole chart small, with the part that is seen; a press goes there. */
import type { Graph } from '../../charts/graph';
import type { Area, Layout } from '../../charts/layout';
import type { View } from './useView';

interface MinimapProps {
  readonly graph: Graph;
  readonly layout: Layout;
  readonly view: View;
  readonly size: { readonly width: number; readonly height: number };
  readonly active: ReadonlySet<string>;
  readonly now: string;
  readonly onGo: (area: Area, largest?: number) => void;
}

export function Minimap({ graph, layout, view, size, active, now, onGo }: MinimapProps) {
  const seen = {
    x: -view.x / view.scale,
    y: -view.y / view.scale,
    width: size.width / view.scale,
    height: size.height / view.scale,
  };
  if (seen.width >= layout.width && seen.height >= layout.height) return null;
  return (
    <svg
      className="minimap"
      viewBox={`0 0 ${layout.width} ${layout.height}`}
      aria-hidden="true"
      onPointerDown={(event) => {
        event.stopPropagation();
        const { left, top, width, height } = event.currentTarget.getBoundingClientRect();
        const scale = Math.min(width / layout.width, height / layout.height);
        const x = (event.clientX - left - (width - layout.width * scale) / 2) / scale;
        const y = (event.clientY - top - (height - layout.height * scale) / 2) / scale;
        onGo(
          { x: x - seen.width / 2, y: y - seen.height / 2, width: seen.width - 32, height: seen.height - 32 },
          view.scale,
        );
      }}
    >
      {graph.boxes.map(({ name, kind }) => {
        const area = layout.boxes[name];
        if (area === undefined) return null;
        const mark = name === now ? 'is-now' : active.has(name) ? 'is-active' : '';
        return <rect key={name} className={`is-${kind} ${mark}`} {...area} />;
      })}
      <rect className="seen" {...seen} />
    </svg>
  );
}
