/** How large boxes and labels are, in the units of the drawing; estimated, since a worker has no fonts. */
import { type Box, type Line, labelOf } from './graph';

export interface Size {
  readonly width: number;
  readonly height: number;
}

export const nameFont = 15;
export const edgeFont = 12.5;
export const innerFont = 12;
const lineHeight = 15;
/** Entries of a list before the rest is only counted. */
const most = 4;

const widthOf = (text: string, font: number): number => [...text].length * font * 0.535;

/** Labels one below the other, each once; the rest is counted. */
export function labelsOf(line: Pick<Line, 'edges'>): string[] {
  const labels = [...new Set(line.edges.map(labelOf))].filter((label) => label !== '');
  return labels.length <= most ? labels : [...labels.slice(0, most - 1), `+${labels.length - most + 1}`];
}

export function sizeOfLabels(labels: readonly string[]): Size {
  const width = Math.max(0, ...labels.map((label) => widthOf(label, edgeFont)));
  return { width: width + 10, height: labels.length * lineHeight + 2 };
}

/** What stays in the box, in rows of about two. */
export function innerRows({ inner, label }: Pick<Box, 'inner' | 'label'>): string[][] {
  const wide = Math.max(widthOf(label, nameFont) + 60, 170);
  const rows: string[][] = [];
  for (const text of [...new Set(inner.map(labelOf))].filter((entry) => entry !== '')) {
    const row = rows.at(-1);
    if (row && widthOf([...row, text].join('   '), innerFont) + 26 <= wide) row.push(text);
    else rows.push([text]);
  }
  return rows;
}

export const boxHead = 38;
export const rowHeight = 18;

export function sizeOfBox(box: Box): Size {
  const rows = innerRows(box);
  const name = widthOf(box.label, nameFont) + (box.moon > 0 ? 52 : 36) + (box.kind === 'closed' ? 18 : 0);
  const inner = Math.max(0, ...rows.map((row) => widthOf(row.join('   '), innerFont) + 30));
  const height = boxHead + (rows.length > 0 ? rows.length * rowHeight + 8 : 0);
  return { width: Math.max(96, name, inner), height };
}
