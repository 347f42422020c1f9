/** A game watched again: the one that the address names, or one to be chosen here. */
import { type Reason, refuse } from '@cartagena/engine';
import type { PageProps } from '../base/router.ts';
import { useLoaded } from '../base/use-loaded.ts';
import { TitledPage } from '../ui/frame.tsx';
import { MessagePage } from '../ui/message-page.tsx';
import { say } from '../words/words.ts';
import { GameChoice } from './game-choice.tsx';
import { problemWords } from './problem-words.ts';
import { ReplayScreen } from './replay-screen.tsx';
import { type OpenedRecord, openSource } from './source.ts';

type Shown =
  | { readonly face: 'opening' | 'choice' }
  | { readonly face: 'game'; readonly opened: OpenedRecord; readonly key: string }
  | { readonly face: 'bad'; readonly reason: Pick<Reason, 'code'> };

const NOT_LOADED = refuse('unreachable', 'What is needed to show it could not be loaded.');

export function ReplayPage({ query }: PageProps) {
  const shown = useLoaded(async () => {
    const { href, hash } = location;
    return faceOf(await openSource(query, hash).catch(() => NOT_LOADED), href);
  }, [query]);
  const now: Shown = shown.value ?? { face: 'opening' };
  if (now.face === 'game') return <ReplayScreen key={now.key} opened={now.opened} />;
  if (now.face === 'bad')
    return (
      <MessagePage
        title={say('replay.bad')}
        text={<p role="alert">{problemWords(now.reason)}</p>}
        label={say('replay.bad.other')}
        href="/replay"
      />
    );
  return (
    <TitledPage title={say('replay.title')} isText>
      {now.face === 'opening' && <p role="status">{say('replay.opening')}</p>}
      {now.face === 'choice' && <GameChoice />}
    </TitledPage>
  );
}

function faceOf(source: Awaited<ReturnType<typeof openSource>>, key: string): Shown {
  if (!source) return { face: 'choice' };
  return source.ok ? { face: 'game', opened: source.value, key } : { face: 'bad', reason: source.reason };
}
