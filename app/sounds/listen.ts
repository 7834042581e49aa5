/** Lets the session be heard, where sounds are switched on. */
import { personSeats, type Session, session } from '../game/session';
import { settings } from '../page/settings';
import { soundFor } from './heard';

function listenTo(current: Session): () => void {
  const { match } = current;
  const persons = personSeats(current);
  const observation = () => match.view(persons[0] ?? 0).observation;
  const isYours = () => persons.length === 1 && observation().toAct === persons[0];
  const count = () => observation().newsDropped + observation().news.length;
  let heard = count();
  let wasYours = isYours();
  return match.subscribe(() => {
    const { news, newsDropped } = observation();
    const fresh = news.slice(Math.max(0, heard - newsDropped));
    const sound = soundFor(fresh, isYours() && !wasYours);
    heard = count();
    wasYours = isYours();
    if (sound !== undefined && settings.get().sounds) void import('./tones').then(({ play }) => play(sound));
  });
}

export function listenToSessions(): void {
  let stop = () => {};
  session.subscribe(() => {
    stop();
    const current = session.get();
    stop = current === null ? () => {} : listenTo(current);
  });
}
