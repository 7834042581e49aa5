/** Time: every action and microstep, to be scrubbed, stepped and played; looking back leaves the running game alone. */
import { useEffect, useState } from 'react';
import { Sign } from '../../look/Sign';
import { useTexts } from '../../text/texts';
import { useLooked } from '../look/useBench';
import { Strip } from './Strip';

/** Milliseconds between actions while playing. */
const pace = 600;

export function TimePane({ children }: { readonly children?: React.ReactNode }) {
  const { bench, workbench, branch, trace, micro } = useLooked();
  const { ui, language } = useTexts();
  const { shown, isFollowing, rules } = bench;
  const { at } = shown;
  const count = branch.steps.length;
  const [isPlaying, setPlaying] = useState(false);
  const step = branch.steps[at - 1];
  const words =
    step &&
    rules.module.describeAction(step.action, language, (branch.steps[at - 2]?.state ?? bench.start).position);

  useEffect(() => {
    if (!isPlaying) return undefined;
    if (at >= count) {
      setPlaying(false);
      return undefined;
    }
    const timer = setTimeout(() => workbench.show({ at: at + 1 }), pace);
    return () => clearTimeout(timer);
  }, [isPlaying, at, count, workbench]);

  return (
    <section className="pane time-pane" aria-label={ui.timeline}>
      <header>
        {/* biome-ignore lint/a11y/useSemanticElements: a row of joined buttons. */}
        <div className="joined" role="group" aria-label={ui.timeline}>
          <button
            type="button"
            className="small-button"
            aria-label={ui.toFirst}
            title={ui.toFirst}
            onClick={() => workbench.show({ at: 0 })}
          >
            <Sign name="prev" />
          </button>
          <button
            type="button"
            className="small-button"
            aria-label={ui.stepBack}
            title={ui.stepBack}
            onClick={() => workbench.show({ at: at - 1 })}
          >
            ‹
          </button>
          <button
            type="button"
            className="small-button"
            aria-label={ui.microstepBack}
            onClick={() => workbench.microstep(-1)}
          >
            ‹ {ui.microstep}
          </button>
          <button
            type="button"
            className="small-button"
            aria-label={isPlaying ? ui.pause : ui.runOn}
            title={isPlaying ? ui.pause : ui.runOn}
            onClick={() => setPlaying(!isPlaying)}
          >
            <Sign name={isPlaying ? 'pause' : 'play'} />
          </button>
          <button
            type="button"
            className="small-button"
            aria-label={ui.microstepOn}
            onClick={() => workbench.microstep(1)}
          >
            {ui.microstep} ›
          </button>
          <button
            type="button"
            className="small-button"
            aria-label={ui.stepOn}
            title={ui.stepOn}
            onClick={() => workbench.show({ at: at + 1 })}
          >
            ›
          </button>
          <button
            type="button"
            className="small-button"
            aria-label={ui.toLast}
            title={ui.toLast}
            onClick={() => workbench.show({ at: count })}
          >
            <Sign name="next" />
          </button>
        </div>
        <h2>{ui.timelineAt(at, count)}</h2>
        <span className="sub">
          {trace.length > 0 && `${ui.microstepAt(micro, trace.length)} · `}
          {words}
        </span>
        <span className="acts">
          {!isFollowing && (
            <button type="button" className="small-button" onClick={workbench.follow}>
              {ui.backToLive}
            </button>
          )}
          <button
            type="button"
            className="small-button"
            aria-disabled={isFollowing || undefined}
            title={ui.continueWarning}
            onClick={() => !isFollowing && workbench.continueFromHere()}
          >
            <Sign name="fork" />
            <span className="long">{ui.continueFromHere}</span>
          </button>
          {children}
        </span>
      </header>
      {!isFollowing && (
        <p className="looking" role="status">
          {bench.stoppedBy && `${ui.breakpointHit(bench.stoppedBy.of)} · `}
          {ui.lookingAt(at, bench.branches[0]!.steps.length)}
        </p>
      )}
      <Strip />
      <input
        type="range"
        className="scrubber"
        min={0}
        max={count}
        value={at}
        aria-label={ui.timeline}
        aria-valuetext={`${ui.timelineAt(at, count)}${words ? `, ${words}` : ''}`}
        onChange={(event) => workbench.show({ at: Number(event.target.value) })}
      />
      <Microsteps />
    </section>
  );
}

/** The edges the action took, one after the other. */
function Microsteps() {
  const { trace, micro, workbench, bench, branch } = useLooked();
  const { ui } = useTexts();
  if (trace.length === 0) return null;
  const told = branch.steps[bench.shown.at - 1]?.told;
  const agrees = told === undefined || told.join() === trace.map(({ edge }) => edge.id).join();
  return (
    <ol className="microsteps" aria-label={ui.microsteps}>
      {trace.map(({ edge, tasks }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: an edge may be taken twice.
        <li key={index}>
          <button
            type="button"
            className="microstep"
            aria-current={index + 1 === micro ? 'step' : undefined}
            title={`${edge.id}${tasks.length > 0 ? `\n${tasks.join(', ')}` : ''}`}
            onClick={() => workbench.show({ micro: index + 1 < trace.length ? index + 1 : null })}
          >
            <code>{edge.type ?? `[${edge.guard?.name ?? 'always'}]`}</code>
            {tasks.length > 0 && <small>{tasks.join(', ')}</small>}
          </button>
        </li>
      ))}
      {!agrees && <li className="disagrees">{ui.toldOtherwise(told!.length)}</li>}
    </ol>
  );
}
