/** The pirate with the hat (CAPTAIN-1 to CAPTAIN-3). */
import { describe, expect, it } from 'vitest';
import { SeededChance } from '../../base/chance.ts';
import { unwrap } from '../../base/result.ts';
import type { Place } from '../../base/vocabulary.ts';
import { newGame } from '../../play/deal.ts';
import { setUp } from '../../setup/config.ts';
import { resolveRules } from '../../setup/resolve.ts';
import { type Position, type Table, table } from '../../testing/table.ts';
import { makeSnapshot } from '../../view/snapshot.ts';

/* The path: bottle 1 7 13 …, dagger 2 8 14 …, hat 3 9 15 …, key 4 10 16 …, pistol 5 11 17 …, skull 6 12 18 …. */
const CAPTAIN = { edition: 'diaries', modules: ['retreat', 'captain'] } as const;
const VOYAGE = { edition: 'diaries', modules: ['retreat', 'captain', 'voyage'] } as const;
const ICONS = ['bottle', 'dagger', 'hat', 'key', 'pistol', 'skull'];

const times = (count: number, card: string): string => Array(count).fill(card).join(' ');
const hatOf = (t: Table, seat: number): Place | undefined => t.now.seats[seat].hat;

describe('CAPTAIN-1: one pirate of each colour wears the hat', () => {
  it.each([2, 5])('with %i seats every hat is at the start when the game begins [CAPTAIN-1]', seats => {
    const rules = resolveRules(unwrap(setUp({ ...CAPTAIN, seats })));
    const { state } = newGame(rules, new SeededChance('hats'));
    expect(makeSnapshot(rules, state).seats.map(seat => seat.hat)).toEqual(Array(seats).fill('start'));
  });

  it('everybody sees where each hat is [CAPTAIN-1]', () => {
    const t = table(CAPTAIN, { pirates: [{ 4: 1 }, { 9: 2 }], hats: [4, 9] });
    for (const viewer of [0, 1, 'spectator'] as const)
      expect(t.view(viewer).seats.map(seat => seat.hat)).toEqual([4, 9]);
  });

  it.each<[{ [place: string]: number }, Place, string[]]>([
    [{}, 'start', ['play start key', 'play hat key']],
    [{ 9: 1 }, 'start', ['play start key', 'play 9 key', 'play hat key']],
    [{ 9: 1 }, 9, ['play start key', 'play hat key']],
    [{ 9: 2 }, 9, ['play start key', 'play 9 key', 'play hat key']],
    [{ 9: 2, goal: 4 }, 'goal', ['play 9 key']],
    [{ goal: 5 }, 'start', ['play hat key']],
  ])('with pirates on %j and the hat on %s one may play %j [CAPTAIN-1]', (pirates, hat, plays) => {
    const t = table(CAPTAIN, { pirates: [pirates], hats: [hat], hands: ['key', ''] });
    expect(t.legalOf('play')).toEqual(plays);
  });

  it('on a shared space either the hat moves, or a fellow does [CAPTAIN-1]', () => {
    const shared = { pirates: [{ 9: 2 }], hats: [9], hands: ['key', ''] } as const;
    const hat = table(CAPTAIN, shared);
    hat.do('play hat key');
    expect(hat.pirates(0)).toEqual({ start: 4, 9: 1, 10: 1 });
    expect(hatOf(hat, 0)).toBe(10);
    expect(hat.eventsOf('moved')).toEqual([
      { type: 'moved', by: 0, seat: 0, from: 9, to: 10, cause: 'play', hat: true },
    ]);
    const fellow = table(CAPTAIN, shared);
    fellow.do('play 9 key');
    expect(fellow.pirates(0)).toEqual({ start: 4, 9: 1, 10: 1 });
    expect(hatOf(fellow, 0)).toBe(9);
    expect(fellow.eventsOf('moved')).toEqual([{ type: 'moved', by: 0, seat: 0, from: 9, to: 10, cause: 'play' }]);
  });

  it('it stays on: at the goal, and back out of it [CAPTAIN-1] [RETREAT-4]', () => {
    const t = table(CAPTAIN, {
      pirates: [{ 35: 1 }, { 20: 1 }],
      hats: [35],
      hands: ['key', ''],
      row: times(3, 'skull'),
    });
    t.do('play hat key');
    expect(hatOf(t, 0)).toBe('goal');
    expect(t.legalOf('retreat')).toEqual(['retreat hat']);
    t.do('retreat hat', 'pick 1');
    expect(hatOf(t, 0)).toBe(20);
  });

  it("another seat's hat is not touched by one's own moves [CAPTAIN-1]", () => {
    const t = table(CAPTAIN, { pirates: [{ 9: 1 }, { 9: 1 }], hats: [9, 9], hands: ['key', ''] });
    t.do('play hat key');
    expect([hatOf(t, 0), hatOf(t, 1)]).toEqual([10, 9]);
  });

  it.each([
    ['play 9 key', 'no-pirate'],
    ['retreat 9', 'no-pirate'],
    ['play hat skull', 'no-card'],
  ])('where the hat stands alone, %s is refused as %s [CAPTAIN-1]', (text, code) => {
    const t = table(CAPTAIN, { pirates: [{ 9: 1 }, { 5: 1 }], hats: [9], hands: ['key', ''] });
    expect(t.refusal(text).code).toBe(code);
  });

  it('a hat that is home can neither play nor be a joker [CAPTAIN-1] [CAPTAIN-2]', () => {
    const t = table(CAPTAIN, { pirates: [{ goal: 1 }], hats: ['goal'], hands: ['key key', ''] });
    expect(t.refusal('play hat key').code).toBe('home');
    expect(t.refusal('joker key+key').code).toBe('no-use');
  });

  it('without CAPTAIN nobody wears one [CAPTAIN-1]', () => {
    const t = table({ edition: 'diaries' }, { hands: ['key key', ''] });
    expect(t.now.seats[0]).not.toHaveProperty('hat');
    expect(t.refusal('play hat key').code).toBe('malformed');
    expect(t.refusal('joker key+key').code).toBe('malformed');
  });
});

describe('CAPTAIN-2: two cards as one of any icon', () => {
  it.each([
    ['', []],
    ['key', []],
    ['key key', ['joker key+key']],
    ['key key key', ['joker key+key']],
    ['hat key', ['joker hat+key']],
    ['bottle key key', ['joker bottle+key', 'joker key+key']],
    ['bottle dagger skull', ['joker bottle+dagger', 'joker bottle+skull', 'joker dagger+skull']],
  ])('a hand of "%s" can be laid as %j [CAPTAIN-2]', (hand, jokers) => {
    expect(table(CAPTAIN, { hands: [hand, 'key'] }).legalOf('joker')).toEqual(jokers);
  });

  it('any icon, for the hat alone, however many fellows stand beside it [CAPTAIN-2]', () => {
    const t = table(CAPTAIN, { pirates: [{ 9: 3 }], hats: [9], hands: ['hat key', ''] });
    t.do('joker hat+key');
    expect(t.now).toMatchObject({ phase: 'use', actor: 0, discards: ['hat', 'key'] });
    expect(t.legal).toEqual(ICONS.map(icon => `move ${icon} hat`));
    expect(t.refusal('move key 9').code).toBe('hat-only');
    expect(t.refusal('move key start').code).toBe('hat-only');
    expect(t.refusal('end').code).toBe('not-now');
  });

  it.each(ICONS.map((icon, i) => [icon, i + 1] as const))(
    'as a %s it takes the hat to space %i [CAPTAIN-2]',
    (icon, space) => {
      const t = table(CAPTAIN, { hands: ['key skull', ''] });
      t.do('joker key+skull', `move ${icon} hat`);
      expect(t.pirates(0)).toEqual({ start: 5, [space]: 1 });
      expect(hatOf(t, 0)).toBe(space);
    },
  );

  it('it passes taken spaces, and goes to the goal when none is left [CAPTAIN-2] [CORE-3]', () => {
    const passing = table(CAPTAIN, { pirates: [{ 9: 1 }, { 10: 1 }], hats: [9], hands: ['hat skull', ''] });
    passing.do('joker hat+skull', 'move key hat');
    expect(hatOf(passing, 0)).toBe(16);
    const home = table(CAPTAIN, { pirates: [{ 34: 1 }], hats: [34], hands: ['hat skull', ''] });
    home.do('joker hat+skull', 'move key hat');
    expect(hatOf(home, 0)).toBe('goal');
  });

  it('both cards are gone, and it is one action [CAPTAIN-2] [CORE-2]', () => {
    const t = table(CAPTAIN, { hands: ['dagger key skull', ''] });
    t.do('joker dagger+key', 'move hat hat');
    expect(t.hand(0)).toBe('skull');
    expect(t.now).toMatchObject({ phase: 'turn', turn: 0, actionsLeft: 2, discards: ['dagger', 'key'] });
  });

  it('the last pirate home by a joker wins [CAPTAIN-2] [CORE-5]', () => {
    const t = table(CAPTAIN, { pirates: [{ goal: 5, 36: 1 }], hats: [36], hands: ['dagger key', ''] });
    t.do('joker dagger+key', 'move hat hat');
    expect(t.now).toMatchObject({ phase: 'over', winners: [0] });
  });

  it('cards that are not held are refused [CAPTAIN-2]', () => {
    const t = table(CAPTAIN, { hands: ['key hat', ''] });
    expect(t.refusal('joker key+key').code).toBe('no-card');
    expect(t.refusal('joker key').code).toBe('malformed');
    expect(t.refusal('move key hat').code).toBe('not-now');
  });

  it('for moving only: with ITEMS it is no item and no bomb [CAPTAIN-2]', () => {
    const t = table(
      { edition: 'wielka', modules: ['retreat', 'empty', 'items', 'captain'], supply: 'row' },
      { pirates: [{ 9: 2 }], hats: [9], hands: ['pistol bomb', 'hook'] },
    );
    t.do('joker pistol+bomb');
    expect(t.legal.every(text => /^move \w+ hat$/.test(text))).toBe(true);
    expect(t.refusal('use-hook').code).toBe('other-use');
    expect(t.refusal('use-parrot').code).toBe('other-use');
    expect(t.refusal('use-bomb hat').code).toBe('no-pair');
  });

  it('two sabres may be a pair for anybody or a joker for the hat [CAPTAIN-2] [ITEM-SABRE]', () => {
    const t = table(
      { edition: 'wielka', modules: ['retreat', 'empty', 'items', 'captain'], supply: 'row' },
      { hands: ['sabre sabre', 'hook'] },
    );
    expect(t.legal).toEqual(expect.arrayContaining(['sabres sabre+sabre', 'joker sabre+sabre']));
    t.do('joker sabre+sabre');
    expect(t.legalOf('move')).toHaveLength(6);
    expect(t.legalOf('use-pistol')).toEqual([]);
  });
});

describe('CAPTAIN-2 with VOYAGE', () => {
  it.each<[string, Position, boolean]>([
    ['in the boat at the first leg', { pirates: [{ boat: 1 }], hats: ['boat'] }, false],
    ['in the boat at the second leg', { pirates: [{ boat: 1 }], hats: ['boat'], boat: 'far' }, true],
    ['on the last space of the first leg, the boat there', { pirates: [{ 18: 1 }], hats: [18] }, true],
    ['on the last space of the first leg, the boat away', { pirates: [{ 18: 1 }], hats: [18], boat: 'far' }, false],
    ['there with room for one in the boat', { pirates: [{ 18: 1, boat: 2 }], hats: [18] }, true],
    ['there with the boat full', { pirates: [{ 18: 1, boat: 3 }], hats: [18] }, false],
    ['one space before, the boat away', { pirates: [{ 17: 1 }], hats: [17], boat: 'far' }, true],
  ])('with the hat %s a joker can be laid: %s [CAPTAIN-2] [VOYAGE-3] [VOYAGE-4]', (_, position, open) => {
    const t = table(VOYAGE, { hands: ['key key', ''], ...position });
    expect(t.legalOf('joker')).toEqual(open ? ['joker key+key'] : []);
    if (!open) expect(t.refusal('joker key+key').code).toBe('no-use');
  });

  it('only the icons that lead somewhere are offered [CAPTAIN-2] [VOYAGE-3]', () => {
    const t = table(VOYAGE, { boat: 'far', pirates: [{ 16: 1 }, { 17: 1 }], hats: [16], hands: ['key key', ''] });
    t.do('joker key+key');
    expect(t.legal).toEqual(['move skull hat']);
    expect(t.refusal('move pistol hat').code).toBe('boat-away');
  });

  it.each(ICONS)('a single space that leads on is enough, be it a %s [CAPTAIN-2] [VOYAGE-3]', icon => {
    const path = Array(36).fill(icon === 'key' ? 'hat' : 'key');
    path[17] = icon;
    const t = table(VOYAGE, { path, boat: 'far', pirates: [{ 17: 1 }], hats: [17], hands: ['key key', ''] });
    t.do('joker key+key');
    expect(t.legal).toEqual([`move ${icon} hat`]);
  });

  it('it may carry the hat into the boat [CAPTAIN-2]', () => {
    const t = table(VOYAGE, { pirates: [{ 18: 1 }], hats: [18], hands: ['key skull', ''] });
    t.do('joker key+skull', 'move hat hat');
    expect(hatOf(t, 0)).toBe('boat');
    expect(t.pirates(0)).toEqual({ start: 5, boat: 1 });
  });

  it('hats aboard sail along, of every colour, and hats ashore do not [CAPTAIN-1] [VOYAGE-6]', () => {
    const t = table(
      { ...VOYAGE, seats: 3 },
      { pirates: [{ boat: 2 }, { boat: 1 }, { 5: 1, boat: 1 }], hats: ['boat', 'boat', 5], hands: ['key', 'key', ''] },
    );
    expect(t.refusal('play hat key').code).toBe('aboard');
    t.do('sail');
    expect(t.now.boat).toBe('far');
    expect([0, 1, 2].map(seat => hatOf(t, seat))).toEqual(['boat', 'boat', 5]);
    // Keys of the second leg lie on 22, 28 and 34.
    t.do('play hat key');
    expect(hatOf(t, 0)).toBe(22);
    expect(t.pirates(0)).toEqual({ start: 4, boat: 1, 22: 1 });
    t.do('end', 'play hat key');
    expect(hatOf(t, 1)).toBe(28);
  });

  it('and back again [CAPTAIN-1] [VOYAGE-6]', () => {
    const t = table(VOYAGE, { boat: 'far', pirates: [{ boat: 1 }, { 17: 1 }], hats: ['boat', 17], hands: ['key', ''] });
    t.do('sail');
    expect(t.now.boat).toBe('near');
    expect(hatOf(t, 0)).toBe('boat');
    expect(t.legalOf('retreat')).toEqual(['retreat hat']);
    t.do('retreat hat', 'pick 1');
    expect(hatOf(t, 0)).toBe(17);
  });

  it('a fellow that lands from the boat leaves the hat aboard [CAPTAIN-1]', () => {
    const t = table(VOYAGE, { boat: 'far', pirates: [{ boat: 2 }], hats: ['boat'], hands: ['key', ''] });
    t.do('play boat key');
    expect(hatOf(t, 0)).toBe('boat');
    expect(t.pirates(0)).toEqual({ start: 4, boat: 1, 22: 1 });
  });
});

describe('CAPTAIN-3: the hat picks from the row', () => {
  const row = 'bottle dagger hat key pistol skull';
  /** The hat on 8 may step back to 5, where `met` others stand. */
  const stepping = (met: number, position: Position = {}, choices: object = {}): Table =>
    table(
      { ...CAPTAIN, ...choices },
      { pirates: [{ 8: 1 }, { 5: met }], hats: [8], hands: ['', ''], row, stock: '', ...position },
    );

  it('one pirate met: one card of any place, and the gap closes [CAPTAIN-3] [RETREAT-2]', () => {
    const t = stepping(1);
    t.do('retreat hat');
    expect(t.now).toMatchObject({ phase: 'pick', actor: 0, cardsDue: 1 });
    expect(t.legal).toEqual(['pick 1', 'pick 2', 'pick 3', 'pick 4', 'pick 5', 'pick 6']);
    expect(hatOf(t, 0)).toBe(5);
    t.do('pick 3');
    expect(t.hand(0)).toBe('hat');
    expect(t.now.row).toEqual(['bottle', 'dagger', 'key', 'pistol', 'skull']);
    expect(t.now).toMatchObject({ phase: 'turn', turn: 0, actionsLeft: 2, cardsDue: 0 });
  });

  it('two met: two cards, one after the other, the second out of the closed row [CAPTAIN-3] [RETREAT-2]', () => {
    const t = stepping(2);
    t.do('retreat hat', 'pick 2');
    expect(t.now).toMatchObject({ phase: 'pick', cardsDue: 1, row: ['bottle', 'hat', 'key', 'pistol', 'skull'] });
    t.do('pick 2');
    expect(t.hand(0)).toBe('dagger hat');
    expect(t.now).toMatchObject({ phase: 'turn', actionsLeft: 2, row: ['bottle', 'key', 'pistol', 'skull'] });
  });

  it.each([
    ['pick 1', 'bottle'],
    ['pick 6', 'skull'],
  ])('%s takes the %s [CAPTAIN-3]', (pick, card) => {
    const t = stepping(1);
    t.do('retreat hat', pick);
    expect(t.hand(0)).toBe(card);
    expect(t.now.row).toHaveLength(5);
  });

  it('a pick beyond the row is refused, and so is anything else [CAPTAIN-3]', () => {
    const t = stepping(1);
    expect(t.refusal('pick 1').code).toBe('not-now');
    t.do('retreat hat');
    expect(t.refusal('pick 7').code).toBe('no-slot');
    expect(t.refusal('pick 13').code).toBe('malformed');
    expect(t.refusal('pick 0').code).toBe('malformed');
    expect(t.refusal('end').code).toBe('not-now');
    expect(t.refusal('retreat hat').code).toBe('not-now');
  });

  it('as the third action it ends the turn after the last pick [CAPTAIN-3] [CORE-2]', () => {
    const t = stepping(2, { hands: ['key key', ''] });
    t.do('play start key', 'play start key', 'retreat hat', 'pick 1');
    expect(t.now.turn).toBe(0);
    t.do('pick 1');
    expect(t.now).toMatchObject({ turn: 1, phase: 'turn' });
  });

  it('a fellow takes the head of the row without choosing [CAPTAIN-3] [SUPPLY-ROW]', () => {
    const t = stepping(2, { pirates: [{ 8: 2 }, { 5: 2 }] });
    t.do('retreat 8');
    expect(t.hand(0)).toBe('bottle dagger');
    expect(t.now).toMatchObject({ phase: 'turn', actionsLeft: 2 });
    expect(hatOf(t, 0)).toBe(8);
    expect(t.eventsOf('picked')).toEqual([]);
  });

  it('of those on one space it is the hat that picks [CAPTAIN-3] [CAPTAIN-1]', () => {
    const t = stepping(1, { pirates: [{ 8: 3 }, { 5: 1 }] });
    expect(t.legalOf('retreat')).toEqual(['retreat 8', 'retreat hat']);
    t.do('retreat hat', 'pick 6');
    expect(hatOf(t, 0)).toBe(5);
    expect(t.pirates(0)).toEqual({ start: 3, 8: 2, 5: 1 });
  });

  it('a hat with nobody behind it cannot retreat, nor one at the start [CAPTAIN-3] [RETREAT-3]', () => {
    expect(stepping(3).refusal('retreat hat').code).toBe('nobody-behind');
    expect(stepping(1, { pirates: [{}, { 5: 1 }], hats: ['start'] }).refusal('retreat hat').code).toBe('nobody-behind');
    expect(stepping(1, { pirates: [{ 5: 1 }, { 5: 1, 6: 1 }], hats: [5] }).refusal('retreat hat').code).toBe(
      'nobody-behind',
    );
  });

  it('everybody sees which card is picked, and remembers it [CAPTAIN-3] [HANDS-HIDDEN]', () => {
    const t = stepping(1);
    t.do('retreat hat', 'pick 4');
    expect(t.eventsOf('picked')).toEqual([{ type: 'picked', seat: 0, slot: 4, card: 'key' }]);
    expect(t.eventsOf('drew')).toEqual([]);
    for (const viewer of [1, 'spectator'] as const)
      expect(t.view(viewer).seats[0]).toMatchObject({ handCount: 1, known: ['key'] });
    // A seat's own hand is not also recorded as knowledge.
    expect(t.now.known).toEqual([
      [[], []],
      [['key'], []],
      [['key'], []],
    ]);
  });

  it('a row emptied by the first pick is refilled before the second [CAPTAIN-3] [SUPPLY-ROW]', () => {
    const t = stepping(2, { row: 'skull', stock: times(13, 'key') });
    t.do('retreat hat');
    expect(t.legal).toEqual(['pick 1']);
    t.do('pick 1');
    expect(t.now).toMatchObject({ phase: 'pick', cardsDue: 1, stockCount: 1 });
    expect(t.legal).toHaveLength(12);
    t.do('pick 12');
    expect(t.hand(0)).toBe('key skull');
    expect(t.now.row).toHaveLength(11);
  });

  it('a row emptied by the last pick is refilled at once [CAPTAIN-3] [SUPPLY-ROW]', () => {
    const t = stepping(2, { row: 'skull hat', stock: times(12, 'key') });
    t.do('retreat hat', 'pick 2', 'pick 1');
    expect(t.hand(0)).toBe('hat skull');
    expect(t.now).toMatchObject({ stockCount: 0, row: Array(12).fill('key') });
  });

  it('the discards help to lay it [CAPTAIN-3] [CORE-8]', () => {
    const t = stepping(2, { row: 'skull', stock: 'key', discards: 'hat hat' });
    t.do('retreat hat', 'pick 1');
    expect(t.now.row).toHaveLength(3);
    expect(t.now.row[0]).toBe('key');
    t.do('pick 3');
    expect(t.hand(0)).toBe('hat skull');
  });

  it('with nothing to lay the second card falls away [CAPTAIN-3] [CORE-8]', () => {
    const t = stepping(2, { row: 'skull' });
    t.do('retreat hat', 'pick 1');
    expect(t.hand(0)).toBe('skull');
    expect(t.now).toMatchObject({ phase: 'turn', turn: 0, actionsLeft: 2, cardsDue: 0, row: [] });
  });

  it('with no row at all and nothing to lay the move stands [CAPTAIN-3] [CORE-8]', () => {
    const t = stepping(2, { row: '', discards: 'key' }, { recycle: false });
    t.do('retreat hat');
    expect(t.hand(0)).toBe('');
    expect(hatOf(t, 0)).toBe(5);
    expect(t.now).toMatchObject({ phase: 'turn', turn: 0, actionsLeft: 2, cardsDue: 0 });
  });

  it('a row that could not be refilled before is refilled before the pick [CAPTAIN-3] [SUPPLY-ROW]', () => {
    const t = stepping(1, { row: '', discards: 'key hat skull' });
    t.do('retreat hat');
    expect(t.now.row).toHaveLength(3);
    expect(t.legal).toEqual(['pick 1', 'pick 2', 'pick 3']);
    t.do('pick 2');
    expect(t.now.row).toHaveLength(2);
    expect(t.now.seats[0].handCount).toBe(1);
  });

  it('barehanded, a retreat of the hat with its picks is the whole turn [CAPTAIN-3] [EMPTY-1]', () => {
    const t = stepping(2, {}, { modules: ['retreat', 'empty', 'captain'] });
    expect(t.legal).toEqual(['retreat hat', 'draw']);
    t.do('retreat hat', 'pick 5', 'pick 1');
    expect(t.hand(0)).toBe('bottle pistol');
    expect(t.now).toMatchObject({ turn: 1, phase: 'turn' });
  });

  it('without EMPTY the turn goes on as usual [CAPTAIN-3]', () => {
    const t = stepping(1);
    t.do('retreat hat', 'pick 4', 'play hat key');
    expect(hatOf(t, 0)).toBe(10);
    expect(t.now.actionsLeft).toBe(1);
  });
});

describe('CAPTAIN with ASSIST', () => {
  const helping = (pirates: Position['pirates'], hats: Position['hats']): Table =>
    table(
      { edition: 'diaries', modules: ['retreat', 'assist', 'captain'] },
      { pirates, hats, hands: ['', 'key'], row: 'bottle dagger skull', stock: '' },
    );

  it("another's hat and its mates are distinct, and the helper takes the head of the row [CAPTAIN-1] [CAPTAIN-3] [ASSIST-1]", () => {
    const t = helping([{ 9: 1 }, { 5: 2, goal: 4 }], ['start', 5]);
    expect(t.legalOf('assist')).toEqual(['assist B 5', 'assist B hat']);
    t.do('assist B hat');
    expect(hatOf(t, 1)).toBe(9);
    expect(t.hand(0)).toBe('bottle');
    expect(t.now.phase).toBe('turn');
    t.do('assist B 5');
    expect(hatOf(t, 1)).toBe(9);
    expect(t.pirates(1)).toEqual({ goal: 4, 9: 2 });
    expect(t.hand(0)).toBe('bottle dagger skull');
  });

  it('a fellow that is helped leaves the hat where it is; a hat alone is helped as the hat [CAPTAIN-1] [ASSIST-1]', () => {
    const t = helping([{ 9: 1 }, { 5: 2, goal: 4 }], ['start', 5]);
    t.do('assist B 5');
    expect(hatOf(t, 1)).toBe(5);
    const alone = helping([{ 9: 1 }, { 5: 1, goal: 5 }], ['start', 5]);
    expect(alone.legalOf('assist')).toEqual(['assist B hat']);
    expect(alone.refusal('assist B 5').code).toBe('no-pirate');
    const home = helping([{ 9: 1 }, { 5: 1, goal: 5 }], ['start', 'goal']);
    expect(home.legalOf('assist')).toEqual(['assist B 5']);
    expect(home.refusal('assist B hat').code).toBe('home');
  });
});
