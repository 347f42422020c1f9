import { type Position, table } from '@cartagena/engine/testing/table';
import { describe, expect, it } from 'vitest';
import { hint } from './hint.ts';

/** Red has five pirates home; the sixth stands on the last space but one, ahead of everybody. */
const NEARLY_HOME: Position = {
  pirates: [
    { goal: 5, 35: 1 },
    { 3: 2, 4: 2, 5: 2 },
  ],
};

describe('a hint', () => {
  it('wins if the game can be won, and says so', () => {
    const t = table({ edition: 'classic' }, { ...NEARLY_HOME, hands: ['dagger skull', 'key key key'] });
    const { plan, reason } = hint(t.game.rules, t.view(0));
    expect(plan.gains.win).toBe(1);
    expect(plan.chance).toBe(1);
    expect(plan.open).toBe(false);
    expect(plan.steps.at(-1)?.moves).toEqual([{ seat: 0, from: 35, to: 'goal' }]);
    expect(reason?.seat).toBe(0);
  });

  it('gives no reason if there is nothing to choose', () => {
    const t = table({ edition: 'classic' }, { pirates: [{}, {}], hands: ['', 'key'], stock: 'skull' });
    expect(t.legal).toEqual(['pass']);
    const { plan, reason } = hint(t.game.rules, t.view(0), { rounds: 1 });
    expect(plan.steps.map(({ action }) => action)).toEqual([{ type: 'pass' }]);
    expect(reason).toBeUndefined();
  });

  it('says what the turn gains if the next best turn gains the same', () => {
    const t = table({ edition: 'classic' }, { pirates: [{ 9: 1, 8: 2 }, { 2: 2 }], hands: ['', 'key key'] });
    const { reason } = hint(t.game.rules, t.view(0), { rounds: 2 });
    expect(reason?.because).not.toEqual([]);
  });

  it('stops where something is revealed', () => {
    const t = table({ edition: 'classic' }, { pirates: [{ 9: 1, 8: 2 }, { 2: 2 }], hands: ['', 'key key'] });
    const { plan } = hint(t.game.rules, t.view(0), { rounds: 2 });
    expect(plan.steps).toHaveLength(1);
    expect(plan.steps[0]).toMatchObject({ action: { type: 'retreat' } });
    expect(plan.open).toBe(true);
    // The gains include the rest of the turn, in which the seat draws more cards or plays those it drew.
    expect(plan.gains.cards + plan.gains.ground).not.toBe(plan.steps[0].draws);
  });

  it('is the same for equal views, and does not change the game', () => {
    const t = table({
      edition: 'wielka',
      modules: ['retreat', 'assist', 'voyage', 'limit', 'empty', 'items'],
      seats: 3,
    });
    const view = t.view(0);
    const first = hint(t.game.rules, view, { rounds: 2 });
    expect(t.view(0)).toEqual(view);
    expect(hint(t.game.rules, view, { rounds: 2 })).toEqual(first);
  });
});
