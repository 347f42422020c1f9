/** Two sabres as one card of any icon (ITEM-SABRE), and two pirates thrown forward together (ITEM-BOMB). */
import { describe, expect, it } from 'vitest';
import type { Snapshot } from '../../model/view.ts';
import { onlyTokens, type Position, type Table, table } from '../../testing/table.ts';

/*
 * The path of these tests: sabre 1 7 13 19 25 31, pistol 2 8 14 …, parrot 3 9 15 …, hook 4 10 16 22 28 34,
 * bomb 5 11 17 23 29 35, chest 6 12 18 …. With the voyage the first leg is 1 to 18; with rafts the wharf follows 24.
 */
const ITEMS = { edition: 'wielka', modules: ['retreat', 'empty', 'items'] } as const;
const VOYAGE = { edition: 'wielka', modules: ['retreat', 'empty', 'items', 'voyage'] } as const;
const LIMIT = { edition: 'wielka', modules: ['retreat', 'empty', 'items', 'limit'] } as const;
const CAPTAIN = { edition: 'wielka', modules: ['retreat', 'empty', 'items', 'captain'], supply: 'row' } as const;
const RAFT = { edition: 'wielka', modules: ['retreat', 'empty', 'items', 'raft'] } as const;

const sorted = (list: readonly string[]): string[] => [...list].sort();
const EIGHT = 'hook hook hook hook hook hook hook chest';

/** Rafts with every icon but the sabre on them, and a pool of these tokens alone. */
function rafts(...tokens: string[]): Partial<NonNullable<Snapshot['rafts']>> {
  const icons = ['pistol', 'hook', 'parrot', 'chest', 'bomb'] as const;
  const empty = [null, null, null, null, null];
  return {
    docked: { white: { raft: 0, icons, tokens: empty }, orange: { raft: 1, icons, tokens: empty } },
    left: [],
    pool: onlyTokens(...tokens),
  };
}

describe('ITEM-SABRE: laying a pair', () => {
  it.each([
    ['', []],
    ['sabre', []],
    ['sabre hook', []],
    ['sabre sabre', ['sabres sabre+sabre']],
    ['sabre sabre sabre hook', ['sabres sabre+sabre']],
  ])('a hand of "%s" lays %j [ITEM-SABRE]', (hand, lays) => {
    expect(table(ITEMS, { hands: [hand, 'hook'] }).legalOf('sabres')).toEqual(lays);
  });

  it.each([
    ['sabre sabre*', ['sabres sabre+sabre*']],
    ['sabre* sabre*', ['sabres sabre*+sabre*']],
    ['sabre sabre sabre*', ['sabres sabre+sabre', 'sabres sabre+sabre*']],
    ['sabre sabre* sabre*', ['sabres sabre+sabre*', 'sabres sabre*+sabre*']],
    ['sabre*', []],
  ])('with marked cards a hand of "%s" lays %j [ITEM-SABRE]', (hand, lays) => {
    expect(table(LIMIT, { hands: [hand, 'hook'] }).legalOf('sabres')).toEqual(lays);
  });

  it('both cards are discarded, and it is one action [ITEM-SABRE] [CORE-7]', () => {
    const t = table(ITEMS, { hands: ['sabre sabre sabre', 'hook'] });
    t.do('sabres sabre+sabre');
    expect(t.now).toMatchObject({ phase: 'use', actor: 0, actionsLeft: 3, discards: ['sabre', 'sabre'] });
    t.do('move bomb start');
    expect(t.now).toMatchObject({ phase: 'turn', actionsLeft: 2, discards: ['sabre', 'sabre'] });
    expect(t.hand(0)).toBe('sabre');
  });

  it('one sabre only moves to a sabre; a second one alone is refused as a pair [ITEM-SABRE]', () => {
    const t = table(ITEMS, { hands: ['sabre', 'hook'] });
    expect(t.legal).toEqual(['play start sabre']);
    expect(t.refusal('sabres sabre+sabre').code).toBe('no-card');
    expect(t.refusal('pistol sabre B').code).toBe('malformed');
    expect(t.refusal('hook sabre').code).toBe('malformed');
  });

  it('a pair may also be played one after the other, as two actions [ITEM-SABRE] [CORE-3]', () => {
    const t = table(ITEMS, { hands: ['sabre sabre', 'hook'] });
    t.do('play start sabre', 'play start sabre');
    expect(t.pirates(0)).toEqual({ start: 4, 1: 1, 7: 1 });
    expect(t.now.actionsLeft).toBe(1);
  });
});

describe('ITEM-SABRE: using a pair', () => {
  const laid = (position: Position = {}, choices: object = {}): Table => {
    const t = table({ ...ITEMS, ...choices }, { hands: ['sabre sabre', 'hook'], ...position });
    t.do('sabres sabre+sabre');
    return t;
  };
  const anyMove = (from: string) =>
    ['sabre', 'pistol', 'parrot', 'hook', 'bomb', 'chest'].map(icon => `move ${icon} ${from}`);

  it('any icon for any pirate, a pistol, a parrot, a hook, and nothing else [ITEM-SABRE]', () => {
    const t = laid({ pirates: [{ 9: 2 }] });
    expect(sorted(t.legal)).toEqual(
      sorted([...anyMove('start'), ...anyMove('9'), 'use-pistol B', 'use-parrot', 'use-hook']),
    );
  });

  it.each([
    ['sabre', 1],
    ['pistol', 2],
    ['parrot', 3],
    ['hook', 4],
    ['bomb', 5],
    ['chest', 6],
  ])('as a %s it moves to space %i [ITEM-SABRE] [CORE-3]', (icon, space) => {
    const t = laid();
    t.do(`move ${icon} start`);
    expect(t.pirates(0)).toEqual({ start: 5, [space]: 1 });
  });

  it('it passes taken spaces and may reach the goal like one card [ITEM-SABRE] [CORE-3]', () => {
    const t = laid({ pirates: [{ 33: 1 }, { 34: 1 }] });
    t.do('move hook 33');
    expect(t.pirates(0)).toEqual({ start: 5, goal: 1 });
  });

  it('as a pistol it wants a seat with cards [ITEM-SABRE] [ITEM-PISTOL]', () => {
    const t = laid({ hands: ['sabre sabre bomb', '', 'hook'], stock: 'chest' }, { seats: 3 });
    expect(t.legalOf('use-pistol')).toEqual(['use-pistol C']);
    expect(t.refusal('use-pistol A').code).toBe('no-target');
    expect(t.refusal('use-pistol B').code).toBe('no-target');
    t.do('use-pistol C', 'take hook');
    expect([t.hand(0), t.hand(1), t.hand(2)]).toEqual(['hook bomb', '', 'chest']);
    expect(t.now.actionsLeft).toBe(2);
  });

  it('as a pistol of the second seat it may aim at the first [ITEM-SABRE] [ITEM-PISTOL]', () => {
    const t = laid({ turn: 1, hands: ['hook', 'sabre sabre', ''], stock: 'chest' }, { seats: 3 });
    expect(t.legalOf('use-pistol')).toEqual(['use-pistol A']);
    t.do('use-pistol A', 'take hook');
    expect([t.hand(0), t.hand(1), t.hand(2)]).toEqual(['chest', 'hook', '']);
  });

  it('as a parrot it draws one more than there are seats [ITEM-SABRE] [ITEM-PARROT]', () => {
    const t = laid({ stock: 'chest chest bomb' });
    t.do('use-parrot');
    expect(t.now).toMatchObject({ phase: 'keep', cardsDue: 2, lookedCount: 3 });
    t.do('keep chest', 'keep chest', 'give bomb');
    expect([t.hand(0), t.hand(1)]).toEqual(['chest chest', 'hook bomb']);
    expect(t.now).toMatchObject({ phase: 'turn', actionsLeft: 2 });
  });

  it('as a hook it draws four and keeps one [ITEM-SABRE] [ITEM-HOOK]', () => {
    const t = laid({ stock: 'chest chest bomb bomb bomb' });
    t.do('use-hook');
    expect(t.now).toMatchObject({ phase: 'keep', cardsDue: 1, lookedCount: 4 });
    t.do(t.legal[0]);
    while (t.now.phase === 'bury') t.do(t.legal[0]);
    expect(t.now).toMatchObject({ phase: 'turn', actionsLeft: 2, stockCount: 4 });
    expect(t.now.seats[0].handCount).toBe(1);
  });

  it('not as a bomb, though two pirates share a space [ITEM-SABRE] [ITEM-BOMB]', () => {
    const t = laid({ pirates: [{ 9: 2 }] });
    expect(t.legalOf('use-bomb')).toEqual([]);
    expect(t.refusal('use-bomb 9').code).toBe('no-pair');
  });

  it("not as the bomb's other card: with a bomb only one of them counts [ITEM-SABRE] [ITEM-BOMB]", () => {
    const t = table(ITEMS, { pirates: [{ 9: 2 }], hands: ['sabre sabre bomb', 'hook'] });
    expect(t.legalOf('bomb')).toEqual(['bomb bomb+sabre']);
    t.do('bomb bomb+sabre');
    expect(t.legal).toEqual(['use-bomb 9']);
    t.do('use-bomb 9');
    expect(t.pirates(0)).toEqual({ start: 4, 13: 2 });
    expect(t.hand(0)).toBe('sabre');
  });

  it('once played it must be used before the turn can end [ITEM-SABRE]', () => {
    const t = laid();
    expect(t.refusal('end').code).toBe('not-now');
    expect(t.refusal('sabres sabre+sabre').code).toBe('not-now');
  });

  it('for a move, only what is open to a single card is offered [ITEM-SABRE] [VOYAGE-3]', () => {
    // Hooks lie ahead of 15 on 16, bombs on 17, chests on 18; the boat is away.
    const t = table(VOYAGE, {
      boat: 'far',
      pirates: [{ 15: 1, goal: 5 }, { 17: 1 }],
      hands: ['sabre sabre', 'hook'],
    });
    t.do('sabres sabre+sabre');
    expect(t.legalOf('move')).toEqual(['move hook 15', 'move chest 15']);
    expect(t.refusal('move bomb 15').code).toBe('boat-away');
  });

  it('with no move left it may still be played for an item [ITEM-SABRE]', () => {
    const t = table(VOYAGE, { pirates: [{ boat: 3, goal: 3 }], hands: ['sabre sabre', 'hook'] });
    t.do('sabres sabre+sabre');
    expect(sorted(t.legal)).toEqual(['use-hook', 'use-parrot', 'use-pistol B']);
    expect(t.refusal('move hook boat').code).toBe('aboard');
    expect(t.refusal('move hook goal').code).toBe('home');
    expect(t.refusal('move hook start').code).toBe('no-pirate');
  });

  it('with hats it moves any pirate, not only the one with the hat [ITEM-SABRE] [CAPTAIN-2]', () => {
    const t = table(CAPTAIN, { pirates: [{ 9: 1 }], hats: [9], hands: ['sabre sabre', 'hook'] });
    t.do('sabres sabre+sabre');
    expect(sorted(t.legalOf('move'))).toEqual(sorted([...anyMove('start'), ...anyMove('hat')]));
  });
});

describe('ITEM-SABRE: marked pairs', () => {
  it.each([
    ['sabres sabre+sabre', 'sabre sabre', 0],
    ['sabres sabre+sabre*', 'sabre sabre*', 1],
    ['sabres sabre*+sabre*', 'sabre* sabre*', 1],
  ])(
    '%s (hand: %s) makes a seat over seven discard and be robbed %i times [ITEM-SABRE] [LIMIT-2] [LIMIT-5]',
    (lay, hand, stolen) => {
      const t = table(LIMIT, { hands: [hand, EIGHT] });
      t.do(lay, 'move parrot start');
      expect(t.now.phase).toBe(stolen ? 'discard' : 'turn');
      // The use was named with the cards; it takes effect after the steals.
      expect(t.pirates(0)).toEqual(stolen ? { start: 6 } : { start: 5, 3: 1 });
      if (stolen) t.do('discard chest');
      expect(t.eventsOf('stole')).toHaveLength(stolen);
      expect(t.pirates(0)).toEqual({ start: 5, 3: 1 });
      expect(t.now).toMatchObject({ phase: 'turn', turn: 0, actionsLeft: 2 });
      expect(t.now.seats[1].handCount).toBe(stolen ? 6 : 8);
    },
  );

  it.each([
    ['sabres sabre+sabre', 0],
    ['sabres sabre+sabre*', 1],
    ['sabres sabre*+sabre*', 2],
  ])('%s draws %i raft tokens before its use is named [ITEM-SABRE] [RAFT-2]', (lay, count) => {
    const hand = lay.slice(7).replace('+', ' ');
    const t = table(RAFT, { hands: [hand, 'hook'], rafts: rafts('x0', 'x1', 'x2') });
    t.do(lay);
    expect(t.eventsOf('token')).toHaveLength(count);
    expect(t.now.phase).toBe('use');
  });
});

describe('ITEM-BOMB: what it needs', () => {
  it.each([
    ['bomb', []],
    ['hook hook', []],
    ['bomb hook', ['bomb bomb+hook']],
    ['bomb sabre', ['bomb bomb+sabre']],
    ['bomb bomb', ['bomb bomb+bomb']],
    ['bomb bomb hook chest', ['bomb bomb+bomb', 'bomb bomb+chest', 'bomb bomb+hook']],
    [
      'bomb sabre pistol parrot hook chest',
      ['bomb bomb+chest', 'bomb bomb+hook', 'bomb bomb+parrot', 'bomb bomb+pistol', 'bomb bomb+sabre'],
    ],
  ])('a hand of "%s" lays %j [ITEM-BOMB]', (hand, lays) => {
    expect(sorted(table(ITEMS, { pirates: [{ 2: 2 }], hands: [hand, 'hook'] }).legalOf('bomb'))).toEqual(lays);
  });

  it.each([
    ['bomb hook*', ['bomb bomb+hook*']],
    ['bomb* hook', ['bomb bomb*+hook']],
    ['bomb* hook*', ['bomb bomb*+hook*']],
    ['bomb bomb*', ['bomb bomb+bomb*']],
    ['bomb* bomb*', ['bomb bomb*+bomb*']],
    ['bomb*', []],
  ])('with marked cards a hand of "%s" lays %j [ITEM-BOMB]', (hand, lays) => {
    expect(sorted(table(LIMIT, { pirates: [{ 2: 2 }], hands: [hand, 'hook'] }).legalOf('bomb'))).toEqual(lays);
  });

  it.each<[string, object, Position]>([
    ['start', ITEMS, {}],
    ['boat at the first leg', VOYAGE, { pirates: [{ boat: 2 }] }],
    ['boat at the second leg', VOYAGE, { pirates: [{ boat: 2 }], boat: 'far' }],
    ['goal', ITEMS, { pirates: [{ goal: 2 }] }],
    ['wharf', RAFT, { pirates: [{ wharf: 2 }] }],
    ['raft', RAFT, { pirates: [{ white1: 1, white2: 1 }], rafts: rafts() }],
    ['spaces of their own', ITEMS, { pirates: [{ 2: 1, 3: 1, 9: 1 }] }],
    ["space with another's pirate", ITEMS, { pirates: [{ 2: 1 }, { 2: 1 }] }],
  ])('two pirates on the %s are no pair [ITEM-BOMB] [EDITION-5]', (_, choices, position) => {
    const t = table({ ...ITEMS, ...choices }, { hands: ['bomb hook', 'hook'], ...position });
    expect(t.legalOf('bomb')).toEqual([]);
    expect(t.refusal('bomb bomb+hook').code).toBe('no-use');
  });

  it('the cards must be held [ITEM-BOMB]', () => {
    const t = table(ITEMS, { pirates: [{ 2: 2 }], hands: ['bomb hook', 'hook'] });
    expect(t.refusal('bomb bomb+bomb').code).toBe('no-card');
    expect(t.refusal('bomb bomb+chest').code).toBe('no-card');
    expect(t.refusal('bomb hook+hook').code).toBe('malformed');
    expect(t.refusal('use-bomb 2').code).toBe('not-now');
  });

  it('only pairs of the seat itself can be thrown [ITEM-BOMB]', () => {
    const t = table(ITEMS, { pirates: [{ 2: 2, 9: 2, 14: 1 }, { 15: 2 }], hands: ['bomb hook', 'hook'] });
    t.do('bomb bomb+hook');
    expect(t.legal).toEqual(['use-bomb 2', 'use-bomb 9']);
    for (const place of ['start', '14', '15']) expect(t.refusal(`use-bomb ${place}`).code).toBe('no-pair');
  });

  it('played for a bomb, the cards have no other use [ITEM-BOMB]', () => {
    const t = table(ITEMS, { pirates: [{ 2: 2 }], hands: ['bomb hook', 'hook'] });
    t.do('bomb bomb+hook');
    expect(t.legal).toEqual(['use-bomb 2']);
    expect(t.refusal('move hook 2').code).toBe('other-icon');
    expect(t.refusal('use-hook').code).toBe('other-use');
    expect(t.refusal('use-parrot').code).toBe('other-use');
    expect(t.refusal('end').code).toBe('not-now');
  });
});

describe('ITEM-BOMB: where it throws them', () => {
  const thrown = (
    hand: string,
    lay: string,
    from: number | string,
    position: Position,
    choices: object = ITEMS,
  ): Table => {
    const t = table({ ...ITEMS, ...choices }, { hands: [hand, 'hook'], ...position });
    t.do(`bomb ${lay}`, `use-bomb ${from}`);
    return t;
  };

  it.each([
    ['bomb hook', 'bomb+hook', 4],
    ['bomb sabre', 'bomb+sabre', 7],
    ['bomb bomb', 'bomb+bomb', 5],
    ['bomb chest', 'bomb+chest', 6],
    ['bomb pistol', 'bomb+pistol', 8],
  ])('with %s two go to the icon of the other card [ITEM-BOMB]', (hand, lay, space) => {
    const t = thrown(hand, lay, 2, { pirates: [{ 2: 2 }] });
    expect(t.pirates(0)).toEqual({ start: 4, [space]: 2 });
    expect(t.eventsOf('moved')).toEqual([
      { type: 'moved', by: 0, seat: 0, from: 2, to: space, cause: 'bomb' },
      { type: 'moved', by: 0, seat: 0, from: 2, to: space, cause: 'bomb' },
    ]);
  });

  it('it is one action, and the bomb lies below the other card on the pile [ITEM-BOMB] [CORE-7]', () => {
    const t = thrown('bomb hook sabre', 'bomb+sabre', 2, { pirates: [{ 2: 2 }] });
    expect(t.now).toMatchObject({ phase: 'turn', turn: 0, actionsLeft: 2, discards: ['bomb', 'sabre'] });
    expect(t.hand(0)).toBe('hook');
  });

  it('of three exactly two go, of three on each of two spaces those that are named [ITEM-BOMB]', () => {
    expect(thrown('bomb hook', 'bomb+hook', 2, { pirates: [{ 2: 3 }] }).pirates(0)).toEqual({ start: 3, 2: 1, 4: 2 });
    expect(thrown('bomb hook', 'bomb+hook', 9, { pirates: [{ 2: 3, 9: 3 }] }).pirates(0)).toEqual({
      2: 3,
      9: 1,
      10: 2,
    });
  });

  it.each([
    [1, '4'],
    [36, 'goal'],
  ])('a pair on space %i, the end of the path, is thrown to %s [ITEM-BOMB]', (from, to) => {
    expect(thrown('bomb hook', 'bomb+hook', from, { pirates: [{ [from]: 2 }] }).pirates(0)).toEqual({
      start: 4,
      [to]: 2,
    });
  });

  it("another seat's pirate on the space stays [ITEM-BOMB]", () => {
    const t = thrown('bomb hook', 'bomb+hook', 2, { pirates: [{ 2: 2 }, { 2: 1 }] });
    expect(t.pirates(0)).toEqual({ start: 4, 4: 2 });
    expect(t.pirates(1)).toEqual({ start: 5, 2: 1 });
  });

  it.each<[string, Position['pirates'], string]>([
    ['by another', [{ 2: 2 }, { 4: 1 }], '10'],
    ['by its own', [{ 2: 2, 4: 1 }, {}], '10'],
    ['twice', [{ 2: 2, 10: 1 }, { 4: 1 }], '16'],
    ['all along', [{ 29: 2 }, { 34: 1 }], 'goal'],
    ['behind only', [{ 33: 2 }, { 28: 1 }], '34'],
  ])('a matching space taken %s sends them on [ITEM-BOMB]', (_, pirates, to) => {
    const from = Object.keys(pirates![0]).find(place => pirates![0][place] === 2)!;
    expect(thrown('bomb hook', 'bomb+hook', from, { pirates }).pirates(0)).toMatchObject({ [to]: 2 });
  });

  it('two last pirates thrown home win [ITEM-BOMB] [CORE-5]', () => {
    const t = thrown('bomb hook', 'bomb+hook', 35, { pirates: [{ goal: 4, 35: 2 }] });
    expect(t.now).toMatchObject({ phase: 'over', ending: 'home', winners: [0] });
  });

  it('one more pirate outside, and they do not [ITEM-BOMB] [CORE-5]', () => {
    const t = thrown('bomb hook', 'bomb+hook', 35, { pirates: [{ goal: 3, 35: 3 }] });
    expect(t.now).toMatchObject({ phase: 'turn', ending: 'none', actionsLeft: 2 });
  });

  it.each<[number, number, 'near' | 'far', boolean]>([
    [0, 0, 'near', true],
    [1, 0, 'near', true],
    [2, 0, 'near', false],
    [3, 0, 'near', false],
    [0, 3, 'near', true],
    [0, 0, 'far', false],
  ])(
    'to the boat with %i own and %i others aboard, docked %s: %s [ITEM-BOMB] [VOYAGE-2] [VOYAGE-3]',
    (own, others, boat, open) => {
      const t = table(VOYAGE, {
        boat,
        pirates: [{ 17: 2, ...(own ? { boat: own } : {}) }, others ? { boat: others } : {}],
        hands: ['bomb hook', 'hook'],
      });
      expect(t.legalOf('bomb')).toEqual(open ? ['bomb bomb+hook'] : []);
      if (!open) return;
      t.do('bomb bomb+hook', 'use-bomb 17');
      expect(t.pirates(0)).toMatchObject({ boat: own + 2 });
    },
  );

  it('a pair without room is not offered beside one that has a space [ITEM-BOMB]', () => {
    const t = table(VOYAGE, { boat: 'far', pirates: [{ 17: 2, 9: 2 }], hands: ['bomb hook', 'hook'] });
    t.do('bomb bomb+hook');
    expect(t.legal).toEqual(['use-bomb 9']);
    expect(t.refusal('use-bomb 17').code).toBe('no-pair');
  });

  it('a vacant space on the first leg needs no boat; the second leg ends at the goal [ITEM-BOMB]', () => {
    expect(
      thrown('bomb hook', 'bomb+hook', 15, { boat: 'far', pirates: [{ 15: 2 }] }, VOYAGE).pirates(0),
    ).toMatchObject({
      16: 2,
    });
    expect(
      thrown('bomb hook', 'bomb+hook', 35, { boat: 'near', pirates: [{ 35: 2 }] }, VOYAGE).pirates(0),
    ).toMatchObject({ goal: 2 });
  });
});

describe('ITEM-BOMB: marked cards', () => {
  it.each([
    ['bomb hook', 'bomb+hook', 0],
    ['bomb* hook', 'bomb*+hook', 1],
    ['bomb hook*', 'bomb+hook*', 1],
    ['bomb* hook*', 'bomb*+hook*', 1],
    ['bomb bomb*', 'bomb+bomb*', 1],
  ])(
    'from a hand of "%s", %s robs a seat over seven %i times, before the two move [ITEM-BOMB] [LIMIT-2] [LIMIT-4]',
    (hand, lay, stolen) => {
      const t = table(LIMIT, { pirates: [{ 2: 2 }], hands: [hand, EIGHT] });
      t.do(`bomb ${lay}`, 'use-bomb 2');
      expect(t.now.phase).toBe(stolen ? 'discard' : 'turn');
      if (stolen) {
        expect(t.eventsOf('moved')).toEqual([]);
        t.do('discard chest');
      }
      expect(t.eventsOf('stole')).toHaveLength(stolen);
      expect(t.eventsOf('moved')).toHaveLength(2);
      expect(t.now).toMatchObject({ phase: 'turn', turn: 0, actionsLeft: 2 });
    },
  );
});

describe('ITEM-BOMB with CAPTAIN', () => {
  const hatted = (pirates: { [place: string]: number }, hat: number | 'start' | 'goal'): Table => {
    const t = table(CAPTAIN, { pirates: [pirates], hats: [hat], hands: ['bomb hook', 'hook'] });
    t.do('bomb bomb+hook');
    return t;
  };

  it.each<[{ [place: string]: number }, number | 'start', string[]]>([
    [{ 2: 2 }, 2, ['use-bomb hat']],
    [{ 2: 3 }, 2, ['use-bomb 2', 'use-bomb hat']],
    [{ 2: 2 }, 'start', ['use-bomb 2']],
    [{ 2: 3 }, 'start', ['use-bomb 2']],
    [{ 2: 2, 9: 1 }, 9, ['use-bomb 2']],
    [{ 2: 2, 9: 2 }, 9, ['use-bomb 2', 'use-bomb hat']],
  ])('with pirates on %j and the hat on %s the choices are %j [ITEM-BOMB] [EDITION-5]', (pirates, hat, choices) => {
    expect(hatted(pirates, hat).legal).toEqual(choices);
  });

  it('the hat flies with one other, or stays while two others fly [ITEM-BOMB] [EDITION-5] [CAPTAIN-1]', () => {
    const along = hatted({ 2: 3 }, 2);
    along.do('use-bomb hat');
    expect(along.pirates(0)).toEqual({ start: 3, 2: 1, 4: 2 });
    expect(along.now.seats[0].hat).toBe(4);
    expect(along.eventsOf('moved').map(event => 'hat' in event)).toEqual([true, false]);
    const left = hatted({ 2: 3 }, 2);
    left.do('use-bomb 2');
    expect(left.pirates(0)).toEqual({ start: 3, 2: 1, 4: 2 });
    expect(left.now.seats[0].hat).toBe(2);
    expect(left.eventsOf('moved').map(event => 'hat' in event)).toEqual([false, false]);
  });

  it('a hat that stands alone is no pair, nor one that waits at the start or is home [ITEM-BOMB]', () => {
    expect(hatted({ 2: 2, 9: 1 }, 9).refusal('use-bomb hat').code).toBe('no-pair');
    expect(hatted({ 2: 2 }, 'start').refusal('use-bomb hat').code).toBe('no-pair');
    expect(hatted({ 2: 2, goal: 2 }, 'goal').refusal('use-bomb hat').code).toBe('no-pair');
  });
});

describe('ITEM-BOMB with RAFT', () => {
  it('it crosses the wharf and never boards, though a raft shows the icon [ITEM-BOMB] [EDITION-5]', () => {
    const t = table(RAFT, { pirates: [{ 23: 2 }], hands: ['bomb hook', 'hook'], rafts: rafts() });
    t.do('bomb bomb+hook');
    expect(t.legal).toEqual(['use-bomb 23']);
    expect(t.refusal('use-bomb 23 white').code).toBe('malformed');
    t.do('use-bomb 23');
    expect(t.pirates(0)).toEqual({ start: 4, 28: 2 });
  });

  it.each([
    [[], 23, '28'],
    [[28], 23, '34'],
    [[28, 34], 23, 'goal'],
    [[22], 21, '28'],
  ])('with spaces %j covered it throws from %i to %s [ITEM-BOMB] [RAFT-5]', (covered, from, to) => {
    const t = table(RAFT, { covered, pirates: [{ [from]: 2 }], hands: ['bomb hook', 'hook'], rafts: rafts() });
    t.do('bomb bomb+hook', `use-bomb ${from}`);
    expect(t.pirates(0)).toEqual({ start: 4, [to]: 2 });
  });

  it('a marked one draws its token first, which may cover the landing [ITEM-BOMB] [RAFT-2]', () => {
    const t = table(RAFT, { pirates: [{ 29: 2 }], hands: ['bomb* hook', 'hook'], rafts: rafts('x3') });
    t.do('bomb bomb*+hook');
    expect(t.now).toMatchObject({ phase: 'use', covered: [34] });
    t.do('use-bomb 29');
    expect(t.pirates(0)).toEqual({ start: 4, goal: 2 });
  });

  it('two marked cards draw two tokens [ITEM-BOMB] [RAFT-2]', () => {
    const t = table(RAFT, { pirates: [{ 2: 2 }], hands: ['bomb* hook*', 'hook'], rafts: rafts('x0', 'x1', 'x2') });
    t.do('bomb bomb*+hook*');
    expect(t.eventsOf('token')).toHaveLength(2);
    expect(t.legal).toEqual(['use-bomb 2']);
  });
});
