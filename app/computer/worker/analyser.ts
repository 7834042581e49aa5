/** The page's side of an analysis: a worker of its own, which ends with it. */
import type { Judged } from '../analysis';
import type { AnalysisReply, AnalysisRequest } from './messages';

export interface Listener {
  readonly judged: (judged: Judged) => void;
  /** It is done, or, with what was wrong, has failed. */
  readonly ended: (fault?: string) => void;
}

/** Begins; ends early with the returned function, and then says nothing more. */
export function startAnalysis(request: Omit<AnalysisRequest, 'ask'>, listener: Listener): () => void {
  const worker = new Worker(new URL('worker.ts', import.meta.url), { type: 'module' });
  const stop = () => worker.terminate();
  worker.onmessage = ({ data }: MessageEvent<AnalysisReply>) => {
    if (data.ask === 'judged') return listener.judged(data.judged);
    stop();
    listener.ended(data.ask === 'failed' ? data.message : undefined);
  };
  worker.onerror = ({ message }) => {
    stop();
    listener.ended(message);
  };
  worker.postMessage({ ...request, ask: 'analysis' } satisfies AnalysisRequest);
  return stop;
}
