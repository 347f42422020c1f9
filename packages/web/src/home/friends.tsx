import { useId } from 'preact/hooks';
import { say } from '../words/words.ts';
import style from './home.module.css';
import { Way } from './way.tsx';

const WAYS = [
  ['here', '/new?with=here', 'people'],
  ['link', '/new?with=link', 'link'],
  ['tables', '/tables', 'globe'],
] as const;

export function Friends() {
  const heading = useId();
  return (
    <section class={style.section} aria-labelledby={heading}>
      <h2 id={heading}>{say('home.friends')}</h2>
      <ul class={style.ways}>
        {WAYS.map(([way, href, sign]) => (
          <Way
            key={way}
            href={href}
            sign={sign}
            title={say(`home.friends.${way}`)}
            about={say(`home.friends.${way}.about`)}
          />
        ))}
      </ul>
    </section>
  );
}
