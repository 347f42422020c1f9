import { useId } from 'preact/hooks';
import { say } from '../words/words.ts';
import style from './home.module.css';

const WAYS = ['here', 'link'] as const;

export function Friends() {
  const heading = useId();
  return (
    <section class={style.section} aria-labelledby={heading}>
      <h2 id={heading}>{say('home.friends')}</h2>
      <ul class={style.ways}>
        {WAYS.map(way => (
          <li key={way} class={style.way}>
            <h3>
              <a class={style.whole} href={`/new?with=${way}`}>
                {say(`home.friends.${way}`)}
              </a>
            </h3>
            <p>{say(`home.friends.${way}.about`)}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
