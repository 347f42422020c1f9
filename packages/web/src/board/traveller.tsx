/** A pirate on its way: follows the track from where it stood to where it will stand. */
import { useLayoutEffect, useRef } from 'preact/hooks';
import { Pawn } from '../art/pawn.tsx';
import type { Journey } from '../variants/board-traits.ts';
import type { Point } from './geometry.ts';
import type { BoardLayout } from './layout.ts';
import type { BoardScene } from './model.ts';
import { animate } from './motion.ts';
import { pirateAt } from './standing.ts';
import { wayBetween } from './track.ts';
import css from './traveller.module.css';

interface TravellerProps {
  readonly layout: BoardLayout;
  readonly before: BoardScene;
  readonly after: BoardScene;
  readonly journey: Journey;
  readonly duration: number;
}

export function Traveller({ layout, before, after, journey, duration }: TravellerProps) {
  const element = useRef<HTMLSpanElement>(null);
  const { seat, hat, from, to } = journey;
  const begin = pirateAt(layout, before, { seat, at: from, hat });
  const end = pirateAt(layout, after, { seat, at: to, hat });
  useLayoutEffect(() => {
    const way = wayBetween(layout, [from, to], middleOf(begin), middleOf(end));
    const keyframes = steps(way).map(({ offset, x, y }) => ({
      offset,
      transform: `translate(${x - end.width / 2}px, ${y - end.height / 2}px)`,
    }));
    return animate(element.current!, keyframes, { duration: duration * 0.94, easing: 'ease-in-out', fill: 'both' });
  }, []);
  return (
    <span ref={element} class={css.traveller} style={{ width: `${end.width}px`, height: `${end.height}px` }}>
      <Pawn colour={after.crews[seat].colour} hat={hat} size={end.width} />
    </span>
  );
}

const middleOf = ({ x, y, width, height }: { x: number; y: number; width: number; height: number }): Point => ({
  x: x + width / 2,
  y: y + height / 2,
});

/** The points of a way with the part of it that is done there, so that the speed is even. */
function steps(way: readonly Point[]): (Point & { offset: number })[] {
  const lengths = way.slice(1).map(({ x, y }, i) => Math.hypot(x - way[i].x, y - way[i].y));
  const whole = lengths.reduce((sum, length) => sum + length, 0) || 1;
  let done = 0;
  return way.map((point, i) => {
    done += i > 0 ? lengths[i - 1] : 0;
    return { ...point, offset: Math.min(1, done / whole) };
  });
}
