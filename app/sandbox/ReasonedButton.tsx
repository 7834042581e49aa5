/** A button that can be refused: it then stays focusable and says why when it is pointed at, focused or pressed. */
import { type ReactNode, useId, useRef } from 'react';
import { Button } from '../look/Button';
import { motionNow } from '../page/settings';
import { hideReason, lookAwayFrom, shownReason } from './shownReason';

interface ReasonedButtonProps {
  readonly reason: string | undefined;
  readonly rule?: string | undefined;
  readonly onPress: () => void;
  readonly look?: 'main' | 'plain' | 'quiet';
  readonly label?: string | undefined;
  readonly shortcut?: string | undefined;
  readonly className?: string;
  readonly children: ReactNode;
}

export function ReasonedButton(props: ReasonedButtonProps) {
  const { reason, rule, onPress, look = 'plain', label, shortcut, className, children } = props;
  const button = useRef<HTMLButtonElement>(null);
  const reasonId = useId();
  const show = (isPressed: boolean) => {
    const owner = button.current;
    if (reason !== undefined && owner !== null) shownReason.set({ owner, text: reason, rule, isPressed });
  };
  const lookAway = () => button.current && lookAwayFrom(button.current);
  const press = () => {
    if (reason === undefined) {
      hideReason();
      onPress();
      return;
    }
    show(true);
    if (motionNow() !== 'none') button.current?.animate(shake, { duration: 160 });
  };
  return (
    <>
      <Button
        ref={button}
        look={look}
        className={className}
        shortcut={shortcut}
        aria-label={label}
        aria-disabled={reason === undefined ? undefined : true}
        aria-describedby={reason === undefined ? undefined : reasonId}
        onClick={press}
        onFocus={() => show(false)}
        onBlur={lookAway}
        onPointerEnter={(event) => event.pointerType === 'mouse' && show(false)}
        onPointerLeave={(event) => event.pointerType === 'mouse' && lookAway()}
      >
        {children}
      </Button>
      {reason !== undefined && (
        <span id={reasonId} hidden>
          {reason}
        </span>
      )}
    </>
  );
}

const shake = [0, -3, 3, -3, 0].map((x) => ({ transform: `translateX(${x}px)` }));
