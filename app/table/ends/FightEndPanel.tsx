/** The end of a fight: who wins it, which dragons moved, and why that many. */
import { useEffect, useRef } from 'react';
import type { Dragons } from '../../../src/moves';
import type { News } from '../../../src/news';
import { none } from '../../../src/position';
import { opponentOf, type Seat } from '../../../src/vocabulary';
import { Button } from '../../look/Button';
import { Sign } from '../../look/Sign';
import { useTexts } from '../../text/texts';
import { useModel } from '../model';
import type { FightEnd } from './ends';
import './ends.css';

export function FightEndPanel({ end, onClose }: { end: FightEnd; onClose: () => void }) {
  const { names } = useModel();
  const { ui, log } = useTexts();
  const panel = useRef<HTMLElement>(null);
  useEffect(() => panel.current?.focus(), []);
  const { winner, loser, fight, turn, element, news } = end;
  return (
    <section ref={panel} className="fight-end paper" tabIndex={-1} aria-labelledby="fight-end-title">
      <h2 id="fight-end-title">{ui.fightWon(names, winner, fight, element)}</h2>
      <p>{ui.fightEndedBy(names, loser, turn)}</p>
      <Moves before={end.before} after={end.after} />
      <ul>
        {news.map(
          (one, index) =>
            !isCounted(news, index) && (
              // biome-ignore lint/suspicious/noArrayIndexKey: events of the past keep their order.
              <li key={index}>{log(one, names)}</li>
            ),
        )}
      </ul>
      <div className="dialog-actions">
        <Button look="main" shortcut="N" data-action="nextFight" onClick={onClose}>
          {ui.nextFight}
        </Button>
      </div>
    </section>
  );
}

/** Dragons that come for the cards in play are told with these, all together. */
function isCounted(news: readonly News[], index: number): boolean {
  const one = news[index];
  return (
    one?.what === 'dragon' &&
    one.by === none &&
    news.slice(0, index).some(({ what }) => what === 'retreatDragons')
  );
}

function Moves({ before, after }: { before: Dragons; after: Dragons }) {
  const { view, names } = useModel();
  const { ui } = useTexts();
  const other = opponentOf(view.seat);
  const middle = (dragons: Dragons) => 3 - dragons[0] - dragons[1];
  const place = (seat: Seat) => <Place name={names.seat(seat)} before={before[seat]} after={after[seat]} />;
  return (
    <div className="dragon-moves">
      {place(other)}
      <Place name={ui.middle} before={middle(before)} after={middle(after)} />
      {place(view.seat)}
    </div>
  );
}

function Place({ name, before, after }: { name: string; before: number; after: number }) {
  const { ui } = useTexts();
  return (
    <span className={`dragon-move ${before === after ? '' : 'has-changed'}`}>
      <span className="dragon-token">
        <Sign name="dragon" />
      </span>
      <span>
        <b>{name}</b>
        {before === after ? after : ui.fromTo(before, after)}
      </span>
    </span>
  );
}
