import { Button } from '../ui/button.tsx';
import { MessagePage } from '../ui/message-page.tsx';
import { say } from '../words/words.ts';

const Reload = () => (
  <Button kind="main" onClick={() => location.reload()}>
    {say('app.again')}
  </Button>
);

/** A page that could not be loaded: no connection, or a version that is no longer there. */
export function Failed() {
  return (
    <MessagePage title={say('app.failed.title')} text={say('app.failed.text')}>
      <Reload />
    </MessagePage>
  );
}

/** A page that broke while it was being shown: a mistake of ours. */
export function Broken() {
  return (
    <MessagePage title={say('app.broken.title')} text={say('app.broken.text')}>
      <Reload />
    </MessagePage>
  );
}
