/** Stepping back to others, and the cards it brings. */
import { describe, expect, it } from 'vitest';
import { table } from '../../testing/table.ts';

const CLASSIC = { edition: 'classic' } as const;
const HATS = 'hat hat hat';

type Pirates = { readonly [place: string]: number };

/** Seat A steps back from `from`: where it ended, and how many cards it brought. */
function retreat(from: string | number, own: Pirates, others: Pirates, third: Pirates = {}) {
  const t = table({ ...CLASSIC, seats: 3 }, { pirates: [own, others, third], hands: ['', 'key', 'key'], stock: HATS });
  const [moved] = t.do(`retreat ${from}`);
  expect(moved).toMatchObject({ type: 'moved', by: 0, seat: 0, from, cause: 'retreat' });
  return { to: (moved as { to: unknown }).to, cards: t.now.seats[0].handCount, pirates: t.pirates(0) };
}

describe('RETREAT-1: where to', () => {
  it.each([
    ['the space directly behind', 8, {}, { 7: 1 }, 7],
    ['the first space of the path', 8, {}, { 1: 1 }, 1],
    ['past vacant spaces', 30, {}, { 2: 1 }, 2],
    ['the nearer of two', 8, {}, { 6: 1, 3: 1 }, 6],
    ['never past a joinable space to a better paid one', 8, {}, { 6: 1, 5: 2 }, 6],
    ['past a space that is full', 8, {}, { 6: 3, 3: 1 }, 3],
    ['past two full ones', 8, { 5: 3 }, { 6: 3, 3: 2 }, 3],
    ['to an own pirate', 8, { 4: 1 }, {}, 4],
    ['to one own and one of another', 8, { 4: 1 }, { 4: 1, 2: 1 }, 4],
    ['past own and others that fill a space together', 8, { 4: 1 }, { 4: 2, 2: 1 }, 2],
    ['not to the space it stands on', 8, {}, { 8: 1, 3: 1 }, 3],
    ['not to one ahead', 8, {}, { 9: 1, 3: 1 }, 3],
    ['past pirates at the start, who are on no space', 3, {}, { 1: 1 }, 1],
  ])('%s [RETREAT-1]', (_, from, own, others, to) => {
    expect(retreat(from, { ...own, [from]: 1 }, others)).toMatchObject({ to });
  });

  it('two of other seats and a third one fill a space together [RETREAT-1] [CORE-4]', () => {
    expect(retreat(8, { 8: 1 }, { 5: 2, 2: 1 }, { 5: 1 })).toMatchObject({ to: 2, cards: 1 });
  });

  it('one pirate steps back, its fellows on the space stay [RETREAT-1]', () => {
    expect(retreat(8, { 8: 3 }, { 4: 1 }).pirates).toEqual({ start: 3, 8: 2, 4: 1 });
  });

  it('a covered space is passed by [RETREAT-1] [RAFT-5]', () => {
    const t = table(
      { edition: 'diaries', modules: ['retreat', 'raft'] },
      { pirates: [{ 8: 1 }, { 3: 1 }], covered: [6], hands: ['', ''], row: HATS },
    );
    t.do('retreat 8');
    expect(t.pirates(0)).toEqual({ start: 5, 3: 1 });
  });

  it('the pirate with the hat and its mates are distinct [RETREAT-1] [CAPTAIN-1]', () => {
    const position = { pirates: [{ 8: 2 }, { 3: 1 }], hats: [8, 'start'], hands: ['', ''], row: HATS } as const;
    const choices = { edition: 'diaries', modules: ['retreat', 'captain'] } as const;
    const hat = table(choices, position);
    expect(hat.legal).toEqual(['retreat 8', 'retreat hat']);
    hat.do('retreat hat');
    expect(hat.now.seats[0]).toMatchObject({ pirates: { 8: 1, 3: 1 }, hat: 3 });
    const fellow = table(choices, position);
    fellow.do('retreat 8');
    expect(fellow.now.seats[0]).toMatchObject({ pirates: { 8: 1, 3: 1 }, hat: 8 });
    expect(fellow.refusal('retreat 8').code).toBe('no-pirate');
  });
});

describe('RETREAT-2: how many cards', () => {
  it.each([
    ['one of another seat', {}, { 5: 1 }, {}, 1],
    ['one own', { 5: 1 }, {}, {}, 1],
    ['two of another seat', {}, { 5: 2 }, {}, 2],
    ['two own', { 5: 2 }, {}, {}, 2],
    ['one own and one of another', { 5: 1 }, { 5: 1 }, {}, 2],
    ['one each of two other seats', {}, { 5: 1 }, { 5: 1 }, 2],
  ])('%s: as many as stood there before [RETREAT-2]', (_, own, others, third, cards) => {
    expect(retreat(8, { ...own, 8: 1 }, others, third)).toMatchObject({ to: 5, cards });
  });

  it('those it leaves behind and those at the goal count for nothing [RETREAT-2]', () => {
    expect(retreat(8, { 8: 3, goal: 2 }, { 5: 1, goal: 4 })).toMatchObject({ to: 5, cards: 1 });
  });

  it('it is one action, and may be made again with the same pirate [RETREAT-2] [CORE-2]', () => {
    const t = table(CLASSIC, { pirates: [{ 8: 1 }, { 5: 1, 3: 2 }], hands: ['', 'key'], stock: HATS });
    t.do('retreat 8');
    expect(t.now.actionsLeft).toBe(2);
    t.do('retreat 5');
    expect(t.hand(0)).toBe(HATS);
    expect(t.pirates(0)).toEqual({ start: 5, 3: 1 });
  });

  it('the acting seat gets the cards, whatever the colours there [RETREAT-2]', () => {
    const t = table(CLASSIC, { pirates: [{ 5: 2 }, { 8: 1 }], hands: ['key', ''], stock: 'hat hat', turn: 1 });
    t.do('retreat 8');
    expect([t.hand(0), t.hand(1)]).toEqual(['key', 'hat hat']);
  });
});

describe('RETREAT-3: when not', () => {
  it.each([
    ['nobody behind', 8, {}, {}],
    ['only the start behind', 1, {}, {}],
    ['only full spaces behind', 8, {}, { 6: 3, 5: 3 }],
    ['only fellows on its own space', 8, { 8: 2 }, {}],
    ['only pirates ahead', 8, {}, { 9: 1, 10: 2 }],
    ['only pirates at the goal', 'goal', {}, { goal: 2 }],
  ])('%s: not offered, and refused [RETREAT-3]', (_, from, own, others) => {
    const t = table(CLASSIC, { pirates: [{ [from]: 1, ...own }, others], hands: ['key', 'key'] });
    expect(t.legalOf('retreat')).toEqual([]);
    expect(t.refusal(`retreat ${from}`).code).toBe('nobody-behind');
  });

  it('a pirate at the start has nothing behind it [RETREAT-3]', () => {
    const t = table(CLASSIC, { pirates: [{}, { 1: 1 }], hands: ['key', 'key'] });
    expect(t.legalOf('retreat')).toEqual([]);
    expect(t.refusal('retreat start').code).toBe('nobody-behind');
  });

  it.each([
    [7, 'no pirate there', 'no-pirate'],
    [5, 'another seat’s pirate', 'no-pirate'],
  ])('from space %i (%s) it is refused [RETREAT-3]', (from, _, code) => {
    const t = table(CLASSIC, { pirates: [{ 8: 1 }, { 5: 1, 3: 1 }], hands: ['key', 'key'] });
    expect(t.refusal(`retreat ${from}`).code).toBe(code);
  });

  it('each pirate is judged for itself: the one in front can, the rearmost cannot [RETREAT-3]', () => {
    const t = table(CLASSIC, { pirates: [{ 8: 1, 4: 1, 3: 1, goal: 1 }, {}], hands: ['', 'key'] });
    expect(t.legalOf('retreat')).toEqual(['retreat 4', 'retreat 8', 'retreat goal']);
  });

  it('a table without the module has no retreat at all [RETREAT-3] [EDITION-3]', () => {
    const t = table(
      { edition: 'classic', modules: ['assist'] },
      { pirates: [{ 8: 1 }, { 5: 1 }], hands: ['key', 'key'] },
    );
    expect(t.refusal('retreat 8').code).toBe('malformed');
  });
});

describe('RETREAT-4: from the goal', () => {
  it.each([
    [{ goal: 1 }, { 36: 1 }, 36, 1],
    [{ goal: 3 }, { 20: 2 }, 20, 2],
    [{ goal: 1 }, { 36: 3, 1: 1 }, 1, 1],
  ])('own %j, others %j: back to %i for %i [RETREAT-4]', (own, others, to, cards) => {
    expect(retreat('goal', own, others)).toMatchObject({ to, cards });
  });

  it('one of them steps back, the others stay home [RETREAT-4]', () => {
    expect(retreat('goal', { goal: 4 }, { 36: 1 }).pirates).toEqual({ start: 2, goal: 3, 36: 1 });
  });

  it('from the hideout of Wielka ucieczka too [RETREAT-4]', () => {
    const t = table(
      { edition: 'wielka', landscape: 'jungle' },
      { pirates: [{ goal: 1 }, { 30: 2 }], hands: ['hook', 'hook'], stock: 'bomb bomb' },
    );
    t.do('retreat goal');
    expect(t.hand(0)).toBe('hook bomb bomb');
  });

  it('not from a raft at sea [RETREAT-4] [RAFT-7]', () => {
    const t = table(
      { edition: 'diaries', modules: ['retreat', 'raft'] },
      { pirates: [{ sea: 2, goal: 1 }, { 36: 1 }], vessels: [1, 0], hands: ['', ''], row: HATS },
    );
    expect(t.legalOf('retreat')).toEqual(['retreat goal']);
    expect(t.refusal('retreat sea').code).toBe('at-sea');
  });
});
