import { copyState } from '@cartagena/engine';
import { type Position, table } from '@cartagena/engine/testing/table';
import { describe, expect, it } from 'vitest';
import { advantages, gainsOf, NO_GAINS as NOTHING, type TurnGains } from './turn-gains.ts';

function gained(
  position: Parameters<typeof table>[1],
  choices: Parameters<typeof table>[0],
  ...actions: string[]
): TurnGains {
  const t = table(choices, position);
  const before = copyState(t.game.rules, t.game.state);
  t.do(...actions);
  return gainsOf(t.game.rules, before, t.game.state, 0);
}

describe('what a turn brings', () => {
  it('counts ground, cards and the pirates that come home', () => {
    const position: Position = {
      pirates: [{ 35: 1, 9: 1, 8: 2 }, { 2: 1 }],
      hands: ['dagger', ''],
      stock: 'skull skull',
    };
    expect(gained(position, { edition: 'classic' }, 'play 35 dagger')).toMatchObject({ home: 1, ground: 2, cards: -1 });
    expect(gained(position, { edition: 'classic' }, 'retreat 9')).toMatchObject({ home: 0, ground: -1, cards: 2 });
  });

  it('counts what others are given', () => {
    const position: Position = { pirates: [{ 2: 1 }, { 3: 1, 7: 1 }], hands: ['', ''] };
    expect(gained(position, { edition: 'cartagena2' }, 'assist B 3')).toMatchObject({ others: 4, ground: 0 });
  });

  it('sees the longer jump that a pirate in the way makes', () => {
    // The icons come round every six spaces. Before, a dagger carries a pirate from the start to 8; then a skull, to 13.
    const position: Position = { pirates: [{ 1: 1 }, { 2: 1 }], hands: ['skull', ''] };
    const gains = gained(position, { edition: 'classic' }, 'play start skull');
    expect(gains).toMatchObject({ ground: 7, jump: 5, opening: 5 });
  });

  it('tells how likely the next one is to win at once', () => {
    const position: Position = {
      pirates: [
        { 9: 1, 8: 1 },
        { goal: 5, 34: 1 },
      ],
      hands: ['key', 'skull skull'],
      stock: 'skull',
    };
    const choices = { edition: 'classic', actions: 1, hands: 'open' } as const;
    expect(gained(position, choices, 'retreat 9').threat).toBe(1);
    const bare: Position = { ...position, hands: ['key', ''] };
    expect(gained(bare, choices, 'retreat 9').threat).toBe(0);
  });

  it('tells a victory', () => {
    const position: Position = { pirates: [{ goal: 5, 35: 1 }, {}], hands: ['dagger', ''] };
    expect(gained(position, { edition: 'classic' }, 'play 35 dagger').win).toBe(1);
  });
});

describe('what one turn has over another', () => {
  it('names what is more by enough, the weightiest first', () => {
    const better = { ...NOTHING, cards: 1, ground: 10, others: -1 };
    expect(advantages(better, NOTHING)).toEqual(['ground', 'cards']);
  });

  it('counts less for others as an advantage', () => {
    expect(advantages(NOTHING, { ...NOTHING, others: 5, opening: 4 })).toEqual(['others', 'opening']);
  });

  it('says nothing else where one of them wins', () => {
    expect(advantages({ ...NOTHING, win: 1, ground: 20 }, NOTHING)).toEqual(['win']);
    expect(advantages(NOTHING, NOTHING)).toEqual([]);
    expect(advantages({ ...NOTHING, win: 0.25, ground: 20 }, NOTHING)).toEqual(['ground']);
  });

  it('says nothing else where one of them lets somebody win', () => {
    expect(advantages({ ...NOTHING, threat: 0.25, ground: 20 }, { ...NOTHING, threat: 1 })).toEqual(['threat']);
  });
});
