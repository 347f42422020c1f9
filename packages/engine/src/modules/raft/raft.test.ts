/** The wharf, the rafts and the tokens (RAFT-1 to RAFT-11). */
import { describe, expect, it } from 'vitest';
import { SeededChance } from '../../base/chance.ts';
import { unwrap } from '../../base/result.ts';
import type { Icon, Place } from '../../base/vocabulary.ts';
import type { GameEvent } from '../../model/events.ts';
import type { Snapshot } from '../../model/view.ts';
import { newGame } from '../../play/deal.ts';
import { setUp } from '../../setup/config.ts';
import { resolveRules } from '../../setup/resolve.ts';
import { onlyTokens, type Position, type Table, table } from '../../testing/table.ts';
import { makeSnapshot } from '../../view/snapshot.ts';

/*
 * The path: bottle 1 7 13 19 25 31, dagger 2 8 14 20 26 32, hat 3 9 15 21 27 33, key 4 10 16 22 28 34,
 * pistol 5 11 17 23 29 35, skull 6 12 18 24 30 36. The wharf lies behind 24.
 */
const RAFT = { edition: 'diaries', modules: ['retreat', 'raft'] } as const;
const BOTH = { edition: 'diaries', modules: ['retreat', 'captain', 'raft'] } as const;
const FLAG = { edition: 'diaries', modules: ['retreat', 'raft', 'flag'] } as const;

const icons = (words: string): Icon[] => words.split(' ') as Icon[];
/** The rafts as they are printed. */
const PRINTED = [
  'dagger key hat skull pistol',
  'hat bottle pistol key skull',
  'skull dagger pistol key bottle',
  'pistol hat bottle skull dagger',
  'skull key bottle hat dagger',
  'hat key pistol dagger bottle',
  'key skull hat pistol dagger',
  'key skull hat dagger bottle',
].map(icons);

type Rafts = NonNullable<Snapshot['rafts']>;
const LETTER = { '.': null, c: 'crew', h: 'hole' } as const;
const afloat = (raft: number, tokens: string | null) =>
  tokens === null
    ? null
    : { raft, icons: PRINTED[raft], tokens: [...tokens].map(letter => LETTER[letter as keyof typeof LETTER]) };

/** Raft 0 (dagger key hat skull pistol) at the white berth, raft 1 (hat bottle pistol key skull) at the orange one. */
function rafts(white: string | null, orange: string | null, tokens: string[] = [], left: number[] = [2]): Rafts {
  return { docked: { white: afloat(0, white), orange: afloat(1, orange) }, left, pool: onlyTokens(...tokens) };
}
const FREE = '.....';
const tokensOn = (t: Table, berth: 'white' | 'orange'): string =>
  (t.now.rafts!.docked[berth]?.tokens ?? []).map(token => (token === null ? '.' : token[0])).join('');

/** Seat A lays a grey key, and this one token comes out of the pool. */
function drawn(token: string, position: Position = {}, choices: object = RAFT): Table {
  const t = table(
    { ...RAFT, ...choices },
    { hands: ['key*', ''], ...position, rafts: { ...rafts(FREE, FREE), ...position.rafts, pool: onlyTokens(token) } },
  );
  t.do('lay key*');
  return t;
}

type Moved = Extract<GameEvent, { type: 'moved' }>;
const moves = (t: Table, cause: Moved['cause']): string[] =>
  (t.eventsOf('moved') as Moved[])
    .filter(event => event.cause === cause)
    .map(({ seat, from, to }) => `${'ABCDE'[seat]} ${from} ${to}`);
const types = (events: readonly GameEvent[]): string[] => events.map(event => event.type);

describe('RAFT-1: setting up', () => {
  it.each([
    [4, 12],
    [5, 18],
    [6, 24],
    [8, 36],
  ])('with %i segments the wharf lies behind space %i [RAFT-1]', (segments, before) => {
    const at = (place: number): Table =>
      table(
        { ...RAFT, segments: [segments] },
        { pirates: [{ [place]: 1 }], hands: ['skull', ''], rafts: rafts(FREE, FREE) },
      );
    // Every segment ends with a skull, so from there a skull crosses whatever comes next.
    expect(at(before).legal).toContain(`play ${before} skull white`);
    expect(at(before + 1).legal).not.toContain(`play ${before + 1} skull white`);
    const back = table(
      { ...RAFT, segments: [segments] },
      { pirates: [{ wharf: 1 }, { [before]: 1, [before + 1]: 1 }], rafts: rafts(FREE, FREE) },
    );
    back.do('retreat wharf');
    expect(back.pirates(0)).toEqual({ start: 5, [before]: 1 });
    const on = table({ ...RAFT, segments: [segments] }, { pirates: [{ wharf: 1 }], hands: ['bottle', ''] });
    on.do('play wharf bottle');
    expect(on.pirates(0)).toEqual({ start: 5, [before + 1]: 1 });
  });

  it('two of eight rafts are docked, white first, the others wait, and forty tokens are in the pool [RAFT-1]', () => {
    const seen = new Set<number>();
    for (let seed = 0; seed < 40; seed++) {
      const events: GameEvent[] = [];
      const rules = resolveRules(unwrap(setUp(RAFT)));
      const { state } = newGame(rules, new SeededChance(`rafts ${seed}`), event => events.push(event));
      const { docked, left, pool: tokens } = makeSnapshot(rules, state).rafts!;
      const { white, orange } = docked;
      expect([white!.raft, orange!.raft, ...left].sort()).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
      for (const raft of [white!, orange!]) {
        expect(raft.icons).toEqual(PRINTED[raft.raft]);
        expect(raft.tokens).toEqual([null, null, null, null, null]);
        seen.add(raft.raft);
      }
      expect(events.filter(event => event.type === 'docked')).toEqual([
        { type: 'docked', berth: 'white', icons: white!.icons },
        { type: 'docked', berth: 'orange', icons: orange!.icons },
      ]);
      expect(tokens).toEqual({
        'crew white': 5,
        'crew orange': 5,
        'crew both': 4,
        'hole white': 5,
        'hole orange': 5,
        'hole both': 4,
        ...Object.fromEntries(['x0', 'x1', 'x2', 'x3', 'x4', 'x5'].map(name => [name, 2])),
      });
    }
    expect(seen.size).toBe(8);
  });

  it('any number may stand on the wharf, and nobody plays to it [RAFT-1]', () => {
    const t = table(RAFT, {
      pirates: [{ wharf: 5, 24: 1 }, { wharf: 6 }],
      hands: ['skull', ''],
      rafts: rafts(null, null),
    });
    t.do('play 24 skull');
    expect(t.pirates(0)).toEqual({ wharf: 5, 30: 1 });
  });
});

describe('RAFT-2: a marked card brings a token', () => {
  it('the token comes first, then the pirate is chosen, and all is one action [RAFT-2]', () => {
    const t = drawn('x0', { hands: ['key* key', ''], pirates: [{ 9: 1 }] });
    expect(types(t.events)).toEqual(['played', 'token', 'placed']);
    expect(t.now).toMatchObject({ phase: 'use', actor: 0, actionsLeft: 3, discards: ['key*'] });
    expect(t.legal).toEqual(['move key start', 'move key 9']);
    t.do('move key 9');
    expect(t.pirates(0)).toEqual({ start: 5, 10: 1 });
    expect(t.now).toMatchObject({ phase: 'turn', turn: 0, actionsLeft: 2 });
    expect(t.hand(0)).toBe('key');
  });

  it('a plain card brings none, and its pirate is named with it [RAFT-2]', () => {
    const t = table(RAFT, { hands: ['key', ''], rafts: rafts(FREE, FREE, ['x0']) });
    t.do('play start key');
    expect(t.eventsOf('token')).toEqual([]);
    expect(t.now.rafts?.pool).toEqual(onlyTokens('x0'));
  });

  it('the token leaves the pool, and everybody sees it [RAFT-2]', () => {
    const t = table(RAFT, { hands: ['key*', ''], rafts: rafts(FREE, FREE, ['x0', 'x0']) });
    t.do('lay key*');
    expect(t.now.rafts?.pool).toEqual(onlyTokens('x0'));
    expect(t.eventsOf('token')).toEqual([{ type: 'token', seat: 0, token: 'x0', icon: 'bottle' }]);
    expect(t.view('spectator').rafts).toEqual(t.now.rafts);
  });

  it('without a place it leaves the game, and the card is used all the same [RAFT-2]', () => {
    const t = drawn('crew white', { rafts: rafts(null, FREE) });
    expect(types(t.events)).toEqual(['played', 'token', 'wasted']);
    expect(t.eventsOf('wasted')).toEqual([{ type: 'wasted', token: 'crew white' }]);
    expect(t.now.rafts?.pool).toEqual(onlyTokens());
    expect(tokensOn(t, 'orange')).toBe(FREE);
    expect(t.now.phase).toBe('use');
  });

  it('with the pool empty nothing happens, and the card is used all the same [RAFT-2]', () => {
    const t = table(RAFT, { hands: ['key*', ''], rafts: rafts(FREE, FREE) });
    expect(types(t.do('lay key*'))).toEqual(['played']);
    t.do('move key start');
    expect(t.pirates(0)).toEqual({ start: 5, 4: 1 });
  });

  it.each([
    ['play start key*', 'lay-first'],
    ['play start hat*', 'no-card'],
    ['lay hat*', 'no-card'],
    ['lay key', 'malformed'],
    ['move key start', 'not-now'],
    ['place white', 'not-now'],
  ])('%s is refused as %s [RAFT-2]', (text, code) => {
    expect(table(RAFT, { hands: ['key key*', ''] }).refusal(text).code).toBe(code);
  });

  it('once played it counts as its own icon only [RAFT-2]', () => {
    const t = drawn('x0', { pirates: [{ 9: 1 }] });
    expect(t.refusal('move hat 9').code).toBe('other-icon');
    expect(t.refusal('move key 10').code).toBe('no-pirate');
    expect(t.refusal('end').code).toBe('not-now');
  });

  it.each<[{ [place: string]: number }, boolean]>([
    [{ goal: 6 }, false],
    [{ goal: 4, sea: 2 }, false],
    [{ sea: 6 }, false],
    [{ goal: 5 }, true],
    [{ goal: 5, wharf: 1 }, true],
    [{ sea: 5, white1: 1 }, true],
  ])('with pirates on %j a marked card has a use: %s [RAFT-2] [FLAG-1]', (pirates, usable) => {
    const t = table(FLAG, { pirates: [pirates], hands: ['key*', ''], rafts: rafts(FREE, FREE, ['x0']) });
    expect(t.legalOf('lay')).toEqual(usable ? ['lay key*'] : []);
    if (!usable) expect(t.refusal('lay key*').code).toBe('no-use');
  });
});

describe('RAFT-3: which raft', () => {
  it.each([
    ['crew white', 'c....', FREE],
    ['crew orange', FREE, 'c....'],
    ['hole white', 'h....', FREE],
    ['hole orange', FREE, 'h....'],
  ])('%s goes to the raft of its colour [RAFT-3]', (token, white, orange) => {
    const t = drawn(token);
    expect([tokensOn(t, 'white'), tokensOn(t, 'orange')]).toEqual([white, orange]);
    expect(t.now.phase).toBe('use');
  });

  it.each(['crew both', 'hole both'])(
    '%s with two rafts: the player chooses, then the card is used [RAFT-3]',
    token => {
      const letter = token[0];
      for (const berth of ['white', 'orange'] as const) {
        const t = drawn(token);
        expect(t.now).toMatchObject({ phase: 'place', actor: 0 });
        expect(t.legal).toEqual(['place white', 'place orange']);
        expect(t.refusal('move key start').code).toBe('not-now');
        expect(t.eventsOf('placed')).toEqual([]);
        t.do(`place ${berth}`);
        expect(t.eventsOf('placed')).toEqual([{ type: 'placed', token, place: `${berth}1` }]);
        expect(tokensOn(t, berth)).toBe(`${letter}....`);
        expect(tokensOn(t, berth === 'white' ? 'orange' : 'white')).toBe(FREE);
        expect(t.now.phase).toBe('use');
      }
    },
  );

  it.each([
    ['crew both', FREE, null, 'white1'],
    ['crew both', null, FREE, 'orange1'],
    ['hole both', FREE, null, 'white1'],
    ['hole both', null, FREE, 'orange1'],
    ['hole both', 'h....', null, 'white2'],
  ])('%s with rafts %s and %s goes to %s without asking [RAFT-3]', (token, white, orange, place) => {
    const t = drawn(token, { rafts: rafts(white, orange) });
    expect(t.eventsOf('placed')).toEqual([{ type: 'placed', token, place }]);
    expect(t.now.phase).toBe('use');
  });

  it.each([
    ['crew white', null, FREE],
    ['hole white', null, FREE],
    ['crew orange', FREE, null],
    ['hole orange', FREE, null],
    ['crew both', null, null],
    ['hole both', null, null],
  ])('%s with rafts %s and %s has no place [RAFT-3] [RAFT-2]', (token, white, orange) => {
    const t = drawn(token, { rafts: rafts(white, orange) });
    expect(t.eventsOf('wasted')).toEqual([{ type: 'wasted', token }]);
    expect(t.eventsOf('placed')).toEqual([]);
    expect(t.now.phase).toBe('use');
  });
});

describe('RAFT-7, RAFT-8: the next raft', () => {
  it.each([
    ['crew white', 'cc...', FREE, 'white'],
    ['crew orange', FREE, 'cc...', 'orange'],
    ['hole white', 'hh...', FREE, 'white'],
    ['hole orange', FREE, 'hh...', 'orange'],
  ] as const)('docks without tokens after a third %s [RAFT-7] [RAFT-8]', (token, white, orange, berth) => {
    const t = drawn(token, { rafts: rafts(white, orange) });
    expect(t.now.rafts?.docked[berth]?.raft).toBe(2);
    expect(tokensOn(t, berth)).toBe(FREE);
  });
});

describe('RAFT-4: where on the raft', () => {
  it.each<[string, Place[], Place]>([
    [FREE, [], 'white1'],
    [FREE, ['white1'], 'white2'],
    ['c....', [], 'white2'],
    ['h....', [], 'white2'],
    ['h....', ['white2'], 'white3'],
    ['.h...', ['white1'], 'white3'],
    ['.c...', [], 'white1'],
    ['hh...', [], 'white3'],
    ['hh...', ['white4'], 'white3'],
    ['hh...', ['white3', 'white4'], 'white5'],
    ['hhc..', ['white4'], 'white5'],
  ])('crew on a raft with tokens %s and pirates on %j goes to %s [RAFT-4]', (tokens, places, place) => {
    const t = drawn('crew white', {
      pirates: [{}, Object.fromEntries(places.map(name => [name, 1]))],
      rafts: rafts(tokens, FREE),
    });
    expect(t.eventsOf('placed')).toEqual([{ type: 'placed', token: 'crew white', place }]);
    expect(moves(t, 'sweep')).toEqual([]);
  });

  it.each<[string, Place[], Place, string[]]>([
    [FREE, [], 'orange1', []],
    [FREE, ['orange1'], 'orange1', ['B orange1 wharf']],
    [FREE, ['orange2'], 'orange1', []],
    ['c....', [], 'orange2', []],
    ['h....', ['orange2'], 'orange2', ['B orange2 wharf']],
    ['.h...', ['orange1', 'orange3'], 'orange1', ['B orange1 wharf']],
    ['ch...', ['orange4'], 'orange3', []],
    ['cc...', [], 'orange3', []],
  ])(
    'a hole on a raft with tokens %s and pirates on %j goes to %s and sweeps %j [RAFT-4]',
    (tokens, places, place, swept) => {
      const t = drawn('hole orange', {
        pirates: [{ white1: 1 }, Object.fromEntries(places.map(name => [name, 1]))],
        rafts: rafts(FREE, tokens),
      });
      expect(t.eventsOf('placed')).toEqual([{ type: 'placed', token: 'hole orange', place }]);
      expect(moves(t, 'sweep')).toEqual(swept);
      expect(t.pirates(1).wharf ?? 0).toBe(swept.length);
      expect(t.pirates(0)).toEqual({ start: 5, white1: 1 });
    },
  );

  it('a hole sweeps a pirate of any colour, the own one too [RAFT-4]', () => {
    const t = drawn('hole white', { pirates: [{ white1: 1 }] });
    expect(t.pirates(0)).toEqual({ start: 5, wharf: 1 });
    expect(t.eventsOf('moved')).toEqual([
      { type: 'moved', by: 0, seat: 0, from: 'white1', to: 'wharf', cause: 'sweep' },
    ]);
    // From the wharf it may use the very card.
    expect(t.legal).toContain('move key wharf');
  });

  it('a space with a token is out of use for boarding [RAFT-4] [RAFT-6]', () => {
    // Raft 0 has its dagger next to the wharf.
    const t = drawn('crew white', { pirates: [{ wharf: 1 }], hands: ['dagger key*', ''] });
    t.do('move key start');
    expect(t.legalOf('play').filter(text => text.includes('wharf'))).toEqual(['play wharf dagger']);
  });
});

describe('RAFT-5: crosses', () => {
  it.each([
    ['x0', 'bottle', 31],
    ['x1', 'dagger', 32],
    ['x2', 'hat', 33],
    ['x3', 'key', 34],
    ['x4', 'pistol', 35],
    ['x5', 'skull', 36],
  ])('%s covers the last %s, space %i [RAFT-5]', (token, icon, space) => {
    const t = drawn(token);
    expect(t.eventsOf('token')).toEqual([{ type: 'token', seat: 0, token, icon }]);
    expect(t.eventsOf('placed')).toEqual([{ type: 'placed', token, place: space }]);
    expect(t.now.covered).toEqual([space]);
  });

  it.each<[string, Position, number[]]>([
    ['taken by a rival', { pirates: [{}, { 34: 1 }] }, [28]],
    ['taken by an own pirate', { pirates: [{ 34: 1 }] }, [28]],
    ['taken by three', { pirates: [{}, { 34: 3 }] }, [28]],
    ['covered already', { covered: [34] }, [28, 34]],
    ['taken and covered', { covered: [28], pirates: [{}, { 34: 1 }] }, [22, 28]],
    [
      'all but the first taken',
      {
        pirates: [
          { 34: 1, 28: 1, 22: 1 },
          { 16: 1, 10: 1 },
        ],
      },
      [4],
    ],
  ])('the space nearest to the goal being %s, the next one is covered: %j [RAFT-5]', (_, position, covered) => {
    expect(drawn('x3', position).now.covered).toEqual(covered);
  });

  it('with no vacant space of its icon the cross leaves the game [RAFT-5] [RAFT-2]', () => {
    const t = drawn('x3', { covered: [4, 10, 16], pirates: [{ 34: 1, 28: 1, 22: 1 }] });
    expect(t.eventsOf('wasted')).toEqual([{ type: 'wasted', token: 'x3' }]);
    expect(t.now.covered).toEqual([4, 10, 16]);
    expect(t.now.phase).toBe('use');
  });

  it('a covered space is passed over forward, also by the card that covered it [RAFT-5] [CORE-3]', () => {
    const t = drawn('x3', { pirates: [{ 30: 1 }] });
    t.do('move key 30');
    expect(t.pirates(0)).toEqual({ start: 5, goal: 1 });
    const plain = table(RAFT, { covered: [10], pirates: [{ 9: 1 }], hands: ['key', ''] });
    plain.do('play 9 key');
    expect(plain.pirates(0)).toEqual({ start: 5, 16: 1 });
  });

  it('a covered space is never where a retreat ends [RAFT-5] [RETREAT-1]', () => {
    const t = table(RAFT, { covered: [10], pirates: [{ 12: 1 }, { 8: 1 }], hands: ['', ''] });
    t.do('retreat 12');
    expect(t.pirates(0)).toEqual({ start: 5, 8: 1 });
    expect(table(RAFT, { covered: [10], pirates: [{ 12: 1 }] }).refusal('retreat 12').code).toBe('nobody-behind');
  });
});

describe('RAFT-6: boarding', () => {
  it.each<[string, Place, Position, string[]]>([
    ['the key on 22 is vacant', 21, {}, ['']],
    ['the key on 22 is taken', 21, { pirates: [{ 21: 1, goal: 5 }, { 22: 1 }] }, ['', 'white', 'orange']],
    ['the key on 22 is covered', 21, { covered: [22] }, ['', 'white', 'orange']],
    ['no key lies before the wharf any more', 22, {}, ['', 'white', 'orange']],
    ['the only key before the wharf lies behind it', 23, {}, ['', 'white', 'orange']],
    ['it stands right before the wharf', 24, {}, ['', 'white', 'orange']],
    ['it stands right behind the wharf', 25, {}, ['']],
    ['it is well past the wharf', 30, {}, ['']],
    ['it is on the last space', 36, {}, ['']],
    ['it is on the wharf', 'wharf', {}, ['', 'white', 'orange']],
    ['it is on the white raft', 'white1', {}, ['', 'orange']],
    ['it is far out on the white raft', 'white5', {}, ['', 'orange']],
    ['it is on the orange raft', 'orange1', {}, ['', 'white']],
    ['it is far out on the orange raft', 'orange5', {}, ['', 'white']],
  ])('where %s, a pirate on %s has these ways with a key: %j [RAFT-6]', (_, from, position, ways) => {
    const t = table(RAFT, {
      pirates: [{ [from]: 1, goal: 5 }],
      hands: ['key', ''],
      rafts: rafts(FREE, FREE),
      ...position,
    });
    expect(t.legalOf('play')).toEqual(ways.map(way => `play ${from} key ${way}`.trim()));
    for (const way of ['white', 'orange'])
      if (!ways.includes(way)) expect(t.refusal(`play ${from} key ${way}`).code).toBe('no-raft');
  });

  it('from the start it boards when all keys before the wharf are taken, not one fewer [RAFT-6]', () => {
    const all = table(RAFT, {
      pirates: [{}, { 4: 1, 10: 1, 16: 1, 22: 1 }],
      hands: ['key', ''],
      rafts: rafts(FREE, FREE),
    });
    expect(all.legalOf('play')).toEqual(['play start key', 'play start key white', 'play start key orange']);
    all.do('play start key white');
    expect(all.pirates(0)).toEqual({ start: 5, white2: 1 });
    const fewer = table(RAFT, { pirates: [{}, { 4: 1, 10: 1, 22: 1 }], hands: ['key', ''], rafts: rafts(FREE, FREE) });
    expect(fewer.legalOf('play')).toEqual(['play start key']);
  });

  it('from the start a match on the very first space is before the wharf too [RAFT-6]', () => {
    const bottles = { 7: 1, 13: 1, 19: 1 };
    const board = (taken: { [place: string]: number }): string[] =>
      table(RAFT, { pirates: [{}, taken], hands: ['bottle', ''], rafts: rafts(FREE, FREE) }).legalOf('play');
    expect(board(bottles)).toEqual(['play start bottle']);
    expect(board({ ...bottles, 1: 1 })).toEqual(['play start bottle', 'play start bottle orange']);
  });

  it.each<[string, string, Position, string[]]>([
    ['both rafts show it', 'key', {}, ['white', 'orange']],
    ['only the white raft shows it', 'dagger', {}, ['white']],
    ['only the orange raft shows it', 'bottle', {}, ['orange']],
    ['a rival is on the white one', 'key', { pirates: [{ wharf: 1, goal: 5 }, { white2: 1 }] }, ['orange']],
    ['an own pirate is on it', 'key', { pirates: [{ wharf: 1, white2: 1, goal: 4 }] }, ['orange']],
    ['crew is on the white one', 'key', { rafts: rafts('.c...', FREE) }, ['orange']],
    ['a hole is in the white one', 'key', { rafts: rafts('.h...', FREE) }, ['orange']],
    ['crew is on the orange one', 'key', { rafts: rafts(FREE, '...c.') }, ['white']],
    ['a token lies beside it', 'key', { rafts: rafts('h.h..', FREE) }, ['white', 'orange']],
    ['the white berth is empty', 'key', { rafts: rafts(null, FREE) }, ['orange']],
    ['the orange berth is empty', 'key', { rafts: rafts(FREE, null) }, ['white']],
    ['both berths are empty', 'key', { rafts: rafts(null, null) }, []],
  ])('where %s, a %s from the wharf boards %j [RAFT-6]', (_, card, position, boards) => {
    const t = table(RAFT, {
      pirates: [{ wharf: 1, goal: 5 }],
      hands: [card, ''],
      rafts: rafts(FREE, FREE),
      ...position,
    });
    const plays = t.legalOf('play').filter(text => text.startsWith('play wharf'));
    expect(plays).toEqual([`play wharf ${card}`, ...boards.map(berth => `play wharf ${card} ${berth}`)]);
  });

  it.each([
    ['play 22 key white', 'white2'],
    ['play 22 key orange', 'orange4'],
    ['play 22 key', '28'],
  ])('%s leads to %s [RAFT-6]', (play, to) => {
    const t = table(RAFT, { pirates: [{ 22: 1 }], hands: ['key', ''], rafts: rafts(FREE, FREE) });
    t.do(play);
    expect(t.pirates(0)).toEqual({ start: 5, [to]: 1 });
    expect(t.now).toMatchObject({ actionsLeft: 2, discards: ['key'] });
  });

  it.each<[Place, string, Position['pirates'], string]>([
    ['wharf', 'key', [{}, {}], '28'],
    ['wharf', 'bottle', [{}, {}], '25'],
    ['wharf', 'key', [{}, { 28: 1 }], '34'],
    ['wharf', 'key', [{}, { 28: 1, 34: 1 }], 'goal'],
    ['white1', 'key', [{}, {}], '28'],
    ['orange3', 'bottle', [{}, {}], '25'],
    ['orange3', 'bottle', [{}, { 25: 1, 31: 1 }], 'goal'],
    [22, 'key', [{}, { 28: 1 }], '34'],
    [22, 'key', [{}, { 28: 1, 34: 1 }], 'goal'],
  ])('the ordinary way on from %s with a %s past %j ends on %s [RAFT-6]', (from, card, pirates, to) => {
    const t = table(RAFT, {
      pirates: [{ [from]: 1 }, pirates![1]],
      hands: [card, ''],
      rafts: rafts(FREE, FREE),
    });
    t.do(`play ${from} ${card}`);
    expect(t.pirates(0)).toEqual({ start: 5, [to]: 1 });
  });

  it('from raft to raft: the space left behind is free again [RAFT-6]', () => {
    const t = table(RAFT, { pirates: [{ white2: 1, wharf: 1 }], hands: ['key key', ''], rafts: rafts(FREE, FREE) });
    expect(t.refusal('play wharf key white').code).toBe('no-raft');
    t.do('play white2 key orange');
    expect(t.pirates(0)).toEqual({ start: 4, orange4: 1, wharf: 1 });
    t.do('play wharf key white');
    expect(t.pirates(0)).toEqual({ start: 4, orange4: 1, white2: 1 });
  });

  it('a marked card boards too, after its token [RAFT-6] [RAFT-2]', () => {
    const t = drawn('hole white', { pirates: [{ 22: 1, goal: 5 }] });
    expect(t.legal).toEqual(['move key 22', 'move key 22 white', 'move key 22 orange']);
    t.do('move key 22 white');
    expect(t.pirates(0)).toEqual({ goal: 5, white2: 1 });
    expect(drawn('x0', { pirates: [{ 21: 1 }] }).refusal('move key 21 white').code).toBe('no-raft');
  });

  it('a token on the space before the wharf opens the way aboard [RAFT-6] [RAFT-5]', () => {
    // The keys past the wharf are taken, so the cross falls on 22.
    const t = drawn('x3', {
      pirates: [
        { 21: 1, goal: 5 },
        { 28: 1, 34: 1 },
      ],
    });
    expect(t.legal).toEqual(['move key 21', 'move key 21 white', 'move key 21 orange']);
  });
});

describe('RAFT-7: to sea', () => {
  it.each<[string, { [place: string]: number }, boolean]>([
    [FREE, {}, false],
    [FREE, { white1: 1 }, false],
    [FREE, { white1: 1, white3: 1 }, true],
    [FREE, { white1: 1, orange1: 1 }, false],
    ['c....', {}, false],
    ['c....', { white2: 1 }, true],
    ['cc...', {}, true],
    ['hh...', { white3: 1 }, false],
    ['hh...', { white3: 1, white4: 1 }, true],
    ['ch...', {}, false],
  ])('a crew token on %s with pirates %j sends it off: %s [RAFT-7]', (tokens, pirates, sails) => {
    const t = drawn('crew white', { pirates: [{}, pirates], rafts: rafts(tokens, FREE) });
    expect(t.eventsOf('launched')).toEqual(sails ? [{ type: 'launched', berth: 'white' }] : []);
    expect(t.now.rafts?.docked.white?.raft).toBe(sails ? 2 : 0);
    expect(t.pirates(1).sea ?? 0).toBe(sails ? Object.keys(pirates).length : 0);
    expect(t.now.phase).toBe('use');
  });

  it.each<[string, { [place: string]: number }, boolean]>([
    [FREE, {}, false],
    [FREE, { orange1: 1 }, false],
    [FREE, { orange1: 1, orange2: 1 }, true],
    [FREE, { orange1: 1, white2: 1 }, false],
    ['c....', { orange2: 1 }, true],
    ['cc...', {}, true],
    ['hh...', { orange3: 1 }, false],
  ])('boarding %s with pirates %j sends it off: %s [RAFT-7]', (tokens, pirates, sails) => {
    const t = table(RAFT, {
      pirates: [{ wharf: 1 }, pirates],
      hands: ['key key', ''],
      rafts: rafts(FREE, tokens),
    });
    t.do('play wharf key orange');
    expect(t.eventsOf('launched')).toEqual(sails ? [{ type: 'launched', berth: 'orange' }] : []);
    expect(t.pirates(0)).toEqual(sails ? { start: 5, sea: 1 } : { start: 5, orange4: 1 });
    expect(t.now).toMatchObject({ phase: 'turn', actionsLeft: 2 });
  });

  it('the next raft docks there without tokens, and the other raft is not touched [RAFT-7]', () => {
    const t = drawn('crew white', {
      pirates: [{ white3: 1 }, { orange1: 1 }],
      rafts: rafts('hc...', 'h.c..', [], [5]),
    });
    expect(types(t.events)).toEqual(['played', 'token', 'placed', 'launched', 'moved', 'docked']);
    expect(t.eventsOf('docked')).toEqual([{ type: 'docked', berth: 'white', icons: PRINTED[5] }]);
    expect(t.now.rafts).toEqual({
      docked: { white: afloat(5, FREE), orange: afloat(1, 'h.c..') },
      left: [],
      pool: onlyTokens(),
    });
    expect(t.pirates(1)).toEqual({ start: 5, orange1: 1 });
  });

  it.each([
    ['dagger', 'white', 'white1'],
    ['pistol', 'white', 'white5'],
    ['hat', 'orange', 'orange1'],
    ['skull', 'orange', 'orange5'],
  ] as const)('a third pirate that boards with a %s, %s, sends it off from %s [RAFT-7]', (card, berth, place) => {
    const t = table(RAFT, {
      pirates: [{ wharf: 1 }, { [`${berth}2`]: 1, [`${berth}3`]: 1 }],
      hands: [card, ''],
      rafts: rafts(FREE, FREE),
    });
    t.do(`play wharf ${card} ${berth}`);
    expect(t.eventsOf('launched')).toEqual([{ type: 'launched', berth }]);
    expect(moves(t, 'sea')).toContain(`A ${place} sea`);
  });

  it.each([0, 7])('whichever raft is left may be the next one: %i [RAFT-7]', raft => {
    const docked = { white: afloat(3, 'cc...'), orange: afloat(4, FREE) };
    const t = drawn('crew white', { rafts: { docked, left: [raft], pool: {} } });
    expect(t.now.rafts).toMatchObject({ docked: { white: { raft, icons: PRINTED[raft] } }, left: [] });
  });

  it.each([
    ['crew white', 'cc...', 'skull', 'white1'],
    ['crew white', 'hc.h.', 'key', 'white4'],
    ['hole white', 'hh...', 'dagger', 'white2'],
  ])('after %s on %s the new raft is free: a %s boards %s [RAFT-7] [RAFT-8]', (token, white, card, place) => {
    // Raft 2 is skull dagger pistol key bottle.
    const t = drawn(token, {
      pirates: [{ wharf: 1 }, white === 'hc.h.' ? { white3: 1 } : {}],
      hands: [`key* ${card}`, ''],
      rafts: rafts(white, FREE),
    });
    t.do('move key start', `play wharf ${card} white`);
    expect(t.pirates(0)).toMatchObject({ [place]: 1 });
  });

  it('with the pile empty the berth stays empty, and nobody can board there [RAFT-7]', () => {
    const t = drawn('crew white', {
      pirates: [{ white1: 1, white2: 1, wharf: 1 }],
      hands: ['key* key', ''],
      rafts: rafts(FREE, FREE, [], []),
    });
    expect(t.now.rafts?.docked).toEqual({ white: null, orange: afloat(1, FREE) });
    expect(t.eventsOf('docked')).toEqual([]);
    expect(t.legalOf('move').filter(text => text.includes('wharf'))).toEqual([
      'move key wharf',
      'move key wharf orange',
    ]);
    expect(t.refusal('move key wharf white').code).toBe('no-raft');
  });

  it('the new raft can be boarded in the same turn, by its own icons [RAFT-7]', () => {
    // Raft 2 is skull dagger pistol key bottle.
    const t = table(RAFT, {
      pirates: [{ wharf: 2 }, { white1: 1, white3: 1 }],
      hands: ['key key', ''],
      rafts: rafts(FREE, null),
    });
    t.do('play wharf key white', 'play wharf key white');
    expect(t.pirates(0)).toEqual({ start: 4, sea: 1, white4: 1 });
  });

  it('those at sea have escaped for good: no way on, no way back [RAFT-7]', () => {
    const t = table(RAFT, { pirates: [{ sea: 2, goal: 1 }, { 20: 1 }], hands: ['key', ''] });
    expect(t.legalOf('retreat')).toEqual(['retreat goal']);
    expect(t.refusal('retreat sea').code).toBe('at-sea');
    expect(t.refusal('play sea key').code).toBe('home');
  });

  it('every seat aboard counts one vessel more, however many it had there [RAFT-7] [RAFT-10]', () => {
    const t = table(
      { ...RAFT, seats: 3 },
      {
        pirates: [{ wharf: 1, white1: 1 }, { white3: 1 }, { orange1: 1 }],
        hands: ['key', '', ''],
        vessels: [0, 2, 1],
        rafts: rafts(FREE, FREE),
      },
    );
    t.do('play wharf key white');
    expect(t.now.seats.map(seat => seat.vessels)).toEqual([1, 3, 1]);
    expect(moves(t, 'sea').sort()).toEqual(['A white1 sea', 'A white2 sea', 'B white3 sea']);
  });

  it.each<[string, { [place: string]: number }, number[]]>([
    ['cc...', {}, [0, 0]],
    ['c....', { white2: 1 }, [0, 1]],
    [FREE, { white1: 1, white2: 1 }, [0, 1]],
  ])(
    'a raft %s with the pirates %j of seat B alone counts for B alone [RAFT-7] [RAFT-10]',
    (tokens, pirates, vessels) => {
      const t = drawn('crew white', { pirates: [{}, pirates], rafts: rafts(tokens, FREE) });
      expect(t.eventsOf('launched')).toHaveLength(1);
      expect(t.now.seats.map(seat => seat.vessels)).toEqual(vessels);
    },
  );

  it('a pirate that left the raft is not counted any more [RAFT-7]', () => {
    const t = table(RAFT, {
      pirates: [{ white1: 1, wharf: 1 }, { white3: 1 }],
      hands: ['bottle key', ''],
      rafts: rafts(FREE, FREE),
    });
    t.do('play white1 bottle', 'play wharf key white');
    expect(t.eventsOf('launched')).toEqual([]);
    expect(t.pirates(0)).toEqual({ start: 4, 25: 1, white2: 1 });
  });
});

describe('RAFT-8: sinking', () => {
  it.each<[string, { [place: string]: number }, string[]]>([
    ['hh...', {}, []],
    ['hh...', { white3: 1 }, ['B white3 wharf']],
    ['hh...', { white4: 1, white5: 1 }, ['B white4 wharf', 'B white5 wharf']],
    ['hhc..', { white5: 1 }, ['B white5 wharf']],
    ['h.h..', { white2: 1, white4: 1 }, ['B white2 wharf', 'B white4 wharf']],
  ])('the third hole on %s with pirates %j sinks it, and %j [RAFT-8]', (tokens, pirates, swept) => {
    const t = drawn('hole white', { pirates: [{ orange1: 1 }, pirates], rafts: rafts(tokens, '.hh..') });
    expect(t.eventsOf('sank')).toEqual([{ type: 'sank', berth: 'white' }]);
    expect(moves(t, 'sweep')).toEqual(swept);
    expect(t.pirates(1)).toEqual({ start: 6 - swept.length, ...(swept.length ? { wharf: swept.length } : {}) });
    // Raft and tokens have left the game; the other raft is as it was.
    expect(t.now.rafts).toEqual({
      docked: { white: afloat(2, FREE), orange: afloat(1, '.hh..') },
      left: [],
      pool: onlyTokens(),
    });
    expect(t.pirates(0)).toEqual({ start: 5, orange1: 1 });
    expect(t.now.seats[1].vessels).toBe(0);
  });

  it.each([
    [FREE, 'hh...'],
    ['h....', 'hh...'],
    ['hc...', 'hh...'],
  ])('with %s and %s at the berths a white hole sinks nothing [RAFT-8]', (white, orange) => {
    const t = drawn('hole white', { pirates: [{}, { white5: 1 }], rafts: rafts(white, orange) });
    expect(t.eventsOf('sank')).toEqual([]);
    expect(t.pirates(1)).toEqual({ start: 5, white5: 1 });
    expect(t.now.rafts?.docked.white?.raft).toBe(0);
  });

  it('with the pile empty the berth stays empty [RAFT-8]', () => {
    const t = drawn('hole orange', { pirates: [{}, { orange5: 1 }], rafts: rafts(FREE, 'hh...', [], []) });
    expect(t.now.rafts?.docked).toEqual({ white: afloat(0, FREE), orange: null });
    expect(t.pirates(1)).toEqual({ start: 5, wharf: 1 });
  });

  it('pirates of all seats go to the wharf, which has room for them, and may use the card [RAFT-8]', () => {
    const t = drawn('hole white', {
      pirates: [
        { white4: 1, wharf: 3 },
        { white5: 1, wharf: 4 },
      ],
      rafts: rafts('hh...', null),
    });
    expect(t.pirates(0)).toEqual({ start: 2, wharf: 4 });
    expect(t.pirates(1)).toEqual({ start: 1, wharf: 5 });
    t.do('move key wharf');
    expect(t.pirates(0)).toEqual({ start: 2, wharf: 3, 28: 1 });
  });
});

describe('RAFT-9: retreat', () => {
  it.each<[Place, { [place: string]: number }, string]>([
    ['wharf', { 20: 1, 27: 1 }, '20'],
    ['wharf', { 24: 1, 20: 1 }, '24'],
    ['wharf', { 24: 3, 20: 1 }, '20'],
    ['white1', { 20: 1, 27: 1 }, '20'],
    ['orange5', { 24: 1, 25: 1 }, '24'],
    ['white3', { 1: 1, wharf: 2, white1: 1 }, '1'],
    [25, { 24: 1 }, '24'],
    [27, { 25: 1, 24: 1 }, '25'],
    [27, { 20: 1, wharf: 1 }, '20'],
    [27, { 20: 1, white1: 1, orange1: 1 }, '20'],
    ['goal', { 30: 1, 20: 1, wharf: 1 }, '30'],
    ['goal', { 20: 1, wharf: 2 }, '20'],
    [20, { 18: 1, 22: 1 }, '18'],
  ])('from %s with others on %j it goes back to %s [RAFT-9]', (from, others, to) => {
    const t = table(RAFT, { pirates: [{ [from]: 1 }, others], hands: ['', ''], rafts: rafts(FREE, FREE) });
    t.do(`retreat ${from}`);
    expect(t.pirates(0)).toEqual({ start: 5, [to]: 1 });
    expect(t.now.seats[0].handCount).toBe(1);
  });

  it.each<[Place, { [place: string]: number }]>([
    ['wharf', { 25: 1, wharf: 2 }],
    ['wharf', { 24: 3 }],
    ['white3', { white1: 1, wharf: 1, 26: 1 }],
    [27, { wharf: 2, white1: 1, 28: 1 }],
    [25, { wharf: 1 }],
  ])('from %s with others on %j it cannot [RAFT-9]', (from, others) => {
    const t = table(RAFT, { pirates: [{ [from]: 1 }, others], hands: ['', ''], rafts: rafts(FREE, FREE) });
    expect(t.legalOf('retreat')).toEqual([]);
    expect(t.refusal(`retreat ${from}`).code).toBe('nobody-behind');
  });

  it('two met give two cards, and the raft space left is free again [RAFT-9] [RETREAT-2]', () => {
    const t = table(RAFT, {
      pirates: [{ white2: 1, wharf: 1 }, { 20: 2 }],
      hands: ['key', ''],
      row: 'skull skull skull',
      rafts: rafts(FREE, FREE),
    });
    t.do('retreat white2');
    expect(t.hand(0)).toBe('key skull skull');
    t.do('play wharf key white');
    expect(t.pirates(0)).toEqual({ start: 4, 20: 1, white2: 1 });
  });
});

describe('RAFT-10: who wins', () => {
  it.each<[string, { [place: string]: number }]>([
    ['the goal', { goal: 5, wharf: 1 }],
    ['rafts', { sea: 5, wharf: 1 }],
    ['both', { goal: 2, sea: 3, wharf: 1 }],
  ])('all escaped by %s wins when the last one sails [RAFT-10]', (_, pirates) => {
    const t = table(RAFT, {
      pirates: [pirates, { white1: 1, white3: 1 }],
      hands: ['key', ''],
      rafts: rafts(FREE, FREE),
    });
    t.do('play wharf key white');
    expect(t.now).toMatchObject({ phase: 'over', ending: 'home', winners: [0] });
  });

  it('the last one to the sloop wins when the others are at sea [RAFT-10]', () => {
    const t = table(RAFT, { pirates: [{ goal: 2, sea: 3, 36: 1 }], hands: ['key', ''] });
    t.do('play 36 key');
    expect(t.now).toMatchObject({ phase: 'over', ending: 'home', winners: [0] });
  });

  it('on a docked raft nobody has escaped yet [RAFT-10]', () => {
    const t = table(RAFT, { pirates: [{ goal: 5, wharf: 1 }], hands: ['key', ''], rafts: rafts(FREE, FREE) });
    t.do('play wharf key white');
    expect(t.now).toMatchObject({ phase: 'turn', ending: 'none' });
  });

  it('a crew token ends the game before the card moves anybody [RAFT-10]', () => {
    const t = drawn('crew white', { pirates: [{ goal: 5, white1: 1 }, { white2: 1 }] });
    expect(t.now).toMatchObject({ phase: 'over', ending: 'home', winners: [0] });
    expect(t.events.at(-1)).toEqual({ type: 'over', ending: 'home', winners: [0] });
    expect(moves(t, 'play')).toEqual([]);
    expect(t.eventsOf('spent')).toEqual([]);
  });

  it("a seat may win in another seat's turn, by token or by boarding [RAFT-10]", () => {
    const token = drawn('crew white', { pirates: [{ white1: 1 }, { goal: 5, white2: 1 }] });
    expect(token.now).toMatchObject({ phase: 'over', winners: [1] });
    const boarding = table(RAFT, {
      pirates: [{ wharf: 1 }, { goal: 4, white1: 1, white3: 1 }],
      hands: ['key', ''],
      rafts: rafts(FREE, FREE),
    });
    boarding.do('play wharf key white');
    expect(boarding.now).toMatchObject({ phase: 'over', winners: [1] });
  });

  it('one pirate still outside is no victory [RAFT-10]', () => {
    const t = drawn('crew white', {
      pirates: [
        { goal: 4, white1: 1, wharf: 1 },
        { white2: 1, goal: 4 },
      ],
    });
    expect(t.now).toMatchObject({ phase: 'use', ending: 'none' });
  });

  it.each<[string, [{ [place: string]: number }, number], [{ [place: string]: number }, number], number[]]>([
    ['more rafts', [{ goal: 5, white1: 1 }, 0], [{ goal: 2, sea: 3, white2: 1 }, 1], [1]],
    ['the sloop is a vessel', [{ goal: 2, sea: 3, white1: 1 }, 1], [{ sea: 5, white2: 1 }, 1], [0]],
    ['the sloop with one pirate is a vessel', [{ goal: 1, sea: 4, white1: 1 }, 1], [{ sea: 5, white2: 1 }, 1], [0]],
    ['the sloop is one vessel only', [{ goal: 4, sea: 1, white1: 1 }, 1], [{ sea: 5, white2: 1 }, 2], [1]],
    ['vessels before pirates', [{ goal: 3, sea: 2, white1: 1 }, 2], [{ sea: 5, white2: 1 }, 2], [0]],
    ['more pirates on rafts', [{ goal: 3, sea: 2, white1: 1 }, 1], [{ goal: 4, sea: 1, white2: 1 }, 1], [0]],
    [
      'more pirates on rafts, the other way',
      [{ goal: 4, sea: 1, white1: 1 }, 1],
      [{ goal: 3, sea: 2, white2: 1 }, 1],
      [1],
    ],
    ['level, with the sloop', [{ goal: 5, white1: 1 }, 0], [{ goal: 5, white2: 1 }, 0], [0, 1]],
    ['level, at sea', [{ sea: 5, white1: 1 }, 3], [{ sea: 5, white2: 1 }, 3], [0, 1]],
  ])('two at the same moment, %s: %j against %j is won by %j [RAFT-10]', (_, a, b, winners) => {
    const t = drawn('crew white', { pirates: [a[0], b[0]], vessels: [a[1], b[1]] });
    expect(t.now).toMatchObject({ phase: 'over', ending: 'home', winners });
  });

  it.each<[string, { [place: string]: number }[], number[], number[]]>([
    ['all three level', [{ goal: 5 }, { goal: 5 }, { goal: 5 }], [0, 0, 0], [0, 1, 2]],
    ['one ahead of two', [{ goal: 5 }, { goal: 5 }, { goal: 3, sea: 2 }], [0, 0, 1], [2]],
    ['two ahead of one', [{ goal: 3, sea: 2 }, { goal: 5 }, { goal: 3, sea: 2 }], [1, 0, 1], [0, 2]],
    ['one with more vessels but not all home', [{ goal: 5 }, { goal: 5 }, { goal: 1, sea: 3 }], [0, 0, 3], [0, 1]],
  ])('three seats on one raft, %s [RAFT-10]', (_, home, vessels, winners) => {
    const t = table(
      { ...RAFT, seats: 3 },
      {
        pirates: [
          { ...home[0], wharf: 1 },
          { ...home[1], white1: 1 },
          { ...home[2], white3: 1 },
        ],
        vessels,
        hands: ['key', '', ''],
        rafts: rafts(FREE, FREE),
      },
    );
    t.do('play wharf key white');
    expect(t.now).toMatchObject({ phase: 'over', ending: 'home', winners });
  });
});

describe('RAFT-10 with FLAG', () => {
  const last = (choices: object = {}): Table =>
    drawn(
      'crew white',
      { pirates: [{ goal: 5, white1: 1 }, { white2: 1 }], hands: ['key*', 'key'] },
      { ...FLAG, ...choices },
    );

  it('the last pirate gone to sea by a token wins nothing and leaves the card spent [RAFT-10] [RAFT-2] [FLAG-1]', () => {
    const t = last();
    expect(t.eventsOf('spent')).toEqual([{ type: 'spent', seat: 0 }]);
    expect(t.now).toMatchObject({ phase: 'turn', turn: 0, actionsLeft: 2, ending: 'none', discards: ['key*'] });
    t.do('hoist');
    expect(t.now).toMatchObject({ phase: 'over', ending: 'flag', winners: [0] });
  });

  it('with that action the turn may be over, and another seat comes first [RAFT-10] [FLAG-2]', () => {
    const t = last({ actions: 1 });
    expect(t.now).toMatchObject({ phase: 'turn', turn: 1, ending: 'none' });
  });

  it('with a pirate left outside the card is used [RAFT-10]', () => {
    const t = drawn('crew white', { pirates: [{ goal: 4, white1: 1, wharf: 1 }, { white2: 1 }] }, FLAG);
    expect(t.eventsOf('spent')).toEqual([]);
    expect(t.legal).toContain('move key wharf');
  });
});

describe('RAFT-11: with CAPTAIN', () => {
  const ICONS = ['bottle', 'dagger', 'hat', 'key', 'pistol', 'skull'];
  /** Seat A lays two cards as a joker; the hat stands on `hat`. */
  const joker = (
    hand: string,
    hat: Place,
    tokens: string[],
    position: Position = {},
    choices: object = BOTH,
  ): Table => {
    const t = table(
      { ...BOTH, ...choices },
      {
        pirates: [{ [hat]: 1 }],
        hats: [hat],
        hands: [hand, ''],
        ...position,
        rafts: { ...rafts(FREE, FREE), ...position.rafts, pool: onlyTokens(...tokens) },
      },
    );
    t.do(`joker ${hand.replace(' ', '+')}`);
    return t;
  };

  it.each([
    ['key key', 0],
    ['key key*', 1],
    ['hat key*', 1],
    ['key* key*', 2],
    ['hat* key*', 2],
  ])('a joker of %s draws %i tokens, then its icon is named [RAFT-11]', (hand, count) => {
    const t = joker(hand, 9, ['x0', 'x1', 'x2']);
    expect(types(t.events)).toEqual(['played', ...Array(count).fill(['token', 'placed']).flat()]);
    expect(t.now).toMatchObject({ phase: 'use', actionsLeft: 3, discards: hand.split(' ') });
    expect(t.legal).toEqual(ICONS.map(icon => `move ${icon} hat`));
  });

  it('route and icon are chosen after the tokens [RAFT-11] [RAFT-6]', () => {
    const t = joker('key key*', 'wharf', ['hole white']);
    // The hole took the dagger of the white raft; the bottle is on the orange one only.
    expect(t.legal).toEqual([
      'move bottle hat',
      'move bottle hat orange',
      'move dagger hat',
      'move hat hat',
      'move hat hat white',
      'move hat hat orange',
      'move key hat',
      'move key hat white',
      'move key hat orange',
      'move pistol hat',
      'move pistol hat white',
      'move pistol hat orange',
      'move skull hat',
      'move skull hat white',
      'move skull hat orange',
    ]);
    t.do('move skull hat orange');
    expect(t.now.seats[0].hat).toBe('orange5');
    expect(t.now.actionsLeft).toBe(2);
  });

  it('each token for either raft is placed in turn [RAFT-11] [RAFT-3]', () => {
    const t = joker('key* key*', 9, ['hole both', 'hole both']);
    expect(t.eventsOf('token')).toHaveLength(1);
    t.do('place orange');
    expect(t.eventsOf('token')).toHaveLength(2);
    expect(t.now.phase).toBe('place');
    t.do('place orange');
    expect(tokensOn(t, 'orange')).toBe('hh...');
    expect(t.now.phase).toBe('use');
  });

  it.each<[string, Place, string]>([
    ['swept by a hole', 'white1', FREE],
    ['on the third hole', 'white3', 'hh...'],
    ['aboard a raft that sinks', 'white5', 'hh...'],
  ])('a hat %s goes to the wharf and makes its move from there [RAFT-11]', (_, hat, white) => {
    const t = joker('key key*', hat, ['hole white'], { rafts: rafts(white, FREE) });
    expect(t.now.seats[0].hat).toBe('wharf');
    expect(t.now.phase).toBe('use');
    expect(t.eventsOf('moved')).toMatchObject([{ seat: 0, from: hat, to: 'wharf', cause: 'sweep', hat: true }]);
    t.do('move key hat');
    expect(t.now.seats[0].hat).toBe(28);
    expect(t.pirates(0)).toEqual({ start: 5, 28: 1 });
  });

  it('from the wharf it may board either raft, the one it was swept from too [RAFT-11] [RAFT-6]', () => {
    const t = joker('key key*', 'white1', ['hole white']);
    expect(t.legal).toContain('move key hat white');
    t.do('move key hat white');
    expect(t.now.seats[0].hat).toBe('white2');
  });

  it('a hat sent to sea does not move, and the action is spent [RAFT-11]', () => {
    const t = joker('key key*', 'white1', ['crew white'], { pirates: [{ white1: 1 }, { white2: 1 }] });
    expect(t.now.seats[0].hat).toBe('sea');
    expect(t.eventsOf('spent')).toEqual([{ type: 'spent', seat: 0 }]);
    expect(t.eventsOf('moved')).toMatchObject([
      { seat: 0, to: 'sea', hat: true },
      { seat: 1, to: 'sea' },
    ]);
    expect(t.eventsOf('moved')[1]).not.toHaveProperty('hat');
    expect(t.now).toMatchObject({ phase: 'turn', turn: 0, actionsLeft: 2, discards: ['key', 'key*'] });
    expect(t.hand(0)).toBe('');
  });

  it('the second token is drawn all the same [RAFT-11]', () => {
    const t = joker('key* key*', 'white1', ['crew white', 'crew white'], { pirates: [{ white1: 1 }, { white2: 1 }] });
    expect(t.eventsOf('token')).toHaveLength(2);
    expect(tokensOn(t, 'white')).toBe('c....');
    expect(t.eventsOf('spent')).toHaveLength(1);
    expect(t.now.actionsLeft).toBe(2);
  });

  it("a fellow's going to sea does not hinder the hat [RAFT-11]", () => {
    const t = joker('key key*', 9, ['crew white'], { pirates: [{ 9: 1, white1: 1, white2: 1 }] });
    expect(t.eventsOf('launched')).toHaveLength(1);
    t.do('move key hat');
    expect(t.now.seats[0].hat).toBe(10);
  });

  it('a hat sent to sea as the last pirate wins at once [RAFT-11] [RAFT-10]', () => {
    const t = joker('key key*', 'white1', ['crew white'], { pirates: [{ goal: 5, white1: 1 }, { white2: 1 }] });
    expect(t.now).toMatchObject({ phase: 'over', ending: 'home', winners: [0] });
    expect(t.eventsOf('spent')).toEqual([]);
  });

  it('after the victory no further token is drawn [RAFT-11] [RAFT-10]', () => {
    const t = joker('key* key*', 'white1', ['crew white', 'crew white'], {
      pirates: [{ goal: 5, white1: 1 }, { white2: 1 }],
    });
    expect(t.now.phase).toBe('over');
    expect(t.eventsOf('token')).toHaveLength(1);
  });

  it('as the last action, a spent joker ends the turn [RAFT-11] [CORE-2]', () => {
    const t = joker(
      'key key*',
      'white1',
      ['crew white'],
      { pirates: [{ white1: 1 }, { white2: 1 }] },
      { ...BOTH, actions: 1 },
    );
    expect(t.now).toMatchObject({ phase: 'turn', turn: 1 });
  });

  it('a single grey card is free for any pirate when the hat is gone [RAFT-11] [RAFT-2]', () => {
    const t = drawn('crew white', { pirates: [{ white1: 1 }, { white2: 1 }], hats: ['white1'] }, BOTH);
    expect(t.now.seats[0].hat).toBe('sea');
    expect(t.legal).toEqual(['move key start']);
    expect(t.refusal('move key hat').code).toBe('home');
  });

  it('a hat that is at sea or home can lay no joker [RAFT-11] [CAPTAIN-2]', () => {
    for (const hat of ['sea', 'goal'] as const) {
      const t = table(BOTH, { pirates: [{ [hat]: 1 }], hats: [hat], hands: ['key key*', ''] });
      expect(t.refusal('joker key+key*').code).toBe('no-use');
    }
  });
});
