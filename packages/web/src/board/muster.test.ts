import { describe, expect, it } from 'vitest';
import { muster } from './muster.ts';

describe.each([
  [374, 44],
  [184, 40],
  [90, 140],
  [140, 300],
  [80, 120],
  [54, 116],
])('a place of %d × %d', (width, height) => {
  it.each([2, 3, 4, 5])('has a slot for each of %d crews', crews => {
    const { picture, slots } = muster({ width, height }, crews);
    expect(slots).toHaveLength(crews);
    for (const [i, slot] of slots.entries()) {
      expect(slot.x).toBeGreaterThanOrEqual(0);
      expect(slot.x + slot.width).toBeLessThanOrEqual(width + 0.01);
      expect(slot.y + slot.height).toBeLessThanOrEqual(height + 0.01);
      expect(slot.x >= picture.x + picture.width || slot.y >= picture.y + picture.height).toBe(true);
      for (const other of slots.slice(i + 1))
        expect(slot.x + slot.width <= other.x + 0.01 || slot.y + slot.height <= other.y + 0.01).toBe(true);
    }
  });
});
