/** The worker in which the computer thinks, so that the table never waits. */
import { startOf } from '../../../machines/replay';
import { analysed } from '../analysis';
import { answer, type Players } from './answer';
import type { AnalysisReply, AnalysisRequest, Request } from './messages';

const players: Players = new Map();

const tell = (reply: AnalysisReply): void => self.postMessage(reply);

function analyse({ record, budget }: AnalysisRequest): void {
  for (const judged of analysed(startOf(record), record.actions, record.seed, budget)) {
    tell({ ask: 'judged', judged });
  }
  tell({ ask: 'judgedAll' });
}

self.onmessage = async ({ data }: MessageEvent<Request | AnalysisRequest>) => {
  try {
    if (data.ask === 'analysis') analyse(data);
    else self.postMessage(await answer(data, players));
  } catch (error) {
    self.postMessage({ ask: 'failed', message: String(error) });
  }
};
