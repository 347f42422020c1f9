/** The rafts at their berths: five spaces each, with crew and holes, tied to the wharf. */
import { BERTHS, type Berth, type Place } from '@cartagena/engine';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { Piece } from '../art/piece.tsx';
import type { BoardLayout, Rect } from './layout.ts';
import type { BoardScene } from './model.ts';
import { animate, type Motion } from './motion.ts';
import look from './place.module.css';
import { box, PlaceItem, type Table } from './place.tsx';
import css from './rafts.module.css';
import { standingOn } from './standing.ts';
import { Stone } from './stone.tsx';

interface RaftsProps {
  readonly table: Table;
  readonly layout: BoardLayout;
  readonly motion: Motion | undefined;
}

type Raft = NonNullable<NonNullable<BoardScene['rafts']>['docked'][Berth]>;
type Geometry = NonNullable<BoardLayout['wharf']>['rafts'][Berth];

export function Rafts({ table, layout, motion }: RaftsProps) {
  return (
    <>
      {BERTHS.map(berth => {
        const raft = table.scene.rafts!.docked[berth];
        return (
          raft && (
            <Docked
              key={`${berth} ${raft.icons.join()}`}
              {...{ table, layout, berth, raft }}
              comes={motion?.change.rafts.some(gone => gone.berth === berth) ? motion.duration : 0}
            />
          )
        );
      })}
    </>
  );
}

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
  const geometry = layout.wharf!.rafts[berth];
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
      <RaftDrawing raft={raft} geometry={geometry} berth={berth} isLeft={layout.wharf!.place.x < geometry.body.x} />
      <ol class={css.spaces}>
        {geometry.spaces.map((rect, i) => (
          <PlaceItem key={i} table={table} place={`${berth}${i + 1}` as Place} rect={within(geometry, rect)} />
        ))}
      </ol>
    </li>
  );
}

const within = ({ body }: Geometry, rect: Rect): Rect => ({ ...rect, x: rect.x - body.x, y: rect.y - body.y });

/** How far to go to be off the board, away from the wharf. */
function outward({ width, wharf }: BoardLayout, { body }: Geometry): number {
  return body.x > wharf!.place.x ? width - body.x + 20 : -(body.x + body.width + 20);
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
          <Stone key={i} rect={rect} icon={raft.icons[i]} shade="raft" />
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

interface DepartingProps {
  readonly layout: BoardLayout;
  readonly table: Table;
  readonly berth: Berth;
  readonly fate: 'sails' | 'sinks';
  readonly duration: number;
}

/** A raft that leaves, as it was, with everybody who goes along. */
export function Departing({ layout, table, berth, fate, duration }: DepartingProps) {
  const element = useRef<HTMLOListElement>(null);
  const geometry = layout.wharf!.rafts[berth];
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
        raft={table.scene.rafts!.docked[berth]!}
        geometry={geometry}
        berth={berth}
        isLeft={layout.wharf!.place.x < geometry.body.x}
      />
      {fate === 'sails' &&
        geometry.spaces.map((rect, i) => (
          <PlaceItem key={i} table={table} place={`${berth}${i + 1}` as Place} rect={within(geometry, rect)} />
        ))}
    </ol>
  );
}
