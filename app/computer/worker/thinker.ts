/** The page's side: asks the worker, one thing at a time, and can stop it. */
import type { Action } from '../../../src/actions';
import type { Hint } from '../hint';
import type { Reply, Request } from './messages';

/** Thinking was stopped. */
export class Stopped extends Error {}

export interface Thinker {
  move(request: Omit<Extract<Request, { ask: 'move' }>, 'ask'>): Promise<Action>;
  hints(request: Omit<Extract<Request, { ask: 'hints' }>, 'ask'>): Promise<readonly Hint[]>;
  /** What is being thought is dropped at once: its promise fails with `Stopped`. */
  stop(): void;
}

export function makeThinker(): Thinker {
  let worker: Worker | undefined;
  let drop: ((reason: Error) => void) | undefined;

  function stop(): void {
    if (drop === undefined) return;
    worker?.terminate();
    worker = undefined;
    drop(new Stopped());
    drop = undefined;
  }

  function ask(request: Request): Promise<Reply> {
    stop();
    worker ??= new Worker(new URL('worker.ts', import.meta.url), { type: 'module' });
    const asked = worker;
    return new Promise<Reply>((resolve, reject) => {
      drop = reject;
      const end = (settle: () => void): void => {
        drop = undefined;
        settle();
      };
      asked.onmessage = ({ data }: MessageEvent<Reply>) =>
        end(() => (data.ask === 'failed' ? reject(new Error(data.message)) : resolve(data)));
      asked.onerror = ({ message }) => end(() => reject(new Error(message)));
      asked.postMessage(request);
    });
  }

  return {
    stop,
    async move(request) {
      const reply = await ask({ ...request, ask: 'move' });
      if (reply.ask !== 'move') throw new Error('The worker answered something else.');
      return reply.action;
    },
    async hints(request) {
      const reply = await ask({ ...request, ask: 'hints' });
      if (reply.ask !== 'hints') throw new Error('The worker answered something else.');
      return reply.hints;
    },
  };
}
