import { Adrift } from '../ui/adrift.tsx';
import { Button } from '../ui/button.tsx';
import { say } from '../words/words.ts';

/** A page that could not be loaded: no connection, or a version that is no longer there. */
export function Failed() {
  return (
    <Adrift title={say('app.failed.title')} text={say('app.failed.text')}>
      <Button kind="main" onClick={() => location.reload()}>
        {say('app.failed.again')}
      </Button>
    </Adrift>
  );
}
