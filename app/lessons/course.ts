/** How a step answers an action of the one who learns, and what the other seat does in a step that is watched. */
import { apply, legalActions, type State, whyNot } from '../../machines/engine';
import type { Action } from '../../src/actions';
import { readAction, writeAction } from '../../src/notation/action';
import { onlyNext } from '../game/undo';
import type { Step } from './lesson';

function actionFrom(line: string): Action {
  const read = readAction(line);
  if (!read.ok) throw new Error(`Not an action: ${line}`);
  return read.value;
}

/** A goal names an action, or how it begins. */
const isGoal = (goal: string, action: Action): boolean => `${writeAction(action)} `.startsWith(`${goal} `);

const isAnnouncement = (goal: string): boolean => goal.includes(' announce');

/** The legal actions that finish the step now. */
export const waysToGoal = (step: Step, state: State): Action[] =>
  step.kind === 'act'
    ? legalActions(state).filter((action) => step.goals.some((goal) => isGoal(goal, action)))
    : [];

/**
 * The same, or going on, where the goal is not of this phase. The table offers an announcement a phase early: it is
 * among the ways too.
 */
export function waysNow(step: Step, state: State): readonly Action[] {
  const ways = waysToGoal(step, state);
  if (step.kind !== 'act' || ways.length > 0) return ways;
  const onward = legalActions(state).filter(({ type }) => type === 'next');
  return [...onward, ...step.goals.filter(isAnnouncement).map(actionFrom)];
}

/**
 * `goal`: the step is done. `onward`: it is played, the step goes on; only going on counts as that, where nothing
 * else is left or the goal is not of this phase. `aside`: legal, but not what the step is about.
 */
export function answerTo(step: Step, state: State, action: Action): 'goal' | 'onward' | 'aside' {
  if (step.kind === 'act' && step.goals.some((goal) => isGoal(goal, action))) return 'goal';
  if (action.type !== 'next') return 'aside';
  const isForced = onlyNext(legalActions(state)) !== undefined;
  return isForced || (step.kind === 'act' && waysToGoal(step, state).length === 0) ? 'onward' : 'aside';
}

/** The next action of the other seat on the way to a stated one: that action, or going on until it is possible. */
export function actionTowards(line: string, state: State): Action {
  const wanted = actionFrom(line);
  if (whyNot(state, wanted) === undefined) return wanted;
  const next: Action = { type: 'next', seat: wanted.seat };
  const reason = whyNot(state, next);
  if (reason !== undefined) throw new Error(`${line} is refused in a lesson: ${reason.code}`);
  return next;
}

/** The state after an action, which has to be legal. */
export function played(state: State, action: Action): State {
  const applied = apply(state, action);
  if (!applied.ok) throw new Error(`${writeAction(action)} is refused in a lesson: ${applied.reason.code}`);
  return applied.state;
}
