/** What is there on every page. */
import { Sprite } from '../art/sprite.tsx';
import { Announcer } from '../ui/announce.tsx';
import { lazy } from '../ui/lazy.tsx';
import { CurrentPage } from './pages.tsx';
import { isSettingsOpen } from './settings.ts';

const SettingsDialog = lazy(() => import('./settings-dialog.tsx').then(({ SettingsDialog }) => SettingsDialog));

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
