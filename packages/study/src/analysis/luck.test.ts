import { parseNotation, unwrap } from '@cartagena/engine';
import { type Position, table } from '@cartagena/engine/testing/table';
import { describe, expect, it } from 'vitest';
import { winChances } from '../evaluation/win-chances.ts';
import { applyMeasuringLuck } from './luck.ts';

const POSITION: Position = { pirates: [{ 35: 1, goal: 4, 34: 1 }, { 2: 1 }], hands: ['key', 'hat'] };

function luckOf(action: string, stock: string) {
  const t = table({ edition: 'classic' }, { ...POSITION, stock });
  const { rules, state } = t.game;
  const luck = applyMeasuringLuck(t.game, unwrap(parseNotation(rules, state, action)), 'test');
  return { t, luck };
}

describe('luck', () => {
  it('is zero if everything was foreseeable', () => {
    expect(luckOf('play 34 key', 'skull').luck).toEqual([0, 0]);
    expect(
      luckOf('retreat 35', 'skull skull skull')
        .luck.map(Math.abs)
        .every(size => size < 1e-9),
    ).toBe(true);
  });

  it('gives one seat what it takes from the other', () => {
    const { luck } = luckOf('retreat 35', 'skull dagger key bottle pistol hat');
    expect(luck[0]).not.toBe(0);
    expect(luck[0] + luck[1]).toBeCloseTo(0);
  });

  it('leaves the game where the action leads, and the chances add up', () => {
    const { t } = luckOf('retreat 35', 'skull');
    expect(t.pirates(0)).toEqual({ 34: 2, goal: 4 });
    const chances = winChances(t.game.rules, t.game.state);
    expect(chances[0] + chances[1]).toBeCloseTo(1);
  });
});
