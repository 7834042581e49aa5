/** Which share of its games each people has won, drawn with what so few games can tell; the same as a table below. */
import { axisX, axisY, barX, type PlotOptions, ruleX, ruleY, text } from '@observablehq/plot';
import { useId, useMemo } from 'react';
import type { Texts } from '../../src/text';
import type { People } from '../../src/vocabulary';
import { Plot } from '../look/plot/Plot';
import { useTexts } from '../text/texts';
import { wilson } from '../wilson';
import type { Tally } from './count';

interface Row extends Tally {
  readonly people: People;
  readonly name: string;
  readonly share: number;
  readonly low: number;
  readonly high: number;
}

function rowOf(people: People, { games, won }: Tally, { words }: Texts): Row {
  const [low, high] = wilson(won, games);
  return { people, name: words.peoples[people], games, won, share: won / games, low, high };
}

const percentOf = (share: number): number => Math.round(100 * share);

interface SharePlotProps {
  readonly title: string;
  readonly tallies: ReadonlyMap<People, Tally>;
}

export function SharePlot({ title, tallies }: SharePlotProps) {
  const texts = useTexts();
  const { ui } = texts;
  const titleId = useId();
  const rows = [...tallies].map(([people, tally]) => rowOf(people, tally, texts));
  const key = JSON.stringify(rows);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key holds every figure of the rows.
  const options = useMemo(() => optionsFor(rows, texts), [key, texts]);
  const lines = rows.map(({ name, won, games, share }) =>
    ui.statsPlotLine(name, won, games, percentOf(share)),
  );
  return (
    <section className="stats-plot" aria-labelledby={titleId}>
      <h2 id={titleId}>{title}</h2>
      <Plot options={options} label={`${title}. ${lines.join('; ')}`} />
      <details>
        <summary>{ui.statsAsTable}</summary>
        <ShareTable title={title} rows={rows} />
      </details>
    </section>
  );
}

const rowHeight = 36;
const margins = { marginLeft: 74, marginRight: 108, marginTop: 6, marginBottom: 30 };

function optionsFor(rows: readonly Row[], { ui }: Texts): PlotOptions {
  const bars = rows.map((row) =>
    barX([row], { x: 'share', y: 'name', fill: 'var(--people)', className: `people-${row.people}` }),
  );
  const reach = { x1: 'low', x2: 'high', y: 'name' };
  return {
    ...margins,
    height: rows.length * rowHeight + margins.marginTop + margins.marginBottom,
    x: { domain: [0, 1] },
    y: { domain: rows.map(({ name }) => name), padding: 0.36 },
    marks: [
      ruleX([0, 0.25, 0.75, 1], { className: 'plot-grid' }),
      ruleX([0.5], { className: 'plot-middle' }),
      axisX([0, 0.5, 1], {
        tickSize: 0,
        label: null,
        tickFormat: (share: number) => ui.statsPercent(percentOf(share)),
      }),
      axisY({ tickSize: 0, label: null, className: 'plot-names' }),
      ...bars,
      // Light around dark, so that the line is seen on the bar and beside it.
      ruleY(rows, { ...reach, className: 'plot-halo' }),
      ruleY(rows, { ...reach, className: 'plot-interval' }),
      text(rows, {
        x: 1,
        y: 'name',
        dx: margins.marginRight,
        textAnchor: 'end',
        text: ({ won, games }: Row) => ui.statsPlotCount(won, games, percentOf(won / games)),
      }),
    ],
  };
}

function ShareTable({ title, rows }: { readonly title: string; readonly rows: readonly Row[] }) {
  const { ui } = useTexts();
  return (
    <table className="stats-table">
      <caption className="unseen">{title}</caption>
      <thead>
        <tr>
          <th scope="col">{ui.statsPeople}</th>
          <th scope="col">{ui.statsGames}</th>
          <th scope="col">{ui.statsWon}</th>
          <th scope="col">{ui.statsShare}</th>
          <th scope="col">{ui.statsInterval}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ people, name, games, won, share, low, high }) => (
          <tr key={people}>
            <th scope="row">{name}</th>
            <td>{games}</td>
            <td>{won}</td>
            <td>{ui.statsPercent(percentOf(share))}</td>
            <td>{ui.statsFromTo(percentOf(low), percentOf(high))}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
