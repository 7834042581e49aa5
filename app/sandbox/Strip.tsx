/** The prompt strip: whose move it is, the facts, and the actions that end a turn; undo beside them. */
import { type ReactNode, useEffect, useRef } from 'react';
import type { Because, Typed } from '../../machines/rulesModule';
import { Sign } from '../look/Sign';
import { settings } from '../page/settings';
import { useStore } from '../page/store';
import { useTexts } from '../text/texts';
import { ReasonedButton } from './ReasonedButton';
import type { Game } from './useGame';
import './strip.css';

interface StripProps<P extends object, A extends Typed, R extends Because> {
  readonly game: Game<P, A, R>;
  readonly heading: string;
  readonly facts: string;
  /** Takes the focus when it becomes true: a question is open. */
  readonly isAsking?: boolean;
  /** Stands before the words. */
  readonly before?: ReactNode;
  readonly children: ReactNode;
}

export function Strip<P extends object, A extends Typed, R extends Because>(props: StripProps<P, A, R>) {
  const { game, heading, facts, isAsking = false, before, children } = props;
  const { ui } = useTexts();
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isAsking) title.current?.focus({ preventScroll: true });
  }, [isAsking]);
  return (
    <section className={`sandbox-strip ${game.isOver ? 'is-over' : ''}`} aria-label={ui.prompt}>
      {before}
      <div className="strip-words">
        <h2 ref={title} tabIndex={-1}>
          {heading}
        </h2>
        <p>{facts}</p>
        <p className="unseen" aria-live="polite">
          {heading}
        </p>
      </div>
      <div className="strip-actions">
        {children}
        <UndoButtons game={game} />
      </div>
    </section>
  );
}

function UndoButtons<P extends object, A extends Typed, R extends Because>({
  game,
}: {
  game: Game<P, A, R>;
}) {
  const { ui } = useTexts();
  const { shortcuts } = useStore(settings);
  const { canUndo, canRedo, undo, redo } = game;

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const isTyping = event.target instanceof HTMLElement && event.target.matches('input, textarea, select');
      if (!shortcuts || isTyping || event.ctrlKey || event.metaKey || event.altKey) return;
      if (document.querySelector('dialog[open]') !== null) return;
      if (event.key.toLowerCase() === 'u') undo();
      if (event.key.toLowerCase() === 'y') redo();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [shortcuts, undo, redo]);

  return (
    <span className="strip-undo">
      <ReasonedButton
        look="quiet"
        reason={canUndo ? undefined : ui.undoNothing}
        shortcut={shortcuts ? 'U' : undefined}
        onPress={undo}
      >
        <Sign name="undo" />
        <span>{ui.undo}</span>
      </ReasonedButton>
      <ReasonedButton
        look="quiet"
        className="is-redo"
        reason={canRedo ? undefined : ui.redoNothing}
        shortcut={shortcuts ? 'Y' : undefined}
        onPress={redo}
      >
        <Sign name="undo" />
        <span>{ui.redo}</span>
      </ReasonedButton>
    </span>
  );
}
