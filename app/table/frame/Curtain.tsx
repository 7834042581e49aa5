/** Between two people at one screen: a page of its own. Nothing of either hand is in the document while it stands. */
import { useEffect, useRef } from 'react';
import type { People } from '../../../src/vocabulary';
import { Button } from '../../look/Button';
import { Emblem } from '../../look/Sign';
import { useTexts } from '../../text/texts';
import './curtain.css';

interface CurtainProps {
  readonly name: string;
  readonly people: People;
  /** What everybody may know, such as the announcement. */
  readonly said: string;
  readonly onReady: () => void;
}

export function Curtain({ name, people, said, onReady }: CurtainProps) {
  const { ui } = useTexts();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <main className={`curtain people-${people}`}>
      <svg
        className="curtain-sky"
        viewBox="0 0 700 330"
        preserveAspectRatio="xMidYMid slice"
        aria-hidden="true"
      >
        <g fill="none" stroke="currentColor" strokeWidth="1.4">
          <circle cx="350" cy="165" r="150" />
          <circle cx="350" cy="165" r="160" />
          <circle cx="350" cy="165" r="260" strokeDasharray="2 9" />
          <circle cx="350" cy="165" r="360" />
        </g>
      </svg>
      <span className="curtain-seal">
        <Emblem people={people} />
      </span>
      <h1 ref={heading} tabIndex={-1}>
        {ui.curtainTitle(name)}
      </h1>
      <p>
        {said} {ui.curtainNothingShown(name)}
      </p>
      <Button look="main" onClick={onReady}>
        {ui.curtainReady(name)}
      </Button>
    </main>
  );
}
