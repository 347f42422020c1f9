/** The worked cases of docs/rules/examples.md, one test each. */
import { describe, expect, it } from 'vitest';
import { onlyTokens, table } from './table.ts';

const CLASSIC = { edition: 'classic' } as const;

describe('worked cases', () => {
  it('1: both matching spaces ahead are taken, so the pirate goes to the goal [CORE-3]', () => {
    // Keys lie on 3, 9, 15, 21, 27 and 33.
    const t = table(CLASSIC, { pirates: [{ 26: 1, 33: 1 }, { 27: 1 }], hands: ['key', ''] });
    t.do('play 26 key');
    expect(t.pirates(0)).toEqual({ start: 4, 33: 1, goal: 1 });
  });

  it('2: a retreat passes vacant and full spaces and stops at a single red pirate [RETREAT-1] [RETREAT-2]', () => {
    const t = table(CLASSIC, {
      pirates: [
        { 12: 1, 9: 2 },
        { 9: 1, 8: 1 },
      ],
      hands: ['', 'key'],
      stock: 'skull skull skull',
    });
    t.do('retreat 12');
    expect(t.pirates(0)).toEqual({ start: 3, 8: 1, 9: 2 });
    expect(t.hand(0)).toBe('skull');
  });

  it.each([
    [['play start key', 'retreat 3', 'play 2 skull']],
    [['retreat 6', 'retreat 6', 'retreat 6']],
    [['play start key', 'play 3 skull', 'end']],
    [['retreat 6', 'end']],
  ])('3: %j is a turn [CORE-2]', actions => {
    const t = table(CLASSIC, {
      pirates: [{ 6: 3 }, { 2: 1, 1: 1 }],
      hands: ['key skull', ''],
      stock: 'bottle bottle bottle bottle',
    });
    t.do(...actions);
    expect(t.now).toMatchObject({ turn: 1, turns: 1 });
  });

  it('4: free sail, help to the empty hideout for 2, help onto a single pirate for 1, step ashore [VOYAGE-7] [ASSIST-5] [ASSIST-1] [VOYAGE-4]', () => {
    const t = table(
      { edition: 'wielka', modules: ['retreat', 'empty', 'voyage', 'assist'], seats: 3 },
      {
        // Leg 1 is 1 to 18, leg 2 is 19 to 36; sabres lie on 19, 25 and 31.
        pirates: [{ boat: 2 }, { 35: 1 }, { 20: 1, 22: 1, boat: 1 }],
        hands: ['sabre', 'hook', 'hook'],
        stock: 'bomb bomb bomb bomb',
      },
    );
    t.do('freesail');
    expect(t.now.actionsLeft).toBe(3);
    t.do('assist B 35');
    expect(t.hand(0)).toBe('sabre bomb bomb');
    t.do('assist C 20');
    expect(t.hand(0)).toBe('sabre bomb bomb bomb');
    expect(t.pirates(2)).toEqual({ start: 3, 22: 2, boat: 1 });
    t.do('play boat sabre');
    expect(t.pirates(0)).toEqual({ start: 4, boat: 1, 19: 1 });
    expect(t.now.turn).toBe(1);
  });

  it('5: the last card of the row, then the head of the new row [SUPPLY-ROW]', () => {
    const t = table(
      { edition: 'classic', supply: 'row', hands: 'open' },
      {
        pirates: [{ 8: 1, 5: 1 }, { 5: 1 }],
        hands: ['', ''],
        row: 'hat',
        stock: 'key key key key key key key key key key key key key',
      },
    );
    t.do('retreat 8');
    expect(t.hand(0)).toBe('key hat');
    expect(t.now.row).toHaveLength(11);
  });

  it('6: a grey pistol: discards and steals, then the look [LIMIT-4] [ITEM-PISTOL]', () => {
    const t = table(
      { edition: 'wielka', modules: ['retreat', 'empty', 'limit', 'items'] },
      { hands: ['pistol*', 'hook hook hook hook hook hook hook bomb'], stock: 'chest chest' },
    );
    t.do('pistol pistol* B');
    expect(t.now).toMatchObject({ phase: 'discard', actor: 1 });
    t.do('discard bomb');
    expect(t.hand(0)).toBe('hook');
    expect(t.now).toMatchObject({ phase: 'take', actor: 0 });
    expect(t.eventsOf('looked')).toMatchObject([{ secret: { cards: Array(6).fill('hook') } }]);
    t.do('take hook');
    expect(t.hand(0)).toBe('hook hook');
    expect(t.hand(1)).toBe('hook hook hook hook hook chest');
  });

  it('7: a grey card while only the player is over seven: nothing happens [LIMIT-2]', () => {
    const t = table(
      { edition: 'wielka', modules: ['retreat', 'empty', 'limit'] },
      { hands: ['hook* bomb bomb bomb bomb bomb bomb bomb bomb bomb bomb', 'bomb'] },
    );
    t.do('play start hook*');
    expect(t.now).toMatchObject({ phase: 'turn', actor: 0 });
    expect(t.now.seats[0].handCount).toBe(10);
  });

  it('8: a golden card makes its player discard too [LIMIT-1]', () => {
    const t = table({ edition: 'cartagena2' }, { hands: ['map* map map map map map map map map map', 'map'] });
    t.do('play start map*');
    expect(t.now).toMatchObject({ phase: 'discard', actor: 0 });
    t.do('discard map', 'discard map');
    expect(t.now).toMatchObject({ phase: 'turn', actor: 0, actionsLeft: 2 });
    expect(t.now.seats[0].handCount).toBe(7);
  });

  it('9: no vacant match on the first leg and the boat away: not offered, refused with the reason [VOYAGE-3]', () => {
    // Compasses lie on 7 and 14 of the first leg.
    const t = table({ edition: 'cartagena2' }, { boat: 'far', pirates: [{ 8: 1 }, { 14: 1 }], hands: ['compass', ''] });
    expect(t.legalOf('play')).toEqual(['play start compass']);
    expect(t.refusal('play 8 compass')).toEqual({
      code: 'boat-away',
      text: 'No vacant compass space is left on this leg, and the boat is away.',
    });
  });

  it('10: all home in the third action is no win under FLAG; another hoists first [FLAG-1] [FLAG-2]', () => {
    const t = table(
      { edition: 'cartagena2', modules: ['assist', 'voyage', 'limit', 'flag'] },
      { boat: 'far', pirates: [{ goal: 5, 35: 1 }, { goal: 6 }], hands: ['map map map', 'map'] },
    );
    t.do('play 35 map');
    expect(t.now).toMatchObject({ ending: 'none', turn: 0 });
    expect(t.legal).toContain('hoist');
    const late = table(
      { edition: 'cartagena2', modules: ['assist', 'voyage', 'limit', 'flag'] },
      { boat: 'far', pirates: [{ goal: 5, 33: 1 }, { goal: 6 }], hands: ['cannon compass map', 'map'] },
    );
    late.do('play 33 cannon', 'play 34 compass', 'play 35 map');
    expect(late.now).toMatchObject({ ending: 'none', turn: 1 });
    late.do('hoist');
    expect(late.now).toMatchObject({ phase: 'over', ending: 'flag', winners: [1] });
  });

  it('11: no joker with one card; two grey cards as joker bring two tokens [CAPTAIN-2] [RAFT-11]', () => {
    const choices = { edition: 'diaries', modules: ['retreat', 'captain', 'raft'] } as const;
    expect(table(choices, { hands: ['key', ''] }).legalOf('joker')).toEqual([]);
    const t = table(choices, { hands: ['key* key*', ''] });
    t.do('joker key*+key*');
    while (t.now.phase === 'place') t.do(t.legal[0]);
    expect(t.eventsOf('token')).toHaveLength(2);
    expect(t.now.phase).toBe('use');
    expect(t.legal.every(text => text.startsWith('move') && text.includes('hat'))).toBe(true);
  });

  it('12: a hole for either raft while both have two: the player picks which one sinks [RAFT-3] [RAFT-8]', () => {
    const leaky = (raft: number) => ({
      raft,
      icons: ['dagger', 'key', 'hat', 'skull', 'pistol'] as const,
      tokens: ['hole', 'hole', null, null, null] as const,
    });
    const t = table(
      { edition: 'diaries', modules: ['retreat', 'raft'] },
      {
        hands: ['key* key', ''],
        pirates: [{ orange3: 1, white3: 1 }],
        rafts: { docked: { white: leaky(0), orange: leaky(1) }, left: [2], pool: onlyTokens('hole both') },
      },
    );
    t.do('lay key*');
    expect(t.legal).toEqual(['place white', 'place orange']);
    t.do('place orange');
    expect(t.eventsOf('sank')).toEqual([{ type: 'sank', berth: 'orange' }]);
    expect(t.now.rafts?.docked.orange?.raft).toBe(2);
    expect(t.now.rafts?.docked.white?.raft).toBe(0);
    expect(t.pirates(0)).toEqual({ start: 4, white3: 1, wharf: 1 });
  });

  it('13: a bomb moves two of three; into a boat with room for one it is refused [ITEM-BOMB]', () => {
    const three = table(
      { edition: 'wielka', modules: ['retreat', 'empty', 'items'] },
      { pirates: [{ 2: 3 }], hands: ['bomb hook', ''] },
    );
    three.do('bomb bomb+hook', 'use-bomb 2');
    expect(three.pirates(0)).toEqual({ start: 3, 2: 1, 4: 2 });
    // Hooks lie on 4, 10 and 16 of the first leg: all taken, so the two would go to the boat.
    const boat = (aboard: number) =>
      table(
        { edition: 'wielka', modules: ['retreat', 'empty', 'items', 'voyage'] },
        { pirates: [{ 17: 2, boat: aboard }], hands: ['bomb hook', ''] },
      );
    expect(boat(2).refusal('bomb bomb+hook').code).toBe('no-use');
    const room = boat(1);
    room.do('bomb bomb+hook', 'use-bomb 17');
    expect(room.pirates(0)).toEqual({ start: 3, boat: 3 });
  });

  it.each([
    [6, '5'],
    [1, 'start'],
  ])('14: a snake bites the rearmost pirate on space %i: it flees to %s [CHEST-4]', (space, to) => {
    const path = Array(36).fill('hook');
    path[space - 1] = 'chest';
    const t = table(
      { edition: 'wielka', modules: ['retreat', 'empty', 'items'] },
      {
        path,
        pirates: [{ [space]: 1 }, { 20: 1 }],
        hands: ['chest', 'hook'],
        chests: { at: [space], unseen: { empty: 0, '1': 0, '2': 0, '3': 0, snake: 1 } },
      },
    );
    t.do(`open chest ${space}`);
    expect(t.eventsOf('moved')).toMatchObject([{ seat: 0, cause: 'snake' }]);
    expect(String((t.eventsOf('moved')[0] as { to: unknown }).to)).toBe(to);
  });

  it("15: a pistol takes a seat's last card: it draws one all the same [ITEM-PISTOL]", () => {
    const t = table(
      { edition: 'wielka', modules: ['retreat', 'empty', 'items'] },
      { hands: ['pistol', 'hook'], stock: 'chest' },
    );
    t.do('pistol pistol B', 'take hook');
    expect(t.hand(0)).toBe('hook');
    expect(t.hand(1)).toBe('chest');
  });

  it('16: nothing to draw and nobody can retreat: the game ends on count [CORE-9] [CORE-8]', () => {
    const t = table(
      { edition: 'classic', recycle: false },
      { pirates: [{ 5: 1 }, { goal: 1 }], hands: ['', ''], stock: '', discards: 'key key' },
    );
    // Seat A stands alone, seat B could step back to A.
    const alone = table(
      { edition: 'classic', recycle: false },
      { pirates: [{}, { goal: 1 }], hands: ['', ''], stock: '', discards: 'key key' },
    );
    expect(t.legal).toEqual(['pass']);
    alone.do('pass', 'pass');
    expect(alone.now).toMatchObject({ phase: 'over', ending: 'count', winners: [1] });
    t.do('pass');
    expect(t.legal).toEqual(['retreat goal']);
  });

  it('17: one crew token sends to sea the last pirates of two seats: more vessels win [RAFT-10]', () => {
    const t = table(
      { edition: 'diaries', modules: ['retreat', 'raft'] },
      {
        hands: ['key* key', ''],
        pirates: [
          { goal: 5, white1: 1 },
          { goal: 2, sea: 3, white2: 1 },
        ],
        vessels: [0, 1],
        rafts: {
          docked: {
            white: {
              raft: 0,
              icons: ['dagger', 'key', 'hat', 'skull', 'pistol'],
              tokens: [null, null, null, null, null],
            },
            orange: null,
          },
          left: [],
          pool: onlyTokens('crew white'),
        },
      },
    );
    t.do('lay key*');
    expect(t.now).toMatchObject({ phase: 'over', ending: 'home', winners: [1] });
  });

  it('18: a retreat out of the goal is the only legal action: it must be made [CORE-2] [RETREAT-4]', () => {
    const t = table(CLASSIC, { pirates: [{ goal: 1 }, { 5: 1 }], hands: ['', 'key'] });
    expect(t.legal).toEqual(['retreat goal']);
    expect(t.refusal('end').code).toBe('must-act');
    expect(t.refusal('pass').code).toBe('must-act');
  });
});
