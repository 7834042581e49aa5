/** Says that rules have changed and what that did; the running game stays as it is until one goes on with them. */
import { useState } from 'react';
import { useStore } from '../../page/store';
import { useTexts } from '../../text/texts';
import { judged, rulesFault } from './corpus';
import { ImpactDialog } from './ImpactDialog';
import { changedFile } from './watchRules';

export function ImpactNotice() {
  const file = useStore(changedFile);
  const results = useStore(judged);
  const fault = useStore(rulesFault);
  const { ui } = useTexts();
  const [isOpen, setOpen] = useState(false);
  if (file === null) return null;
  const other = results.filter(({ divergence }) => divergence !== undefined).length;
  return (
    <div className="impact-notice" role="status">
      <span>
        <code>{file}</code> {fault === '' ? ui.rulesChanged(other, results.length) : ui.rulesDoNotLoad(fault)}
      </span>
      <button type="button" className="small-button" onClick={() => setOpen(true)}>
        {ui.showImpact}
      </button>
      <button type="button" className="small-button" onClick={() => location.reload()}>
        {ui.goOnChanged}
      </button>
      <button
        type="button"
        className="small-button"
        aria-label={ui.close}
        onClick={() => changedFile.set(null)}
      >
        ×
      </button>
      {isOpen && <ImpactDialog onClose={() => setOpen(false)} />}
    </div>
  );
}
