/** A challenge: made from a game of this browser, or opened from a link, played, and compared. */
import { type GameRecord, parseRecord, type Reason, type Result, refuse } from '@cartagena/engine';
import type { Challenge } from '@cartagena/study/deals';
import { useMemo } from 'preact/hooks';
import type { PageProps } from '../base/router.ts';
import { settings } from '../base/settings.ts';
import { useLoaded } from '../base/use-loaded.ts';
import { savedGames } from '../game/saved-games.ts';
import { ButtonLink } from '../ui/button.tsx';
import { TitledPage } from '../ui/frame.tsx';
import { MessagePage } from '../ui/message-page.tsx';
import { ShareText } from '../ui/share-text.tsx';
import { say, sayIfKnown } from '../words/words.ts';
import { Beside } from './beside-legend.tsx';
import { addressOf, challengeIn, challengeOf } from './challenge-link.ts';
import { begunChallenges, challengePath, lastGameFor, playChallenge } from './deal-game.ts';
import { Afterwards, DealPanel, PlayButton } from './deal-panel.tsx';

export function ChallengePage({ query }: PageProps) {
  const game = query.get('game');
  return game === null ? <Received query={query} /> : <Made key={game} id={game} />;
}

const NOTHING = refuse('bad-link', 'The address holds no challenge.');

function Received({ query }: { readonly query: URLSearchParams }) {
  const found = useLoaded(async () => {
    const { hash } = location;
    return { challenge: (await challengeIn(hash)) ?? NOTHING, hash };
  }, [query]);
  if (!found.value) return <TitledPage title={say('challenge.title')} />;
  const { challenge, hash } = found.value;
  const isAgain = query.has('again');
  return challenge.ok ? (
    <Accepted key={`${isAgain} ${hash}`} challenge={challenge.value} hash={hash} isAgain={isAgain} />
  ) : (
    <Refused reason={challenge.reason} />
  );
}

function Refused({ reason }: { readonly reason: Reason }) {
  const text = sayIfKnown(`challenge.bad.${reason.code}`) ?? say('challenge.bad.no-challenge');
  return (
    <MessagePage
      title={say('challenge.bad')}
      text={<p role="alert">{text}</p>}
      label={say('challenge.bad.daily')}
      href="/daily"
    />
  );
}

interface AcceptedProps {
  readonly challenge: Challenge;
  /** The fragment of the address. */
  readonly hash: string;
  /** The page is about a later try. */
  readonly isAgain: boolean;
}

function Accepted({ challenge, hash, isAgain }: AcceptedProps) {
  const { deal, from } = challenge;
  const name = from.trim() || say('challenge.friend');
  const title = say('challenge.from', { name });
  const own = useMemo(() => lastGameFor(challengePath(hash, isAgain)), [hash, isAgain]);
  const record = useMemo(() => (own?.actor === null ? finishedOf(own.record, deal.seed) : undefined), [own]);
  const isOwn = useMemo(() => savedGames.list().some(entry => isSameGame(entry.id, challenge)), [challenge]);
  // A deal that was begun before, or that one's own game was of, is known.
  const isKnown = isAgain || isOwn || own !== undefined || begunChallenges.value.includes(deal.seed);
  const play = () => playChallenge(deal, hash, isKnown);
  if (own && record)
    return (
      <TitledPage title={title}>
        <DealPanel deal={deal} isAgain={isAgain}>
          <p>{say('challenge.done')}</p>
          <Afterwards onPlay={play} first={isAgain ? challengePath(hash, false) : undefined}>
            <ButtonLink kind="main" href={`/challenge?game=${own.id}`}>
              {say('challenge.back')}
            </ButtonLink>
          </Afterwards>
        </DealPanel>
        <Beside deal={deal} mine={record} other={challenge.record} name={name} />
      </TitledPage>
    );
  const begun = own?.actor === null ? undefined : own;
  return (
    <TitledPage title={title}>
      <DealPanel deal={deal} isAgain={isAgain}>
        <p>{say(isOwn ? 'challenge.own' : isKnown && !begun ? 'challenge.known' : 'challenge.about')}</p>
        <PlayButton begun={begun} label={say(isKnown ? 'daily.again' : 'challenge.play')} onPlay={play} />
      </DealPanel>
    </TitledPage>
  );
}

/** The record of a saved game, if it is one of this deal. */
function finishedOf(value: unknown, seed: string): GameRecord | undefined {
  const record = parseRecord(value);
  return record.ok && record.value.seed === seed ? record.value : undefined;
}

/** Whether the challenger's game is a game of this browser: they look at their own link. */
function isSameGame(id: string, { record }: Challenge): boolean {
  const saved = savedGames.read(id)?.record;
  return (
    saved?.seed === record.seed &&
    saved.actions.length === record.actions.length &&
    saved.actions.every(({ action }, i) => action === record.actions[i].action)
  );
}

function Made({ id }: { readonly id: string }) {
  const challenge = useMemo((): Result<Challenge> => {
    const saved = savedGames.read(id);
    return saved ? challengeOf(saved, settings.name.value.trim()) : refuse('no-game', 'There is no such game.');
  }, [id, settings.name.value]);
  const link = useLoaded(
    async () => (challenge.ok ? location.origin + (await addressOf(challenge.value)) : undefined),
    [challenge],
  );
  if (!challenge.ok) return <Refused reason={challenge.reason} />;
  const { deal, from } = challenge.value;
  return (
    <TitledPage title={say('challenge.title')}>
      <DealPanel deal={deal} isAgain={false}>
        <p>{say('challenge.make')}</p>
        <p class="soft">{from === '' ? say('challenge.nameless') : say('challenge.named', { name: from })}</p>
      </DealPanel>
      {link.value !== undefined && <ShareText label={say('challenge.link')} text={link.value} rows={4} />}
    </TitledPage>
  );
}
