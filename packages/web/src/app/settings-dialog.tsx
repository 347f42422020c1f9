/** Everything that a person can choose for this device. */

import { set } from '../base/set.ts';
import { isSettingsOpen, LONGEST_OWN_NAME, PACES, settings, THEMES } from '../base/settings.ts';
import { Choice } from '../ui/choice.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { TextField } from '../ui/field.tsx';
import { Switch } from '../ui/switch.tsx';
import { LANGUAGE, LANGUAGES, say, sayIfKnown } from '../words/words.ts';
import style from './page.module.css';

const SWITCHES = ['sound', 'numbers', 'confirm', 'characterKeys'] as const;

const close = (): void => {
  isSettingsOpen.value = false;
};

export function SettingsDialog() {
  const { language, theme, pace, name } = settings;
  return (
    <Dialog title={say('settings.title')} onClose={close}>
      <TextField
        label={say('settings.name')}
        value={name.value}
        longest={LONGEST_OWN_NAME}
        autocomplete="nickname"
        onChange={text => set(name, text)}
      >
        {say('settings.name.about')}
      </TextField>
      <Choice
        label={say('settings.language')}
        values={LANGUAGES}
        value={language.value}
        nameOf={one => LANGUAGE[one].name}
        onChange={one => set(language, one)}
      />
      <Choice
        label={say('settings.theme')}
        values={THEMES}
        value={theme.value}
        nameOf={one => say(`settings.theme.${one}`)}
        onChange={one => set(theme, one)}
      />
      <Choice
        label={say('settings.pace')}
        values={PACES}
        value={pace.value}
        nameOf={one => say(`settings.pace.${one}`)}
        onChange={one => set(pace, one)}
      />
      {SWITCHES.map(name => (
        <Switch
          key={name}
          label={say(`settings.${name}`)}
          isOn={settings[name].value}
          onChange={isOn => set(settings[name], isOn)}
        >
          {sayIfKnown(`settings.${name}.about`)}
        </Switch>
      ))}
      <nav class={style.links} aria-label={say('settings.more')}>
        <a href="/device" onClick={close}>
          {say('online.device')}
        </a>
        <a href="/about" onClick={close}>
          {say('settings.keys')}
        </a>
      </nav>
    </Dialog>
  );
}
