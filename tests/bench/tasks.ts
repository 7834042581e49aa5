/** The tasks of pages while something runs, as Chromium traces them: other programs lengthen a task, but not its processor time. */
import type { Browser, Page } from 'playwright-core';

export interface Task {
  readonly ms: number;
  readonly processorMs: number;
}

/** As much of a traced event as is needed; times in microseconds. */
interface Traced {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  readonly dur?: number;
  readonly tdur?: number;
}

const categories = ['toplevel', 'blink.user_timing'];

/** The tasks of each page's main thread. */
export async function tasksDuring<Name extends string>(
  browser: Browser,
  pages: Readonly<Record<Name, Page>>,
  run: () => Promise<void>,
): Promise<Record<Name, readonly Task[]>> {
  const named = Object.entries(pages) as [Name, Page][];
  await browser.startTracing(undefined, { categories });
  for (const [name, page] of named) await page.evaluate((mark) => void performance.mark(mark), name);
  await run();
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: Traced[] };
  const tasksOf = (name: Name): Task[] => {
    const mark = traceEvents.find((event) => event.name === name)!;
    return traceEvents
      .filter(
        (event) =>
          event.name === 'ThreadControllerImpl::RunTask' && event.pid === mark.pid && event.tid === mark.tid,
      )
      .map(({ dur = 0, tdur = 0 }) => ({ ms: dur / 1000, processorMs: tdur / 1000 }));
  };
  const tasks = {} as Record<Name, readonly Task[]>;
  for (const [name] of named) tasks[name] = tasksOf(name);
  return tasks;
}
