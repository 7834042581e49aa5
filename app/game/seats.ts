/** Lets the computer act for its seats of the session: it thinks in a worker, and at a pace that can be followed. */
import type { Action } from '../../src/actions';
import type { Seat } from '../../src/vocabulary';
import { hurriedLevel, isTimed } from '../computer';
import { makeThinker, Stopped } from '../computer/worker/thinker';
import { motionNow } from '../page/settings';
import { storeOf } from '../page/store';
import type { SeatView } from './match';
import { held, order, type Session, session } from './session';
import { onlyNext } from './undo';

/** Milliseconds before an action of the computer: a decision, and merely going on. */
const pauses = {
  full: { decision: 750, goingOn: 250 },
  short: { decision: 350, goingOn: 120 },
  none: { decision: 0, goingOn: 0 },
} as const;

/** While the computer thinks: ends it, and something is played at once; else `null`. */
export const hurry = storeOf<(() => void) | null>(null);

const thinker = makeThinker();

function waiting({ match, sitters }: Session): SeatView | null {
  const { toAct } = match.view(0).observation;
  return toAct !== null && sitters[toAct].by === 'computer' ? match.view(toAct) : null;
}

/** The only thing to do, taking back aside. */
function onlyAction({ legal }: SeatView): Action | undefined {
  const others = legal.filter((action) => action.type !== 'takeBack');
  return others.length <= 1 ? (others[0] ?? legal[0]) : undefined;
}

/** A question put to the computer, and what has come of it. */
interface Asked {
  readonly view: SeatView;
  readonly timer: ReturnType<typeof setTimeout>;
  isPaused: boolean;
  action: Action | undefined;
}

/** Answers every open question of the computer seats of a session; ends with the returned function. */
function attend(current: Session): () => void {
  const { match, sitters, id } = current;
  let asked: Asked | undefined;
  /** The seat that is not waited for until another has decided something. */
  let hurried: Seat | null = null;

  function act(): void {
    if (asked?.action === undefined || asked.isPaused) return;
    const isOnce = order.get() === 'once';
    if (!isOnce && (held.get() || order.get() === 'hold')) return;
    const { action } = asked;
    // Taken before anybody is told, who would have it taken again.
    asked.action = undefined;
    if (isOnce) order.set('hold');
    match.send(action);
  }

  async function think({ observation, legal, seat }: SeatView, level: string): Promise<Action | undefined> {
    const { settings, seed } = match;
    const request = { observation, legal, settings, seed: seed + match.moments().length, level, match: id };
    try {
      return await thinker.move(request);
    } catch (error) {
      if (error instanceof Stopped) return undefined;
      console.error(`Seat ${seat} cannot think:`, error);
      return legal[0];
    }
  }

  async function ask(mine: Asked, level: string): Promise<void> {
    const action = onlyAction(mine.view) ?? (await think(mine.view, level));
    if (asked !== mine || action === undefined) return;
    hurry.set(null);
    mine.action = action;
    act();
  }

  function begin(view: SeatView): void {
    const pause = pauses[motionNow()];
    const delay = onlyNext(view.legal) ? pause.goingOn : pause.decision;
    const endPause = () => {
      mine.isPaused = false;
      if (asked === mine) act();
    };
    const mine: Asked = { view, timer: setTimeout(endPause, delay), isPaused: true, action: undefined };
    asked = mine;
    if (hurried !== view.seat) hurried = null;
    const level = hurried === null ? sitters[view.seat].level : hurriedLevel;
    const hasten = () => {
      hurry.set(null);
      hurried = view.seat;
      thinker.stop();
      void ask(mine, hurriedLevel);
    };
    if (isTimed(level) && onlyAction(view) === undefined) hurry.set(hasten);
    void ask(mine, level);
  }

  function drop(): void {
    if (asked === undefined) return;
    clearTimeout(asked.timer);
    asked = undefined;
    hurry.set(null);
    thinker.stop();
  }

  function consider(): void {
    const view = waiting(current);
    if (asked?.view === (view ?? undefined)) {
      act();
    } else {
      drop();
      if (view === null) hurried = null;
      else begin(view);
    }
  }

  const stopMatch = match.subscribe(consider);
  const stopHeld = held.subscribe(consider);
  const stopOrder = order.subscribe(consider);
  consider();
  return () => {
    stopMatch();
    stopHeld();
    stopOrder();
    drop();
  };
}

/** Starts watching the session. */
export function driveComputers(): void {
  let stop = () => {};
  const follow = () => {
    stop();
    const current = session.get();
    stop = current === null ? () => {} : attend(current);
  };
  session.subscribe(follow);
  follow();
}
