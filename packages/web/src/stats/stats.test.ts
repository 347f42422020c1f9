import type { ListedTable, TableView } from '@cartagena/protocol';
import { statistics } from '@cartagena/study/statistics';
import { describe, expect, it } from 'vitest';
import { makeBox } from '../game/testing/box.ts';
import { makeCsv } from './export.ts';
import { playedHere } from './local-played.ts';
import { notYetKept, playedAt } from './online-games.ts';
import { type KeptPlayed, MOST_PLAYED, makePlayedGames } from './played-games.ts';

const GAME: KeptPlayed = {
  id: 'a',
  config: { edition: 'classic' },
  seats: [
    { name: 'Anna', kind: 'person' },
    { name: 'sailor', kind: 'bot' },
  ],
  own: 0,
  winners: [0],
  turns: 30,
  date: '2026-01-02T10:00:00.000Z',
};

describe('played games', () => {
  it('are kept, each once, and deleted', () => {
    const box = makeBox();
    const games = makePlayedGames(() => box);
    games.add([GAME]);
    games.add([
      { ...GAME, turns: 99 },
      { ...GAME, id: 'b' },
    ]);
    const again = makePlayedGames(() => box);
    expect(again.list().map(({ id, turns }) => [id, turns])).toEqual([
      ['a', 30],
      ['b', 30],
    ]);
    again.deleteAll();
    expect(games.list()).toEqual([]);
    expect(games.deletedAt()).toBeGreaterThan(0);
  });

  it('forget the oldest first', () => {
    const box = makeBox();
    const games = makePlayedGames(() => box);
    games.add(Array.from({ length: MOST_PLAYED + 2 }, (_, i) => ({ ...GAME, id: String(i) })));
    expect(games.list()).toHaveLength(MOST_PLAYED);
    expect(games.list()[0].id).toBe('2');
  });

  it('last as long as the page where nothing can be kept', () => {
    const games = makePlayedGames(() => {
      throw new Error('refused');
    });
    games.add([GAME]);
    expect(games.list()).toEqual([GAME]);
    expect(games.isFailing.value).toBe(true);
  });

  it('pass over what is unreadable', () => {
    const box = makeBox();
    box.setItem('cartagena.played', JSON.stringify({ games: [GAME, { id: 'x' }, null, 3] }));
    expect(makePlayedGames(() => box).list()).toEqual([GAME]);
    box.setItem('cartagena.played', '{"games":');
    expect(makePlayedGames(() => box).list()).toEqual([]);
  });

  it.each([
    ['a day that never was', { date: 'yesterday' }],
    ['an edition that nobody knows', { config: { edition: 'constructor' } }],
    ['a seat that is not there', { own: 2 }],
    ['a winner who was not there', { winners: [0, 7] }],
    ['somebody of no kind', { seats: [{ name: 'Anna', kind: 'cat' }, GAME.seats[1]] }],
    ['less than no turns', { turns: -1 }],
  ])('pass over %s', (_, part) => {
    const box = makeBox();
    box.setItem('cartagena.played', JSON.stringify({ games: [{ ...GAME, ...part }, GAME] }));
    expect(makePlayedGames(() => box).list()).toEqual([GAME]);
  });
});

describe('a game of this browser', () => {
  const end = { id: 'g', edition: 'wielka', winners: [1], turns: 12, endedAt: 0 } as const;
  const bot = { name: 'Corsair', colour: 'red', bot: 'corsair' } as const;
  const anna = { name: 'Anna', colour: 'blue', bot: null } as const;

  it('is that of the first person; bots are known by their names', () => {
    const played = playedHere({ ...end, players: [bot, anna, { ...anna, name: 'Ola' }] })!;
    expect([played.own, played.seats.map(({ name }) => name)]).toEqual([1, ['corsair', 'Anna', 'Ola']]);
    expect(statistics([played]).wins).toBe(1);
  });

  it('of bots alone is nobody’s', () => {
    expect(playedHere({ ...end, players: [bot, bot] })).toBeUndefined();
  });
});

describe('a game over the net', () => {
  const listed = (id: string, status: string, updated: number) => ({ id, status, updated }) as ListedTable;

  it('is looked up once it is over, unless it is known or was deleted', () => {
    const box = makeBox();
    const games = makePlayedGames(() => box);
    games.add([{ ...GAME, id: 'table:known' }]);
    const soon = Date.now() + 1000;
    const tables = [listed('known', 'over', soon), listed('new', 'over', soon), listed('on', 'playing', soon)];
    expect(notYetKept(tables, games).map(({ id }) => id)).toEqual(['new']);
    games.deleteAll();
    expect(notYetKept([listed('old', 'over', 1), ...tables], games).map(({ id }) => id)).toEqual(['known', 'new']);
  });

  const table = {
    id: 't',
    you: 1,
    winners: [1],
    config: { edition: 'diaries' },
    seats: [
      { name: 'Legend', plan: { by: 'bot', bot: 'legend' } },
      { name: 'Ola', plan: { by: 'person' } },
    ],
    game: { view: { turns: 21, phase: 'over', ending: 'home' } },
    since: 0,
  } as unknown as TableView;

  it('counts for the seat that one had', () => {
    expect(playedAt(table)).toMatchObject({
      id: 'table:t',
      own: 1,
      winners: [1],
      turns: 22,
      config: { edition: 'diaries' },
    });
    expect(playedAt(table)?.seats).toEqual([
      { name: 'legend', kind: 'bot' },
      { name: 'Ola', kind: 'person' },
    ]);
  });

  it('counts for nobody who watched, nor where nobody won', () => {
    expect(playedAt({ ...table, you: null })).toBeUndefined();
    expect(playedAt({ ...table, winners: null })).toBeUndefined();
    expect(playedAt({ ...table, winners: [] })).toBeUndefined();
  });
});

it('the export quotes what must be quoted, and holds no formulas', () => {
  const names = ['Anna "Bonny", captain', '=SUM(A1)'];
  const csv = makeCsv([{ ...GAME, seats: names.map(name => ({ name, kind: 'person' })) }]);
  expect(csv.split('\r\n')).toEqual([
    'date,edition,own,opponents,won,winners,turns',
    `2026-01-02T10:00:00.000Z,classic,"Anna ""Bonny"", captain",'=SUM(A1),1,"Anna ""Bonny"", captain",30`,
    '',
  ]);
});
