/** A card that leads somewhere: a sign, a title, and a sentence about it. */
import { Sign, type SignName } from '../ui/sign.tsx';
import style from './home.module.css';

interface WayProps {
  readonly href: string;
  readonly sign: SignName;
  readonly title: string;
  readonly about: string;
}

export function Way({ href, sign, title, about }: WayProps) {
  return (
    <li class={style.way}>
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
  );
}
