/** Asks the teacher what is best now; only while this seat has something to decide. */
import { lazy, Suspense, useState } from 'react';
import { createPortal } from 'react-dom';
import { Button } from '../../look/Button';
import { Sign } from '../../look/Sign';
import { useKey } from '../../page/shortcuts';
import { useTexts } from '../../text/texts';
import { useModel } from '../model';

const HintsDialog = lazy(() => import('./HintsDialog').then((module) => ({ default: module.HintsDialog })));

export function HintButton() {
  const { ui } = useTexts();
  const { view } = useModel();
  const key = useKey('H');
  const [isOpen, setOpen] = useState(false);
  const hasChoice = view.legal.filter((action) => action.type !== 'takeBack').length > 1;
  return (
    <>
      <Button
        look="quiet"
        aria-haspopup="dialog"
        aria-keyshortcuts={key}
        unavailable={!hasChoice}
        onClick={() => setOpen(true)}
      >
        <Sign name="hint" />
        <span>{ui.hint}</span>
      </Button>
      {isOpen &&
        createPortal(
          <Suspense>
            <HintsDialog onClose={() => setOpen(false)} />
          </Suspense>,
          document.body,
        )}
    </>
  );
}
