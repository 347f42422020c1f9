import { Frame } from '../ui/frame.tsx';
import { say } from '../words/words.ts';
import style from './page.module.css';

/** The keys of the table; `table/` heeds them. */
const KEYS = [
  ['1–9', 'about.keys.cards'],
  ['← →', 'about.keys.arrows'],
  ['Enter', 'about.keys.enter'],
  ['U', 'about.keys.undo'],
  ['E', 'about.keys.end'],
  ['Esc', 'about.keys.clear'],
  ['?', 'about.keys.all'],
] as const;

export function About() {
  return (
    <Frame title={say('about.title')}>
      <article class={style.text}>
        <h1>{say('about.title')}</h1>
        <p>{say('about.game')}</p>
        <p>{say('about.free')}</p>
        <p>{say('about.unofficial')}</p>
        <p>{say('about.private')}</p>
        <p>{say('about.install')}</p>
        <h2 id="keys">{say('about.keys')}</h2>
        <dl class={style.keys}>
          {KEYS.map(([key, meaning]) => (
            <div key={key}>
              <dt>
                <kbd>{key}</kbd>
              </dt>
              <dd>{say(meaning)}</dd>
            </div>
          ))}
        </dl>
      </article>
    </Frame>
  );
}
