/** A game of this browser: the one that is named in the address, or the one played last. */

import type { PageProps } from '../../base/router.ts';
import { go } from '../../base/router.ts';
import { useResource } from '../../base/use-resource.ts';
import { makeGameText } from '../../game/game-file.ts';
import { lockGame } from '../../game/game-lock.ts';
import { beginGame, canRepeat, resumeGame } from '../../game/local-games.ts';
import type { LocalHost } from '../../game/local-host.ts';
import { type SavedGame, savedGames } from '../../game/saved-games.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Later } from '../../ui/later.tsx';
import { MessagePage } from '../../ui/message-page.tsx';
import { say } from '../../words/words.ts';
import { offerFile } from './offer-file.ts';
import style from './table.module.css';
import { TableScreen } from './table-screen.tsx';

export function GamePage({ query }: PageProps) {
  const id = query.get('id') ?? lastPlayed();
  return id === undefined ? <NoGame code="no-game" /> : <LocalGame key={id} id={id} />;
}

function lastPlayed(): string | undefined {
  return savedGames.list().find(entry => !entry.isDamaged && entry.actor !== null)?.id;
}

function LocalGame({ id }: { readonly id: string }) {
  const lock = useResource(() => lockGame(id), [id]);
  if (lock.state.value === 'asking') return <main aria-busy="true" />;
  return lock.state.value === 'held' ? <HeldGame id={id} /> : <PlayedElsewhere onTake={lock.take} />;
}

function PlayedElsewhere({ onTake }: { readonly onTake: () => void }) {
  return (
    <MessagePage
      title={say('table.elsewhere.title')}
      text={say('table.elsewhere.text')}
      label={say('table.elsewhere.take')}
      onClick={onTake}
    />
  );
}

function HeldGame({ id }: { readonly id: string }) {
  const { host, saved } = useResource(() => {
    const host = resumeGame(id);
    return { host, saved: savedGames.read(id), close: () => host.ok && host.value.close() };
  }, [id]);
  if (!host.ok || !saved) return <NoGame code={host.ok ? 'no-game' : host.reason.code} />;
  return (
    <Later>
      <LocalTable saved={saved} host={host.value} />
    </Later>
  );
}

function LocalTable({ saved, host }: { readonly saved: SavedGame; readonly host: LocalHost }) {
  const { id, players, page } = saved;
  const { config } = host.rules;
  const again = () => go(`/game?id=${beginGame(config, players)}`, { replace: true });
  return (
    <TableScreen
      host={host}
      extras={{
        sharing: host,
        hasHints: page === undefined && players.filter(({ bot }) => bot === null).length === 1,
        status: (
          <>
            {host.isStranded.value && <Stranded onRetry={host.retry} />}
            {savedGames.isFailing.value && <Unsaved />}
          </>
        ),
        onLeave: () => go(page ?? '/'),
        // The deal of a day is not begun again to see other cards.
        ...(page === undefined ? { onRestart: again, onRematch: again, onNew: () => go('/new') } : {}),
        over: page !== undefined && (
          <ButtonLink kind="main" href={page}>
            {say('over.result')}
          </ButtonLink>
        ),
        onChallenge: canRepeat(config, players) ? () => go(`/challenge?game=${id}`) : undefined,
        menu: <ButtonLink href="/stats">{say('stats.title')}</ButtonLink>,
        onReplay: () => go(`/replay?id=${id}`),
        onSave: () => offerFile('cartagena.json', makeGameText(host.record(), players)),
      }}
    />
  );
}

function Stranded({ onRetry }: { readonly onRetry: () => void }) {
  return (
    <p class={style.status} role="alert">
      {say('table.stranded')} <Button onClick={onRetry}>{say('app.again')}</Button>
    </p>
  );
}

function Unsaved() {
  return (
    <p class={style.status} role="alert">
      {say('table.unsaved')}
    </p>
  );
}

function NoGame({ code }: { readonly code: string }) {
  return (
    <MessagePage
      title={say('table.nogame.title')}
      text={say(code === 'damaged' ? 'why.damaged' : 'why.no-game')}
      label={say('app.lost.home')}
      href="/"
    />
  );
}
