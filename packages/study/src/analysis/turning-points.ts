/** The few turns that changed the chances to win the most. */
import type { TurnAnalysis, TurningPoint } from './analysis.ts';

type Kind = TurningPoint['kind'];

/** The least change of a turning point, and the most turning points of a kind. */
const MIN_SIZE: { readonly [K in Kind]: number } = { choice: 0.04, luck: 0.08 };
const MAX_COUNT: { readonly [K in Kind]: number } = { choice: 5, luck: 3 };
/** Sizes that differ by less are equal. */
const ROUNDING = 1e-9;

export function turningPoints(turns: readonly TurnAnalysis[]): TurningPoint[] {
  const choices = turns.map(
    ({ number, seat, cost }): TurningPoint => ({ turn: number, seat, kind: 'choice', size: cost }),
  );
  const luck = turns.map(({ number, seat: own, luck }): TurningPoint => {
    // With two seats, one loses what the other gains: then it counts as the luck of the seat whose turn it was.
    const seat = luck.reduce(
      (most, size, seat) => (Math.abs(size) > Math.abs(luck[most]) + ROUNDING ? seat : most),
      own,
    );
    return { turn: number, seat, kind: 'luck', size: luck[seat] };
  });
  return [...largest(choices, 'choice'), ...largest(luck, 'luck')].sort((a, b) => a.turn - b.turn);
}

function largest(points: readonly TurningPoint[], kind: Kind): TurningPoint[] {
  return points
    .filter(({ size }) => Math.abs(size) >= MIN_SIZE[kind])
    .sort((a, b) => Math.abs(b.size) - Math.abs(a.size))
    .slice(0, MAX_COUNT[kind]);
}
