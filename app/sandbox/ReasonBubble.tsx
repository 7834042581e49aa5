/** The reason beside the refused button: above it, or below where there is no room. */
import { useEffect } from 'react';
import { useStore } from '../page/store';
import { useTexts } from '../text/texts';
import { hideReason, shownReason } from './shownReason';
import './reason.css';

const width = 256;
const margin = 8;
const roomNeeded = 120;

function placeBeside(owner: HTMLElement) {
  const { left, right, top, bottom } = owner.getBoundingClientRect();
  const middle = (left + right) / 2;
  const page = document.documentElement.clientWidth;
  const start = Math.max(margin, Math.min(middle - width / 2, page - width - margin));
  const isBelow = top < roomNeeded;
  const vertical = isBelow ? { top: bottom + 10 } : { bottom: innerHeight - top + 10 };
  return { isBelow, style: { left: start, width, '--tip': `${middle - start}px`, ...vertical } };
}

export function ReasonBubble() {
  const { ui } = useTexts();
  const shown = useStore(shownReason);

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => event.key === 'Escape' && hideReason();
    addEventListener('keydown', onKey);
    addEventListener('scroll', hideReason, true);
    addEventListener('resize', hideReason);
    return () => {
      removeEventListener('keydown', onKey);
      removeEventListener('scroll', hideReason, true);
      removeEventListener('resize', hideReason);
      hideReason();
    };
  }, []);

  const place = shown && placeBeside(shown.owner);
  return (
    <>
      {shown && place && (
        <div
          className={`sandbox-reason ${place.isBelow ? 'is-below' : ''}`}
          style={place.style}
          aria-hidden="true"
        >
          <b>{shown.text}</b>
          {shown.rule !== undefined && <span>{ui.ruleNumber(shown.rule)}</span>}
        </div>
      )}
      <p className="unseen" role="alert">
        {shown?.isPressed ? shown.text : ''}
      </p>
    </>
  );
}
