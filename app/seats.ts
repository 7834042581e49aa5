/** Lets the computer act for its seats of the session, at a pace that can be followed. */
import { players } from './computer';
import { type Chance, chanceFrom } from './computer/player';
import type { SeatView } from './match';
import { held, type Session, session } from './session';
import { motionNow } from './settings';
import { onlyNext } from './undo';

/** Milliseconds before an action of the computer: a decision, and merely going on. */
const pauses = {
  full: { decision: 750, goingOn: 250 },
  short: { decision: 350, goingOn: 120 },
  none: { decision: 0, goingOn: 0 },
} as const;

function waiting({ match, sitters }: Session): SeatView | null {
  const { toAct } = match.view(0).observation;
  return toAct !== null && sitters[toAct].by === 'computer' ? match.view(toAct) : null;
}

async function act(current: Session, view: SeatView, chance: Chance): Promise<void> {
  const { observation, legal, seat } = view;
  const player = players[current.sitters[seat].level](current.match.settings);
  const action = await player.choose(observation, legal, chance);
  const isStillAsked = session.get() === current && current.match.view(seat) === view;
  if (isStillAsked) current.match.send(action);
}

/** Starts watching; every open question of a computer seat is answered once, after a pause. */
export function driveComputers(): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let stopWatching = () => {};

  function follow(): void {
    stopWatching();
    const current = session.get();
    if (current === null) return;
    const chance = chanceFrom(current.match.seed);
    const consider = () => {
      clearTimeout(timer);
      const view = held.get() ? null : waiting(current);
      if (view === null) return;
      const pause = pauses[motionNow()];
      const delay = onlyNext(view.legal) ? pause.goingOn : pause.decision;
      timer = setTimeout(() => void act(current, view, chance), delay);
    };
    const stopMatch = current.match.subscribe(consider);
    const stopHeld = held.subscribe(consider);
    stopWatching = () => {
      clearTimeout(timer);
      stopMatch();
      stopHeld();
    };
    consider();
  }

  session.subscribe(follow);
  follow();
}
