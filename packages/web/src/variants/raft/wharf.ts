/** Where the wharf and the rafts lie: between two stretches of the path, which goes straight on past them. */
import { BERTHS } from '@cartagena/engine';
import { inset, type Rect } from '../../board/geometry.ts';
import type { Crossing, CrossingGround, CrossingLayout } from '../board-traits.ts';

const RAFT_LENGTH = 5;

/** The height of the band, in rows, with the rafts in one row or in two. */
const BAND_ROWS = { 1: 1.2, 2: 2.12 } as const;

/** A raft in its band: the column of each of its spaces, the one next to the wharf first. */
interface RaftColumns {
  readonly columns: readonly number[];
  /** From the top of the band. */
  readonly row: number;
}

export function crossByWharf(end: number, columns: number, across: number): Crossing | undefined {
  const step = end + across <= columns ? 1 : -1;
  const rafts = raftsFrom(end, columns);
  if (!rafts || (step < 0 && end - across + 1 < 0)) return undefined;
  const rows = BAND_ROWS[rafts[1].row > 0 ? 2 : 1];
  return { begin: end, step, rows, place: ground => placeRafts(rafts, ground) };
}

/** In one row if there is room, else one below the other. */
function raftsFrom(wharf: number, columns: number): readonly [RaftColumns, RaftColumns] | undefined {
  const isLeft = wharf * 2 < columns;
  const room = isLeft ? columns - 1 - wharf : wharf;
  const step = isLeft ? 1 : -1;
  const run = (after: number) => Array.from({ length: RAFT_LENGTH }, (_, i) => wharf + step * (after + i));
  if (room >= 2 * RAFT_LENGTH + 1)
    return [
      { columns: run(1.2), row: 0 },
      { columns: run(1.2 + RAFT_LENGTH + 0.6), row: 0 },
    ];
  if (room < RAFT_LENGTH) return undefined;
  return [
    { columns: run(1), row: 0 },
    { columns: run(1), row: 1 },
  ];
}

function placeRafts(rafts: readonly RaftColumns[], ground: CrossingGround): CrossingLayout {
  const { band, before, pitch } = ground;
  const wharf = { ...inset(band, 0, pitch.y * 0.08), x: before.x, width: before.width };
  const placed = BERTHS.map((berth, i) => ({ berth, ...placeRaft(rafts[i], ground) }));
  const spaces = placed.flatMap(({ berth, spaces }) => spaces.map((rect, i) => [`${berth}${i + 1}`, rect] as const));
  return {
    water: band,
    bridge: wharf,
    places: { ...Object.fromEntries(spaces), wharf },
    frames: Object.fromEntries(placed.map(({ berth, body }) => [berth, body])),
  };
}

function placeRaft({ columns, row }: RaftColumns, { row: bandRow, at, pitch, space }: CrossingGround) {
  // Half of what the band is taller than its rows lies above them.
  const spaces = columns.map(column => at({ column, row: bandRow + row + 0.06 }));
  const first = spaces.reduce((a, b) => (a.x < b.x ? a : b));
  const edge = Math.min((pitch.x - space.width) / 2, (pitch.y - space.height) / 2 - 1, 6);
  const body: Rect = {
    x: first.x - edge,
    y: first.y - edge,
    width: (RAFT_LENGTH - 1) * pitch.x + space.width + 2 * edge,
    height: space.height + 2 * edge,
  };
  return { spaces, body };
}
