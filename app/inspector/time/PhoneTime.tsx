/** Time at the foot of a phone: the present action, a scrubber, steps and forking. */
import type { ReactNode } from 'react';
import { Sign } from '../../look/Sign';
import { useTexts } from '../../text/texts';
import { useLooked } from '../look/useBench';

export function PhoneTime({ children }: { readonly children: ReactNode }) {
  const { bench, branch, workbench } = useLooked();
  const { ui, language } = useTexts();
  const { at } = bench.shown;
  const step = branch.steps[at - 1];
  const before = branch.steps[at - 2]?.state ?? bench.start;
  return (
    <footer className="phone-time">
      <p>
        <b>{ui.timelineAt(at, branch.steps.length)}</b>
        <span>{step && bench.rules.module.describeAction(step.action, language, before.position)}</span>
      </p>
      <input
        type="range"
        className="scrubber"
        min={0}
        max={branch.steps.length}
        value={at}
        aria-label={ui.timeline}
        onChange={(event) => workbench.show({ at: Number(event.target.value) })}
      />
      <div className="phone-steps">
        <button
          type="button"
          className="small-button"
          aria-label={ui.toFirst}
          onClick={() => workbench.show({ at: 0 })}
        >
          <Sign name="prev" />
        </button>
        <button type="button" className="small-button" onClick={() => workbench.microstep(-1)}>
          ‹ {ui.microstep}
        </button>
        <button type="button" className="small-button" onClick={() => workbench.microstep(1)}>
          {ui.microstep} ›
        </button>
        <button
          type="button"
          className="small-button"
          aria-label={ui.continueFromHere}
          aria-disabled={bench.isFollowing || undefined}
          onClick={() => !bench.isFollowing && workbench.continueFromHere()}
        >
          <Sign name="fork" />
        </button>
      </div>
      <div className="phone-acts">{children}</div>
    </footer>
  );
}
