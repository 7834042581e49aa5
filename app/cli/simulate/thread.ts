/** A thread of the farm: plays each deal it is sent, until `null` comes. */
import { parentPort } from 'node:worker_threads';
import { playDeal } from '../../computer/arena/contest';
import type { Deal } from '../../computer/arena/deals';
import { playerOf } from '../../computer/levels';
import { givenToThread } from '../threads';
import type { Played } from './farm';

const { a, b } = givenToThread<{ a: string; b: string }>();
const port = parentPort!;

port.on('message', async (sent: { index: number; deal: Deal } | null) => {
  if (sent === null) {
    port.close();
    return;
  }
  const outcomes = await playDeal(sent.deal, playerOf(a)!, playerOf(b)!);
  port.postMessage({ index: sent.index, outcomes } satisfies Played);
});
