/** The short rulebook in a window over the table, opened at the rule or the section that was asked for. */
import { lazy, Suspense } from 'react';
import { CloseAction } from '../../look/CloseAction';
import { Dialog } from '../../look/Dialog';
import { useTexts } from '../../text/texts';

const Rulebook = lazy(async () => ({ default: (await import('../../look/Rulebook')).Rulebook }));

export function RulesDialog({ at, onClose }: { at: string | undefined; onClose: () => void }) {
  const { ui } = useTexts();
  return (
    <Dialog title={ui.rules} className="is-long" onClose={onClose}>
      <Suspense>
        <Rulebook at={at} />
      </Suspense>
      <CloseAction onClose={onClose} />
    </Dialog>
  );
}
