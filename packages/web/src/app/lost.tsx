import { ButtonLink } from '../ui/button.tsx';
import { MessagePage } from '../ui/message-page.tsx';
import { say } from '../words/words.ts';

/** An address that leads nowhere. */
export function Lost() {
  return (
    <MessagePage title={say('app.lost.title')} text={say('app.lost.text')}>
      <ButtonLink kind="main" href="/">
        {say('app.lost.home')}
      </ButtonLink>
    </MessagePage>
  );
}
