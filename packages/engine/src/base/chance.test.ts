/** Records hold seeds, not draws: the same seed must give the same draws for ever. */
import { describe, expect, it } from 'vitest';
import { type Chance, drawKind, SeededChance, seededChance, shuffle } from './chance.ts';

/** Gives these numbers one after the other, and notes what was asked. */
function scripted(...draws: number[]): Chance & { readonly asked: number[] } {
  const asked: number[] = [];
  return {
    asked,
    below(n) {
      asked.push(n);
      return draws.shift()!;
    },
  };
}

describe('seeded chance', () => {
  it.each([
    ['escape', 0, [380267, 862352, 147565, 492106, 147317, 180380, 576280, 44955]],
    ['escape', 1, [760231, 171617, 284960, 71892, 664970, 609705, 872739, 706610]],
    ['escape', 2, [770667, 149844, 304322, 756174, 627581, 397819, 469893, 215514]],
    ['', 0, [122188, 542221, 823948, 363365, 639368, 137814, 325296, 881857]],
    ['żagiel', 77, [37228, 697299, 25369, 887066, 553711, 981226, 626232, 283691]],
  ])('of the seed "%s" and the stream %i gives what it has always given [CORE-10]', (seed, stream, draws) => {
    const chance = seededChance(seed, stream);
    expect(draws.map(() => chance.below(1_000_000))).toEqual(draws);
    if (stream === 0) expect(new SeededChance(seed).below(1_000_000)).toBe(draws[0]);
  });

  it('goes on as it has always gone on after many draws [CORE-10]', () => {
    const chance = new SeededChance('long');
    let sum = 0;
    for (let i = 0; i < 10_000; i++) sum = (Math.imul(sum, 31) + chance.below(1 << 30)) | 0;
    expect(sum).toBe(-625984394);
  });
});

describe('shuffling', () => {
  it('swaps each item, from the last on, with one at or before it, and leaves the rest alone', () => {
    const list = Uint8Array.of(9, 1, 2, 3, 4, 9);
    const chance = scripted(0, 1, 0);
    shuffle(list, 1, 4, chance);
    expect(chance.asked).toEqual([4, 3, 2]);
    expect([...list]).toEqual([9, 3, 4, 2, 1, 9]);
  });
});

describe('drawing a kind', () => {
  it.each([
    [0, 0],
    [1, 0],
    [2, 2],
    [4, 2],
    [5, 3],
  ])('draw %i of two, none, three and one is kind %i', (draw, kind) => {
    const counts = Uint8Array.of(2, 0, 3, 1);
    const chance = scripted(draw, draw);
    expect(drawKind(counts, 6, chance)).toBe(kind);
    expect(drawKind(Uint8Array.of(7, ...counts), 6, chance, 1)).toBe(kind);
    expect(chance.asked).toEqual([6, 6]);
    expect([...counts]).toEqual([2, 0, 3, 1]);
  });
});
