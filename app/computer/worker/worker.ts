/** The worker in which the computer thinks, so that the table never waits. */
import { answer, type Players } from './answer';
import type { Request } from './messages';

const players: Players = new Map();

self.onmessage = async ({ data }: MessageEvent<Request>) => {
  try {
    self.postMessage(await answer(data, players));
  } catch (error) {
    self.postMessage({ ask: 'failed', message: String(error) });
  }
};
