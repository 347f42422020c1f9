import { type Choices, setUp, unwrap } from '@cartagena/engine';
import { describe, expect, it } from 'vitest';
import { type CountedGame, statistics } from './statistics.ts';

const me = { name: 'Me', kind: 'person' } as const;
const ann = { name: 'Ann', kind: 'person' } as const;
const sailor = { name: 'sailor', kind: 'bot' } as const;

function game(
  edition: Choices['edition'],
  others: CountedGame['seats'],
  winners: number[],
  turns: number | null,
  date: string,
): CountedGame {
  const seats = [me, ...others];
  return { config: unwrap(setUp({ edition, seats: seats.length })), seats, own: 0, winners, turns, date };
}

describe('statistics', () => {
  const games = [
    game('wielka', [sailor], [0], 40, '2026-03-02'),
    game('classic', [sailor, sailor], [1], 50, '2026-03-01'),
    game('classic', [ann], [0, 1], 30, '2026-03-05'),
  ];

  it('count games, wins and turns by edition', () => {
    expect(statistics(games)).toMatchObject({
      games: 3,
      wins: 1.5,
      turns: 40,
      since: '2026-03-01',
      until: '2026-03-05',
    });
    expect(statistics(games).editions).toEqual([
      { edition: 'classic', games: 2, wins: 0.5, turns: 40 },
      { edition: 'wielka', games: 1, wins: 1, turns: 40 },
    ]);
  });

  it('leave games whose turns were not counted out of the mean', () => {
    const uncounted = game('classic', [ann], [1], null, '2026-03-07');
    expect(statistics([...games, uncounted])).toMatchObject({ games: 4, turns: 40 });
    expect(statistics([uncounted])).toMatchObject({ games: 1, turns: 0 });
  });

  it('list each opponent once for each game', () => {
    expect(statistics(games).opponents).toEqual([
      { ...sailor, games: 2, wins: 1 },
      { ...ann, games: 1, wins: 0.5 },
    ]);
  });

  it('distinguish a person from a bot of the same name', () => {
    const namesake = game('classic', [{ name: 'sailor', kind: 'person' }], [0], 20, '2026-03-06');
    expect(statistics([...games, namesake]).opponents).toHaveLength(3);
  });

  it('are empty without games', () => {
    expect(statistics([])).toEqual({ games: 0, wins: 0, turns: 0, editions: [], opponents: [] });
  });
});
