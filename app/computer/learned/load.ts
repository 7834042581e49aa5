/** The learned evaluation that comes with the game, read when it is first needed: in a worker, a page or Node alike. */
import type { Judge } from '../evaluate/judge';
import { learnedJudge } from './judge';
import { makeNetwork } from './network';
import { parametersFrom } from './weights';

let loading: Promise<Judge> | undefined;

async function load(): Promise<Judge> {
  const { default: file } = await import('./weights.json');
  const parameters = parametersFrom(file);
  if (parameters === undefined)
    throw new Error(
      'app/computer/learned/weights.json is of another network; make it anew with `npx blue-moon train`.',
    );
  return learnedJudge(makeNetwork(parameters));
}

export function loadJudge(): Promise<Judge> {
  loading ??= load();
  return loading;
}
