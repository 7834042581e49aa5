/** Actions in notation, played one after the other: tests read like the record of a game. */
import type { Because, RulesModule, Typed } from '../../machines/rulesModule';
import type { Moment } from './drivers';

export interface Play<P, A, R> {
  /** The moment after all the actions; throws at the first that is refused. */
  play(moment: Moment<P, A, R>, ...lines: readonly string[]): Moment<P, A, R>;
  /** Why the action is refused; undefined when it is not. */
  refusal(moment: Moment<P, A, R>, line: string): R | undefined;
}

export function playing<P extends object, A extends Typed, R extends Because>(
  module: RulesModule<P, A, R>,
): Play<P, A, R> {
  function read(line: string): A {
    const action = module.readAction(line);
    if (!action.ok) throw new Error(`${line}: ${JSON.stringify(action.faults)}`);
    return action.value;
  }
  const refusal = (moment: Moment<P, A, R>, line: string) => moment.whyNot(read(line));
  function take(moment: Moment<P, A, R>, line: string): Moment<P, A, R> {
    const reason = refusal(moment, line);
    if (reason !== undefined) throw new Error(`${line} at ${moment.place}: ${JSON.stringify(reason)}`);
    return moment.after(read(line));
  }
  return { refusal, play: (moment, ...lines) => lines.reduce(take, moment) };
}
