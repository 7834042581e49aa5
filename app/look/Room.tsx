/** The frame of a room that is read and filled in rather than played: a bar with the way home and the title, then the page. */
import type { ReactNode } from 'react';
import { addressOf } from '../page/router';
import { useTexts } from '../text/texts';
import { Sign } from './Sign';
import { Wordmark } from './Wordmark';
import './room.css';

interface RoomProps {
  readonly title: string;
  readonly className?: string;
  /** Beside the title: where else to go from here. */
  readonly tools?: ReactNode;
  readonly children: ReactNode;
}

export function Room({ title, className = '', tools, children }: RoomProps) {
  const { ui } = useTexts();
  return (
    <div className={`room ${className}`}>
      <header className="room-top">
        <a className="room-home" href={addressOf('home')} aria-label={ui.roomStart}>
          <Sign name="back" />
          <Wordmark />
        </a>
        <h1>{title}</h1>
        {tools !== undefined && (
          <nav className="room-tools" aria-label={ui.tools}>
            {tools}
          </nav>
        )}
      </header>
      <main className="room-main">{children}</main>
    </div>
  );
}
