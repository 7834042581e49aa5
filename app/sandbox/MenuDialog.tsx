/** Language, colours and motion of the whole app, set from a sandbox. */
import { languages } from '../../src/vocabulary';
import { Button } from '../look/Button';
import { Choice } from '../look/Choice';
import { Dialog } from '../look/Dialog';
import { changeSettings, motions, settings, themes } from '../settings';
import { useStore } from '../store';
import { useTexts } from '../text/texts';

export function MenuDialog({ onClose }: { onClose: () => void }) {
  const { ui } = useTexts();
  const now = useStore(settings);
  const themeNames = { system: ui.themeSystem, night: ui.themeNight, day: ui.themeDay };
  const motionNames = {
    system: ui.themeSystem,
    full: ui.motionFull,
    short: ui.motionShort,
    none: ui.motionNone,
  };
  return (
    <Dialog title={ui.menu} onClose={onClose}>
      <div className="settings-form">
        <Choice
          label={ui.language}
          options={languages.map((value) => ({ value, label: ui.languageNames[value], lang: value }))}
          value={now.language}
          onChange={(language) => changeSettings({ language })}
        />
        <Choice
          label={ui.theme}
          options={themes.map((value) => ({ value, label: themeNames[value] }))}
          value={now.theme}
          onChange={(theme) => changeSettings({ theme })}
        />
        <Choice
          label={ui.motion}
          options={motions.map((value) => ({ value, label: motionNames[value] }))}
          value={now.motion}
          onChange={(motion) => changeSettings({ motion })}
        />
      </div>
      <div className="dialog-actions">
        <Button look="main" onClick={onClose}>
          {ui.close}
        </Button>
      </div>
    </Dialog>
  );
}
