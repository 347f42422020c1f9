/** Pages instead of the one that was wanted. */
import { MessagePage } from '../ui/message-page.tsx';
import { say } from '../words/words.ts';

const again = () => ({ label: say('app.again'), onClick: () => location.reload() });

/** A page that could not be loaded: no connection, or a version that is no longer there. */
export const Failed = () => <MessagePage title={say('app.failed.title')} text={say('app.failed.text')} {...again()} />;

/** A page that broke while it was being shown: a mistake of ours. */
export const Broken = () => <MessagePage title={say('app.broken.title')} text={say('app.broken.text')} {...again()} />;

/** An address that leads nowhere. */
export const Lost = () => (
  <MessagePage title={say('app.lost.title')} text={say('app.lost.text')} label={say('app.lost.home')} href="/" />
);
