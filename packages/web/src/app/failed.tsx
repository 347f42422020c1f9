import { Button } from '../ui/button.tsx';
import { Frame } from '../ui/frame.tsx';
import { say } from '../words/words.ts';
import style from './page.module.css';

/** A page that could not be loaded: no connection, or a version that is no longer there. */
export function Failed() {
  return (
    <Frame title={say('app.failed.title')}>
      <div class={style.text}>
        <h1>{say('app.failed.title')}</h1>
        <p>{say('app.failed.text')}</p>
        <p class={style.actions}>
          <Button kind="main" onClick={() => location.reload()}>
            {say('app.failed.again')}
          </Button>
        </p>
      </div>
    </Frame>
  );
}
