/** The pirates' feast: those who got home around a fire, under the winners' flag. */
import type { Colour } from '@cartagena/protocol';
import { say } from '../../words/words.ts';
import style from './over.module.css';

interface FeastProps {
  readonly winners: readonly Colour[];
  readonly guests: readonly Colour[];
}

/** Where guests sit, from the fire outwards, left and right in turn. */
const SEATS = [-58, 58, -96, 96, -134] as const;

export function Feast({ winners, guests }: FeastProps) {
  const company = [...winners, ...guests.filter(colour => !winners.includes(colour))];
  return (
    <svg
      class={style.feast}
      viewBox="0 0 360 150"
      preserveAspectRatio="xMidYMax slice"
      role="img"
      aria-label={say('over.feast')}
    >
      <rect fill="var(--night)" width="360" height="150" rx="12" />
      <circle fill="var(--bone)" cx="300" cy="34" r="16" />
      {[24, 70, 118, 214, 252, 336].map((x, i) => (
        <circle key={x} fill="var(--bone)" cx={x} cy={14 + ((i * 17) % 38)} r="1.4" />
      ))}
      <path fill="var(--night-sea)" d="M0 92q15-8 30 0t30 0 30 0 30 0 30 0 30 0 30 0 30 0 30 0 30 0 30 0 30 0v60H0z" />
      <path fill="var(--night-beach)" d="M0 112q180-26 360 0v38H0z" />
      <g transform="translate(38 40)">
        <path fill="var(--dark-wood)" d="M0 0h4v86H0z" />
        <path fill="var(--flag)" d="M4 2q18 8 36 0v26q-18 8-36 0z" />
        <circle fill="var(--bone)" cx="22" cy="14" r="5" />
        <path stroke="var(--bone)" stroke-width="2.4" stroke-linecap="round" d="M13 22l18 6M31 22l-18 6" />
      </g>
      <g transform="translate(180 116)">
        <path fill="var(--dark-wood)" d="M-18 8l34 6-2 4-34-6zM18 8l-34 6 2 4 34-6z" />
        <path
          class={style.fire}
          fill="var(--fire)"
          d="M0-30c10 14 16 20 14 30-2 8-8 10-14 10s-12-2-14-10c-2-8 8-12 14-30z"
        />
        <path fill="var(--flame)" d="M0-12c5 8 8 10 7 15-1 5-4 6-7 6s-6-1-7-6c-1-4 4-6 7-15z" />
      </g>
      {company.map((colour, i) => (
        <use
          key={colour}
          href={`#pawn-${colour}`}
          x={180 + SEATS[i] - 16}
          y={winners.includes(colour) ? 72 : 80}
          width="32"
          height="40"
        />
      ))}
    </svg>
  );
}
