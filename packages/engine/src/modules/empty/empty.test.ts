/** Beginning a turn without cards. */
import { describe, expect, it } from 'vitest';
import type { Choices } from '../../model/game-config.ts';
import { table } from '../../testing/table.ts';

const EMPTY: Choices = { edition: 'wielka', modules: ['retreat', 'empty'] };
const STOCK = 'bomb bomb bomb';

describe('EMPTY-1: one thing, then the turn ends', () => {
  it('a card-gaining move, or a draw, and nothing else [EMPTY-1]', () => {
    const t = table(EMPTY, { pirates: [{ 8: 1, 6: 1 }, { 4: 1 }], hands: ['', 'hook'], stock: STOCK });
    expect(t.now.startedEmptyHanded).toBe(true);
    expect(t.legal).toEqual(['retreat 6', 'retreat 8', 'draw']);
    expect(t.refusal('end').code).toBe('must-act');
    expect(t.refusal('pass').code).toBe('must-act');
  });

  it('draw: one card, nobody moves, the turn ends [EMPTY-1]', () => {
    const t = table(EMPTY, { pirates: [{ 8: 1 }, { 4: 2 }], hands: ['', 'hook'], stock: STOCK });
    const events = t.do('draw');
    expect(events.map(({ type }) => type)).toEqual(['drew', 'ended', 'turn']);
    expect(t.hand(0)).toBe('bomb');
    expect(t.pirates(0)).toEqual({ start: 5, 8: 1 });
    expect(t.now).toMatchObject({ turn: 1, turns: 1, stockCount: 2 });
  });

  it.each([1, 2])('a retreat for %i, and the turn ends [EMPTY-1]', crowd => {
    const t = table(EMPTY, { pirates: [{ 8: 2 }, { 4: crowd }], hands: ['', 'hook'], stock: STOCK });
    t.do('retreat 8');
    expect(t.now.seats[0].handCount).toBe(crowd);
    expect(t.now).toMatchObject({ turn: 1, turns: 1, actionsLeft: 3, startedEmptyHanded: false });
  });

  it.each(['morgan', 'nest'] as const)('an assist (%s) is a card-gaining move too [EMPTY-1]', assist => {
    const t = table(
      { edition: 'wielka', modules: ['retreat', 'assist', 'empty'], assist },
      { pirates: [{ 8: 1 }, { 20: 1 }], hands: ['', 'hook'], stock: STOCK },
    );
    expect(t.legal).toContain('assist B start');
    t.do('assist B start');
    expect(t.hand(0)).toBe('bomb');
    expect(t.now).toMatchObject({ turn: 1, turns: 1 });
  });

  it('a hat that steps back picks its cards, and then the turn ends [EMPTY-1] [CAPTAIN-3]', () => {
    const t = table(
      { edition: 'diaries', modules: ['retreat', 'empty', 'captain'] },
      { pirates: [{ 8: 1 }, { 4: 2 }], hats: [8, 'start'], hands: ['', 'key'], row: 'key hat skull' },
    );
    t.do('retreat hat', 'pick 3');
    expect(t.now.turn).toBe(0);
    t.do('pick 1');
    expect(t.now).toMatchObject({ turn: 1, row: ['hat'] });
  });

  it('the next seat has a whole turn again [EMPTY-1]', () => {
    const t = table(EMPTY, { hands: ['', 'hook hook hook'], stock: STOCK });
    t.do('draw', 'play start hook', 'play start hook', 'play start hook');
    expect(t.now).toMatchObject({ turn: 0, turns: 2 });
  });

  it('a table without the module lets such a seat make all its actions, and not draw [EMPTY-1]', () => {
    const t = table(
      { edition: 'wielka', modules: ['retreat'] },
      { pirates: [{ 8: 2 }, { 4: 1 }], hands: ['', 'hook'], stock: STOCK },
    );
    expect(t.refusal('draw').code).toBe('malformed');
    t.do('retreat 8', 'play 4 bomb');
    expect(t.now).toMatchObject({ turn: 0, actionsLeft: 1 });
  });
});

describe('EMPTY-1: only at the start of a turn, only without cards', () => {
  it('one card in hand is enough for a normal turn [EMPTY-1]', () => {
    const t = table(EMPTY, { hands: ['hook', 'hook'], stock: STOCK });
    expect(t.now).toMatchObject({ startedEmptyHanded: false, actionsLeft: 3 });
    expect(t.legalOf('draw')).toEqual([]);
    expect(t.refusal('draw').code).toBe('has-cards');
  });

  it('emptying the hand in mid-turn changes nothing [EMPTY-1]', () => {
    const t = table(EMPTY, { pirates: [{ 8: 2 }, { 6: 1 }], hands: ['hook', 'hook'], stock: STOCK });
    t.do('play 8 hook');
    expect(t.now).toMatchObject({ turn: 0, actionsLeft: 2, startedEmptyHanded: false });
    expect(t.legal).toEqual(['retreat 8', 'retreat 10', 'end']);
    expect(t.refusal('draw').code).toBe('has-cards');
    t.do('retreat 10', 'play 8 bomb');
    expect(t.now.turn).toBe(1);
  });

  it('each seat is judged by its own hand [EMPTY-1]', () => {
    const t = table(EMPTY, { hands: ['hook', ''], stock: STOCK });
    t.do('play start hook', 'end');
    expect(t.now).toMatchObject({ turn: 1, startedEmptyHanded: true });
    expect(t.legal).toEqual(['draw']);
  });
});

describe('EMPTY-1: the boat and the flag', () => {
  const VOYAGE: Choices = { edition: 'wielka', modules: ['retreat', 'voyage', 'empty'] };

  it('the skipper’s free sail may come first [EMPTY-1] [VOYAGE-7]', () => {
    const t = table(VOYAGE, { pirates: [{ boat: 1 }], hands: ['', 'hook'], stock: STOCK });
    expect(t.legal).toEqual(['draw', 'freesail']);
    t.do('freesail');
    expect(t.now).toMatchObject({ turn: 0, boat: 'far' });
    t.do('draw');
    expect(t.now.turn).toBe(1);
  });

  it('a paid sail may not, before or after [EMPTY-1] [VOYAGE-5]', () => {
    const t = table(VOYAGE, { pirates: [{ boat: 1 }], hands: ['', 'hook'], stock: STOCK });
    expect(t.refusal('sail').code).toBe('barehanded');
    t.do('freesail');
    expect(t.refusal('sail').code).toBe('barehanded');
  });

  it('with cards a paid sail is open as ever, also once they are played [EMPTY-1]', () => {
    const t = table(VOYAGE, { pirates: [{ boat: 1 }], hands: ['hook', 'hook'], stock: STOCK });
    expect(t.legal).toContain('sail');
    t.do('play start hook');
    expect(t.legal).toContain('sail');
  });

  it('hoisting the flag may be that one thing [EMPTY-1] [FLAG-1]', () => {
    const t = table(
      { edition: 'wielka', modules: ['retreat', 'empty', 'flag'] },
      { pirates: [{ goal: 6 }, { 4: 1 }], hands: ['', 'hook'], stock: STOCK },
    );
    expect(t.legal).toEqual(['retreat goal', 'draw', 'hoist']);
    t.do('hoist');
    expect(t.now).toMatchObject({ ending: 'flag', winners: [0] });
  });
});

describe('EMPTY-1: nothing to draw', () => {
  it.each([
    ['a stock', {}, { stock: 'bomb', discards: '' }, true],
    ['a pile to be shuffled', {}, { stock: '', discards: 'bomb' }, true],
    ['a pile that stays', { recycle: false }, { stock: '', discards: 'bomb' }, false],
    ['nothing', {}, { stock: '', discards: '' }, false],
    ['a row', { supply: 'row', recycle: false }, { stock: '', discards: '', row: 'bomb' }, true],
    ['a row yet to be laid', { supply: 'row', recycle: false }, { stock: 'bomb', discards: '', row: '' }, true],
    ['an empty row', { supply: 'row' }, { stock: '', discards: '', row: '' }, false],
  ] as const)('with %s the draw is offered or falls away [EMPTY-1] [CORE-8]', (_, choices, supply, offered) => {
    const t = table({ ...EMPTY, ...choices }, { hands: ['', 'hook'], ...supply });
    expect(t.legal).toEqual([offered ? 'draw' : 'pass']);
    if (!offered) expect(t.refusal('draw').code).toBe('no-supply');
    t.do(t.legal[0]);
    expect(t.hand(0)).toBe(offered ? 'bomb' : '');
    expect(t.now.turn).toBe(1);
  });

  it('a retreat that brings nothing must be made all the same [EMPTY-1] [CORE-2]', () => {
    const t = table(EMPTY, { pirates: [{ 8: 1 }, { 4: 1 }], hands: ['', 'hook'], stock: '', discards: '' });
    expect(t.legal).toEqual(['retreat 8']);
    t.do('retreat 8');
    expect(t.now).toMatchObject({ turn: 1, idleTurns: 1 });
  });

  it('nobody can do anything: the game ends on count [EMPTY-1] [CORE-9]', () => {
    const t = table(EMPTY, { pirates: [{}, { 8: 1 }], hands: ['', ''], stock: '', discards: '' });
    t.do('pass', 'pass');
    expect(t.now).toMatchObject({ phase: 'over', ending: 'count', winners: [1] });
  });
});
