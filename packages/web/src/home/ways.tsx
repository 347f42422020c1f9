import { Section } from '../ui/section.tsx';
import { Sign, type SignName } from '../ui/sign.tsx';
import style from './home.module.css';

export interface Way {
  readonly href: string;
  readonly sign: SignName;
  readonly title: string;
  readonly about: string;
}

/** Ways on from here, each a card that leads there as a whole. */
export function Ways({ title, ways }: { readonly title: string; readonly ways: readonly Way[] }) {
  return (
    <Section title={title}>
      <ul class={style.ways}>
        {ways.map(({ href, sign, title, about }) => (
          <li key={href} class={style.way}>
            <span class={style.sign}>
              <Sign name={sign} size={26} />
            </span>
            <h3>
              <a class={style.whole} href={href}>
                {title}
              </a>
            </h3>
            <p>{about}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
