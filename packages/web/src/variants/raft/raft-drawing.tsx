/** One raft: its logs, its five spaces, and what lies on them. */
import type { Berth, Place } from '@cartagena/engine';
import { Piece } from '../../art/piece.tsx';
import { box, type Rect } from '../../board/geometry.ts';
import { type BoardLayout, rectOf } from '../../board/layout.ts';
import look from '../../board/place.module.css';
import { standingOn } from '../../board/standing.ts';
import { Stone } from '../../board/stone.tsx';
import type { Raft } from './board.ts';
import css from './rafts.module.css';

export interface RaftGeometry {
  readonly body: Rect;
  readonly spaces: readonly Rect[];
}

const RAFT_SPACES = [1, 2, 3, 4, 5] as const;
export const placeOn = (berth: Berth, i: number): Place => `${berth}${RAFT_SPACES[i]}`;

export const geometryOf = (layout: BoardLayout, berth: Berth): RaftGeometry => ({
  body: layout.frames[berth],
  spaces: RAFT_SPACES.map((_, i) => rectOf(layout, placeOn(berth, i))),
});

export const within = ({ body }: RaftGeometry, rect: Rect): Rect => ({
  ...rect,
  x: rect.x - body.x,
  y: rect.y - body.y,
});

interface RaftDrawingProps {
  readonly raft: Raft;
  readonly geometry: RaftGeometry;
  readonly berth: Berth;
  /** The wharf is on the left. */
  readonly isLeft: boolean;
}

export function RaftDrawing({ raft, geometry, berth, isLeft }: RaftDrawingProps) {
  const { width, height } = geometry.body;
  const spaces = geometry.spaces.map(rect => within(geometry, rect));
  const knot = isLeft ? 0 : width;
  return (
    <>
      <svg class={css.drawing} width={width} height={height} aria-hidden="true">
        <path
          fill="none"
          stroke="var(--rope)"
          stroke-width="2.5"
          d={`M${knot} ${height * 0.25}h${isLeft ? -14 : 14}M${knot} ${height * 0.75}h${isLeft ? -14 : 14}`}
        />
        <rect fill="var(--log)" width={width} height={height} rx={height * 0.1} />
        <path
          stroke="var(--log-edge)"
          stroke-width="1.5"
          d={[0.2, 0.4, 0.6, 0.8].map(at => `M0 ${height * at}h${width}`).join('')}
        />
        <rect
          fill="none"
          stroke={`var(--${berth}-raft)`}
          stroke-width="3"
          stroke-dasharray={berth === 'orange' ? '10 5' : undefined}
          x={1.5}
          y={1.5}
          width={width - 3}
          height={height - 3}
          rx={height * 0.1}
        />
        {spaces.map((rect, i) => (
          <Stone key={i} rect={rect} icon={raft.icons[i]} shade="wood" />
        ))}
      </svg>
      {raft.tokens.map((token, i) => token && <Token key={`${i} ${token}`} token={token} rect={spaces[i]} />)}
    </>
  );
}

/** Crew stands where pirates stand; a hole takes the space away. */
function Token({ token, rect }: { readonly token: 'crew' | 'hole'; readonly rect: Rect }) {
  const stand = standingOn(rect, 0, 1);
  const size = stand.height * (token === 'hole' ? 1.15 : 1.05);
  return (
    <Piece
      id={`token-${token}`}
      class={`${css.token} ${look.appears}`}
      style={box({
        x: rect.x + rect.width / 2 - size / 2,
        y: rect.y + rect.height * 0.97 - size,
        width: size,
        height: size,
      })}
    />
  );
}
