import { SeededChance, seededChance } from '@cartagena/engine';
import { describe, expect, it } from 'vitest';
import { CountingChance } from './counting-chance.ts';

describe('chance that counts', () => {
  it('gives what the other gives, and counts it', () => {
    const counting = new CountingChance(new SeededChance('count'));
    const plain = new SeededChance('count');
    expect([counting.below(100), counting.below(100)]).toEqual([plain.below(100), plain.below(100)]);
    expect(counting.drawCount).toBe(2);
  });

  it('passes slots on, and counts what is drawn there', () => {
    const counting = new CountingChance(seededChance('count', 0));
    const slot = 'stock 0 57';
    expect(counting.forSlot(slot).below(100)).toBe(seededChance('count', 3).forSlot!(slot).below(100));
    expect(counting.drawCount).toBe(1);
  });

  it('is as random as before where the other has no slots', () => {
    const counting = new CountingChance(new SeededChance('count'));
    expect(counting.forSlot('stock 0 57')).toBe(counting);
  });
});
