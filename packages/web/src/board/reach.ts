/** How pirates share the place where they stand, so that each can be pointed at, and whether that is enough. */
import type { Place } from '@cartagena/engine';
import type { Rect } from './geometry.ts';
import type { BoardScene, PirateRef } from './model.ts';
import { isSpace } from './places.ts';
import { slotsIn, standersOn } from './standing.ts';

export interface Reach {
  readonly pirate: PirateRef;
  /** Within the place. */
  readonly part: Rect;
}

/** Who is alone has the whole place. On a space the others have equal parts, from the left as they stand; among many, each its slot. */
export function reachIn(
  scene: Pick<BoardScene, 'crews'>,
  place: Place,
  rect: Rect,
  pirates: readonly PirateRef[],
): readonly Reach[] {
  const order = standersOn(scene, place);
  const rank = (one: PirateRef) => order.findIndex(({ seat, hat }) => seat === one.seat && hat === one.hat);
  const ranked = pirates.toSorted((a, b) => rank(a) - rank(b));
  const whole = { x: 0, y: 0, width: rect.width, height: rect.height };
  if (isSpace(place) || pirates.length === 1)
    return ranked.map((pirate, i) => ({ pirate, part: across(whole, i, ranked.length) }));
  const slots = slotsIn(place, rect, scene.crews.length);
  return ranked.map(pirate => {
    const twins = ranked.filter(({ seat }) => seat === pirate.seat);
    return { pirate, part: across(slots[pirate.seat], twins.indexOf(pirate), twins.length) };
  });
}

const across = ({ x, y, width, height }: Rect, i: number, of: number): Rect => ({
  x: x + (width * i) / of,
  y,
  width: width / of,
  height,
});

/** How far apart things must be for one of them to be hit for sure, in pixels. */
const FINGERTIP = 44;
const ARROW = 24;

/** Whether a tap might hit a neighbour, so that one should ask which is meant. */
export function isCramped(reaches: readonly Reach[], pointer: 'finger' | 'arrow'): boolean {
  const least = pointer === 'finger' ? FINGERTIP : ARROW;
  const middles = reaches.map(({ part }) => ({ x: part.x + part.width / 2, y: part.y + part.height / 2 }));
  return middles.some((a, i) => middles.slice(i + 1).some(b => Math.hypot(a.x - b.x, a.y - b.y) < least));
}
