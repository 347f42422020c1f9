/** Each seat's chance to win after every turn, with the turning points and the moment that is shown. */
import type { Analysis } from '@cartagena/study';
import type { Sitter } from '../game/host.ts';
import { Legend, Scale, SeatLine } from '../table/view/seat-lines.tsx';
import { listed, percentWords, say } from '../words/words.ts';
import style from './analysed.module.css';
import type { Playhead } from './playhead.ts';

const WIDTH = 400;
const HEIGHT = 190;
const LEFT = 34;
const RIGHT = 24;
const TOP = 10;
const BOTTOM = 20;
/** How large a turning point is drawn. */
const MARK = 6;

interface ChancesChartProps {
  readonly analysis: Analysis;
  readonly sitters: readonly Sitter[];
  readonly playhead: Playhead;
}

export function ChancesChart({ analysis, sitters, playhead }: ChancesChartProps) {
  const { chances, turns, turningPoints } = analysis;
  const last = Math.max(1, chances.length - 1);
  const x = (turn: number) => LEFT + (turn * (WIDTH - LEFT - RIGHT)) / last;
  const y = (chance: number) => TOP + (1 - chance) * (HEIGHT - TOP - BOTTOM);
  const at = playhead.at.value;
  const passed = turns.filter(({ to }) => to <= at).length;
  const goToTurn = (turn: number) => playhead.goTo(turn <= 0 ? 0 : turns[Math.min(turn, turns.length) - 1].to);
  return (
    <figure class={style.chart}>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: keys walk through the game, and the list below leads to its turns. */}
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        role="img"
        aria-label={aboutChart(analysis, sitters)}
        data-testid="chances"
        onClick={({ currentTarget, clientX }) => {
          const box = currentTarget.getBoundingClientRect();
          const way = ((clientX - box.left) * WIDTH) / box.width - LEFT;
          goToTurn(Math.round((way * last) / (WIDTH - LEFT - RIGHT)));
        }}
      >
        <Scale left={LEFT} right={WIDTH - RIGHT} bottom={HEIGHT - 4} y={y} turns={last} />
        <line class={style.now} x1={x(passed)} x2={x(passed)} y1={TOP} y2={HEIGHT - BOTTOM} />
        {sitters.map(({ colour }, seat) => (
          <g key={seat}>
            <SeatLine
              seat={seat}
              colour={colour}
              points={chances.map((row, turn) => `${x(turn).toFixed(1)},${y(row[seat]).toFixed(1)}`).join(' ')}
            />
            <use
              href={`#pawn-${colour}`}
              x={WIDTH - RIGHT + 4}
              y={y(chances[last]?.[seat] ?? 0) - 10}
              width="16"
              height="20"
            />
          </g>
        ))}
        {turningPoints.map(({ turn, seat, kind }) => (
          <path
            key={`${kind} ${turn}`}
            class={style.mark}
            data-kind={kind}
            d={kind === 'choice' ? DIAMOND : CIRCLE}
            transform={`translate(${x(turn)} ${y(chances[turn][seat])})`}
          >
            <title>{say('log.turn', { n: turn, who: sitters[seat].name })}</title>
          </path>
        ))}
      </svg>
      <Legend sitters={sitters} about={seat => percentWords(chances[passed][seat])} />
    </figure>
  );
}

/** A choice has corners, luck is round. */
const DIAMOND = `M0-${MARK}L${MARK} 0 0 ${MARK}-${MARK} 0z`;
const CIRCLE = `M-${MARK} 0a${MARK} ${MARK} 0 1 0 ${2 * MARK} 0a${MARK} ${MARK} 0 1 0-${2 * MARK} 0z`;

function aboutChart({ chances, turningPoints }: Analysis, sitters: readonly Sitter[]): string {
  const end = chances.at(-1)!;
  const list = listed(sitters.map(({ name }, seat) => `${name} ${percentWords(end[seat])}`));
  if (turningPoints.length === 0) return say('study.chart.none', { list });
  return say('study.chart', { list, turns: listed(turningPoints.map(({ turn }) => String(turn))) });
}
