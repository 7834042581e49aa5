/** Starts the counting worker and puts what it finds on the heat map. */
import { useEffect, useRef, useState } from 'react';
import { describeFault } from '../../../machines/matchTexts';
import { useTexts } from '../../text/texts';
import { readRecorded } from '../game/recorded';
import { useLooked } from '../look/useBench';
import type { Played, Progress, Task } from './countWorker';
import { fromPlain, heat } from './heat';
import { readPathReport } from './pathReport';

export function useCounting() {
  const { bench, branch } = useLooked();
  const texts = useTexts();
  const { rules } = bench;
  const { module, chart } = rules;
  const [progress, setProgress] = useState<Progress | null>(null);
  const worker = useRef<Worker | null>(null);
  const stop = () => {
    worker.current?.terminate();
    worker.current = null;
    setProgress(null);
  };
  useEffect(() => () => worker.current?.terminate(), []);

  function run(task: Task): void {
    stop();
    const made = new Worker(new URL('./countWorker.ts', import.meta.url), { type: 'module' });
    worker.current = made;
    made.onmessage = ({ data }: MessageEvent<Progress>) => {
      setProgress(data);
      heat.set(fromPlain(data.counts));
      if (data.done === data.of) made.terminate();
    };
    made.postMessage(task);
  }

  return {
    progress,
    stop,
    simulate: (games: number) => run({ kind: 'simulate', chart: module.name, games, seed: 1 }),
    countSession(): void {
      const { place, position } = bench.start;
      const game = {
        place: chart.nameOf(place),
        position,
        actions: branch.steps.map(({ action }) => action),
      };
      run({ kind: 'replay', chart: module.name, games: [game] });
    },
    /** Recorded games, or the report of a path run; the answer is what is wrong with one of them. */
    async countRecords(files: readonly File[]): Promise<string | undefined> {
      const games: Played[] = [];
      for (const file of files) {
        const text = await file.text();
        const paths = readPathReport(text, module);
        const game = paths === undefined ? readRecorded(text) : undefined;
        if (paths !== undefined) games.push(...paths);
        else if (!game?.ok)
          return `${file.name}: ${game ? describeFault(game.faults[0]!, texts.language) : texts.ui.fileNotRecord}`;
        else if (game.value.chart !== module.name)
          return `${file.name}: ${texts.ui.otherChart(game.value.chart)}`;
        else games.push(game.value);
      }
      if (games.length > 0) run({ kind: 'replay', chart: module.name, games });
      return undefined;
    },
  };
}
