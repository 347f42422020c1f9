/** Where exactly pirates stand in a place, so that they never hide its icon. */
import type { Place } from '@cartagena/engine';
import type { Rect } from './geometry.ts';
import { type BoardLayout, rectOf } from './layout.ts';
import type { BoardScene, Crew, PirateRef } from './model.ts';
import { muster } from './muster.ts';
import { isSpace, placeTraits } from './places.ts';

/** A pirate's width by its height. */
const SLIM = 0.8;

/** The icon's square, on the upper half of a space. */
export function iconOn({ width, height }: Pick<Rect, 'width' | 'height'>, isNumbered = false): Rect {
  const size = Math.min(width * 0.66, height * 0.47);
  // A number stands at the left.
  return { x: isNumbered ? width * 0.98 - size : (width - size) / 2, y: height * 0.05, width: size, height: size };
}

/** The i-th of `count` pirates on a space, from the left. */
export function standingOn({ width, height }: Pick<Rect, 'width' | 'height'>, i: number, count: number): Rect {
  const tall = Math.min(height * 0.46, width * 0.5);
  const apart = Math.min(tall * SLIM * 1.15, (width * 0.94 - tall * SLIM) / Math.max(1, count - 1));
  return {
    x: width / 2 + (i - (count - 1) / 2) * apart - (tall * SLIM) / 2,
    y: height * 0.965 - tall,
    width: tall * SLIM,
    height: tall,
  };
}

/** A slot of a place without a limit: a pirate, with room for a count to its right. */
function standingIn(slot: Rect): Rect {
  const tall = Math.min(slot.height * 0.94, slot.width * 0.6, 56);
  const wide = tall * SLIM;
  const x = Math.max(0, (slot.width - wide * 1.9) / 2);
  return { x: slot.x + x, y: slot.y + (slot.height - tall) / 2, width: wide, height: tall };
}

/** The crews' slots in a place without a limit. */
export const slotsIn = (place: Place, rect: Rect, crewCount: number): readonly Rect[] =>
  placeTraits(place).crews?.slots(rect, crewCount) ?? muster(rect, crewCount).slots;

export const standingAt = (place: Place, slot: Rect): Rect =>
  placeTraits(place).crews?.standing(slot) ?? standingIn(slot);

/** Everybody on a space, from the left: crew by crew, the hat first. */
export function standersOn({ crews }: Pick<BoardScene, 'crews'>, place: Place): readonly PirateRef[] {
  return crews.flatMap(({ seat, pirates, hat }) =>
    Array.from({ length: pirates[place] ?? 0 }, (_, i) => ({ seat, at: place, hat: hat === place && i === 0 })),
  );
}

export const countOf = ({ pirates }: Crew, place: Place): number => pirates[place] ?? 0;

/** Where on the board a pirate of this kind stands, or would. */
export function pirateAt(layout: BoardLayout, scene: BoardScene, { seat, at, hat }: PirateRef): Rect {
  const rect = rectOf(layout, at, scene.moorings);
  const inside = isSpace(at)
    ? standerAt(scene, rect, { seat, at, hat })
    : standingAt(at, slotsIn(at, rect, scene.crews.length)[seat]);
  return { ...inside, x: rect.x + inside.x, y: rect.y + inside.y };
}

function standerAt(scene: BoardScene, rect: Rect, pirate: PirateRef): Rect {
  const standers = standersOn(scene, pirate.at);
  const i = standers.findIndex(({ seat, hat }) => seat === pirate.seat && hat === pirate.hat);
  return i < 0 ? standingOn(rect, 0, 1) : standingOn(rect, i, standers.length);
}
