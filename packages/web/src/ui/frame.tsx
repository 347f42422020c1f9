/** What stands around the content of most pages: the way home, the language, the settings. */
import type { ComponentChildren } from 'preact';
import { set } from '../base/set.ts';
import { openSettings, settings } from '../base/settings.ts';
import { LANGUAGE, LANGUAGES, languageNow, say } from '../words/words.ts';
import { Button, IconButton } from './button.tsx';
import style from './frame.module.css';
import { Sign } from './sign.tsx';
import { useTitle } from './title.ts';

interface FrameProps {
  /** What the page is, for the window; empty: the app itself. */
  readonly title?: string;
  readonly children?: ComponentChildren;
}

export function Frame({ title = '', children }: FrameProps) {
  useTitle(title);
  return (
    <div class={style.frame}>
      <a class={style.skip} href="#content">
        {say('ui.skip')}
      </a>
      <header class={style.header}>
        <a class={style.home} href="/">
          <img src="/favicon.svg" alt="" width={32} height={32} />
          {say('app.title')}
        </a>
        <nav class={style.tools} aria-label={say('ui.tools')}>
          <OtherLanguage />
          <IconButton sign="gear" label={say('settings.title')} onClick={openSettings} />
        </nav>
      </header>
      <main id="content" class={style.content} tabIndex={-1}>
        {children}
      </main>
      <footer class={style.footer}>
        <p>{say('app.unofficial')}</p>
        <a href="/about">{say('about.link')}</a>
      </footer>
    </div>
  );
}

interface TitledPageProps extends FrameProps {
  readonly title: string;
  /** Below the title. */
  readonly intro?: ComponentChildren;
  /** It is there to be read: its lines are not too long. */
  readonly isText?: boolean;
}

/** A page that begins with its title. */
export function TitledPage({ title, intro, isText = false, children }: TitledPageProps) {
  return (
    <Frame title={title}>
      <div class={isText ? style.text : style.page}>
        <header class={style.head}>
          <h1>{title}</h1>
          {intro}
        </header>
        {children}
      </div>
    </Frame>
  );
}

/** The next language, in its own words: whoever needs it can read it. */
function OtherLanguage() {
  const next = LANGUAGES[(LANGUAGES.indexOf(languageNow()) + 1) % LANGUAGES.length];
  return (
    <Button kind="quiet" lang={next} onClick={() => set(settings.language, next)}>
      <Sign name="globe" />
      {LANGUAGE[next].name}
    </Button>
  );
}
