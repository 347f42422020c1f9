/** What a game of a deal counts, to be seen at once and explained. */
import { type DealScore, WIN_POINTS } from '@cartagena/study/deals';
import { say } from '../words/words.ts';
import style from './daily.module.css';
import { leadWords, pointsText } from './score-words.ts';
import { Story } from './story.tsx';

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
