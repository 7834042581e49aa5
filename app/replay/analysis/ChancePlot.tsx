/** The chance of the first seat to win over the game, with its blunders and the moment on show. */
import type { Judged } from '../../teacher';

interface ChancePlotProps {
  readonly judged: readonly Judged[];
  /** Actions of the game. */
  readonly length: number;
  readonly at: number;
  readonly label: string;
}

const width = 640;
const height = 200;
/** Room for the figures at the left. */
const left = 78;
const pad = 12;

export function ChancePlot({ judged, length, at, label }: ChancePlotProps) {
  const x = (action: number) => left + ((width - left - pad) * action) / Math.max(1, length);
  const y = (chance: number) => pad + (height - 2 * pad) * (1 - chance);
  const points = judged.map(({ index, winChance }) => `${x(index).toFixed(1)} ${y(winChance).toFixed(1)}`);
  return (
    <svg className="chance-plot" viewBox={`0 0 ${width} ${height}`} role="img" aria-label={label}>
      {[0, 0.5, 1].map((chance) => (
        <g key={chance}>
          <path d={`M${left} ${y(chance)}H${width - pad}`} className={chance === 0.5 ? 'is-middle' : ''} />
          <text x={left - 8} y={y(chance)} dominantBaseline="middle" textAnchor="end">
            {`${chance * 100} %`}
          </text>
        </g>
      ))}
      <path d={`M${x(at)} ${pad}V${height - pad}`} className="is-now" />
      {points.length > 1 && <polyline points={points.join(' ')} />}
      {judged
        .filter(({ isBlunder }) => isBlunder)
        .map(({ index, winChance }) => (
          <path key={index} className="is-blunder" d={`M${x(index)} ${y(winChance) - 7}l6.500 11h-13z`} />
        ))}
    </svg>
  );
}
