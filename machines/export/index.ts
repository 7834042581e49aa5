/** A chart as text for other programs. A drawing (SVG) needs a layout and is made in `app/charts`. */
import type { Statechart } from '../executor/statechart';
import { toDot } from './dot';
import { toMermaid } from './mermaid';
import type { AnyChart } from './plain';
import { toScxml } from './scxml';
import { toXstateJson } from './xstateJson';

export const textFormats = ['mermaid', 'scxml', 'dot', 'json'] as const;
export type TextFormat = (typeof textFormats)[number];

const writers: Readonly<Record<TextFormat, (chart: AnyChart) => string>> = {
  mermaid: toMermaid,
  scxml: toScxml,
  dot: toDot,
  json: toXstateJson,
};

/** What files of a format are called at the end. */
export const extensions: Readonly<Record<TextFormat | 'svg', string>> = {
  mermaid: 'mmd',
  scxml: 'scxml',
  dot: 'dot',
  json: 'json',
  svg: 'svg',
};

export const exportChart = <P, A, R>(chart: Statechart<P, A, R>, format: TextFormat): string =>
  writers[format](chart as unknown as AnyChart);
