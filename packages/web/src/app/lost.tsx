import { ButtonLink } from '../ui/button.tsx';
import { say } from '../words/words.ts';
import { Trouble } from './trouble.tsx';

/** An address that leads nowhere. */
export function Lost() {
  return (
    <Trouble title={say('app.lost.title')} text={say('app.lost.text')}>
      <ButtonLink kind="main" href="/">
        {say('app.lost.home')}
      </ButtonLink>
    </Trouble>
  );
}
