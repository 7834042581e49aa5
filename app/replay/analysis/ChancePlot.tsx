/** The chance of the first seat to win over the game, with its blunders and the moment on show. */
import { axisX, axisY, dot, lineY, type PlotOptions, ruleX, ruleY } from '@observablehq/plot';
import { useMemo } from 'react';
import type { Judged } from '../../game/teacher';
import { Plot } from '../../look/plot/Plot';

interface ChancePlotProps {
  readonly judged: readonly Judged[];
  /** Actions of the game. */
  readonly length: number;
  readonly at: number;
  readonly label: string;
}

export function ChancePlot({ judged, length, at, label }: ChancePlotProps) {
  const options = useMemo(() => optionsFor(judged, length, at), [judged, length, at]);
  return <Plot options={options} label={label} />;
}

function optionsFor(judged: readonly Judged[], length: number, at: number): PlotOptions {
  const chances = { x: 'index', y: 'winChance' };
  return {
    height: 220,
    marginLeft: 46,
    marginRight: 10,
    marginTop: 10,
    x: { domain: [0, Math.max(1, length)] },
    y: { domain: [0, 1] },
    marks: [
      ruleY([0, 1], { className: 'plot-grid' }),
      ruleY([0.5], { className: 'plot-middle' }),
      axisX({ label: null, tickSize: 0, ticks: 5 }),
      axisY([0, 0.5, 1], { label: null, tickSize: 0, tickFormat: (chance: number) => `${100 * chance} %` }),
      ruleX([at], { className: 'chance-now' }),
      lineY(judged, { ...chances, className: 'chance-line' }),
      dot(
        judged.filter(({ isBlunder }) => isBlunder),
        { ...chances, r: 6, symbol: 'triangle', className: 'chance-blunder' },
      ),
    ],
  };
}
