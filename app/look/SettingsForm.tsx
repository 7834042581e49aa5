/** What can be set: language, theme and motion everywhere; at the table also what goes by itself. */

import { languages } from '../../src/vocabulary';
import { changeSettings, motions, type Settings, settings, themes } from '../page/settings';
import { useStore } from '../page/store';
import { useTexts } from '../text/texts';
import { Choice } from './Choice';

export function SettingsForm() {
  const { ui } = useTexts();
  return (
    <div className="settings-form">
      <AppSettings />
      <Switch label={ui.sounds} of="sounds" />
      <Switch label={ui.skipForced} of="skipEmptyPhases" />
      <Switch label={ui.textTable} of="textTable" hint={ui.textTableHint} />
      <Switch label={ui.singleKeys} of="shortcuts" hint={ui.singleKeysHint} />
    </div>
  );
}

/** Language, theme and motion of the whole app. */
export function AppSettings() {
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
    <>
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
    </>
  );
}

interface SwitchProps {
  readonly label: string;
  readonly of: { [K in keyof Settings]: Settings[K] extends boolean ? K : never }[keyof Settings];
  readonly hint?: string;
}

function Switch({ label, of, hint }: SwitchProps) {
  const { ui } = useTexts();
  const isOn = useStore(settings)[of];
  return (
    <Choice
      label={label}
      options={[
        { value: true, label: ui.on },
        { value: false, label: ui.off },
      ]}
      value={isOn}
      onChange={(value) => changeSettings({ [of]: value })}
      {...(hint !== undefined && { hint })}
    />
  );
}
