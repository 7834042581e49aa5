/** The game of the table as something to watch: the actor of `app/game/match.ts` with its inspection events. */
import type { Because, Typed } from '../../../machines/rulesModule';
import type { Action } from '../../../src/actions';
import { type Moment, runMatch } from '../../game/match';
import { openSession, order, type Session, session } from '../../game/session';
import { listenTo } from './heard';
import { rulesNamed } from './rules';
import type { Refusal, Source } from './source';
import type { AnyState, Step } from './types';

/** Undefined while no game is played on this page. */
export function sourceOfSession(): Source | undefined {
  if (session.get() === null) return undefined;
  const rules = rulesNamed('match');
  const heard = listenTo(rules.chart);
  const listeners = new Set<() => void>();
  const refusals = new Set<(refusal: Refusal) => void>();
  let current: Session = session.get()!;
  let start: AnyState = current.match.moments()[0]!.state;
  let steps: readonly Step[] = [];
  let made = new Map<Moment, Step>();
  let detach = attach();

  function read(): void {
    const moments = current.match.moments();
    const told = heard.take();
    const next = new Map<Moment, Step>();
    steps = moments.slice(1).map((moment, index) => {
      const isNewest = index === moments.length - 2 && told.length > 0;
      const step = made.get(moment) ?? {
        action: moment.action as Typed,
        state: moment.state as AnyState,
        told: isNewest ? told : undefined,
      };
      next.set(moment, step);
      return step;
    });
    made = next;
    tellAll();
  }

  function tellAll(): void {
    for (const listener of [...listeners]) listener();
  }

  function attach(): () => void {
    const stopMatch = current.match.subscribe(read);
    const stopInspect = current.match.inspect(heard.hear);
    return () => {
      stopMatch();
      stopInspect();
    };
  }

  const stopOrder = order.subscribe(tellAll);
  const stopSession = session.subscribe(() => {
    const next = session.get();
    if (next === null || next === current) return;
    detach();
    const { settings, seed } = current.match;
    if (next.match.settings !== settings || next.match.seed !== seed) start = next.match.moments()[0]!.state;
    current = next;
    detach = attach();
    read();
  });
  read();

  return {
    rules,
    start: () => start,
    steps: () => steps,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    onRefused(listener) {
      refusals.add(listener);
      return () => refusals.delete(listener);
    },
    send(action): Because | undefined {
      const reason = current.match.send(action as Action);
      if (reason !== undefined) for (const listener of [...refusals]) listener({ action, reason });
      return reason;
    },
    continueWith(actions) {
      const { settings, seed, isSetUp } = current.match;
      const { sitters, isKept } = current;
      const given = order.get();
      const setUp = isSetUp ? current.match.moments()[0]!.state : undefined;
      openSession({ match: runMatch(settings, seed, actions as Action[], setUp), sitters, isKept });
      order.set(given);
    },
    selfPlay: () =>
      current.sitters.some(({ by }) => by === 'computer')
        ? { by: 'computer', isRunning: order.get() === 'goOn' }
        : undefined,
    drive: order.set,
    stop() {
      detach();
      stopOrder();
      stopSession();
    },
  };
}
