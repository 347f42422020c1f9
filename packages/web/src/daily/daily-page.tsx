/** The deal of the day: today's, or that of a past day; played here, compared afterwards, with the calendar of all days. */
import {
  type DailyDeal,
  dayAt,
  dealOfTheDay,
  formatDailyResult,
  isDay,
  leadsOf,
  readDailyResult,
  storySymbols,
} from '@cartagena/study/deals';
import type { ComponentChildren } from 'preact';
import { useMemo } from 'preact/hooks';
import type { PageProps } from '../base/router.ts';
import { savedGames } from '../game/saved-games.ts';
import { ButtonLink } from '../ui/button.tsx';
import { TitledPage } from '../ui/frame.tsx';
import { lazy } from '../ui/lazy.tsx';
import { MessagePage } from '../ui/message-page.tsx';
import { ShareText } from '../ui/share-text.tsx';
import { say } from '../words/words.ts';
import { BesideLegend } from './beside-legend.tsx';
import { Calendar } from './calendar.tsx';
import style from './daily.module.css';
import { againPath, dailyPath, lastGameFor, playDay } from './deal-game.ts';
import { tableName } from './deal-names.ts';
import { Afterwards, DealPanel, PlayButton } from './deal-panel.tsx';
import { Score } from './score.tsx';
import { dayWords, pointsText } from './score-words.ts';
import { type DailyScore, type DailyTry, dailyTries, settleTries, streakOf } from './tries.ts';

/** It needs a server: it is not loaded with what works without one. */
const Leaderboard = lazy(() => import('./leaderboard.tsx').then(({ Leaderboard }) => Leaderboard));

export function DailyPage({ params: [named], query }: PageProps) {
  const today = dayAt(Date.now());
  const day = named ?? today;
  useMemo(settleTries, [day, query]);
  if (!isDay(day) || day > today)
    return (
      <MessagePage title={say('daily.none')} text={say('daily.none.about')} label={say('daily.today')} href="/daily" />
    );
  const deal = dealOfTheDay(day);
  const first = dailyTries.value[day];
  const streak = streakOf(dailyTries.value, today);
  const isAgain = query.has('again') && first !== undefined;
  const leaderboard = <Leaderboard key={`leaderboard ${day}`} day={day} result={first?.result} />;
  const intro = (
    <>
      <p class="soft">{dayWords(day)}</p>
      {streak > 0 && (
        <p class={style.streak} data-testid="streak">
          {say('daily.streak', { n: streak })}
        </p>
      )}
    </>
  );
  return (
    <TitledPage title={say('daily.title')} intro={intro}>
      {isAgain ? (
        <Again key="again" deal={deal} leaderboard={leaderboard} />
      ) : (
        <FirstTry key={day} deal={deal} first={first} leaderboard={leaderboard} />
      )}
      <Calendar key={`calendar ${day}`} day={day} today={today} />
    </TitledPage>
  );
}

/** The leaderboard of the day, where it belongs. */
interface WithLeaderboard {
  readonly leaderboard: ComponentChildren;
}

interface FirstTryProps extends WithLeaderboard {
  readonly deal: DailyDeal;
  readonly first: DailyTry | undefined;
}

function FirstTry({ deal, first, leaderboard }: FirstTryProps) {
  const { score, result, game } = first ?? {};
  if (score && game !== undefined) return <Played {...{ deal, score, result, game, leaderboard }} />;
  return (
    <>
      <Unplayed deal={deal} first={first} />
      {leaderboard}
    </>
  );
}

function Unplayed({ deal, first }: Pick<FirstTryProps, 'deal' | 'first'>) {
  const begun = first && savedGames.read(first.game);
  const text = begun ? 'daily.begun' : first ? 'daily.gone' : 'daily.rules';
  return (
    <DealPanel deal={deal} isAgain={false}>
      <p class="soft">{say(text)}</p>
      <PlayButton
        begun={begun}
        label={say(first ? 'daily.again' : 'daily.play')}
        onPlay={() => playDay(deal.day, first !== undefined)}
      />
    </DealPanel>
  );
}

interface PlayedProps extends WithLeaderboard {
  readonly deal: DailyDeal;
  readonly score: DailyScore;
  readonly result: string | undefined;
  readonly game: string;
  /** It is not the first try. */
  readonly isAgain?: boolean;
}

function Played({ deal, score, result, game, leaderboard, isAgain = false }: PlayedProps) {
  const { day } = deal;
  const record = useMemo(() => {
    const read = result === undefined ? undefined : readDailyResult(result, day);
    return read?.ok ? read.value.record : undefined;
  }, [result, day]);
  return (
    <>
      <DealPanel deal={deal} isAgain={isAgain}>
        <Score score={score} symbols={score.symbols} />
        <Afterwards onPlay={() => playDay(day, true)} first={isAgain ? dailyPath(day) : undefined}>
          {savedGames.read(game) && <ButtonLink href={`/challenge?game=${game}`}>{say('over.challenge')}</ButtonLink>}
        </Afterwards>
      </DealPanel>
      {!isAgain && <ShareText label={say('daily.share')} text={shareText(deal, score)} rows={4} />}
      {leaderboard}
      {record ? <BesideLegend deal={deal} record={record} /> : <p class="soft">{say('daily.forgotten')}</p>}
    </>
  );
}

/** No word about the cards. */
const shareText = ({ day, config }: DailyDeal, { points, symbols }: DailyScore): string =>
  [
    say('daily.share.line', { day, table: tableName(config), points: pointsText(points) }),
    symbols,
    location.origin + dailyPath(day),
  ].join('\n');

/** A later try: shown like the first one, and marked. */
function Again({ deal, leaderboard }: WithLeaderboard & { readonly deal: DailyDeal }) {
  const { day } = deal;
  const saved = useMemo(() => lastGameFor(againPath(day)), [day]);
  const result = saved?.actor === null ? formatDailyResult(day, saved.record.actions) : undefined;
  const read = useMemo(() => (result === undefined ? undefined : readDailyResult(result, day)), [result, day]);
  if (saved && result !== undefined && read?.ok) {
    const { record, score } = read.value;
    const symbols = storySymbols(leadsOf(record, deal.seat));
    const again = { score: { ...score, symbols }, result, game: saved.id, isAgain: true };
    return <Played deal={deal} leaderboard={leaderboard} {...again} />;
  }
  return (
    <DealPanel deal={deal} isAgain>
      <PlayButton
        begun={saved?.actor === null ? undefined : saved}
        label={say('daily.again')}
        onPlay={() => playDay(day, true)}
      />
    </DealPanel>
  );
}
