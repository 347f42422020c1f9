import { ButtonLink } from '../ui/button.tsx';
import { Frame } from '../ui/frame.tsx';
import { say } from '../words/words.ts';
import style from './page.module.css';

/** An address that leads nowhere. */
export function Lost() {
  return (
    <Frame title={say('app.lost.title')}>
      <div class={style.text}>
        <h1>{say('app.lost.title')}</h1>
        <p>{say('app.lost.text')}</p>
        <p class={style.actions}>
          <ButtonLink kind="main" href="/">
            {say('app.lost.home')}
          </ButtonLink>
        </p>
      </div>
    </Frame>
  );
}
