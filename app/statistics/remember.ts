/** Sees to it that a match of this browser's own players is entered in the statistics once it is over. */
import { type Session, session } from '../game/session';

async function enterIfOver(current: Session): Promise<void> {
  const [{ playedMatch }, { enter }] = await Promise.all([import('./playedMatch'), import('./ledger')]);
  const played = playedMatch(current, Date.now());
  if (played !== undefined) await enter(played);
}

/** Starts watching the session. */
export function rememberResults(): void {
  let stop = () => {};
  const follow = () => {
    stop();
    const current = session.get();
    if (current === null || current.countsAs === null) return;
    const look = () => {
      if (current.match.toAct() === null) void enterIfOver(current);
    };
    stop = current.match.subscribe(look);
    look();
  };
  session.subscribe(follow);
  follow();
}
