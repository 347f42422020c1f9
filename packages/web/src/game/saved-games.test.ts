import { newRecord, setUp, unwrap } from '@cartagena/engine';
import { describe, expect, it, vi } from 'vitest';
import { MOST_FINISHED, MOST_UNFINISHED, makeSavedGames, type SavedGame } from './saved-games.ts';
import { makeBox } from './testing/box.ts';

const record = newRecord(unwrap(setUp({ edition: 'diaries' })), 'seed');
const game = (id: string, savedAt: number, actor: number | null = 0): SavedGame => ({
  version: 1,
  id,
  startedAt: 1,
  savedAt,
  players: [
    { name: 'Anna', colour: 'red', bot: null },
    { name: 'Corsair', colour: 'blue', bot: 'corsair' },
  ],
  actor,
  winners: actor === null ? [1] : [],
  record,
});

describe('saved games', () => {
  it('saving a game again reads no other', () => {
    const games = makeSavedGames(makeBoxOnce());
    for (let i = 0; i < MOST_UNFINISHED; i++) games.write(game(`on ${i}`, i));
    const parse = vi.spyOn(JSON, 'parse');
    games.write(game('on 3', 100));
    expect(parse).not.toHaveBeenCalled();
    games.write(game('new', 101));
    expect(parse).toHaveBeenCalled();
    parse.mockRestore();
    expect(games.list()).toHaveLength(MOST_UNFINISHED);
  });

  it('keeps games, and lists the one saved last first', () => {
    const box = makeBox();
    const savedGames = makeSavedGames(() => box);
    savedGames.write(game('old', 10));
    savedGames.write(game('new', 30));
    savedGames.write(game('over', 20, null));
    expect(savedGames.list().map(({ id }) => id)).toEqual(['new', 'over', 'old']);
    expect(savedGames.list()[1]).toEqual({
      id: 'over',
      startedAt: 1,
      savedAt: 20,
      players: game('', 0).players,
      actor: null,
      winners: [1],
      edition: 'diaries',
      made: 0,
      isDamaged: false,
    });
    expect(makeSavedGames(() => box).read('new')).toEqual(game('new', 30));
    savedGames.remove('new');
    expect(savedGames.read('new')).toBeUndefined();
    expect(savedGames.isFailing.value).toBe(false);
  });

  it.each([
    ['half of it', (text: string) => text.slice(0, text.length / 2)],
    ['of another version', (text: string) => text.replace('"version":1', '"version":99')],
    ['no players', (text: string) => text.replace(/"players":\[.*?\]/, '"players":7')],
    ['of another name', (text: string) => text.replace('"id":"bad"', '"id":"good"')],
    ['nothing', () => 'null'],
    ['a bot that nobody knows', (text: string) => text.replace('"bot":"corsair"', '"bot":"kraken"')],
    ['a colour that nobody has', (text: string) => text.replace('"colour":"red"', '"colour":"plaid"')],
    ['an edition that nobody knows', (text: string) => text.replace('"edition":"diaries"', '"edition":"constructor"')],
    ['a seat that is not there', (text: string) => text.replace('"actor":0', '"actor":7')],
    ['a winner who is not there', (text: string) => text.replace('"winners":[]', '"winners":[null]')],
    ['a time that never was', (text: string) => text.replace('"savedAt":2', '"savedAt":1e300')],
  ])('tells a damaged game from the others: %s', (_, damage) => {
    const box = makeBox();
    const savedGames = makeSavedGames(() => box);
    savedGames.write(game('good', 1));
    savedGames.write(game('bad', 2));
    box.setItem('cartagena.game.bad', damage(box.getItem('cartagena.game.bad')!));
    expect(savedGames.read('bad')).toBeUndefined();
    expect(savedGames.list().map(({ id, isDamaged }) => [id, isDamaged])).toEqual([
      ['good', false],
      ['bad', true],
    ]);
    savedGames.remove('bad');
    expect(savedGames.list()).toHaveLength(1);
  });

  it('touches nothing else in the browser', () => {
    const box = makeBox();
    box.setItem('cartagena.theme', '"dark"');
    const savedGames = makeSavedGames(() => box);
    expect(savedGames.list()).toEqual([]);
  });

  it('lets the oldest finished and unfinished games go when there are too many', () => {
    const savedGames = makeSavedGames(makeBoxOnce());
    for (let i = 0; i < MOST_FINISHED + 2; i++) savedGames.write(game(`over ${i}`, i, null));
    for (let i = 0; i < MOST_UNFINISHED + 3; i++) savedGames.write(game(`on ${i}`, i));
    expect(savedGames.list()).toHaveLength(MOST_FINISHED + MOST_UNFINISHED);
    expect(savedGames.read('over 1')).toBeUndefined();
    expect(savedGames.read('over 2')).toBeDefined();
    expect(savedGames.read('on 2')).toBeUndefined();
    expect(savedGames.read('on 3')).toBeDefined();
  });
});

describe('with little room', () => {
  const size = JSON.stringify(game('a', 1)).length + 'cartagena.game.a'.length;

  it('finished games go first', () => {
    const savedGames = makeSavedGames(makeBoxOnce(size * 3 + 60));
    savedGames.write(game('a', 1));
    savedGames.write(game('b', 2, null));
    savedGames.write(game('c', 3));
    savedGames.write(game('d', 4));
    expect(savedGames.isFailing.value).toBe(false);
    expect(savedGames.list().map(({ id }) => id)).toEqual(['d', 'c', 'a']);
  });

  it('it says so when there is none at all, and recovers', () => {
    const box = makeBox(size + 40);
    const savedGames = makeSavedGames(() => box);
    savedGames.write(game('a', 1));
    savedGames.write(game('b', 2));
    expect(savedGames.isFailing.value).toBe(true);
    expect(savedGames.read('a')).toBeDefined();
    savedGames.remove('a');
    savedGames.write(game('b', 3));
    expect(savedGames.isFailing.value).toBe(false);
  });

  it('in a browser that keeps nothing, a game lasts as long as the page', () => {
    const savedGames = makeSavedGames(() => {
      throw new Error('denied');
    });
    expect(savedGames.list()).toEqual([]);
    savedGames.write(game('a', 1));
    expect(savedGames.isFailing.value).toBe(true);
    expect(savedGames.read('a')).toEqual(game('a', 1));
    expect(savedGames.list().map(({ id }) => id)).toEqual(['a']);
    savedGames.remove('a');
    expect(savedGames.list()).toEqual([]);
    expect(savedGames.read('a')).toBeUndefined();
  });
});

function makeBoxOnce(room?: number) {
  const box = makeBox(room);
  return () => box;
}
