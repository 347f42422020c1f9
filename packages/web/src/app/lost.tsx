import { Adrift } from '../ui/adrift.tsx';
import { ButtonLink } from '../ui/button.tsx';
import { say } from '../words/words.ts';

/** An address that leads nowhere. */
export function Lost() {
  return (
    <Adrift title={say('app.lost.title')} text={say('app.lost.text')}>
      <ButtonLink kind="main" href="/">
        {say('app.lost.home')}
      </ButtonLink>
    </Adrift>
  );
}
