/** The race as lines, one for each seat. */
import type { Sitter } from '../../game/host.ts';
import { listed, say } from '../../words/words.ts';
import style from './over.module.css';
import { Legend, Scale, SeatLine } from './seat-lines.tsx';

const WIDTH = 420;
const HEIGHT = 170;
const LEFT = 34;
const BOTTOM = 22;

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
  const list = listed(sitters.map(({ name }, seat) => say('over.chart.one', { name, n: race[seat].at(-1)! })));
  return (
    <figure class={style.chart}>
      <figcaption>{say('over.chart')}</figcaption>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={say('over.chart.about', { list })}>
        <Scale left={LEFT} right={WIDTH - 8} bottom={HEIGHT - 4} y={share => y(100 * share)} turns={turns} />
        {race.map((line, seat) => (
          <SeatLine
            key={seat}
            seat={seat}
            colour={sitters[seat].colour}
            points={line.map((percent, turn) => `${x(turn).toFixed(1)},${y(percent).toFixed(1)}`).join(' ')}
          />
        ))}
      </svg>
      <Legend sitters={sitters} />
    </figure>
  );
}
