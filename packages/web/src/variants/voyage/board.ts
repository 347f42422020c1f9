import { clamp, type Rect } from '../../board/geometry.ts';
import type { BoardScene } from '../../board/model.ts';
import { say } from '../../words/words.ts';
import type { BoardTraits, Crossing, CrossingGround, CrossingLayout } from '../board-traits.ts';

interface BoatPart {
  readonly dock: 'near' | 'far';
  /** The seat that may sail without spending an action. */
  readonly skipper?: number;
}

/** Undefined: there is no boat. */
export const boatIn = ({ parts }: BoardScene): BoatPart | undefined => parts.voyage as BoatPart | undefined;

/** The height of the water, in rows. */
const WATER_ROWS = 1;

/** Two legs with water between them, and a boat that docks at either shore. */
export const voyage: BoardTraits = {
  divides: ({ board }) => board.legs[0].last,
  cross,
  scene: ({ boat, hasFreeSail, turn }) =>
    boat && {
      moorings: { boat },
      part: { dock: boat, ...(hasFreeSail ? { skipper: turn } : {}) } satisfies BoatPart,
    },
  motion: events => (events.some(({ type }) => type === 'sailed') ? {} : undefined),
  places: {
    boat: {
      isPainted: true,
      crews: { slots, standing, count },
    },
  },
  describe(scene, place) {
    const boat = boatIn(scene);
    if (place !== 'boat' || !boat) return undefined;
    const { dock, skipper } = boat;
    return [
      say(`board.boat.${dock}`),
      ...(skipper === undefined ? [] : [say(`board.skipper.${scene.crews[skipper].colour}`)]),
    ];
  },
};

/** The boat crosses the whole width: the second leg begins at the side where the first one did not end. */
function cross(end: number, columns: number): Crossing {
  const step = end * 2 >= columns - 1 ? 1 : -1;
  return { begin: step > 0 ? 0 : columns - 1, step, rows: WATER_ROWS, isFree: true, place: placeDocks };
}

function placeDocks({ band: water, before, after }: CrossingGround): CrossingLayout {
  const height = water.height * 0.86;
  const width = Math.min(height * 2.5, water.width * 0.44, 320);
  const dock = (shore: Rect, y: number): Rect => ({
    x: clamp(water.x, shore.x + shore.width / 2 - width / 2, water.x + water.width - width),
    y,
    width,
    height,
  });
  return {
    water,
    docks: { boat: { near: dock(before, water.y), far: dock(after, water.y + water.height - height) } },
  };
}

function slots({ width, height }: Rect, crewCount: number): readonly Rect[] {
  const slot = (width * 0.88) / crewCount;
  return Array.from({ length: crewCount }, (_, i) => ({ x: width * 0.06 + i * slot, y: 0, width: slot, height }));
}

/** The boat's gunwale, as a part of its height. */
const GUNWALE = 0.4;
/** A pirate's width by its height. */
const SLIM = 0.8;

/** Pirates stand behind the gunwale, low enough to be in the boat, high enough to show their marks. */
function standing(slot: Rect): Rect {
  const tall = Math.min(slot.height * 0.5, slot.width / SLIM);
  const wide = tall * SLIM;
  return { x: slot.x + (slot.width - wide) / 2, y: slot.height * GUNWALE - tall * 0.86, width: wide, height: tall };
}

/** On the planks, below the crew. */
function count({ x, width, height }: Rect) {
  return {
    left: `${x}px`,
    top: `${height * 0.56}px`,
    width: `${width}px`,
    textAlign: 'center',
    fontSize: `${Math.max(11, Math.min(height * 0.26, width * 0.5))}px`,
  };
}
