import { describe, expect, it } from 'vitest';
import { PAINT } from './colours.ts';

/** Relative luminance, as WCAG defines it. */
function luminance(hex: string): number {
  const [r, g, b] = [1, 3, 5]
    .map(at => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
    .map(part => (part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

const contrast = (a: string, b: string) => {
  const [dark, light] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (light + 0.05) / (dark + 0.05);
};

describe('the colours of pirates', () => {
  it('differ in lightness, each from the next', () => {
    const fills = Object.values(PAINT)
      .map(({ fill }) => fill)
      .sort((a, b) => luminance(a) - luminance(b));
    for (const [i, fill] of fills.slice(1).entries()) expect(contrast(fill, fills[i])).toBeGreaterThan(1.25);
  });

  it.each(Object.entries(PAINT))('%s shows its mark', (_, { fill, mark }) => {
    expect(contrast(fill, mark)).toBeGreaterThan(3);
  });
});
