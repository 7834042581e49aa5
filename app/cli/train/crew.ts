/** Those who do the tasks of a training: threads, or with one worker this thread itself. */
import type { Worker } from 'node:worker_threads';
import type { Network } from '../../computer/learned/network';
import { startThread } from '../threads';
import type { Done, FromThread, Task, ToThread } from './messages';
import { perform } from './task';

export interface Crew {
  /** Does all tasks with the network as it is now; what was done comes in the order of the tasks. */
  perform(tasks: readonly Task[], network: Network, told: (done: Done) => void): Promise<Done[]>;
  end(): void;
}

export const makeCrew = (workers: number): Crew => (workers === 1 ? alone : new Threads(workers));

const alone: Crew = {
  async perform(tasks, network, told) {
    const all: Done[] = [];
    for (const task of tasks) {
      const done = await perform(task, network);
      all.push(done);
      told(done);
    }
    return all;
  },
  end() {},
};

/** What is being done by all threads together. */
interface Job {
  readonly tasks: readonly Task[];
  readonly all: Done[];
  next: number;
  left: number;
  readonly told: (done: Done) => void;
  readonly resolve: (all: Done[]) => void;
  readonly reject: (error: unknown) => void;
}

class Threads implements Crew {
  private readonly threads: readonly Worker[];
  private job: Job | undefined;

  constructor(workers: number) {
    this.threads = Array.from({ length: workers }, () => {
      const thread = startThread(new URL('thread.ts', import.meta.url), null);
      thread.on('message', (message: FromThread) => this.hear(thread, message));
      thread.on('error', (error) => this.job?.reject(error));
      return thread;
    });
  }

  perform(tasks: readonly Task[], { parameters }: Network, told: (done: Done) => void): Promise<Done[]> {
    return new Promise((resolve, reject) => {
      const job = { tasks, all: [], next: 0, left: tasks.length, told, resolve, reject };
      this.job = job;
      for (const thread of this.threads) {
        this.say(thread, { do: 'use', parameters });
        this.give(thread, job);
      }
    });
  }

  end(): void {
    for (const thread of this.threads) this.say(thread, { do: 'end' });
  }

  private say(thread: Worker, message: ToThread): void {
    thread.postMessage(message);
  }

  private give(thread: Worker, job: Job): void {
    const task = job.tasks[job.next];
    if (task !== undefined) this.say(thread, { do: 'task', index: job.next++, task });
  }

  private hear(thread: Worker, { index, done }: FromThread): void {
    const job = this.job!;
    job.all[index] = done;
    job.told(done);
    if (--job.left === 0) job.resolve(job.all);
    else this.give(thread, job);
  }
}
