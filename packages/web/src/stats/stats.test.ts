import { ok } from '@cartagena/engine';
import type { PlayedGame } from '@cartagena/protocol';
import { statistics } from '@cartagena/study/statistics';
import { describe, expect, it } from 'vitest';
import { MOST_PLAYED, makePlayedGames, playedHere } from '../game/played-games.ts';
import { makeBox } from '../game/testing/box.ts';
import { makeCsv } from './export.ts';
import { type Archive, deleteEverywhere, keepOnlineGames, playedAt } from './online-games.ts';
import { SAMPLE_GAME } from './testing/sample-game.ts';

describe('played games', () => {
  it('are kept, each once, and deleted', () => {
    const box = makeBox();
    const games = makePlayedGames(() => box);
    games.add([SAMPLE_GAME]);
    games.add([
      { ...SAMPLE_GAME, turns: 99 },
      { ...SAMPLE_GAME, id: 'b' },
    ]);
    const again = makePlayedGames(() => box);
    expect(again.list().map(({ id, turns }) => [id, turns])).toEqual([
      ['a', 30],
      ['b', 30],
    ]);
    again.deleteAll();
    expect(games.list()).toEqual([]);
  });

  it('forget the oldest first', () => {
    const box = makeBox();
    const games = makePlayedGames(() => box);
    games.add(Array.from({ length: MOST_PLAYED }, (_, i) => ({ ...SAMPLE_GAME, id: String(i) })));
    games.add([{ ...SAMPLE_GAME, id: 'older', date: '2025-12-31T10:00:00.000Z' }]);
    games.add([{ ...SAMPLE_GAME, id: 'newer', date: '2026-12-31T10:00:00.000Z' }]);
    expect(games.list()).toHaveLength(MOST_PLAYED);
    expect([games.list()[0].id, games.list().at(-1)!.id]).toEqual(['1', 'newer']);
  });

  it('last as long as the page where nothing can be kept', () => {
    const games = makePlayedGames(() => {
      throw new Error('refused');
    });
    games.add([SAMPLE_GAME]);
    expect(games.list()).toEqual([SAMPLE_GAME]);
    expect(games.isFailing.value).toBe(true);
  });

  it('pass over what is unreadable', () => {
    const box = makeBox();
    box.setItem('cartagena.played', JSON.stringify({ games: [SAMPLE_GAME, { id: 'x' }, null, 3] }));
    expect(makePlayedGames(() => box).list()).toEqual([SAMPLE_GAME]);
    box.setItem('cartagena.played', '{"games":');
    expect(makePlayedGames(() => box).list()).toEqual([]);
  });

  it.each([
    ['a day that never was', { date: 'yesterday' }],
    ['an edition that nobody knows', { config: { edition: 'constructor' } }],
    ['a seat that is not there', { own: 2 }],
    ['a winner who was not there', { winners: [0, 7] }],
    ['somebody of no kind', { seats: [{ name: 'Anna', kind: 'cat' }, SAMPLE_GAME.seats[1]] }],
    ['less than no turns', { turns: -1 }],
  ])('pass over %s', (_, part) => {
    const box = makeBox();
    box.setItem('cartagena.played', JSON.stringify({ games: [{ ...SAMPLE_GAME, ...part }, SAMPLE_GAME] }));
    expect(makePlayedGames(() => box).list()).toEqual([SAMPLE_GAME]);
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

describe('games over the net', () => {
  const over: PlayedGame = {
    id: 't',
    edition: 'diaries',
    seats: [
      { name: 'legend', bot: 'legend' },
      { name: 'Ola', bot: null },
    ],
    you: 1,
    winners: [1],
    turns: 21,
    ended: 0,
  };

  /** A server with so many games, on pages of two. */
  function makeArchive(count: number) {
    let games = Array.from({ length: count }, (_, i): PlayedGame => ({ ...over, id: String(i) }));
    const archive: Archive = {
      async played(_, after) {
        const from = Number(after ?? 0);
        const next = from + 2 < games.length ? String(from + 2) : null;
        return ok({ games: games.slice(from, from + 2), next });
      },
      async forgetPlayed() {
        games = [];
        return ok(undefined);
      },
    };
    return archive;
  }
  const away = async () => ({ ok: false, reason: { code: 'unreachable', text: '' } }) as const;
  const makeGames = () => {
    const box = makeBox();
    return makePlayedGames(() => box);
  };

  it('are all remembered beside those of this browser, each once', async () => {
    const games = makeGames();
    games.add([SAMPLE_GAME]);
    const archive = makeArchive(5);
    await keepOnlineGames(games, archive);
    await keepOnlineGames(games, archive);
    expect(games.list().map(({ id }) => id)).toEqual(['table:0', 'table:1', 'table:2', 'table:3', 'table:4', 'a']);
  });

  it('are deleted here and there', async () => {
    const games = makeGames();
    const archive = makeArchive(3);
    await keepOnlineGames(games, archive);
    expect(await deleteEverywhere(games, archive)).toBe(true);
    await keepOnlineGames(games, archive);
    expect(games.list()).toEqual([]);
  });

  it('stay if the server does not answer; whoever has none there need not wait for it', async () => {
    const games = makeGames();
    games.add([SAMPLE_GAME]);
    const archive: Archive = { played: away, forgetPlayed: away };
    await keepOnlineGames(games, archive);
    expect(games.list()).toEqual([SAMPLE_GAME]);
    games.add([playedAt(over)!]);
    expect(await deleteEverywhere(games, archive)).toBe(false);
    expect(games.list()).toHaveLength(2);
    games.deleteAll();
    games.add([SAMPLE_GAME]);
    expect(await deleteEverywhere(games, archive)).toBe(true);
    expect(games.list()).toEqual([]);
  });

  it('count for the seat that one had, unless nobody won', () => {
    expect(playedAt({ ...over, turns: null })).toEqual({
      id: 'table:t',
      config: { edition: 'diaries' },
      seats: [
        { name: 'legend', kind: 'bot' },
        { name: 'Ola', kind: 'person' },
      ],
      own: 1,
      winners: [1],
      turns: null,
      date: '1970-01-01T00:00:00.000Z',
    });
    expect(playedAt({ ...over, winners: [] })).toBeUndefined();
  });
});

it('the export quotes what must be quoted, and holds no formulas', () => {
  const names = ['Anna "Bonny", captain', '=SUM(A1)'];
  const csv = makeCsv([{ ...SAMPLE_GAME, seats: names.map(name => ({ name, kind: 'person' })) }]);
  expect(csv.split('\r\n')).toEqual([
    'date,edition,own,opponents,won,winners,turns',
    `2026-01-02T10:00:00.000Z,classic,"Anna ""Bonny"", captain",'=SUM(A1),1,"Anna ""Bonny"", captain",30`,
    '',
  ]);
});
