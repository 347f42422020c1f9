/** The rafts at their berths: five spaces each, with crew and holes, tied to the wharf. */
import { BERTHS, type Berth, type Place } from '@cartagena/engine';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { Picture } from '../../art/picture.tsx';
import { Piece } from '../../art/piece.tsx';
import type { Table } from '../../board/context.ts';
import { box, type Rect } from '../../board/geometry.ts';
import { type BoardLayout, rectOf } from '../../board/layout.ts';
import { NO_MARKS } from '../../board/model.ts';
import { animate, type Motion } from '../../board/motion.ts';
import { muster } from '../../board/muster.ts';
import look from '../../board/place.module.css';
import { Haven, PlaceItem } from '../../board/place.tsx';
import { standingOn } from '../../board/standing.ts';
import { Stone } from '../../board/stone.tsx';
import type { DrawingProps, DrawingTraits } from '../drawing-traits.ts';
import { type Raft, type RaftsChange, raftsIn } from './board.ts';
import css from './rafts.module.css';

const changeIn = (motion: Motion | undefined) => motion?.change.parts.raft as RaftsChange | undefined;

function WharfAndRafts({ table, layout, motion }: DrawingProps) {
  return (
    <>
      <Wharf table={table} layout={layout} />
      {BERTHS.map(berth => {
        const raft = raftsIn(table.scene)?.docked[berth];
        return (
          raft && (
            <Docked
              key={`${berth} ${raft.icons.join()}`}
              {...{ table, layout, berth, raft }}
              comes={changeIn(motion)?.gone.some(gone => gone.berth === berth) ? motion!.duration : 0}
            />
          )
        );
      })}
    </>
  );
}

function Wharf({ table, layout }: { readonly table: Table; readonly layout: BoardLayout }) {
  const rect = rectOf(layout, 'wharf');
  const { picture } = muster(rect, table.scene.crews.length);
  const waiting = raftsIn(table.scene)?.waiting ?? 0;
  return (
    <PlaceItem table={table} place="wharf" rect={rect}>
      <span class={look.landmark} style={box(picture)} aria-hidden="true">
        <Picture place="sea" />
        {waiting > 0 && <span class={css.waiting}>+{waiting}</span>}
      </span>
    </PlaceItem>
  );
}

const Sea = ({ table, layout }: DrawingProps) => <Haven table={table} layout={layout} place="sea" />;

interface DockedProps {
  readonly table: Table;
  readonly layout: BoardLayout;
  readonly berth: Berth;
  readonly raft: Raft;
  /** Milliseconds in which it comes from the sea; 0: it has always been here. */
  readonly comes: number;
}

function Docked({ table, layout, berth, raft, comes }: DockedProps) {
  const element = useRef<HTMLLIElement>(null);
  const geometry = geometryOf(layout, berth);
  useLayoutEffect(() => {
    if (!comes) return;
    const away = `translateX(${outward(layout, geometry)}px)`;
    return animate(
      element.current!,
      [
        { transform: away, opacity: 0 },
        { transform: 'none', opacity: 1 },
      ],
      {
        duration: comes * 0.6,
        delay: comes * 0.4,
        easing: 'ease-out',
        fill: 'backwards',
      },
    );
  }, []);
  return (
    <li ref={element} class={css.raft} style={box(geometry.body)}>
      <RaftDrawing raft={raft} geometry={geometry} berth={berth} isLeft={layout.bridge!.x < geometry.body.x} />
      <ol class={css.spaces}>
        {geometry.spaces.map((rect, i) => (
          <PlaceItem key={i} table={table} place={placeOn(berth, i)} rect={within(geometry, rect)} />
        ))}
      </ol>
    </li>
  );
}

interface Geometry {
  readonly body: Rect;
  readonly spaces: readonly Rect[];
}

const RAFT_SPACES = [1, 2, 3, 4, 5] as const;
const placeOn = (berth: Berth, i: number): Place => `${berth}${RAFT_SPACES[i]}`;

const geometryOf = (layout: BoardLayout, berth: Berth): Geometry => ({
  body: layout.frames[berth],
  spaces: RAFT_SPACES.map((_, i) => rectOf(layout, placeOn(berth, i))),
});

const within = ({ body }: Geometry, rect: Rect): Rect => ({ ...rect, x: rect.x - body.x, y: rect.y - body.y });

/** How far to go to be off the board, away from the wharf. */
function outward({ width, bridge }: BoardLayout, { body }: Geometry): number {
  return body.x > bridge!.x ? width - body.x + 20 : -(body.x + body.width + 20);
}

interface RaftDrawingProps {
  readonly raft: Raft;
  readonly geometry: Geometry;
  readonly berth: Berth;
  /** The wharf is on the left. */
  readonly isLeft: boolean;
}

function RaftDrawing({ raft, geometry, berth, isLeft }: RaftDrawingProps) {
  const { width, height } = geometry.body;
  const spaces = geometry.spaces.map(rect => within(geometry, rect));
  const knot = isLeft ? 0 : width;
  return (
    <>
      <svg class={css.drawing} width={width} height={height} aria-hidden="true">
        <path
          class={css.rope}
          d={`M${knot} ${height * 0.25}h${isLeft ? -14 : 14}M${knot} ${height * 0.75}h${isLeft ? -14 : 14}`}
        />
        <rect class={css.logs} width={width} height={height} rx={height * 0.1} />
        <path class={css.log} d={[0.2, 0.4, 0.6, 0.8].map(at => `M0 ${height * at}h${width}`).join('')} />
        <rect class={css[berth]} x={1.5} y={1.5} width={width - 3} height={height - 3} rx={height * 0.1} />
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

function Leaving({ table, layout, motion }: DrawingProps & { readonly motion: Motion }) {
  const before = { ...table, scene: motion.before, shown: motion.before, marks: NO_MARKS };
  return (
    <>
      {changeIn(motion)?.gone.map(({ berth, fate }) => (
        <Departing
          key={`${motion.serial} ${berth}`}
          layout={layout}
          table={before}
          berth={berth}
          fate={fate}
          duration={motion.duration}
        />
      ))}
    </>
  );
}

interface DepartingProps {
  readonly layout: BoardLayout;
  readonly table: Table;
  readonly berth: Berth;
  readonly fate: 'sails' | 'sinks';
  readonly duration: number;
}

/** A raft that leaves, as it was, with all pirates that go along. */
function Departing({ layout, table, berth, fate, duration }: DepartingProps) {
  const element = useRef<HTMLOListElement>(null);
  const geometry = geometryOf(layout, berth);
  useLayoutEffect(() => {
    const end =
      fate === 'sails'
        ? { transform: `translateX(${outward(layout, geometry)}px)`, opacity: 1 }
        : { transform: 'translateY(18px) rotate(4deg)', opacity: 0 };
    return animate(element.current!, [{ transform: 'none', opacity: 1 }, end], {
      duration,
      easing: 'ease-in',
      fill: 'both',
    });
  }, []);
  return (
    <ol ref={element} class={css.departing} style={box(geometry.body)} aria-hidden="true">
      <RaftDrawing
        raft={raftsIn(table.scene)!.docked[berth]!}
        geometry={geometry}
        berth={berth}
        isLeft={layout.bridge!.x < geometry.body.x}
      />
      {fate === 'sails' &&
        geometry.spaces.map((rect, i) => (
          <PlaceItem key={i} table={table} place={placeOn(berth, i)} rect={within(geometry, rect)} />
        ))}
    </ol>
  );
}

/** Planks from the path to the wharf and on, with posts for the ropes. */
function Jetty({ layout }: { readonly layout: BoardLayout }) {
  const { bridge, spaces, stretches } = layout;
  const [before, after] = [spaces[stretches[0].last - 1], spaces[stretches[1].first - 1]];
  const { x, width } = bridge!;
  const from = before.y + before.height - 6;
  const planks = Array.from(
    { length: Math.floor((after.y - from) / 7) },
    (_, i) => `M${x} ${from + 7 * (i + 1)}h${width}`,
  );
  return (
    <g>
      <rect class={css.jetty} x={x} y={from} width={width} height={after.y - from + 6} rx="3" />
      <path class={css.plank} d={planks.join('')} />
    </g>
  );
}

export const raft: DrawingTraits = { Middle: WharfAndRafts, End: Sea, Leaving, Ground: Jetty };
