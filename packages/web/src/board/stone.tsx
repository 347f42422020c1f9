/** The stones of the road, one for each space. */
import type { Icon } from '@cartagena/engine';
import { IconUse } from '../art/glyph.tsx';
import type { Rect } from './geometry.ts';
import css from './ground.module.css';
import type { BoardLayout } from './layout.ts';
import { iconOn, standingOn } from './standing.ts';
import type { Stretch } from './winding.ts';

interface StoneProps {
  readonly rect: Rect;
  readonly icon: Icon;
  readonly shade: 'odd' | 'even' | 'wood';
  /** The id of the `Cuts` that light it; undefined: it is plain. */
  readonly cuts?: string;
  readonly label?: string;
}

/** The faces of stones in this land, lit from above. */
export function Cuts({ id }: { readonly id: string }) {
  return (
    <defs>
      {(['odd', 'even'] as const).map(shade => (
        <linearGradient key={shade} id={id + shade} x2="0" y2="1" class={css[shade]}>
          <stop stop-color="color-mix(in srgb, var(--cut), var(--sunlight) 28%)" />
          <stop stop-color="color-mix(in srgb, var(--cut), var(--dust) 14%)" offset="1" />
        </linearGradient>
      ))}
    </defs>
  );
}

export function Stone({ rect, icon, shade, cuts, label }: StoneProps) {
  const { x, y, width, height } = rect;
  const mark = iconOn(rect, label !== undefined);
  const rx = width * 0.17;
  return (
    <g transform={`translate(${x} ${y})`} class={`${css.stone} ${css[shade]}`}>
      <rect fill="var(--crevice)" y={height * 0.035} width={width} height={height} rx={rx} />
      <rect width={width} height={height} rx={rx} fill={cuts === undefined ? 'var(--cut)' : `url(#${cuts}${shade})`} />
      <path class={css.stand} d={[0, 1, 2].map(i => hollow(standingOn(rect, i, 3))).join('')} />
      <IconUse icon={icon} {...mark} />
      {label && (
        <text
          class={css.number}
          x={width * 0.09}
          y={Math.max(10, height * 0.19)}
          font-size={Math.max(10, Math.min(16, width * 0.2))}
        >
          {label}
        </text>
      )}
    </g>
  );
}

/** An ellipse as a part of a path: many of them are one drawing. */
export const oval = (cx: number, cy: number, rx: number, ry: number) =>
  `M${cx - rx} ${cy}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0`;

/** A hollow in the stone, where a pirate can stand. */
const hollow = ({ x, y, width, height }: Rect) => oval(x + width / 2, y + height * 0.88, width * 0.3, height * 0.1);

/** What time has done to the stones: a crack here and there, all of them in one drawing. */
export function Wear({ layout, stretch }: { readonly layout: BoardLayout; readonly stretch: Stretch }) {
  const cracks = layout.spaces.slice(stretch.first - 1, stretch.last).map(({ x, y, width, height }, i) => {
    const [left, top, ...steps] = CRACKS[(i * 7 + 3) % CRACKS.length].map((part, j) => part * (j % 2 ? height : width));
    return `M${x + left} ${y + top}l${steps.join(' ')}`;
  });
  return <path class={css.crack} d={cracks.join('')} />;
}

/** Each begins at an edge of its stone and runs inwards: x and y of its corner, then of each step, in parts of the stone. */
const CRACKS: readonly (readonly number[])[] = [
  [1, 0.34, -0.07, 0.05, -0.02, 0.07, -0.06, 0.03],
  [0, 0.62, 0.06, -0.04, 0.05, 0.05, 0.03, -0.02],
  [0.2, 0, -0.03, 0.06, 0.04, 0.05, -0.02, 0.05],
  [0, 0.2, 0.08, 0.03, 0.02, 0.07],
  [0.86, 1, -0.03, -0.06, 0.04, -0.05],
];
