import { replay, unwrap } from '@cartagena/engine';
import { leadsOf, scoreOf, storySymbols } from '@cartagena/study/deals';
import { useMemo } from 'preact/hooks';
import { say } from '../words/words.ts';
import style from './daily.module.css';
import type { ComparedGame } from './in-step.ts';
import { leadWords, pointsText } from './score-words.ts';
import { Story } from './story.tsx';

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
