import { copyState } from '@cartagena/engine';
import { type Position, table } from '@cartagena/engine/testing/table';
import { describe, expect, it } from 'vitest';
import { advantages, gainsOf, NO_GAINS, type TurnGains } from './turn-gains.ts';

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

describe('the gains of a turn', () => {
  it('count ground, cards and the pirates that come home', () => {
    const position: Position = {
      pirates: [{ 35: 1, 9: 1, 8: 2 }, { 2: 1 }],
      hands: ['dagger', ''],
      stock: 'skull skull',
    };
    expect(gained(position, { edition: 'classic' }, 'play 35 dagger')).toMatchObject({ home: 1, ground: 2, cards: -1 });
    expect(gained(position, { edition: 'classic' }, 'retreat 9')).toMatchObject({ home: 0, ground: -1, cards: 2 });
  });

  it('count what others are given', () => {
    const position: Position = { pirates: [{ 2: 1 }, { 3: 1, 7: 1 }], hands: ['', ''] };
    expect(gained(position, { edition: 'cartagena2' }, 'assist B 3')).toMatchObject({ others: 4, ground: 0 });
  });

  it('count the longer jump over a pirate in the way', () => {
    // The icons repeat every six spaces. Before, a dagger carries a pirate from the start to 8; then a skull, to 13.
    const position: Position = { pirates: [{ 1: 1 }, { 2: 1 }], hands: ['skull', ''] };
    const gains = gained(position, { edition: 'classic' }, 'play start skull');
    expect(gains).toMatchObject({ ground: 7, jump: 5, opening: 5 });
  });

  it('count how likely the next seat is to win at once', () => {
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

  it('count a win', () => {
    const position: Position = { pirates: [{ goal: 5, 35: 1 }, {}], hands: ['dagger', ''] };
    expect(gained(position, { edition: 'classic' }, 'play 35 dagger').win).toBe(1);
  });
});

describe('the advantages of one turn over another', () => {
  it('are the notable differences, the weightiest first', () => {
    const better = { ...NO_GAINS, cards: 1, ground: 10, others: -1 };
    expect(advantages(better, NO_GAINS)).toEqual(['ground', 'cards']);
  });

  it('include less for the others', () => {
    expect(advantages(NO_GAINS, { ...NO_GAINS, others: 5, opening: 4 })).toEqual(['others', 'opening']);
  });

  it('are nothing else if one of them wins', () => {
    expect(advantages({ ...NO_GAINS, win: 1, ground: 20 }, NO_GAINS)).toEqual(['win']);
    expect(advantages(NO_GAINS, NO_GAINS)).toEqual([]);
    expect(advantages({ ...NO_GAINS, win: 0.25, ground: 20 }, NO_GAINS)).toEqual(['ground']);
  });

  it('are nothing else if one of them lets the next seat win', () => {
    expect(advantages({ ...NO_GAINS, threat: 0.25, ground: 20 }, { ...NO_GAINS, threat: 1 })).toEqual(['threat']);
  });
});
