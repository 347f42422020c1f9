import { effect } from '@preact/signals';
import { render } from 'preact';
import { App } from './app/app.tsx';
import { fetchPage } from './app/pages.tsx';
import { followLinks } from './base/router.ts';
import { settings } from './base/settings.ts';
import { toast } from './ui/announce.tsx';
import { languageNow, say, speak } from './words/words.ts';
import './art/font.css';
import './ui/tokens.css';

fetchPage();
await speak(settings.language.value);
effect(() => {
  speak(settings.language.value).catch(() => {
    settings.language.value = languageNow();
    toast(say('app.failed.text'));
  });
});
effect(() => {
  document.documentElement.dataset.theme = settings.theme.value;
});
followLinks();
render(<App />, document.getElementById('app')!);
// Not in the way of the page itself, and not in the way of whoever works on it.
if (import.meta.env.PROD) import('./offline/registration.ts').then(({ keepOffline }) => keepOffline());
