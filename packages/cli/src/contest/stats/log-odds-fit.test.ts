import { expect, it } from 'vitest';
import { fitLogOdds } from './log-odds-fit.ts';

/** 1000 positions for each judged chance, won as often as the line says. */
function positionsOf(slope: number, shift: number) {
  return [0.1, 0.3, 0.5, 0.8, 0.95].flatMap(judged => {
    const won = 1 / (1 + Math.exp(-shift - slope * Math.log(judged / (1 - judged))));
    return Array.from({ length: 1000 }, (_, i) => ({ judged, won: i < Math.round(1000 * won) ? 1 : 0 }));
  });
}

it.each([
  [1, 0],
  [1.4, -0.3],
  [0.6, 0.2],
])('finds slope %d and shift %d', (slope, shift) => {
  const fit = fitLogOdds(positionsOf(slope, shift))!;
  expect(Math.abs(fit.slope - slope)).toBeLessThan(0.02);
  expect(Math.abs(fit.shift - shift)).toBeLessThan(0.02);
});

it('finds nothing where every position was won', () => {
  expect(fitLogOdds([0.2, 0.6, 0.9].map(judged => ({ judged, won: 1 })))).toBeUndefined();
});
