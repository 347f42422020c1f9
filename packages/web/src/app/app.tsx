/** What is there on every page. */
import { Sprite } from '../art/sprite.tsx';
import { isSettingsOpen } from '../base/settings.ts';
import { Announcer, toast } from '../ui/announce.tsx';
import { lazy } from '../ui/lazy.tsx';
import { say } from '../words/words.ts';
import { CurrentPage } from './pages.tsx';

const SettingsDialog = lazy(
  () => import('./settings-dialog.tsx').then(({ SettingsDialog }) => SettingsDialog),
  () => {
    isSettingsOpen.value = false;
    toast(say('app.failed.text'));
  },
);

export function App() {
  return (
    <>
      <Sprite />
      <CurrentPage />
      {isSettingsOpen.value && <SettingsDialog />}
      <Announcer />
    </>
  );
}
