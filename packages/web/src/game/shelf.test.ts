import { newRecord, setUp, unwrap } from '@cartagena/engine';
import { describe, expect, it } from 'vitest';
import { MOST_FINISHED, MOST_UNFINISHED, makeShelf, type ShelvedGame } from './shelf.ts';
import { makeBox } from './testing/box.ts';

const record = newRecord(unwrap(setUp({ edition: 'diaries' })), 'seed');
const game = (id: string, savedAt: number, actor: number | null = 0): ShelvedGame => ({
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

describe('a shelf', () => {
  it('keeps games, and lists the one saved last first', () => {
    const box = makeBox();
    const shelf = makeShelf(() => box);
    shelf.write(game('old', 10));
    shelf.write(game('new', 30));
    shelf.write(game('over', 20, null));
    expect(shelf.list().map(({ id }) => id)).toEqual(['new', 'over', 'old']);
    expect(shelf.list()[1]).toEqual({
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
    expect(makeShelf(() => box).read('new')).toEqual(game('new', 30));
    shelf.remove('new');
    expect(shelf.read('new')).toBeUndefined();
    expect(shelf.isFailing.value).toBe(false);
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
    const shelf = makeShelf(() => box);
    shelf.write(game('good', 1));
    shelf.write(game('bad', 2));
    box.setItem('cartagena.game.bad', damage(box.getItem('cartagena.game.bad')!));
    expect(shelf.read('bad')).toBeUndefined();
    expect(shelf.list().map(({ id, isDamaged }) => [id, isDamaged])).toEqual([
      ['good', false],
      ['bad', true],
    ]);
    shelf.remove('bad');
    expect(shelf.list()).toHaveLength(1);
  });

  it('touches nothing else in the browser', () => {
    const box = makeBox();
    box.setItem('cartagena.theme', '"dark"');
    const shelf = makeShelf(() => box);
    expect(shelf.list()).toEqual([]);
  });

  it('lets the oldest finished and unfinished games go when there are too many', () => {
    const shelf = makeShelf(makeBoxOnce());
    for (let i = 0; i < MOST_FINISHED + 2; i++) shelf.write(game(`over ${i}`, i, null));
    for (let i = 0; i < MOST_UNFINISHED + 3; i++) shelf.write(game(`on ${i}`, i));
    expect(shelf.list()).toHaveLength(MOST_FINISHED + MOST_UNFINISHED);
    expect(shelf.read('over 1')).toBeUndefined();
    expect(shelf.read('over 2')).toBeDefined();
    expect(shelf.read('on 2')).toBeUndefined();
    expect(shelf.read('on 3')).toBeDefined();
  });
});

describe('with little room', () => {
  const size = JSON.stringify(game('a', 1)).length + 'cartagena.game.a'.length;

  it('finished games go first', () => {
    const shelf = makeShelf(makeBoxOnce(size * 3 + 60));
    shelf.write(game('a', 1));
    shelf.write(game('b', 2, null));
    shelf.write(game('c', 3));
    shelf.write(game('d', 4));
    expect(shelf.isFailing.value).toBe(false);
    expect(shelf.list().map(({ id }) => id)).toEqual(['d', 'c', 'a']);
  });

  it('it says so when there is none at all, and recovers', () => {
    const box = makeBox(size + 40);
    const shelf = makeShelf(() => box);
    shelf.write(game('a', 1));
    shelf.write(game('b', 2));
    expect(shelf.isFailing.value).toBe(true);
    expect(shelf.read('a')).toBeDefined();
    shelf.remove('a');
    shelf.write(game('b', 3));
    expect(shelf.isFailing.value).toBe(false);
  });

  it('in a browser that keeps nothing, a game lasts as long as the page', () => {
    const shelf = makeShelf(() => {
      throw new Error('denied');
    });
    expect(shelf.list()).toEqual([]);
    shelf.write(game('a', 1));
    expect(shelf.isFailing.value).toBe(true);
    expect(shelf.read('a')).toEqual(game('a', 1));
    expect(shelf.list().map(({ id }) => id)).toEqual(['a']);
    shelf.remove('a');
    expect(shelf.list()).toEqual([]);
    expect(shelf.read('a')).toBeUndefined();
  });
});

function makeBoxOnce(room?: number) {
  const box = makeBox(room);
  return () => box;
}
