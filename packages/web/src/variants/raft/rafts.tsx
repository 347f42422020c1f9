/** The rafts at their berths: five spaces each, with crew and holes, tied to the wharf. */
import { BERTHS, type Berth } from '@cartagena/engine';
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { BoardContext } from '../../board/context.ts';
import { box } from '../../board/geometry.ts';
import type { BoardLayout } from '../../board/layout.ts';
import { NO_MARKS } from '../../board/model.ts';
import { animate, type Motion } from '../../board/motion.ts';
import { PlaceItem } from '../../board/place.tsx';
import { BOARDING } from '../../board/traveller.tsx';
import type { DrawingProps } from '../drawing-traits.ts';
import { outward, type Raft, type RaftsMotion, raftsIn } from './board.ts';
import { geometryOf, placeOn, RaftDrawing, within } from './raft-drawing.tsx';
import css from './rafts.module.css';

const raftsMotion = (motion: Motion | undefined) => motion?.parts.raft as RaftsMotion | undefined;

export function Rafts({ table, layout, motion }: DrawingProps) {
  return (
    <>
      {BERTHS.map(berth => {
        const raft = raftsIn(table.scene)?.docked[berth];
        return (
          raft && (
            <Docked
              key={`${berth} ${raft.icons.join()}`}
              {...{ table, layout, berth, raft }}
              comes={raftsMotion(motion)?.gone.some(gone => gone.berth === berth) ? motion!.duration : 0}
            />
          )
        );
      })}
    </>
  );
}

interface DockedProps {
  readonly table: BoardContext;
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
    const away = `translateX(${outward(layout, berth)}px)`;
    return animate(
      element.current!,
      [
        { transform: away, opacity: 0 },
        { transform: 'none', opacity: 1 },
      ],
      {
        duration: comes * 0.4,
        delay: comes * 0.6,
        easing: 'ease-out',
        fill: 'backwards',
      },
    );
  }, []);
  return (
    <li ref={element} class={css.raft} style={box(geometry.body)}>
      <RaftDrawing raft={raft} geometry={geometry} berth={berth} isLeft={layout.bridge!.x < geometry.body.x} />
      <ol>
        {geometry.spaces.map((rect, i) => (
          <PlaceItem key={i} table={table} place={placeOn(berth, i)} rect={within(geometry, rect)} />
        ))}
      </ol>
    </li>
  );
}

export function LeavingRafts({ table, layout, motion }: DrawingProps & { readonly motion: Motion }) {
  const before = { ...table, scene: motion.before, shown: motion.before, marks: NO_MARKS };
  const part = raftsMotion(motion);
  return (
    <>
      {part?.gone.map(({ berth, fate }) => (
        <Departing
          key={`${motion.serial} ${berth}`}
          layout={layout}
          table={before}
          berth={berth}
          fate={fate}
          duration={motion.duration}
          begin={part.isAwaited ? BOARDING : 0}
        />
      ))}
    </>
  );
}

interface DepartingProps {
  readonly layout: BoardLayout;
  readonly table: BoardContext;
  readonly berth: Berth;
  readonly fate: 'sails' | 'sinks';
  readonly duration: number;
  /** After which part of the time it leaves. */
  readonly begin: number;
}

/** A raft that leaves, as it was, with all pirates that go along. */
function Departing({ layout, table, berth, fate, duration, begin }: DepartingProps) {
  const element = useRef<HTMLOListElement>(null);
  const geometry = geometryOf(layout, berth);
  useLayoutEffect(() => {
    const end =
      fate === 'sails'
        ? { transform: `translateX(${outward(layout, berth)}px)`, opacity: 1 }
        : { transform: 'translateY(18px) rotate(4deg)', opacity: 0 };
    return animate(element.current!, [{ transform: 'none', opacity: 1 }, end], {
      duration: duration * (1 - begin),
      delay: duration * begin,
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
