/** A stretch of the timeline as a drawing: turns as bars, actions as discs, microsteps as ticks, branches below. */
import { useDeferredValue, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { activeStates } from '../../../machines/executor/edges';
import { useTexts } from '../../text/texts';
import { hitBy } from '../breaks/breakpoints';
import { stateAt } from '../game/benchState';
import { useLooked } from '../look/useBench';

const gap = 44;
const left = 26;
const lineY = 50;

export function Strip() {
  const looked = useLooked();
  const { bench, workbench, branch } = looked;
  const { ui, language } = useTexts();
  const frame = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(900);
  useLayoutEffect(() => {
    const observer = new ResizeObserver(() => setWidth(frame.current?.clientWidth ?? 900));
    observer.observe(frame.current!);
    return () => observer.disconnect();
  }, []);

  const { at } = bench.shown;
  const count = branch.steps.length;
  const room = Math.max(4, Math.floor((width - 2 * left - 120) / gap));
  const from = Math.max(0, Math.min(at - Math.ceil(room * 0.7), count - room));
  const to = Math.min(count, from + room);
  // Microsteps have to be worked out for each action: they may come a moment later.
  const drawnFrom = useDeferredValue(from);
  // Everything has its place on the whole line, of which a stretch is seen: what stays need not be drawn anew.
  const x = (index: number) => left + index * gap;
  const hidden = from * gap;

  const bars = useMemo(() => turnsOf(looked, from, to, ui.turnOfSeat), [looked, from, to, ui]);
  const ticks = useMemo(() => {
    const found: number[] = [];
    for (let index = drawnFrom + 1; index <= Math.min(drawnFrom + room, count); index++) {
      const many = Math.min(7, workbench.traceAt(branch.id, index).length);
      for (let part = 1; part < many; part++) found.push(index - 1 + part / many);
    }
    return found;
  }, [drawnFrom, room, count, branch, workbench]);
  const hits = useMemo(() => {
    if (bench.breakpoints.length === 0) return [];
    const found: number[] = [];
    for (let index = from + 1; index <= to; index++) {
      const hit = hitBy(
        bench.rules,
        bench.breakpoints,
        stateAt(bench, branch, index - 1),
        workbench.traceAt(branch.id, index),
      );
      if (hit) found.push(index);
    }
    return found;
  }, [bench, branch, from, to, workbench]);
  const step = branch.steps[at - 1];
  const words =
    step &&
    `${at} ${bench.rules.module.describeAction(step.action, language, stateAt(bench, branch, at - 1).position)}`;
  const others = bench.branches.filter(({ id }) => id !== branch.id).slice(-2);
  const height = 70 + others.length * 24;
  const cursor = x(at);
  const isLate = cursor - hidden > width - 300;

  return (
    <div className="time-strip" ref={frame}>
      <svg
        width={width}
        height={height}
        aria-hidden="true"
        onClick={(event) => {
          const place = event.clientX - event.currentTarget.getBoundingClientRect().left;
          workbench.show({ at: Math.round((place - left) / gap) + from });
        }}
      >
        <g transform={`translate(${-hidden} 0)`}>
          {bars.map(({ first, last, label, isSecond }) => (
            <g key={first} className={isSecond ? 'turn is-second' : 'turn'}>
              <rect
                x={x(first) - gap / 2 + 2}
                y={6}
                width={(last - first + 1) * gap - 4}
                height={20}
                rx={2}
              />
              {(last - first + 1) * gap > label.length * 6.2 && (
                <text x={x(first) - gap / 2 + 10} y={20.5}>
                  {label}
                </text>
              )}
            </g>
          ))}
          <path className="past" d={`M${from > 0 ? hidden : left} ${lineY}H${x(to)}`} />
          <path className="future" d={`M${x(to)} ${lineY}H${hidden + width - 50}`} />
          <text className="live" x={hidden + width - 44} y={lineY + 4}>
            {bench.shown.branch === 0 ? ui.live : ''}
          </text>
          {ticks.map((tick) => (
            <path key={tick} className="tick" d={`M${x(tick)} ${lineY - 5}v10`} />
          ))}
          {Array.from({ length: to - from + 1 }, (_, index) => from + index).map((index) => (
            <circle key={index} className="disc" cx={x(index)} cy={lineY} r={index === 0 ? 3 : 5.5}>
              <title>{String(index)}</title>
            </circle>
          ))}
          {hits.map((hit) => (
            <path key={hit} className="break" d={`M${x(hit)} ${lineY - 17}l6 6-6 6-6-6z`} />
          ))}
          {others.map((other, row) => {
            const y = lineY + 24 * (row + 1);
            const root = Math.max(x(Math.max(other.at, from)), hidden + 10);
            const many = Math.min(
              other.steps.length - other.at,
              Math.max(0, Math.floor((hidden + width - root - 360) / 26)),
            );
            return (
              // biome-ignore lint/a11y/noStaticElementInteractions: the list of branches is the keyboard's way.
              <g
                key={other.id}
                className="side-line"
                onClick={(event) => {
                  event.stopPropagation();
                  workbench.show({ branch: other.id, at: other.steps.length });
                }}
              >
                <path
                  d={`M${root} ${lineY}c4 ${y - lineY} 10 ${y - lineY} 22 ${y - lineY}h${many * 26 + 8}`}
                />
                {Array.from({ length: many }, (_, index) => index).map((index) => (
                  <circle key={index} cx={root + 34 + index * 26} cy={y} r={4} />
                ))}
                <text x={root + 40 + many * 26} y={y + 4}>
                  {other.id === 0 ? ui.runningGame : ui.branch(other.name, other.steps.length - other.at)}
                </text>
              </g>
            );
          })}
          <path className="needle" d={`M${cursor} ${lineY - 17}v34`} />
          <path className="needle-head" d={`M${cursor - 7} ${lineY - 22}h14l-7 9z`} />
          <circle className="disc is-now" cx={cursor} cy={lineY} r={8} />
          {words && (
            <text
              className="words"
              x={isLate ? cursor - 14 : cursor + 14}
              y={lineY - 9}
              textAnchor={isLate ? 'end' : 'start'}
            >
              {words}
            </text>
          )}
        </g>
      </svg>
    </div>
  );
}

interface Turn {
  readonly first: number;
  readonly last: number;
  readonly label: string;
  readonly isSecond: boolean;
}

/** Actions grouped by the turn they were taken in; charts without turns by the state just below the root. */
function turnsOf(
  { bench, branch, naming }: ReturnType<typeof useLooked>,
  from: number,
  to: number,
  words: (turn: number, seat: string) => string,
): Turn[] {
  const { chart } = bench.rules;
  const turns: Turn[] = [];
  for (let index = from + 1; index <= to; index++) {
    const { position, place } = stateAt(bench, branch, index - 1);
    const match = position as { turn?: { number?: number }; onTurn?: number };
    const isMatch = match.onTurn !== undefined && typeof match.turn?.number === 'number';
    const label = isMatch
      ? words(match.turn!.number!, naming.value(['onTurn'], match.onTurn) ?? '')
      : (activeStates(chart, place).at(-2)?.name.split('.').at(-1) ?? '');
    const last = turns.at(-1);
    if (last?.label === label) turns[turns.length - 1] = { ...last, last: index };
    else turns.push({ first: index, last: index, label, isSecond: match.onTurn === 1 });
  }
  return turns;
}
