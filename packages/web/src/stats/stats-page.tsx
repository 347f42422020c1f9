/** One's own games in numbers. */
import { type Statistics, statistics } from '@cartagena/study/statistics';
import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { set } from '../base/set.ts';
import { botName } from '../game/opponent-words.ts';
import { isOpponent } from '../game/opponents.ts';
import { playedGames } from '../game/played-games.ts';
import { offerFile } from '../table/view/offer-file.ts';
import { toast } from '../ui/announce.tsx';
import { Button, ButtonLink } from '../ui/button.tsx';
import { Confirm } from '../ui/confirm.tsx';
import { TitledPage } from '../ui/frame.tsx';
import { languageNow, percentWords, say } from '../words/words.ts';
import { makeCsv } from './export.ts';
import { deleteEverywhere, keepOnlineGames } from './online-games.ts';
import { type Row, StatsTable } from './stats-table.tsx';

export function StatsPage() {
  const games = useSignal(playedGames.list());
  const isAsking = useSignal(false);
  const refresh = () => set(games, playedGames.list());
  const lookup = useRef<Promise<void>>(null);
  useEffect(() => {
    lookup.current = keepOnlineGames().then(refresh);
  }, []);
  const numbers = statistics(games.value);
  const deleteAll = async () => {
    isAsking.value = false;
    // What is still on its way must not arrive afterwards.
    await lookup.current;
    const isDone = await deleteEverywhere();
    refresh();
    toast(say(isDone ? 'stats.deleted' : 'stats.delete.failed'));
  };
  return (
    <TitledPage title={say('stats.title')} isText>
      {numbers.games === 0 ? <p>{say('stats.none')}</p> : <Numbers numbers={numbers} />}
      {playedGames.isFailing.value && <p role="alert">{say('stats.failing')}</p>}
      {numbers.games > 0 && <p class="soft">{say('stats.kept')}</p>}
      <p class="row">
        {numbers.games > 0 && (
          <>
            <Button onClick={() => offerFile('cartagena-games.json', JSON.stringify(games.value, null, 1))}>
              {say('stats.json')}
            </Button>
            <Button onClick={() => offerFile('cartagena-games.csv', makeCsv(games.value), 'text/csv')}>
              {say('stats.csv')}
            </Button>
            <Button kind="danger" data-testid="delete" onClick={() => set(isAsking, true)}>
              {say('stats.delete')}
            </Button>
          </>
        )}
        {numbers.games === 0 && (
          <ButtonLink kind="main" href="/new">
            {say('home.play')}
          </ButtonLink>
        )}
        <ButtonLink href="/replay">{say('replay.title')}</ButtonLink>
      </p>
      {isAsking.value && (
        <Confirm
          title={say('stats.delete')}
          text={say('stats.delete.sure')}
          yes={say('stats.delete.yes')}
          no={say('stats.delete.no')}
          onYes={deleteAll}
          onNo={() => set(isAsking, false)}
        />
      )}
    </TitledPage>
  );
}

function Numbers({ numbers }: { readonly numbers: Statistics }) {
  const { games, wins, turns, since, editions, opponents } = numbers;
  return (
    <>
      <p data-testid="sum">
        {say('stats.sum', { games, wins, share: percentWords(wins / games), turns })}{' '}
        {since && say('stats.since', { date: dateWords(since) })}
      </p>
      <StatsTable
        title={say('stats.editions')}
        head={say('stats.edition')}
        rows={editions.map(({ edition, ...tally }): Row => ({ ...tally, name: say(`edition.${edition}`) }))}
      />
      <StatsTable
        title={say('stats.opponents')}
        head={say('stats.opponent')}
        rows={opponents.map(
          ({ name, kind, ...tally }): Row => ({
            ...tally,
            name: opponentWords(name, kind),
            opponent: kind === 'bot' && isOpponent(name) ? name : undefined,
          }),
        )}
      />
    </>
  );
}

const dateWords = (date: string): string => new Intl.DateTimeFormat(languageNow()).format(new Date(date));

const opponentWords = (name: string, kind: 'person' | 'bot'): string =>
  kind === 'person' ? name : isOpponent(name) ? botName(name) : say('stats.opponent.bot', { name: botName(name) });
