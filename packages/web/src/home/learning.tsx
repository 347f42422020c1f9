import { useId } from 'preact/hooks';
import { say } from '../words/words.ts';
import style from './home.module.css';
import { Way } from './way.tsx';

const WAYS = [
  ['lessons', '/learn', 'book'],
  ['puzzle', '/puzzles/today', 'star'],
] as const;

/** For newcomers, and for those who want to get better. */
export function Learning() {
  const heading = useId();
  return (
    <section class={style.section} aria-labelledby={heading}>
      <h2 id={heading}>{say('home.learn')}</h2>
      <ul class={style.ways}>
        {WAYS.map(([way, href, sign]) => (
          <Way
            key={way}
            href={href}
            sign={sign}
            title={say(`home.learn.${way}`)}
            about={say(`home.learn.${way}.about`)}
          />
        ))}
      </ul>
    </section>
  );
}
