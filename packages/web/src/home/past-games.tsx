/** The way to games that are over: watched again, counted, or opened from a file. */
import { useId } from 'preact/hooks';
import { OpenFile } from '../replay/open-file.tsx';
import { ButtonLink } from '../ui/button.tsx';
import { say } from '../words/words.ts';
import style from './home.module.css';

export function PastGames() {
  const heading = useId();
  return (
    <section class={style.section} aria-labelledby={heading}>
      <h2 id={heading}>{say('home.past')}</h2>
      <p class="soft">{say('home.past.about')}</p>
      <div class="row">
        <ButtonLink href="/replay">{say('replay.title')}</ButtonLink>
        <ButtonLink href="/stats">{say('stats.title')}</ButtonLink>
        <OpenFile />
      </div>
    </section>
  );
}
