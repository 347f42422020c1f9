/** Each seat's chance to win after every turn, with the turning points and the moment that is shown. */
import type { Analysis } from '@cartagena/study';
import type { Sitter } from '../game/host.ts';
import { DASHES } from '../table/chart.tsx';
import lines from '../table/over.module.css';
import { percentWords } from '../words/plan-words.ts';
import { listed, say } from '../words/words.ts';
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
        {[0, 0.5, 1].map(chance => (
          <g key={chance}>
            <line class={lines.grid} x1={LEFT} x2={WIDTH - RIGHT} y1={y(chance)} y2={y(chance)} />
            <text class={lines.label} x={LEFT - 5} y={y(chance) + 4} text-anchor="end">
              {100 * chance}
            </text>
          </g>
        ))}
        <text class={lines.label} x={WIDTH - RIGHT} y={HEIGHT - 4} text-anchor="end">
          {say('over.chart.turns', { count: last })}
        </text>
        <line class={style.now} x1={x(passed)} x2={x(passed)} y1={TOP} y2={HEIGHT - BOTTOM} />
        {sitters.map(({ colour }, seat) => (
          <g key={seat}>
            <polyline
              class={lines.line}
              data-colour={colour}
              stroke-dasharray={DASHES[seat]}
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
      <ul class={lines.legend}>
        {sitters.map(({ name, colour }, seat) => (
          <li key={seat}>
            <svg width="30" height="8" aria-hidden="true">
              <line
                class={lines.line}
                data-colour={colour}
                stroke-dasharray={DASHES[seat]}
                x1="0"
                x2="30"
                y1="4"
                y2="4"
              />
            </svg>
            {name} {percentWords(chances[passed][seat])}
          </li>
        ))}
      </ul>
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
