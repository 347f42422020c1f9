/** Moving others forward for cards: as in Cartagena II (`nest`), and as Captain Morgan does. */
import { describe, expect, it } from 'vitest';
import type { Choices } from '../../model/game-config.ts';
import { type Position, table } from '../../testing/table.ts';

type Pirates = { readonly [place: string]: number };

const KINDS = ['nest', 'morgan'] as const;
const one = (assist: (typeof KINDS)[number], more: Partial<Choices> = {}): Choices => ({
  edition: 'wielka',
  modules: ['assist'],
  seats: 3,
  assist,
  ...more,
});
/** Leg 1 is 1 to 18, leg 2 is 19 to 36. */
const two = (assist: (typeof KINDS)[number]): Choices => one(assist, { modules: ['assist', 'voyage'] });

const HANDS = { hands: ['hook', 'hook', 'hook'], stock: 'bomb bomb bomb bomb' } as const;

/** Seat A helps a pirate of seat B: where it ended, and how many cards that brought. */
function assist(choices: Choices, from: string | number, pirates: readonly Pirates[], more: Position = {}) {
  const t = table(choices, { ...HANDS, pirates, ...more });
  const [moved] = t.do(`assist B ${from}`);
  expect(moved).toMatchObject({ type: 'moved', by: 0, seat: 1, from, cause: 'assist' });
  return { to: (moved as { to: unknown }).to, cards: t.now.seats[0].handCount - 1 };
}

function refused(choices: Choices, action: string, pirates: readonly Pirates[], more: Position = {}): string {
  const t = table(choices, { ...HANDS, pirates, ...more });
  expect(t.legal).not.toContain(action);
  return t.refusal(action).code;
}

describe.each(KINDS)('ASSIST-1 (%s): to the nearest joinable space ahead', kind => {
  it.each([
    ['the very next space', 5, {}, {}, { 6: 1 }, 6, 1],
    ['the last space', 5, {}, {}, { 36: 1 }, 36, 1],
    ['from the start', 'start', {}, {}, { 1: 1 }, 1, 1],
    ['past vacant spaces', 5, {}, {}, { 30: 2 }, 30, 2],
    ['the nearer of two', 5, {}, {}, { 8: 1, 10: 2 }, 8, 1],
    ['past a full one', 5, {}, {}, { 8: 3, 10: 2 }, 10, 2],
    ['to the helper’s own pirate', 5, { 8: 1 }, {}, {}, 8, 1],
    ['to a pirate of the same colour', 5, {}, { 8: 1 }, {}, 8, 1],
    ['to two of different colours', 5, { 8: 1 }, { 8: 1 }, {}, 8, 2],
    ['past three of different colours', 5, { 8: 1 }, { 8: 1 }, { 8: 1, 9: 1 }, 9, 1],
    ['not to its own space', 5, { 5: 1 }, {}, { 9: 1 }, 9, 1],
    ['not to one behind', 5, { 4: 1 }, {}, { 9: 1 }, 9, 1],
  ])('%s [ASSIST-1]', (_, from, own, helped, third, to, cards) => {
    const moving: Pirates = from === 'start' ? helped : { ...helped, [from]: 1 };
    expect(assist(one(kind), from, [own, moving, third])).toEqual({ to, cards });
  });

  it('the same pirate again and again, and one action each [ASSIST-1]', () => {
    const t = table(one(kind), { ...HANDS, pirates: [{ 8: 1, 12: 1 }, {}, { 20: 2 }] });
    t.do('assist B start', 'assist B 8');
    expect(t.now).toMatchObject({ turn: 0, actionsLeft: 1 });
    t.do('assist B 12');
    expect(t.pirates(1)).toEqual({ start: 5, 20: 1 });
    expect(t.now).toMatchObject({ turn: 1, actionsLeft: 3 });
    expect(t.hand(0)).toBe('hook bomb bomb bomb bomb');
  });

  it('the helper draws; the helped one and the third get nothing [ASSIST-1]', () => {
    const t = table(one(kind), { ...HANDS, pirates: [{}, {}, { 4: 2 }], turn: 2 });
    t.do('assist A start');
    expect([0, 1, 2].map(seat => t.hand(seat))).toEqual(['hook', 'hook', 'hook bomb bomb']);
  });

  it('any opponent’s pirate is offered, one’s own never [ASSIST-1] [ASSIST-6]', () => {
    const t = table(one(kind), { ...HANDS, pirates: [{ 8: 2 }, { 5: 2 }, { 30: 1, goal: 5 }], turn: 1 });
    expect(t.legalOf('assist').sort()).toEqual(['assist A 8', 'assist A start', 'assist C 30']);
  });
});

describe('ASSIST-2: no joinable space before the end of the leg', () => {
  it.each([
    ['nobody ahead', {}],
    ['only full spaces ahead', { 30: 3 }],
    ['only pirates behind', { 3: 1 }],
  ])('%s: to the end of the leg, for 2 cards [ASSIST-2]', (_, others) => {
    expect(assist(one('morgan'), 5, [{}, { 5: 1 }, others])).toEqual({ to: 'goal', cards: 2 });
  });

  it.each(KINDS)('%s: to the boat for 2 cards, however many are aboard [ASSIST-2]', kind => {
    expect(assist(two(kind), 5, [{}, { 5: 1 }, {}])).toEqual({ to: 'boat', cards: 2 });
    expect(assist(two(kind), 5, [{ boat: 1 }, { 5: 1 }, {}])).toEqual({ to: 'boat', cards: 2 });
  });

  it('from the last space of the path and from the start too [ASSIST-2]', () => {
    expect(assist(one('morgan'), 36, [{}, { 36: 1 }, {}])).toEqual({ to: 'goal', cards: 2 });
    expect(assist(one('morgan'), 'start', [{}, {}, {}])).toEqual({ to: 'goal', cards: 2 });
    expect(assist(two('morgan'), 18, [{}, { 18: 1 }, {}])).toEqual({ to: 'boat', cards: 2 });
  });
});

describe.each(KINDS)('ASSIST-3 (%s): into the boat', kind => {
  it.each([0, 1, 2])('with %i of that colour aboard there is room [ASSIST-3]', aboard => {
    expect(assist(two(kind), 5, [{}, { 5: 1, boat: aboard }, {}])).toEqual({ to: 'boat', cards: 2 });
  });

  it('with three of that colour aboard that pirate cannot be moved [ASSIST-3]', () => {
    expect(refused(two(kind), 'assist B 5', [{}, { 5: 1, boat: 3 }, {}])).toBe('boat-full');
  });

  it('other colours aboard, the helper’s too, take no room from it [ASSIST-3] [VOYAGE-2]', () => {
    expect(assist(two(kind), 5, [{ boat: 3 }, { 5: 1, boat: 2 }, { boat: 3 }])).toEqual({ to: 'boat', cards: 2 });
  });

  it('with the boat away that pirate cannot be moved [ASSIST-3]', () => {
    expect(refused(two(kind), 'assist B 5', [{}, { 5: 1 }, {}], { boat: 'far' })).toBe('boat-away');
    expect(refused(two(kind), 'assist B start', [{}, {}, {}], { boat: 'far' })).toBe('boat-away');
  });

  it('full or away, the boat does not prevent joining a pirate before it [ASSIST-3]', () => {
    expect(assist(two(kind), 5, [{}, { 5: 1, boat: 3 }, { 18: 1 }])).toEqual({ to: 18, cards: 1 });
    expect(assist(two(kind), 5, [{}, { 5: 1 }, { 18: 1 }], { boat: 'far' })).toEqual({ to: 18, cards: 1 });
  });

  it('pirates on the second leg are not ahead on the first [ASSIST-3] [VOYAGE-1]', () => {
    expect(assist(two(kind), 5, [{}, { 5: 1 }, { 19: 1 }])).toEqual({ to: 'boat', cards: 2 });
    expect(refused(two(kind), 'assist B 5', [{}, { 5: 1 }, { 19: 1 }], { boat: 'far' })).toBe('boat-away');
  });
});

describe.each(KINDS)('ASSIST-4 (%s): out of the boat', kind => {
  it('not while it lies at the first leg [ASSIST-4]', () => {
    expect(refused(two(kind), 'assist B boat', [{ goal: 1 }, { boat: 1 }, { 20: 1 }])).toBe('aboard');
  });

  it('at the second leg to the nearest joinable space of that leg [ASSIST-4]', () => {
    expect(assist(two(kind), 'boat', [{ 17: 1 }, { boat: 1 }, { 19: 2 }], { boat: 'far' })).toEqual({
      to: 19,
      cards: 2,
    });
  });

  it('at the second leg with nobody to join, to the goal [ASSIST-4] [ASSIST-5]', () => {
    expect(assist(two(kind), 'boat', [{ goal: 2 }, { boat: 1 }, { 17: 1 }], { boat: 'far' })).toEqual({
      to: 'goal',
      cards: 2,
    });
  });
});

describe('ASSIST-5: into the goal', () => {
  it.each([
    ['one of the helper', { goal: 1 }, {}, {}, 1],
    ['one of the same colour', {}, { goal: 1 }, {}, 1],
    ['one of a third', {}, {}, { goal: 1 }, 1],
    ['two of one colour', {}, {}, { goal: 2 }, 2],
    ['one each of two', { goal: 1 }, {}, { goal: 1 }, 2],
    ['five', { goal: 2 }, {}, { goal: 3 }, 2],
  ])('nest: %s there [ASSIST-5]', (_, own, helped, third, cards) => {
    expect(assist(one('nest'), 30, [own, { ...helped, 30: 1 }, third])).toEqual({ to: 'goal', cards });
  });

  it('nest: nobody there, so it cannot be moved [ASSIST-5]', () => {
    expect(refused(one('nest'), 'assist B 30', [{ 29: 1 }, { 30: 1 }, {}])).toBe('no-company');
    expect(refused(two('nest'), 'assist B boat', [{}, { boat: 1 }, {}], { boat: 'far' })).toBe('no-company');
  });

  it('nest: no one there, but a pirate to join on the way [ASSIST-5]', () => {
    expect(assist(one('nest'), 30, [{ 36: 1 }, { 30: 1 }, {}])).toEqual({ to: 36, cards: 1 });
  });

  it.each([0, 1, 2, 5])('Morgan: with %i there it is always 2 cards [ASSIST-5]', there => {
    expect(assist(one('morgan'), 30, [{ goal: there }, { 30: 1 }, {}])).toEqual({ to: 'goal', cards: 2 });
  });

  it('the goal with one or two in it is no joinable space: nobody stops short of it for less [ASSIST-5]', () => {
    expect(assist(two('morgan'), 30, [{ goal: 1 }, { 30: 1 }, {}], { boat: 'far' })).toEqual({ to: 'goal', cards: 2 });
  });
});

describe.each(KINDS)('ASSIST-6 (%s): never', kind => {
  it.each([
    ['out of the goal', 'assist B goal', 'home'],
    ['one’s own pirate', 'assist A 4', 'own-pirate'],
    ['nobody', 'assist B 7', 'no-pirate'],
    ['a pirate of another colour than named', 'assist B 4', 'no-pirate'],
    ['a seat that is not there', 'assist D 4', 'malformed'],
  ])('%s [ASSIST-6]', (_, action, code) => {
    expect(refused(one(kind), action, [{ 4: 1, 10: 1 }, { goal: 1 }, { 10: 1 }])).toBe(code);
  });

  it('off a raft at sea, like out of the goal [ASSIST-6] [RAFT-7]', () => {
    const rafts: Choices = { edition: 'diaries', modules: ['assist', 'raft'], supply: 'stock', assist: kind };
    expect(
      refused(rafts, 'assist B sea', [{}, { sea: 1 }], { hands: ['key', 'key'], stock: '', vessels: [0, 1] }),
    ).toBe('home');
  });
});

describe('ASSIST-1 with hats', () => {
  const choices: Choices = { edition: 'diaries', modules: ['retreat', 'assist', 'captain'], supply: 'row' };
  const position: Position = { hands: ['', 'key'], pirates: [{ 9: 1 }, { 5: 2 }], hats: ['start', 5] };

  it('the one with the hat and its fellow are helped each for itself [ASSIST-1] [CAPTAIN-1]', () => {
    const hat = table(choices, position);
    hat.do('assist B hat');
    expect(hat.now.seats[1]).toMatchObject({ pirates: { 5: 1, 9: 1 }, hat: 9 });
    const fellow = table(choices, position);
    fellow.do('assist B 5');
    expect(fellow.now.seats[1]).toMatchObject({ pirates: { 5: 1, 9: 1 }, hat: 5 });
    expect(fellow.refusal('assist B 5').code).toBe('no-pirate');
  });

  it('a hat at home cannot be helped, one on the path can [ASSIST-6] [CAPTAIN-1]', () => {
    const at = (hat: 'goal' | 5) =>
      table(choices, { ...position, pirates: [{}, { 5: 1, goal: 1 }], hats: ['start', hat] });
    expect(at('goal').legalOf('assist')).toEqual(['assist B start', 'assist B 5']);
    expect(at('goal').refusal('assist B hat').code).toBe('home');
    expect(at(5).legalOf('assist')).toEqual(['assist B start', 'assist B hat']);
  });

  it('with nobody to join, the hat goes home only where that is allowed [ASSIST-5] [CAPTAIN-1]', () => {
    const t = (assist: 'nest' | 'morgan') =>
      table({ ...choices, assist }, { ...position, pirates: [{}, { 30: 1 }], hats: ['start', 30] });
    expect(t('nest').refusal('assist B hat').code).toBe('no-company');
    expect(t('morgan').legalOf('assist')).toContain('assist B hat');
  });
});

describe('ASSIST-7: beside the retreat', () => {
  it('with Morgan the seat chooses each time [ASSIST-7]', () => {
    const t = table(
      { edition: 'wielka', modules: ['retreat', 'assist', 'empty'], seats: 3 },
      { ...HANDS, pirates: [{ 10: 1 }, { 5: 1 }, {}] },
    );
    t.do('assist C start', 'retreat 10', 'assist B 5');
    expect(t.hand(0)).toBe('hook bomb bomb bomb bomb');
    expect(t.eventsOf('moved')).toMatchObject([
      { seat: 2, to: 5, cause: 'assist' },
      { seat: 0, to: 5, cause: 'retreat' },
      { seat: 1, to: 'goal', cause: 'assist' },
    ]);
  });

  it('Cartagena II has no retreat [ASSIST-7]', () => {
    const t = table({ edition: 'cartagena2' }, { pirates: [{ 9: 1 }, { 5: 1 }], hands: ['map', 'map'] });
    expect(t.legalOf('assist').length).toBeGreaterThan(0);
    expect(t.legalOf('retreat')).toEqual([]);
    expect(t.refusal('retreat 9').code).toBe('malformed');
  });
});

describe.each(KINDS)('ASSIST-8 (%s): the last pirate home', kind => {
  it('makes its owner win, in the middle of the helper’s turn, and nothing is drawn any more [ASSIST-8] [CORE-5]', () => {
    const t = table(one(kind), { ...HANDS, pirates: [{ goal: 4 }, { goal: 5, 30: 1 }, {}] });
    t.do('assist B 30');
    expect(t.now).toMatchObject({ phase: 'over', ending: 'home', winners: [1] });
    expect(t.eventsOf('over')).toEqual([{ type: 'over', ending: 'home', winners: [1] }]);
    expect(t.hand(0)).toBe('hook');
    expect(t.legal).toEqual([]);
  });

  it('the last but one does not [ASSIST-8]', () => {
    const t = table(one(kind), { ...HANDS, pirates: [{ goal: 4 }, { goal: 4, 30: 2 }, {}] });
    t.do('assist B 30');
    expect(t.now).toMatchObject({ phase: 'turn', ending: 'none', actionsLeft: 2 });
    expect(t.hand(0)).toBe('hook bomb bomb');
  });
});
