import { KeyList } from '../table/view/keys-help.tsx';
import { TitledPage } from '../ui/frame.tsx';
import { say } from '../words/words.ts';
import style from './page.module.css';

export function About() {
  return (
    <TitledPage title={say('about.title')} isText>
      <article class={style.text}>
        <p>{say('about.game')}</p>
        <p>{say('about.free')}</p>
        <p>{say('about.unofficial')}</p>
        <p>{say('about.private')}</p>
        <p>{say('about.install')}</p>
        <h2 id="keys">{say('about.keys')}</h2>
        <KeyList />
      </article>
    </TitledPage>
  );
}
