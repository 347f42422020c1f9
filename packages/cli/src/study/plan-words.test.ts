import type { Explanation, TurnGains, TurnPlan, TurnStep } from '@cartagena/study';
import { describe, expect, it } from 'vitest';
import { describePlan, describeReasons, nameSeat } from './plan-words.ts';

const NOTHING: TurnGains = { win: 0, threat: 0, home: 0, cards: 0, ground: 0, others: 0, jump: 0, opening: 0 };
const plan = (steps: readonly TurnStep[], gains: Partial<TurnGains> = {}): TurnPlan => ({
  steps,
  open: false,
  chance: 0.5,
  gains: { ...NOTHING, ...gains },
});
const own = (from: number, to: number | 'goal') => [{ seat: 0, from, to }];

describe('a turn in words', () => {
  it.each<[TurnStep, string]>([
    [
      { action: { type: 'play', from: 12, card: 'key*' }, moves: own(12, 17), draws: 0 },
      'playing marked key from 12 to 17',
    ],
    [
      { action: { type: 'play', from: 30, card: 'hat' }, moves: own(30, 'goal'), draws: 0 },
      'playing hat from 30 to the goal',
    ],
    [{ action: { type: 'retreat', from: 12 }, moves: own(12, 9), draws: 2 }, 'retreating from 12 to 9 to draw two'],
    [
      { action: { type: 'assist', seat: 1, from: 3 }, moves: [{ seat: 1, from: 3, to: 7 }], draws: 1 },
      'helping Blue from 3 to 7 to draw one',
    ],
    [{ action: { type: 'sail' }, moves: [], draws: 0 }, 'sailing'],
    [{ action: { type: 'bomb', cards: ['bomb', 'key'] }, moves: [], draws: 0 }, 'playing bomb and key together'],
    [{ action: { type: 'use-bomb', from: 4 }, moves: own(4, 8), draws: 0 }, 'setting off a bomb from 4 to 8'],
    [{ action: { type: 'pick', slot: 3 }, moves: [], draws: 0 }, 'picking card 3 of the row'],
    [{ action: { type: 'bury', card: 'hook' }, moves: [], draws: 0 }, 'burying hook'],
  ])('%j', (step, words) => {
    expect(describePlan(plan([step]))).toBe(words);
  });

  it('puts one step after the other', () => {
    const steps: TurnStep[] = [
      { action: { type: 'sail' }, moves: [], draws: 0 },
      { action: { type: 'end' }, moves: [], draws: 0 },
    ];
    expect(describePlan(plan(steps))).toBe('sailing, then stopping');
  });
});

describe('reasons in words', () => {
  const because = (...aspects: Explanation['because']): Explanation => ({
    seat: 0,
    better: plan([], { home: 1, cards: 2, others: -4 }),
    other: plan([], { others: 1 }),
    cost: 0.1,
    because: aspects,
  });

  it('says the two weightiest, with their size', () => {
    expect(describeReasons(because('home', 'cards', 'others'))).toBe(
      'it brings one more pirate home and leaves two more cards in hand',
    );
    expect(describeReasons(because('others'))).toBe('it brings the others five spaces less');
    expect(describeReasons(because())).toBe('');
  });

  it('names a seat with its player', () => {
    expect([nameSeat(0), nameSeat(1, ['you', 'legend'])]).toEqual(['Red', 'Blue (legend)']);
  });
});
