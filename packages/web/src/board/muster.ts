/** How the crews stand in a place without a limit: a slot for each, beside or below the place's picture. */
import type { Rect } from './geometry.ts';

export interface Muster {
  readonly picture: Rect;
  /** One for each crew; inside the place. */
  readonly slots: readonly Rect[];
}

const GAP = 3;

export function muster({ width, height }: Pick<Rect, 'width' | 'height'>, crews: number): Muster {
  return width >= height * 2 ? lineUp(width, height, crews) : gather(width, height, crews);
}

/** In a flat place: the picture on the left, then one after the other. */
function lineUp(width: number, height: number, crews: number): Muster {
  const pictureWidth = Math.min(height * 1.5, width * 0.2);
  const slot = (width - pictureWidth - GAP) / crews;
  return {
    picture: { x: GAP, y: GAP, width: pictureWidth - GAP, height: height - 2 * GAP },
    slots: Array.from({ length: crews }, (_, i) => ({
      x: pictureWidth + slot * i,
      y: GAP,
      width: slot,
      height: height - 2 * GAP,
    })),
  };
}

/** In a tall one: the picture above, the crews in as many columns as make them largest. */
function gather(width: number, height: number, crews: number): Muster {
  const pictureHeight = Math.min(height * 0.32, width);
  const top = pictureHeight + height * 0.04;
  const room = { width: width - 2 * GAP, height: height - top - GAP };
  const columns = [1, 2, 3].reduce((best, columns) => (sizeIn(columns) > sizeIn(best) ? columns : best));
  const rows = Math.ceil(crews / columns);
  const slot = { width: room.width / columns, height: Math.min(room.height / rows, 62) };

  /** A slot is about half as high as wide. */
  function sizeIn(columns: number): number {
    return Math.min(room.width / columns, (room.height / Math.ceil(crews / columns)) * 1.8);
  }
  return {
    picture: { x: GAP, y: GAP, width: width - 2 * GAP, height: pictureHeight - GAP },
    slots: Array.from({ length: crews }, (_, i) => ({
      x: GAP + (i % columns) * slot.width,
      y: top + Math.floor(i / columns) * slot.height,
      ...slot,
    })),
  };
}
