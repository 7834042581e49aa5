/** The drawing as a file of its own: paper and ink, so that it prints. */
import type { AnyStatechart, Graph, Line } from './graph';
import { composites, graphOf } from './graph';
import type { Area, Layout, Spot } from './layout';
import { boxHead, edgeFont, innerRows, labelsOf, nameFont, rowHeight } from './size';

const escapeXml = (text: string): string =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;');

const style = `
text { font-family: "Alegreya Sans", Carlito, Calibri, sans-serif; fill: #1b2233; }
.frame { fill: #f5eedc; stroke: #7d7358; stroke-width: 1.5; }
.place { fill: #fbf6e9; stroke: #4a5163; stroke-width: 1.5; }
.final { fill: #fbf6e9; stroke: #4a5163; stroke-width: 4; }
.inner, .names { fill: #4a5163; }
.names { paint-order: stroke; stroke: #f5eedc; stroke-width: 4px; }
.course { fill: none; stroke: #4a5163; stroke-width: 1.5; }
.eventless { stroke-dasharray: 5 4; }
.arrow { fill: #4a5163; }
`;

/** Everything open: what goes into a file. */
export const wholeGraph = (chart: AnyStatechart): Graph => graphOf(chart, new Set(composites(chart)));

function box({ label, kind, ...rest }: Graph['boxes'][number], { x, y, width, height }: Area): string {
  const shape = kind === 'open' ? 'frame' : kind === 'final' ? 'final' : 'place';
  const rows = innerRows({ label, inner: rest.inner });
  const rect = `<rect class="${shape}" x="${x}" y="${y}" width="${width}" height="${height}" rx="7"/>`;
  const name = `<text x="${x + 12}" y="${y + 24.5}" font-size="${nameFont}" font-weight="700">${escapeXml(label)}</text>`;
  const inner = rows.map(
    (row, index) =>
      `<text class="inner" x="${x + 12}" y="${y + boxHead + 12 + index * rowHeight}" font-size="12">${escapeXml(row.join('   '))}</text>`,
  );
  return [rect, name, ...inner].join('');
}

const arrow = (points: readonly Spot[]): string => {
  const end = points.at(-1)!;
  const before = points.at(-2) ?? end;
  const angle = Math.atan2(end.y - before.y, end.x - before.x);
  const at = (turn: number) =>
    `${(end.x - 9 * Math.cos(angle + turn)).toFixed(1)} ${(end.y - 9 * Math.sin(angle + turn)).toFixed(1)}`;
  return `M${end.x} ${end.y}L${at(0.42)}L${at(-0.42)}Z`;
};

function line(each: Line, { points, label }: Layout['lines'][string]): string {
  if (points.length === 0) return '';
  const course = points.map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${x} ${y}`).join('');
  const names = label
    ? labelsOf(each).map(
        (text, index) =>
          `<text class="names" x="${label.x + 5}" y="${label.y + 12 + index * 15}" font-size="${edgeFont}">${escapeXml(text)}</text>`,
      )
    : [];
  return `<path class="course${each.isEventless ? ' eventless' : ''}" d="${course}"/><path class="arrow" d="${arrow(points)}"/>${names.join('')}`;
}

export function toSvg(graph: Graph, layout: Layout, title: string): string {
  const { width, height } = layout;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img">`,
    `<title>${escapeXml(title)}</title><style>${escapeXml(style)}</style>`,
    ...graph.boxes.map((each) => (layout.boxes[each.name] ? box(each, layout.boxes[each.name]!) : '')),
    ...graph.lines.map((each) => (layout.lines[each.id] ? line(each, layout.lines[each.id]!) : '')),
    '</svg>',
    '',
  ].join('\n');
}
