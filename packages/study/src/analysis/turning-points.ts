/** The few turns that decided most. */
import type { TurnAnalysis, TurningPoint } from './analysis.ts';

/** Less than this is no turning point, and more than so many are too many. */
const LEAST = { choice: 0.04, luck: 0.08 } as const;
const TIE = 1e-9;
const MOST = { choice: 5, luck: 3 } as const;

export function turningPoints(turns: readonly TurnAnalysis[]): TurningPoint[] {
  const choices = turns.map(
    ({ number, seat, cost }): TurningPoint => ({ turn: number, seat, kind: 'choice', size: cost }),
  );
  const luck = turns.map(({ number, seat: own, luck }): TurningPoint => {
    // What one wins the other loses: then it is the luck of the one whose turn it was.
    const seat = luck.reduce((most, size, seat) => (Math.abs(size) > Math.abs(luck[most]) + TIE ? seat : most), own);
    return { turn: number, seat, kind: 'luck', size: luck[seat] };
  });
  return [...largest(choices, 'choice'), ...largest(luck, 'luck')].sort((a, b) => a.turn - b.turn);
}

function largest(points: readonly TurningPoint[], kind: TurningPoint['kind']): TurningPoint[] {
  return points
    .filter(({ size }) => Math.abs(size) >= LEAST[kind])
    .sort((a, b) => Math.abs(b.size) - Math.abs(a.size))
    .slice(0, MOST[kind]);
}
