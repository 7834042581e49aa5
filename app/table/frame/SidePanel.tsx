/** Large view and log: beside the table, or, where there is no room, over it when opened. */
import { useEffect, useRef } from 'react';
import { Button } from '../../look/Button';
import { Sign } from '../../look/Sign';
import { useTexts } from '../../text/texts';
import { LargeView } from '../cards/LargeView';
import { Log } from './Log';
import type { SideView } from './sideControl';
import './side.css';

interface SidePanelProps {
  /** What it is open for; `null`: closed. */
  readonly shown: SideView | null;
  readonly onClose: () => void;
}

export function SidePanel({ shown, onClose }: SidePanelProps) {
  const { ui } = useTexts();
  const closing = useRef<HTMLButtonElement>(null);
  const isOpen = shown !== null;

  // What lies above the table goes before anything is cancelled on it.
  useEffect(() => {
    if (!isOpen) return;
    const press = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || document.querySelector('dialog[open]') !== null) return;
      if (!closing.current?.checkVisibility()) return;
      event.preventDefault();
      onClose();
    };
    document.addEventListener('keydown', press, { capture: true });
    return () => document.removeEventListener('keydown', press, { capture: true });
  }, [isOpen, onClose]);

  return (
    <>
      {/* A finger beside the panel means to close it, not what lies beneath. */}
      {isOpen && <div className="side-shade" aria-hidden="true" onClick={onClose} />}
      <aside
        className={`side area-side ${isOpen ? `is-open shows-${shown}` : ''}`}
        aria-label={`${ui.largeView}, ${ui.log}`}
      >
        <Button ref={closing} look="quiet" className="side-close" onClick={onClose}>
          <Sign name="cross" />
          <span>{ui.close}</span>
        </Button>
        <LargeView />
        <Log />
      </aside>
    </>
  );
}
