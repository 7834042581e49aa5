/** The table room: whose view is shown, the curtain between two people, and the ends of fights and games. */
import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import type { Seat } from '../../src/vocabulary';
import { held, personSeats, type Session, session } from '../game/session';
import { goTo } from '../page/router';
import { useStore } from '../page/store';
import { seatNamesOf } from '../text/seatNames';
import { useTexts } from '../text/texts';
import { type End, endSince, newsCount, seenAfter } from './ends/ends';
import { Curtain } from './frame/Curtain';
import { SeatTable } from './SeatTable';
import './table.css';
import './tablePhone.css';

export function Table() {
  const current = useStore(session);
  useEffect(() => {
    if (current === null) goTo('home');
  }, [current]);
  return current === null ? null : <SessionTable key={current.id} current={current} />;
}

/** The seat the screen belongs to while nobody has to give it away. */
function firstShown(current: Session): Seat | null {
  const persons = personSeats(current);
  if (persons.length === 2) return null;
  return persons[0] ?? 0;
}

function SessionTable({ current }: { current: Session }) {
  const { match } = current;
  const [shown, setShown] = useState<Seat | null>(() => firstShown(current));
  const [seen, setSeen] = useState(() => newsCount(match.view(0).observation));
  const toAct = useSyncExternalStore(match.subscribe, match.toAct);
  // Of what a seat sees, nothing is held up here, where the curtain would not clear it away.
  useSyncExternalStore(match.subscribe, () => newsCount(match.view(0).observation));
  const end = shown === null ? undefined : endSince(match.view(shown).observation, seen);
  const isShared = personSeats(current).length === 2;
  const isHandedOver = isShared && toAct !== null && toAct !== shown && end === undefined;

  const isRead = end !== undefined;
  useEffect(() => {
    held.set(isRead);
    return () => held.set(false);
  }, [isRead]);

  const closeEnd = useCallback(() => {
    if (shown === null) return;
    const { observation } = match.view(shown);
    const read = endSince(observation, seen);
    if (read !== undefined) setSeen(seenAfter(read, observation));
  }, [match, shown, seen]);

  if (isHandedOver || shown === null) {
    const next = toAct ?? 0;
    return <HandOver current={current} to={next} onReady={() => setShown(next)} />;
  }
  return <ShownTable key={shown} current={current} seat={shown} end={end} onEndClosed={closeEnd} />;
}

interface ShownTableProps {
  readonly current: Session;
  readonly seat: Seat;
  readonly end: End | undefined;
  readonly onEndClosed: () => void;
}

function ShownTable({ current, seat, end, onEndClosed }: ShownTableProps) {
  const { match } = current;
  const view = useSyncExternalStore(match.subscribe, () => match.view(seat));
  return (
    <SeatTable match={match} view={view} sitters={current.sitters} end={end} onEndClosed={onEndClosed} />
  );
}

/** What both seats know: the last announcement, in words. */
function HandOver({ current, to, onReady }: { current: Session; to: Seat; onReady: () => void }) {
  const texts = useTexts();
  const { sitters, match } = current;
  const names = seatNamesOf(sitters, texts);
  const { announced, sides } = match.view(to).observation;
  const said =
    announced === null
      ? ''
      : `${texts.ui.powerOf(names[announced.seat], announced.power, announced.element)}.`;
  return <Curtain name={names[to]} people={sides[to].people} said={said} onReady={onReady} />;
}
