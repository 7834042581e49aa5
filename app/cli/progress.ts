/** A progress bar for long work: drawn on a terminal, silent elsewhere, never in the way of what goes to stdout. */
import { Presets, SingleBar } from 'cli-progress';

export interface Progress {
  advance(by?: number): void;
  stop(): void;
}

/** Shows how much of `total` is done; `unit` names what is counted, such as `games`; so many are done already. */
export function showProgress(total: number, unit: string, begun = 0): Progress {
  const bar = new SingleBar(
    {
      format: `{bar} {percentage}%  {value}/{total} ${unit}  {eta_formatted} left`,
      stream: process.stderr,
      clearOnComplete: true,
      hideCursor: true,
    },
    Presets.shades_grey,
  );
  bar.start(total, begun);
  return { advance: (by = 1) => bar.increment(by), stop: () => bar.stop() };
}
