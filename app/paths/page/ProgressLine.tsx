/** How far the run is, with counts, and the way to end it. */
import { Button } from '../../look/Button';
import { useTexts } from '../../text/texts';
import type { Progress } from './useRun';

export function ProgressLine({
  progress,
  onCancel,
}: {
  readonly progress: Progress;
  readonly onCancel: () => void;
}) {
  const { ui } = useTexts();
  const words: Readonly<Record<string, string>> = {
    searching: ui.nowSearching,
    shortening: ui.nowShortening,
    running: ui.nowRunning,
    faults: ui.nowTryingFaults,
    writing: ui.nowWriting,
  };
  const { done, all, what } = progress;
  return (
    <div className="run-progress" role="status">
      <span>
        {words[what] ?? what} {all > 0 && ui.running(done, all)}
      </span>
      <progress {...(all > 0 ? { value: done, max: all } : {})} aria-label={words[what] ?? what} />
      <Button onClick={onCancel}>{ui.cancel}</Button>
    </div>
  );
}
