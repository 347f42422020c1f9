import { useId } from 'preact/hooks';
import style from './home.module.css';

export interface Way {
  readonly path: string;
  readonly title: string;
  readonly about: string;
}

/** Ways on from here, each a card that leads there as a whole. */
export function Ways({ title, ways }: { readonly title: string; readonly ways: readonly Way[] }) {
  const heading = useId();
  return (
    <section class={style.section} aria-labelledby={heading}>
      <h2 id={heading}>{title}</h2>
      <ul class={style.ways}>
        {ways.map(({ path, title, about }) => (
          <li key={path} class={style.way}>
            <h3>
              <a class={style.whole} href={path}>
                {title}
              </a>
            </h3>
            <p>{about}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
