/** The race as lines, one for each seat. */
import type { Sitter } from '../game/host.ts';
import { say } from '../words/words.ts';
import style from './over.module.css';

const WIDTH = 420;
const HEIGHT = 170;
const LEFT = 34;
const BOTTOM = 22;

/** Lines differ in their dashes as well as in colour. */
export const DASHES = ['', '8 4', '2 4', '10 3 2 3', '5 3'] as const;

export function RaceChart({
  race,
  sitters,
}: {
  readonly race: readonly (readonly number[])[];
  readonly sitters: readonly Sitter[];
}) {
  const turns = Math.max(1, race[0].length - 1);
  const x = (turn: number) => LEFT + (turn * (WIDTH - LEFT - 8)) / turns;
  const y = (percent: number) => HEIGHT - BOTTOM - (percent * (HEIGHT - BOTTOM - 8)) / 100;
  const list = sitters.map(({ name }, seat) => say('over.chart.one', { name, n: race[seat].at(-1)! })).join(', ');
  return (
    <figure class={style.chart}>
      <figcaption>{say('over.chart')}</figcaption>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={say('over.chart.about', { list })}>
        {[0, 50, 100].map(percent => (
          <g key={percent}>
            <line class={style.grid} x1={LEFT} x2={WIDTH - 8} y1={y(percent)} y2={y(percent)} />
            <text class={style.label} x={LEFT - 5} y={y(percent) + 4} text-anchor="end">
              {percent}
            </text>
          </g>
        ))}
        <text class={style.label} x={WIDTH - 8} y={HEIGHT - 4} text-anchor="end">
          {say('over.chart.turns', { count: turns })}
        </text>
        {race.map((line, seat) => (
          <polyline
            key={seat}
            class={style.line}
            data-colour={sitters[seat].colour}
            stroke-dasharray={DASHES[seat]}
            points={line.map((percent, turn) => `${x(turn).toFixed(1)},${y(percent).toFixed(1)}`).join(' ')}
          />
        ))}
      </svg>
      <ul class={style.legend}>
        {sitters.map(({ name, colour }, seat) => (
          <li key={seat}>
            <svg width="30" height="8" aria-hidden="true">
              <line
                class={style.line}
                data-colour={colour}
                stroke-dasharray={DASHES[seat]}
                x1="0"
                x2="30"
                y1="4"
                y2="4"
              />
            </svg>
            {name}
          </li>
        ))}
      </ul>
    </figure>
  );
}
