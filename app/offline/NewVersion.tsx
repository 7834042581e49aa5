/** A newer version waits: the running game is kept, so changing loses nothing. */
import { Button } from '../look/Button';
import { useStore } from '../page/store';
import { useTexts } from '../text/texts';
import './newVersion.css';
import { newVersion } from './state';

export function NewVersion() {
  const { ui } = useTexts();
  const change = useStore(newVersion);
  if (change === null) return null;
  return (
    <section className="new-version paper" role="status" aria-label={ui.newVersion}>
      <p>
        {ui.newVersion} {ui.newVersionKeeps}
      </p>
      <Button onClick={() => newVersion.set(null)}>{ui.later}</Button>
      <Button look="main" onClick={change}>
        {ui.loadNewVersion}
      </Button>
    </section>
  );
}
