/** The best moves as the teacher sees them: the chance to win, what speaks for each, and a button that does it. */
import { useEffect, useState } from 'react';
import { session } from '../../game/session';
import { askHints, type Hint, Stopped, stopHints } from '../../game/teacher';
import { CloseAction } from '../../look/CloseAction';
import { Dialog } from '../../look/Dialog';
import { useTexts } from '../../text/texts';
import { useModel } from '../model';
import { HintLine } from './HintLine';
import './hints.css';

type Answer = 'thinking' | 'failed' | readonly Hint[];

function useHints(): Answer {
  const { view } = useModel();
  const [answer, setAnswer] = useState<Answer>('thinking');
  useEffect(() => {
    const current = session.get();
    if (current === null) return;
    setAnswer('thinking');
    askHints(view, current.match).then(setAnswer, (error: unknown) => {
      if (!(error instanceof Stopped)) setAnswer('failed');
    });
    return stopHints;
  }, [view]);
  return answer;
}

export function HintsDialog({ onClose }: { onClose: () => void }) {
  const { ui } = useTexts();
  const { send } = useModel();
  const answer = useHints();
  const words = { thinking: ui.hintsThinking, failed: ui.hintsFailed };
  const said = typeof answer === 'string' ? words[answer] : answer.length === 0 ? ui.hintsNone : ui.hintsFrom;
  return (
    <Dialog title={ui.hints} className="hints" onClose={onClose}>
      <p role="status" className={answer === 'thinking' ? 'is-thinking' : ''}>
        {said}
      </p>
      {typeof answer !== 'string' && (
        <ol>
          {answer.map((hint) => (
            <HintLine
              key={JSON.stringify(hint.action)}
              hint={hint}
              onTake={() => {
                onClose();
                send(hint.action);
              }}
            />
          ))}
        </ol>
      )}
      <CloseAction onClose={onClose} />
    </Dialog>
  );
}
