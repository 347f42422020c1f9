/** Ways on from the first page, each a card that leads there as a whole. */
import { Section } from '../ui/section.tsx';
import { Sign, type SignName } from '../ui/sign.tsx';
import { type KeyFor, say } from '../words/words.ts';
import style from './home.module.css';

interface Way {
  readonly href: string;
  readonly sign: SignName;
  readonly title: KeyFor;
  readonly about: KeyFor;
}

const FRIENDS: readonly Way[] = [
  { href: '/new?with=here', sign: 'people', title: 'home.friends.here', about: 'home.friends.here.about' },
  { href: '/new?with=link', sign: 'link', title: 'home.friends.link', about: 'home.friends.link.about' },
  { href: '/tables', sign: 'globe', title: 'home.friends.tables', about: 'home.friends.tables.about' },
];

const LEARNING: readonly Way[] = [
  { href: '/learn', sign: 'book', title: 'learn.title', about: 'home.learn.lessons.about' },
  { href: '/daily', sign: 'flag', title: 'daily.title', about: 'home.learn.daily.about' },
  { href: '/puzzles/today', sign: 'star', title: 'puzzles.today', about: 'home.learn.puzzle.about' },
];

export const Friends = () => <Ways title={say('home.friends')} ways={FRIENDS} />;

/** For newcomers, and for those who want to get better. */
export const Learning = () => <Ways title={say('home.learn')} ways={LEARNING} />;

function Ways({ title, ways }: { readonly title: string; readonly ways: readonly Way[] }) {
  return (
    <Section title={title}>
      <ul class={style.ways}>
        {ways.map(({ href, sign, title, about }) => (
          <li key={href} class={style.way}>
            <span class={style.sign}>
              <Sign name={sign} size={26} />
            </span>
            <h3>
              <a class="whole" href={href}>
                {say(title)}
              </a>
            </h3>
            <p>{say(about)}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
