/** What charts with a line for each seat have in common. Lines differ in their dashes as well as in colour. */
import type { ComponentChildren } from 'preact';
import type { Sitter } from '../../game/host.ts';
import { say } from '../../words/words.ts';
import style from './seat-lines.module.css';

const DASHES = ['', '8 4', '2 4', '10 3 2 3', '5 3'] as const;

interface SeatLineProps {
  readonly seat: number;
  readonly colour: Sitter['colour'];
  /** Each as `x,y`. */
  readonly points: string;
}

export function SeatLine({ seat, colour, points }: SeatLineProps) {
  return <polyline class={style.line} data-colour={colour} stroke-dasharray={DASHES[seat]} points={points} />;
}

interface ScaleProps {
  readonly left: number;
  readonly right: number;
  /** Where the last line of writing stands. */
  readonly bottom: number;
  /** Where a part of the whole lies. */
  readonly y: (share: number) => number;
  readonly turns: number;
}

/** From 0 to 100, and how many turns there are. */
export function Scale({ left, right, bottom, y, turns }: ScaleProps) {
  return (
    <>
      {[0, 0.5, 1].map(share => (
        <g key={share}>
          <line class={style.grid} x1={left} x2={right} y1={y(share)} y2={y(share)} />
          <text class={style.label} x={left - 5} y={y(share) + 4} text-anchor="end">
            {100 * share}
          </text>
        </g>
      ))}
      <text class={style.label} x={right} y={bottom} text-anchor="end">
        {say('over.chart.turns', { count: turns })}
      </text>
    </>
  );
}

interface LegendProps {
  readonly sitters: readonly Sitter[];
  readonly about?: (seat: number) => ComponentChildren;
}

export function Legend({ sitters, about }: LegendProps) {
  return (
    <ul class={style.legend}>
      {sitters.map(({ name, colour }, seat) => (
        <li key={seat}>
          <svg width="30" height="8" aria-hidden="true">
            <SeatLine seat={seat} colour={colour} points="0,4 30,4" />
          </svg>
          {name} {about?.(seat)}
        </li>
      ))}
    </ul>
  );
}
