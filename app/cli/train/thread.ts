/** A thread of a training: does the tasks it is sent with the network it was last sent. */
import { parentPort } from 'node:worker_threads';
import { makeNetwork, type Network } from '../../computer/learned/network';
import type { FromThread, ToThread } from './messages';
import { perform } from './task';

const port = parentPort!;
let network: Network;

port.on('message', async (sent: ToThread) => {
  if (sent.do === 'end') port.close();
  else if (sent.do === 'use') network = makeNetwork(sent.parameters);
  else port.postMessage({ index: sent.index, done: await perform(sent.task, network) } satisfies FromThread);
});
