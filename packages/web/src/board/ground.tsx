/** What never moves: the land, the water, the road and its spaces. */
import type { Icon } from '@cartagena/engine';
import { useId } from 'preact/hooks';
import { VARIANT_DRAWINGS } from '../variants/drawings.ts';
import { clamp, type Rect } from './geometry.ts';
import css from './ground.module.css';
import type { BoardLayout } from './layout.ts';
import type { BoardScene } from './model.ts';
import { Cuts, oval, Stone, Wear } from './stone.tsx';
import type { Stretch } from './winding.ts';

interface GroundProps {
  readonly layout: BoardLayout;
  readonly path: readonly Icon[];
  /** Spaces on each segment. */
  readonly segment: number;
  readonly numbers: boolean;
  readonly gap: BoardScene['shape']['gap'];
}

export function Ground({ layout, path, segment, numbers, gap }: GroundProps) {
  const { width, height, water, stretches, spaces } = layout;
  const Crossing = gap && VARIANT_DRAWINGS[gap.by]?.Ground;
  const cuts = useId();
  return (
    <svg class={css.ground} width={width} height={height} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      {water && <Water rect={water} />}
      {stretches.map(stretch => (
        <Land key={stretch.first} layout={layout} stretch={stretch} />
      ))}
      {Crossing && <Crossing layout={layout} />}
      {stretches.map(stretch => (
        <g key={stretch.first} data-scenery={stretch.scenery}>
          <Growth layout={layout} stretch={stretch} />
          <Road layout={layout} stretch={stretch} />
          <Cuts id={cuts + stretch.first} />
          {Array.from({ length: stretch.last - stretch.first + 1 }, (_, i) => stretch.first + i).map(n => (
            <Stone
              key={n}
              rect={spaces[n - 1]}
              icon={path[n - 1]}
              shade={Math.floor((n - 1) / segment) % 2 === 0 ? 'odd' : 'even'}
              cuts={cuts + stretch.first}
              label={numbers ? String(n) : undefined}
            />
          ))}
          <Wear layout={layout} stretch={stretch} />
        </g>
      ))}
      <Joints layout={layout} segment={segment} />
      <Arrows layout={layout} />
    </svg>
  );
}

const grown = ({ x, y, width, height }: Rect, by: number) => ({
  x: x - by,
  y: y - by,
  width: width + 2 * by,
  height: height + 2 * by,
});

/** The smallest rectangle around all of them. */
function around(rects: readonly Rect[]): Rect {
  const x = Math.min(...rects.map(rect => rect.x));
  const y = Math.min(...rects.map(rect => rect.y));
  return {
    x,
    y,
    width: Math.max(...rects.map(rect => rect.x + rect.width)) - x,
    height: Math.max(...rects.map(rect => rect.y + rect.height)) - y,
  };
}

/** How far the road shows around its spaces. */
const verge = ({ width }: Rect) => Math.max(2.5, width * 0.06);

function Land({ layout, stretch }: { readonly layout: BoardLayout; readonly stretch: Stretch }) {
  const { spaces } = layout;
  const area = grown(around(spaces.slice(stretch.first - 1, stretch.last)), Math.max(5, spaces[0].width * 0.1));
  return (
    <g data-scenery={stretch.scenery}>
      <rect fill="var(--land)" {...area} rx={spaces[0].width * 0.28} />
    </g>
  );
}

/** What grows or burns in the gaps at the turns: torches in a tunnel, leaves in the jungle, palms at the beach. */
function Growth({ layout, stretch }: { readonly layout: BoardLayout; readonly stretch: Stretch }) {
  const { spaces } = layout;
  return (
    <>
      {stretch.rows.slice(1).map(([first, last]) => {
        // The open end of the gap above this row is on the side where the row ends.
        const [above, row, end] = [spaces[first - 2], spaces[first - 1], spaces[last - 1]];
        const gap = row.y - above.y - above.height;
        const x = end.x + end.width / 2;
        const y = row.y - gap / 2;
        const scale = Math.min(1, (gap - 2 * verge(row)) / GROWTH_HEIGHT);
        // Smaller than that it would be taken for dirt.
        if (scale < 0.5) return null;
        return (
          <g key={first} transform={`translate(${x} ${y}) scale(${scale})`}>
            {GROWTH[stretch.scenery]}
          </g>
        );
      })}
    </>
  );
}

const GROWTH_HEIGHT = 20;

const GROWTH = {
  tunnel: (
    <>
      <circle r="26" fill="var(--torchlight)" opacity="0.17" />
      <circle r="15" fill="var(--torchlight)" opacity="0.17" />
      <path d="M0-9c4 4 5 8 3 11-1 2-5 2-6 0-2-3-1-7 3-11Z" fill="var(--torch)" />
    </>
  ),
  jungle: (
    <path
      fill="var(--leaf)"
      d="M0 3c-3-7-10-9-18-7 5 5 11 7 18 7Zm0 0C-4 9-12 9-19 6c6-4 13-5 19-3Zm0 0c3-7 10-9 18-7-5 5-11 7-18 7Zm0 0c4 6 12 6 19 3-6-4-13-5-19-3Zm0 0c-3-4-3-8 0-12 3 4 3 8 0 12Z"
    />
  ),
  beach: (
    <path
      fill="var(--shell)"
      stroke="var(--shell-edge)"
      d="M0 6c-5 0-8-2-9-5 1-5 5-7 9-7s8 2 9 7c-1 3-4 5-9 5Zm0 0v-11M0 6l-5-9M0 6l5-9"
    />
  ),
};

function Road({ layout, stretch }: { readonly layout: BoardLayout; readonly stretch: Stretch }) {
  const { spaces } = layout;
  const edge = verge(spaces[0]);
  const rows = stretch.rows.map(([first, last]) => grown(around([spaces[first - 1], spaces[last - 1]]), edge));
  const turns = stretch.rows.slice(1).map(([first]) => grown(around([spaces[first - 2], spaces[first - 1]]), edge));
  const rx = spaces[0].width * 0.22;
  const light = useId();
  return (
    <>
      {/* Torches light the middle of a tunnel's rows; its ends have the colour of the road. */}
      <radialGradient id={light}>
        <stop stop-color="var(--lit-road)" />
        <stop stop-color="var(--road)" offset="1" />
      </radialGradient>
      {turns.map((rect, i) => (
        <rect key={i} fill="var(--road)" {...rect} rx={rx} />
      ))}
      {rows.map((rect, i) => (
        <rect key={i} fill={stretch.scenery === 'tunnel' ? `url(#${light})` : 'var(--road)'} {...rect} rx={rx} />
      ))}
    </>
  );
}

/** Studs of brass where one segment ends and the next begins. */
function Joints({ layout, segment }: Pick<GroundProps, 'layout' | 'segment'>) {
  const { spaces, stretches } = layout;
  const ends = stretches.flatMap(({ first, last }) =>
    Array.from({ length: last - first }, (_, i) => first + i).filter(n => n % segment === 0),
  );
  const studs = ends.map(n => {
    const [a, b] = [spaces[n - 1], spaces[n]];
    const isTurn = Math.abs(a.y - b.y) > 1;
    const x = (a.x + b.x + a.width) / 2;
    const y = (a.y + b.y + a.height) / 2;
    const off = (isTurn ? a.width : a.height) * 0.3;
    const r = a.width * 0.04;
    return [-off, 0, off].map(d => (isTurn ? oval(x + d, y, r, r) : oval(x, y + d, r, r))).join('');
  });
  return <path class={css.stud} d={studs.join('')} />;
}

/** Which way the path goes: at the beginning of each row, and down at its end. */
function Arrows({ layout: { spaces, stretches } }: Pick<GroundProps, 'layout'>) {
  const r = clamp(5.5, spaces[0].width * 0.1, 11);
  const arrows = stretches.flatMap(({ rows }) =>
    rows.flatMap(([first, last], i) => {
      const [a, b, end] = [spaces[first - 1], spaces[Math.min(first, last - 1)], spaces[last - 1]];
      const way = b.x < a.x ? -1 : 1;
      const along = { x: (a.x + b.x + a.width) / 2, y: a.y + a.height / 2, dx: way, dy: 0 };
      if (i === rows.length - 1) return first < last ? [along] : [];
      const x = end.x + end.width / 2 + way * (end.width / 2 - r);
      const down = { x, y: (end.y + end.height + spaces[last].y) / 2, dx: 0, dy: 1 };
      return first < last ? [along, down] : [down];
    }),
  );
  const heads = arrows.map(({ x, y, dx, dy }) => {
    const [back, side, tip] = [r * 0.3, r * 0.5, r * 0.5];
    const wing = (to: 1 | -1) => `${x - dx * back - dy * side * to} ${y - dy * back - dx * side * to}`;
    return `M${wing(1)}L${x + dx * tip} ${y + dy * tip}L${wing(-1)}`;
  });
  return (
    <g>
      <path class={css.stud} d={arrows.map(({ x, y }) => oval(x, y, r, r)).join('')} />
      <path class={css.arrow} d={heads.join('')} />
    </g>
  );
}

function Water({ rect }: { readonly rect: Rect }) {
  const { x, y, width, height } = rect;
  const waves = [0.22, 0.5, 0.78].map((at, i) => waveLine(x + 8 + i * 9, y + height * at, width - 26));
  return (
    <g>
      <rect fill="var(--water)" x={x} y={y} width={width} height={height} rx="8" />
      <path class={css.wave} d={waves.join('')} />
    </g>
  );
}

/** Crests of 28 px, with a pause after every second one. */
function waveLine(x: number, y: number, width: number): string {
  const crests = Math.floor(width / 28);
  return Array.from({ length: crests }, (_, i) => (i % 3 === 2 ? '' : `M${x + i * 28} ${y}q7-5 14 0t14 0`)).join('');
}
