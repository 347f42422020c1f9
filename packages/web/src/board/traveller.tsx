/** A pirate on its way: follows the track from where it stood to where it will stand. */
import { useLayoutEffect, useRef } from 'preact/hooks';
import { Pawn } from '../art/pawn.tsx';
import type { Journey } from '../variants/board-traits.ts';
import type { Point, Rect } from './geometry.ts';
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

/** The part of the time in which a pirate comes to what carries it on. */
export const BOARDING = 0.55;

export function Traveller({ layout, before, after, journey, duration }: TravellerProps) {
  const element = useRef<HTMLSpanElement>(null);
  const { seat, hat, stops, carrier } = journey;
  const end = pirateAt(layout, after, { seat, at: stops.at(-1)!, hat });
  useLayoutEffect(() => {
    const keyframes = wayOf(layout, before, after, journey).map(({ offset, x, y }) => ({
      offset,
      transform: `translate(${x - end.width / 2}px, ${y - end.height / 2}px)`,
    }));
    return animate(element.current!, keyframes, {
      duration: duration * 0.94,
      easing: carrier ? 'linear' : 'ease-in-out',
      fill: 'both',
    });
  }, []);
  return (
    <span
      ref={element}
      class={css.traveller}
      style={{ width: `${end.width}px`, height: `${end.height}px` }}
      data-traveller={stops.join(' ')}
    >
      <Pawn colour={after.crews[seat].colour} hat={hat} size={end.width} />
    </span>
  );
}

const middleOf = ({ x, y, width, height }: Rect): Point => ({ x: x + width / 2, y: y + height / 2 });

type Waypoint = Point & { readonly offset: number };

/** From stop to stop along the track; at the last one, what carries the pirate takes it along. */
function wayOf(
  layout: BoardLayout,
  before: BoardScene,
  after: BoardScene,
  { seat, hat, stops, carrier }: Journey,
): readonly Waypoint[] {
  const walked = carrier ? stops.slice(0, -1) : stops;
  const points = walked.map((at, i) => middleOf(pirateAt(layout, i === 0 ? before : after, { seat, at, hat })));
  const way = walked.slice(1).flatMap((at, i) => {
    const leg = wayBetween(layout, [walked[i], at], points[i], points[i + 1]);
    return i === 0 ? leg : leg.slice(1);
  });
  if (!carrier) return atEvenSpeed(way, 1);
  const aboard = way.at(-1)!;
  const drift = carrier.drift?.(layout, walked.at(-1)!) ?? { x: 0, y: 0 };
  return [...atEvenSpeed(way, BOARDING), { x: aboard.x + drift.x, y: aboard.y + drift.y, offset: 1 }];
}

/** The points of a way with the part of the time that has passed there. */
function atEvenSpeed(way: readonly Point[], time: number): Waypoint[] {
  const lengths = way.slice(1).map(({ x, y }, i) => Math.hypot(x - way[i].x, y - way[i].y));
  const whole = lengths.reduce((sum, length) => sum + length, 0) || 1;
  let done = 0;
  return way.map((point, i) => {
    done += i > 0 ? lengths[i - 1] : 0;
    return { ...point, offset: Math.min(1, done / whole) * time };
  });
}
