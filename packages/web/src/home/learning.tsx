import { useId } from 'preact/hooks';
import { say } from '../words/words.ts';
import style from './home.module.css';

const WAYS = [
  ['lessons', '/learn'],
  ['puzzle', '/puzzles/today'],
] as const;

/** For newcomers, and for those who want to get better. */
export function Learning() {
  const heading = useId();
  return (
    <section class={style.section} aria-labelledby={heading}>
      <h2 id={heading}>{say('home.learn')}</h2>
      <ul class={style.ways}>
        {WAYS.map(([way, path]) => (
          <li key={way} class={style.way}>
            <h3>
              <a class={style.whole} href={path}>
                {say(`home.learn.${way}`)}
              </a>
            </h3>
            <p>{say(`home.learn.${way}.about`)}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
