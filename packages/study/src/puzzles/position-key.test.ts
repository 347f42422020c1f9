import { copyState, type State } from '@cartagena/engine';
import { table } from '@cartagena/engine/testing/table';
import { describe, expect, it } from 'vitest';
import { positionKey } from './position-key.ts';

describe.each([
  { edition: 'classic' },
  { edition: 'wielka', modules: ['retreat', 'assist', 'voyage', 'limit', 'empty', 'items'] },
  { edition: 'diaries', modules: ['retreat', 'captain', 'raft'] },
] as const)('the key of a position: $edition', choices => {
  const { rules, state } = table(choices).game;
  const key = positionKey(state);
  const changed = (change: (copy: State) => void): string => {
    const copy = copyState(rules, state);
    change(copy);
    return positionKey(copy);
  };

  it('is the same for a copy, and computing it changes nothing', () => {
    const before = state.bytes.slice();
    expect(changed(() => {})).toBe(key);
    expect(state.bytes).toEqual(before);
  });

  it('is another one if any number of the state is another', () => {
    for (const field of ['turn', 'actor', 'phase', 'turns', 'actionsLeft', 'stockCount', 'discardCount'] as const)
      expect(changed(copy => void copy[field]++)).not.toBe(key);
    for (let i = 0; i < state.bytes.length; i++) expect(changed(copy => void copy.bytes[i]++)).not.toBe(key);
  });

  it('is the same whatever the order of the discards', () => {
    const discard = (...cards: number[]) =>
      changed(copy => {
        copy.discardCount = cards.length;
        copy.discards.set(cards);
      });
    expect(discard(0, 1, 2)).toBe(discard(2, 0, 1));
    expect(discard(0, 1, 2)).not.toBe(discard(0, 1, 1));
    expect(discard(0, 1)).not.toBe(discard(0, 1, 0));
  });
});
