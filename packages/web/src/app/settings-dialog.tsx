/** Everything that a person can choose for this device. */

import { set } from '../base/set.ts';
import { isSettingsOpen, LONGEST_OWN_NAME, PACES, settings, THEMES } from '../base/settings.ts';
import { Choice } from '../ui/choice.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { TextField } from '../ui/field.tsx';
import { Switch } from '../ui/switch.tsx';
import { LANGUAGE, LANGUAGES, say } from '../words/words.ts';
import style from './page.module.css';

const close = (): void => {
  isSettingsOpen.value = false;
};

export function SettingsDialog() {
  const { language, theme, pace, sound, numbers, confirm, characterKeys, name } = settings;
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
      <Switch label={say('settings.sound')} isOn={sound.value} onChange={isOn => set(sound, isOn)} />
      <Switch label={say('settings.numbers')} isOn={numbers.value} onChange={isOn => set(numbers, isOn)} />
      <Switch label={say('settings.confirm')} isOn={confirm.value} onChange={isOn => set(confirm, isOn)}>
        {say('settings.confirm.about')}
      </Switch>
      <Switch
        label={say('settings.character-keys')}
        isOn={characterKeys.value}
        onChange={isOn => set(characterKeys, isOn)}
      >
        {say('settings.character-keys.about')}
      </Switch>
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
