/** Does one task of a training. */
import { learnedJudge } from '../../computer/learned/judge';
import type { Network } from '../../computer/learned/network';
import { lessonsOf } from '../../computer/training/selfPlay';
import { measured } from '../../computer/training/strength';
import type { Done, Task } from './messages';

export async function perform(task: Task, network: Network): Promise<Done> {
  if (task.do === 'measure') return { did: 'measure', outcomes: await measured(network, task.deal) };
  return { did: 'play', lessons: lessonsOf(learnedJudge(network), task.from, task.to, task.seed) };
}
