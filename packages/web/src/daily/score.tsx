/** What a game of a deal counts, to be seen at once and explained; and who led when. */
import { replay, unwrap } from '@cartagena/engine';
import { type DealScore, leadsOf, scoreOf, storySymbols, WIN_POINTS } from '@cartagena/study/deals';
import { useMemo } from 'preact/hooks';
import { say } from '../words/words.ts';
import style from './daily.module.css';
import type { ComparedGame } from './in-step.ts';
import { leadWords, pointsText } from './score-words.ts';
import story from './story.module.css';

export function Score({ score, symbols }: { readonly score: DealScore; readonly symbols: string }) {
  return (
    <div class={style.score} data-outcome={score.outcome} data-testid="score">
      <p class={style.points}>
        <strong>{pointsText(score.points)}</strong> {say('deal.points', { n: Math.abs(score.points) })}
      </p>
      <div>
        <h2>{say(`deal.${score.outcome}`)}</h2>
        <p>{leadWords(score)}</p>
        <p>
          <Story symbols={symbols} />
        </p>
        <details class="soft">
          <summary>{say('deal.explain')}</summary>
          <p>{say('deal.explained', { win: WIN_POINTS })}</p>
        </details>
      </div>
    </div>
  );
}

interface TwoScoresProps {
  readonly games: readonly [ComparedGame, ComparedGame];
  readonly seat: number;
}

/** What both games count, one below the other. */
export function TwoScores({ games, seat }: TwoScoresProps) {
  const rows = useMemo(
    () =>
      games.map(({ name, record }) => {
        const { rules, state } = unwrap(replay(record));
        return { name, score: scoreOf(rules, state, seat), symbols: storySymbols(leadsOf(record, seat)) };
      }),
    [games],
  );
  return (
    <ul class={style.scores} data-testid="scores">
      {rows.map(({ name, score, symbols }, i) => (
        <li key={i} data-outcome={score.outcome}>
          <strong>{name}</strong>
          <span class={style.number}>{pointsText(score.points)}</span>
          <span>
            {say(`score.${score.outcome}`)} {leadWords(score)}
          </span>
          <Story symbols={symbols} />
        </li>
      ))}
    </ul>
  );
}

const LEAD: { readonly [symbol: string]: string } = { '🟩': 'ahead', '🟨': 'level', '🟥': 'behind' };

/** The squares of a game as bars, told apart by their height as well as by their colour. */
export function Story({ symbols }: { readonly symbols: string }) {
  const leads = Array.from(symbols, symbol => LEAD[symbol]);
  const n = leads.filter(lead => lead === 'ahead').length;
  return (
    <span class={story.story} role="img" aria-label={say('deal.story', { n, all: leads.length })}>
      {leads.map((lead, i) => (
        <span key={i} data-lead={lead} />
      ))}
    </span>
  );
}
