/** Chests on the path, what is in them, and the snake (CHEST-1 to CHEST-5). */
import { describe, expect, it } from 'vitest';
import { SeededChance } from '../../base/chance.ts';
import { unwrap } from '../../base/result.ts';
import type { Icon, Place } from '../../base/vocabulary.ts';
import type { GameEvent } from '../../model/events.ts';
import type { Choices } from '../../model/game-config.ts';
import type { Snapshot } from '../../model/view.ts';
import { newGame } from '../../play/deal.ts';
import { setUp } from '../../setup/config.ts';
import { resolveRules } from '../../setup/resolve.ts';
import { onlyTokens, type Position, type Table, table } from '../../testing/table.ts';
import { makeSnapshot } from '../../view/snapshot.ts';
import type { ChestContent } from './words.ts';

/*
 * The usual path of these tests: sabre 1 7 13 19 …, chest 6 12 18 24 30 36. With the voyage the first leg is 1 to 18;
 * with rafts the wharf follows 24.
 */
const ITEMS = { edition: 'wielka', modules: ['retreat', 'empty', 'items'] } as const;
const VOYAGE = { edition: 'wielka', modules: ['retreat', 'empty', 'items', 'voyage'] } as const;
const LIMIT = { edition: 'wielka', modules: ['retreat', 'empty', 'items', 'limit'] } as const;
const CAPTAIN = { edition: 'wielka', modules: ['retreat', 'empty', 'items', 'captain'], supply: 'row' } as const;
const RAFT = { edition: 'wielka', modules: ['retreat', 'empty', 'items', 'raft'] } as const;

const ALL = { empty: 1, '1': 2, '2': 2, '3': 2, snake: 1 };
const only = (content: ChestContent) => ({ empty: 0, '1': 0, '2': 0, '3': 0, snake: 0, [content]: 1 });

/** Hooks all along, but for these spaces. */
function pathWith(icons: { readonly [space: number]: Icon }): Icon[] {
  return Array.from({ length: 36 }, (_, i) => icons[i + 1] ?? 'hook');
}

/** A chest with this content lies on the first place where seat A stands, or on `at`. */
function chestTable(content: ChestContent, position: Position, choices: object = ITEMS, at?: number): Table {
  const space = at ?? Number(Object.keys(position.pirates![0]).find(place => Number(place) > 0));
  return table(
    { ...ITEMS, ...choices },
    { hands: ['chest', 'hook'], chests: { at: [space], unseen: only(content) }, ...position },
  );
}

const types = (events: readonly GameEvent[]): string[] => events.map(event => event.type);
/** Where the snake sent its victim; undefined if it stayed. */
function fledTo(t: Table): Place | undefined {
  const moves = t.eventsOf('moved') as Extract<GameEvent, { type: 'moved' }>[];
  expect(moves.every(move => move.seat === 0 && move.by === 0 && move.cause === 'snake')).toBe(true);
  expect(moves.length).toBeLessThanOrEqual(1);
  return moves[0]?.to;
}

describe('CHEST-1: setting up', () => {
  it.each<[string, Choices, number]>([
    ['four segments', { ...ITEMS, segments: [4] }, 4],
    ['six segments', ITEMS, 6],
    ['eight segments', { ...ITEMS, segments: [8] }, 8],
    ['two legs of three', VOYAGE, 6],
    ['legs of three and four', { ...VOYAGE, segments: [3, 4] }, 7],
    ['random segments', { ...ITEMS, layout: 'random' }, 6],
  ])('with %s, one closed token lies on every chest space, and all eight are unseen [CHEST-1]', (_, choices, count) => {
    const events: GameEvent[] = [];
    const rules = resolveRules(unwrap(setUp(choices)));
    const game = newGame(rules, new SeededChance('chests'), event => events.push(event));
    const { path, chests } = makeSnapshot(rules, game.state);
    const places = path.flatMap((icon, i) => (icon === 'chest' ? [i + 1] : []));
    expect(places).toHaveLength(count);
    expect(chests).toEqual({ at: places, unseen: ALL });
    expect(events.filter(event => event.type === 'chests')).toEqual([{ type: 'chests', places }]);
  });

  it('without ITEMS there are none [CHEST-1]', () => {
    expect(table({ edition: 'wielka' }).now.chests).toBeUndefined();
  });

  it('everyone knows what is unseen, but not where it is [CHEST-1]', () => {
    const t = table(ITEMS, { chests: { at: [6, 12], unseen: ALL } });
    expect(t.view('spectator').chests).toEqual({ at: [6, 12], unseen: ALL });
  });
});

describe('CHEST-2: opening', () => {
  it('instead of a normal turn: a card is discarded, the token revealed, the turn over [CHEST-2]', () => {
    const t = chestTable('empty', { pirates: [{ 6: 1 }], hands: ['chest sabre', 'hook'], discards: 'bomb' });
    expect(types(t.do('open chest 6'))).toEqual(['played', 'opened', 'ended', 'turn']);
    expect(t.eventsOf('opened')).toEqual([{ type: 'opened', seat: 0, place: 6, content: 'empty' }]);
    expect(t.hand(0)).toBe('sabre');
    expect(t.now).toMatchObject({ turn: 1, turns: 1, actionsLeft: 3, hasActed: false, discards: ['bomb', 'chest'] });
    expect(t.pirates(0)).toEqual({ start: 5, 6: 1 });
  });

  it('it is an offer: a normal turn may be taken instead, and the chest stays [CHEST-2]', () => {
    const t = chestTable('3', { pirates: [{ 6: 1 }] });
    expect(t.legal).toEqual(expect.arrayContaining(['open chest 6', 'play 6 chest', 'play start chest']));
    t.do('play 6 chest');
    expect(t.now.chests).toEqual({ at: [6], unseen: only('3') });
  });

  it.each([
    ['chest', ['open chest 6']],
    ['chest chest', ['open chest 6']],
    ['sabre sabre', ['open sabre+sabre 6']],
    ['sabre sabre chest', ['open chest 6', 'open sabre+sabre 6']],
    ['sabre', []],
    ['sabre hook', []],
    ['bomb hook', []],
  ])('with "%s" in hand the openers are %j [CHEST-2] [ITEM-SABRE]', (hand, opens) => {
    expect(chestTable('1', { pirates: [{ 6: 1 }], hands: [hand, 'hook'] }).legalOf('open')).toEqual(opens);
  });

  it.each([
    ['chest*', ['open chest* 6']],
    ['chest chest*', ['open chest 6', 'open chest* 6']],
    ['sabre sabre*', ['open sabre+sabre* 6']],
    ['sabre* sabre*', ['open sabre*+sabre* 6']],
    ['sabre*', []],
  ])('with "%s", marked cards among them, the openers are %j [CHEST-2] [ITEM-SABRE]', (hand, opens) => {
    expect(chestTable('1', { pirates: [{ 6: 1 }], hands: [hand, 'hook'] }, LIMIT).legalOf('open')).toEqual(opens);
  });

  it('a sabre pair opens like a chest card, and both sabres are discarded [CHEST-2] [ITEM-SABRE]', () => {
    const t = chestTable('2', { pirates: [{ 6: 1 }], hands: ['sabre sabre', 'hook'], stock: 'bomb bomb' });
    t.do('open sabre+sabre 6');
    expect(t.hand(0)).toBe('bomb bomb');
    expect(t.now).toMatchObject({ turn: 1, discards: ['sabre', 'sabre'] });
  });

  it.each([
    ['open chest 12', 'no-pirate'],
    ['open chest 18', 'no-pirate'],
    ['open chest 5', 'no-chest'],
    ['open chest start', 'no-chest'],
    ['open sabre+sabre 6', 'no-card'],
    ['open hook 6', 'malformed'],
    ['open chest', 'malformed'],
  ])('%s is refused as %s [CHEST-2]', (text, code) => {
    // A chest lies on 18 with nobody there, and on 12 with a pirate of the other seat.
    const t = table(ITEMS, {
      pirates: [{ 6: 1, 5: 1 }, { 12: 1 }],
      hands: ['chest sabre', 'hook'],
      chests: { at: [6, 12, 18], unseen: ALL },
    });
    expect(t.legalOf('open')).toEqual(['open chest 6']);
    expect(t.refusal(text).code).toBe(code);
  });

  it('a chest space whose token is gone cannot be opened [CHEST-2] [CHEST-3]', () => {
    const t = table(ITEMS, { pirates: [{ 6: 1 }], hands: ['chest', 'hook'], chests: { at: [12], unseen: ALL } });
    expect(t.legalOf('open')).toEqual([]);
    expect(t.refusal('open chest 6').code).toBe('no-chest');
  });

  it('of several chests within reach one is chosen, and only that one is opened [CHEST-2]', () => {
    const t = table(ITEMS, {
      pirates: [{ 6: 2, 18: 1 }],
      hands: ['chest', 'hook'],
      chests: { at: [6, 12, 18], unseen: { ...only('1'), '1': 3 } },
    });
    expect(t.legalOf('open')).toEqual(['open chest 6', 'open chest 18']);
    t.do('open chest 18');
    expect(t.now.chests).toEqual({ at: [6, 12], unseen: { ...only('1'), '1': 2 } });
  });

  it('it does not matter where the other pirates are [CHEST-2]', () => {
    const away = chestTable('1', { pirates: [{ 6: 1, goal: 5 }] });
    expect(away.legalOf('open')).toEqual(['open chest 6']);
    const spread = chestTable('1', { pirates: [{ 5: 3, 6: 1, 20: 2 }] }, ITEMS, 6);
    expect(spread.legalOf('open')).toEqual(['open chest 6']);
  });

  it('after an action it is too late in this turn [CHEST-2]', () => {
    const t = chestTable('1', { pirates: [{ 6: 1 }], hands: ['chest sabre', 'hook'] });
    t.do('play start sabre');
    expect(t.legalOf('open')).toEqual([]);
    expect(t.refusal('open chest 6').code).toBe('too-late');
  });

  it('a chest reached in mid-turn waits for the next turn [CHEST-2]', () => {
    const t = chestTable('1', { pirates: [{ 5: 1 }], hands: ['chest chest', 'hook'], stock: 'bomb' }, ITEMS, 6);
    t.do('play 5 chest');
    expect(t.refusal('open chest 6').code).toBe('too-late');
    t.do('end', 'play start hook', 'end');
    expect(t.legalOf('open')).toEqual(['open chest 6']);
    t.do('open chest 6');
    expect(t.hand(0)).toBe('bomb');
  });

  it('the free sail may come first, a paid one may not [CHEST-2] [VOYAGE-7]', () => {
    const aboard = { pirates: [{ 6: 1, boat: 1 }] };
    const free = chestTable('1', aboard, VOYAGE);
    free.do('freesail');
    expect(free.legalOf('open')).toEqual(['open chest 6']);
    free.do('open chest 6');
    expect(free.now).toMatchObject({ turn: 1, boat: 'far', hasFreeSail: false });
    const paid = chestTable('1', aboard, VOYAGE);
    paid.do('sail');
    expect(paid.refusal('open chest 6').code).toBe('too-late');
  });

  it('it is over even for a table with more actions in a turn [CHEST-2]', () => {
    const t = chestTable('empty', { pirates: [{ 6: 1 }], hands: ['chest sabre', 'hook'] }, { ...ITEMS, actions: 5 });
    t.do('open chest 6');
    expect(t.now).toMatchObject({ turn: 1, actionsLeft: 5 });
  });

  it('the chest card itself may be played for its icon when no chest is near [CHEST-2] [CORE-3]', () => {
    const t = table(ITEMS, { hands: ['chest', 'hook'] });
    expect(t.legal).toEqual(['play start chest']);
  });
});

describe('CHEST-2 with EMPTY', () => {
  it('without a card nothing can be opened: the seat draws or retreats [CHEST-2] [EMPTY-1]', () => {
    const t = chestTable('3', { pirates: [{ 6: 1 }, { 5: 1 }], hands: ['', 'hook'] });
    expect(t.legal).toEqual(['retreat 6', 'draw']);
    expect(t.refusal('open chest 6').code).toBe('no-card');
  });

  it('the last card may open a chest; only the next turn is barehanded [CHEST-2] [EMPTY-1]', () => {
    const t = chestTable('empty', { pirates: [{ 6: 1 }] });
    expect(t.now.startedEmptyHanded).toBe(false);
    t.do('open chest 6', 'play start hook', 'end');
    expect(t.now).toMatchObject({ turn: 0, startedEmptyHanded: true, actionsLeft: 1 });
  });
});

describe('CHEST-3: what is in it', () => {
  it.each([
    ['empty', 0],
    ['1', 1],
    ['2', 2],
    ['3', 3],
  ] as const)('a chest with %s gives its opener %i cards, and nobody moves [CHEST-3]', (content, count) => {
    const t = chestTable(content, { turn: 0, pirates: [{ 6: 1 }], stock: 'bomb bomb bomb bomb' });
    t.do('open chest 6');
    expect(t.now.seats.map(seat => seat.handCount)).toEqual([count, 1]);
    expect(t.now.stockCount).toBe(4 - count);
    expect(t.eventsOf('moved')).toEqual([]);
    expect(t.eventsOf('drew')).toHaveLength(count);
    expect(t.now.turn).toBe(1);
  });

  it.each([
    [(_: number) => 0, '1'],
    [(of: number) => of - 1, 'snake'],
    [(of: number) => of - 2, '3'],
  ])('any of the unseen tokens may turn up, and none that is gone (%s: %s) [CHEST-3] [CORE-10]', (below, content) => {
    const t = table(
      ITEMS,
      {
        pirates: [{ 6: 1 }],
        hands: ['chest', 'hook'],
        chests: { at: [6, 12], unseen: { empty: 0, '1': 1, '2': 0, '3': 1, snake: 1 } },
      },
      { below },
    );
    t.do('open chest 6');
    expect(t.eventsOf('opened')).toMatchObject([{ content }]);
  });

  it('the token goes aside, the others stay, and the space is an ordinary one [CHEST-3]', () => {
    const t = table(ITEMS, {
      pirates: [{ 6: 1 }],
      hands: ['chest chest', 'hook'],
      stock: 'bomb bomb bomb',
      chests: { at: [6, 12, 30], unseen: { ...only('2'), '2': 2, '3': 0 } },
    });
    t.do('open chest 6');
    expect(t.now.chests).toEqual({ at: [12, 30], unseen: { ...only('2'), '2': 1 } });
    expect(t.eventsOf('chests')).toEqual([]);
    t.do('play start hook', 'end');
    expect(t.refusal('open chest 6').code).toBe('no-chest');
    t.do('play 6 chest', 'play start bomb');
    expect(t.pirates(0)).toEqual({ start: 4, 12: 1, 5: 1 });
  });

  it('an opened space is vacant for a chest card like any other [CHEST-3] [CORE-3]', () => {
    const t = table(ITEMS, { hands: ['chest', 'hook'], chests: { at: [12], unseen: ALL } });
    t.do('play start chest');
    expect(t.pirates(0)).toEqual({ start: 5, 6: 1 });
  });

  it('with the stock short the discards are shuffled, the opener among them [CHEST-3] [CORE-7] [CORE-8]', () => {
    const t = chestTable('3', { pirates: [{ 6: 1 }], stock: 'bomb', discards: 'hook' });
    t.do('open chest 6');
    expect(t.hand(0)).toBe('hook bomb chest');
    expect(t.now.discards).toEqual([]);
  });

  it('with too few cards in all, as many as there are [CHEST-3] [CORE-8]', () => {
    const t = chestTable('3', { pirates: [{ 6: 1 }], stock: 'bomb', discards: 'hook' }, { ...ITEMS, recycle: false });
    t.do('open chest 6');
    expect(t.hand(0)).toBe('bomb');
    expect(t.now.turn).toBe(1);
  });

  it('everyone sees the content, only the owner the cards drawn [CHEST-3] [HANDS-HIDDEN]', () => {
    const t = chestTable('1', { pirates: [{ 6: 1 }], stock: 'bomb' });
    t.do('open chest 6');
    expect(t.eventsOf('opened')).toEqual([{ type: 'opened', seat: 0, place: 6, content: '1' }]);
    expect(t.eventsOf('drew')).toEqual([
      { type: 'drew', seat: 0, from: 'stock', secret: { eyes: [0], cards: ['bomb'] } },
    ]);
  });

  it('from a row the cards come from its head [CHEST-3] [SUPPLY-ROW]', () => {
    const t = chestTable('2', { pirates: [{ 6: 1 }], row: 'bomb sabre hook', stock: '' }, { ...ITEMS, supply: 'row' });
    t.do('open chest 6');
    expect(t.hand(0)).toBe('sabre bomb');
    expect(t.now.row).toEqual(['hook']);
  });
});

describe('CHEST-4: the snake', () => {
  const bitten = (position: Position, choices: object = ITEMS): Table => {
    const t = chestTable('snake', position, choices);
    t.do(t.legalOf('open')[0]);
    expect(t.eventsOf('opened')).toMatchObject([{ content: 'snake' }]);
    expect(t.now.turn).toBe(1);
    expect(t.eventsOf('drew')).toEqual([]);
    return t;
  };

  it.each<[string, Position['pirates'], Place]>([
    ['the nearest sabre behind', [{ 12: 1 }], 7],
    ['the next one, as another stands there', [{ 12: 1 }, { 7: 1 }], 1],
    ['the next one, as a fellow stands there', [{ 12: 1, 7: 1 }], 1],
    ['the start, as sabres are taken down to space 1', [{ 12: 1, 7: 1 }, { 1: 1 }], 'start'],
    ['the nearest sabre, others further back or not', [{ 18: 1 }, { 2: 1 }], 13],
    ['the sabre that is nearest and vacant', [{ 18: 1 }, { 13: 3, 1: 1 }], 7],
  ])('it flees to %s [CHEST-4]', (_, pirates, to) => {
    expect(fledTo(bitten({ pirates, hands: ['chest', 'hook'] }))).toBe(to);
  });

  it.each<[string, { [space: number]: Icon }, Position['pirates'], Place]>([
    ['one back, as it is the rearmost itself', {}, [{ 12: 1 }, { 20: 1 }], 11],
    ['one back, as nobody else is on the path', {}, [{ 12: 1 }], 11],
    ['one behind the rearmost, a rival', {}, [{ 12: 1 }, { 5: 1, 9: 1 }], 4],
    ['one behind the rearmost, a fellow', {}, [{ 12: 1, 3: 1 }, { 5: 1 }], 2],
    ['one behind a full space', {}, [{ 12: 1 }, { 5: 3 }], 4],
    ['the start, as the rearmost is on space 1', {}, [{ 12: 1 }, { 1: 1 }], 'start'],
    ['space 1, as the rearmost is on space 2', {}, [{ 12: 1 }, { 2: 1 }], 1],
    ['one back, as the only sabre is ahead', { 13: 'sabre' }, [{ 12: 1 }], 11],
    ['the sabre right behind it', { 11: 'sabre', 4: 'sabre' }, [{ 12: 1 }], 11],
    ['the sabre on space 1', { 1: 'sabre' }, [{ 12: 1 }], 1],
    ['the rear, as the only sabre is taken', { 5: 'sabre' }, [{ 12: 1 }, { 5: 1, 3: 1 }], 2],
    ['the start, from a chest on space 1', { 1: 'chest' }, [{ 1: 1 }], 'start'],
    ['space 1, from a chest on space 2', { 2: 'chest' }, [{ 2: 1 }], 1],
    ['the space behind, from a chest on the last one', { 36: 'chest' }, [{ 36: 1 }, { 36: 1 }], 35],
  ])('with few sabres about it flees to: %s [CHEST-4]', (_, icons, pirates, to) => {
    expect(fledTo(bitten({ path: pathWith({ 12: 'chest', ...icons }), pirates }))).toBe(to);
  });

  it('pirates at the start and at the goal are not on the path [CHEST-4]', () => {
    const t = bitten({ path: pathWith({ 12: 'chest' }), pirates: [{ 12: 1, goal: 2 }, { goal: 3 }] });
    expect(fledTo(t)).toBe(11);
    expect(t.pirates(0)).toEqual({ start: 3, goal: 2, 11: 1 });
  });

  it('the opener alone flees: fellows and others on the space stay [CHEST-4]', () => {
    const t = bitten({ pirates: [{ 12: 2 }, { 12: 1 }] });
    expect(t.pirates(0)).toEqual({ start: 4, 12: 1, 7: 1 });
    expect(t.pirates(1)).toEqual({ start: 5, 12: 1 });
  });

  it('a pirate that shares its space with the rearmost flees one further back [CHEST-4]', () => {
    const t = bitten({ path: pathWith({ 12: 'chest' }), pirates: [{ 12: 3 }] });
    expect(t.pirates(0)).toEqual({ start: 3, 12: 2, 11: 1 });
  });

  describe('on two legs', () => {
    it.each<[string, Position, Place | undefined]>([
      ['to a sabre of its own leg', { pirates: [{ 24: 1 }], boat: 'far' }, 19],
      [
        'to the boat, as the leg is taken from its first space',
        { pirates: [{ 24: 1 }, { 19: 1 }], boat: 'far' },
        'boat',
      ],
      ['nowhere, as the boat is away', { pirates: [{ 24: 1 }, { 19: 1 }], boat: 'near' }, undefined],
      ['to the boat beside two fellows', { pirates: [{ 24: 1, boat: 2 }, { 19: 1 }], boat: 'far' }, 'boat'],
      ['nowhere, as three fellows are aboard', { pirates: [{ 24: 1, boat: 3 }, { 19: 1 }], boat: 'far' }, undefined],
      ['to the boat beside three others', { pirates: [{ 24: 1 }, { 19: 1, boat: 3 }], boat: 'far' }, 'boat'],
      ['on the first leg to its sabre', { pirates: [{ 12: 1 }, { 1: 1 }], boat: 'far' }, 7],
      ['on the first leg to the start', { pirates: [{ 12: 1, 7: 1 }, { 1: 1 }], boat: 'far' }, 'start'],
    ])('it flees %s [CHEST-4]', (_, position, to) => {
      const t = bitten(position, VOYAGE);
      expect(fledTo(t)).toBe(to);
      expect(t.eventsOf('moved')).toHaveLength(to === undefined ? 0 : 1);
    });

    it.each<[string, { [space: number]: Icon }, Position, Place | undefined]>([
      ['pirates on the first leg do not count on the second', {}, { pirates: [{ 24: 1 }, { 3: 1 }] }, 23],
      ['pirates on the second leg do not count on the first', { 12: 'chest' }, { pirates: [{ 12: 1 }, { 20: 1 }] }, 11],
      ['a sabre of the first leg is out of reach', { 18: 'sabre' }, { pirates: [{ 24: 1 }] }, 23],
      ['one behind the rearmost of the second leg', {}, { pirates: [{ 24: 1 }, { 21: 1, 2: 1 }] }, 20],
      ['down to the first space of the second leg', {}, { pirates: [{ 24: 1 }, { 20: 1 }] }, 19],
      ['from the first space to the boat', { 19: 'chest' }, { pirates: [{ 19: 1 }], boat: 'far' }, 'boat'],
      ['from the first space nowhere', { 19: 'chest' }, { pirates: [{ 19: 1 }], boat: 'near' }, undefined],
      ['those in the boat are not on the path', {}, { pirates: [{ 24: 1, boat: 1 }], boat: 'far' }, 23],
      ['from the last space of the first leg', { 18: 'chest' }, { pirates: [{ 18: 1 }], boat: 'near' }, 17],
      ['from the first space of the first leg', { 1: 'chest' }, { pirates: [{ 1: 1 }], boat: 'near' }, 'start'],
    ])('without sabres: %s [CHEST-4]', (_, icons, position, to) => {
      expect(fledTo(bitten({ path: pathWith({ 24: 'chest', ...icons }), ...position }, VOYAGE))).toBe(to);
    });

    it('one that fled into the boat is aboard, one that stayed is still there [CHEST-4]', () => {
      const aboard = bitten({ pirates: [{ 24: 1, boat: 2 }, { 19: 1 }], boat: 'far' }, VOYAGE);
      expect(aboard.pirates(0)).toEqual({ start: 3, boat: 3 });
      const stayed = bitten({ pirates: [{ 24: 1, boat: 3 }, { 19: 1 }], boat: 'far' }, VOYAGE);
      expect(stayed.pirates(0)).toEqual({ start: 2, boat: 3, 24: 1 });
      expect(stayed.now.chests?.unseen).toEqual(ALL);
    });
  });

  describe('with covered spaces and the wharf', () => {
    it.each<[string, number[], Position['pirates'], Place]>([
      ['a covered sabre is passed by', [7], [{ 12: 1 }], 1],
      ['all sabres covered: behind itself', [1, 7], [{ 12: 1 }], 11],
      ['the space behind covered: the next one', [1, 7, 11], [{ 12: 1 }], 10],
      ['two covered: the one before them', [1, 7, 11, 10], [{ 12: 1 }], 9],
      ['covered down to space 1: the start', [1, 7], [{ 12: 1 }, { 2: 1 }], 'start'],
      ['a covered space is no pirate', [1, 2, 7], [{ 12: 1 }, { 5: 1 }], 4],
    ])('%s [CHEST-4] [EDITION-5] [RAFT-5]', (_, covered, pirates, to) => {
      expect(fledTo(bitten({ covered, pirates }, RAFT))).toBe(to);
    });

    it.each<[string, { [space: number]: Icon }, Position['pirates'], Place]>([
      ['across the wharf to a sabre', { 20: 'sabre' }, [{ 30: 1 }], 20],
      ['across the wharf behind the rearmost', {}, [{ 30: 1 }, { 25: 1 }], 24],
      ['those on the wharf are not on the path', {}, [{ 30: 1, wharf: 1 }, { wharf: 2 }], 29],
    ])('past the wharf it flees %s [CHEST-4] [RAFT-9]', (_, icons, pirates, to) => {
      expect(fledTo(bitten({ path: pathWith({ 30: 'chest', ...icons }), pirates }, RAFT))).toBe(to);
    });
  });
});

describe('CHEST-5: all anew', () => {
  it('after a snake every chest space has a token again, under pirates too, and all eight are unseen [CHEST-5]', () => {
    const t = table(ITEMS, {
      pirates: [{ 18: 2 }, { 24: 1, 6: 1 }],
      hands: ['chest', 'chest'],
      chests: { at: [18, 30], unseen: only('snake') },
    });
    expect(types(t.do('open chest 18'))).toEqual(['played', 'opened', 'moved', 'chests', 'ended', 'turn']);
    expect(t.now.chests).toEqual({ at: [6, 12, 18, 24, 30, 36], unseen: ALL });
    expect(t.eventsOf('chests')).toEqual([{ type: 'chests', places: [6, 12, 18, 24, 30, 36] }]);
    // Seat B stands on two of the new ones, and its turn begins.
    expect(t.legalOf('open')).toEqual(['open chest 6', 'open chest 24']);
  });

  it('the bitten pirate may stand on the new one if it could not flee [CHEST-5] [CHEST-4]', () => {
    const t = table(VOYAGE, {
      path: pathWith({ 19: 'chest', 5: 'chest' }),
      boat: 'near',
      pirates: [{ 19: 1 }],
      hands: ['chest', 'hook'],
      chests: { at: [19], unseen: only('snake') },
    });
    t.do('open chest 19');
    expect(t.pirates(0)).toEqual({ start: 5, 19: 1 });
    expect(t.now.chests).toEqual({ at: [5, 19], unseen: ALL });
  });

  it('the first and the last space get theirs as well, if they show a chest [CHEST-5]', () => {
    const t = chestTable('snake', { path: pathWith({ 1: 'chest', 12: 'chest', 36: 'chest' }), pirates: [{ 12: 1 }] });
    t.do('open chest 12');
    expect(t.now.chests?.at).toEqual([1, 12, 36]);
  });

  it('covered chest spaces get theirs too [CHEST-5] [RAFT-5]', () => {
    const t = chestTable('snake', { covered: [36], pirates: [{ 12: 1 }] }, RAFT);
    t.do('open chest 12');
    expect(t.now.chests?.at).toEqual([6, 12, 18, 24, 30, 36]);
  });

  it('any other content deals nothing anew [CHEST-5] [CHEST-3]', () => {
    for (const content of ['empty', '1', '3'] as const) {
      const t = chestTable(content, { pirates: [{ 12: 1 }] });
      t.do('open chest 12');
      expect(t.now.chests?.at).toEqual([]);
      expect(t.eventsOf('chests')).toEqual([]);
    }
  });
});

describe('chests with CAPTAIN', () => {
  it.each<[{ [place: string]: number }, Place, string[]]>([
    [{ 12: 2 }, 12, ['open chest 12', 'open chest hat']],
    [{ 12: 1 }, 12, ['open chest hat']],
    [{ 12: 1 }, 'start', ['open chest 12']],
    [{ 12: 1, 5: 1 }, 5, ['open chest 12']],
    [{ 12: 1, 18: 1 }, 18, ['open chest 12', 'open chest hat']],
  ])('with pirates on %j and the hat on %s it is %j [CHEST-2] [EDITION-5]', (pirates, hat, opens) => {
    const t = table(CAPTAIN, {
      pirates: [pirates],
      hats: [hat],
      hands: ['chest', 'hook'],
      chests: { at: [12, 18], unseen: ALL },
    });
    expect(t.legalOf('open')).toEqual(opens);
    if (!opens.includes('open chest 12')) expect(t.refusal('open chest 12').code).toBe('no-pirate');
  });

  it.each<[string, Place]>([
    ['hat', 7],
    ['12', 12],
  ])('opened by %s, the snake leaves the hat on %s [CHEST-4] [EDITION-5] [CAPTAIN-1]', (opener, hat) => {
    const t = chestTable('snake', { pirates: [{ 12: 2 }], hats: [12] }, CAPTAIN);
    t.do(`open chest ${opener}`);
    expect(t.pirates(0)).toEqual({ start: 4, 12: 1, 7: 1 });
    expect(t.now.seats[0].hat).toBe(hat);
    expect(t.eventsOf('moved').map(event => 'hat' in event)).toEqual([opener === 'hat']);
  });

  it('the cards of a chest come from the head of the row, even for the hat [CHEST-3] [CAPTAIN-3]', () => {
    const t = chestTable('2', { pirates: [{ 12: 1 }], hats: [12], row: 'bomb sabre hook', stock: '' }, CAPTAIN);
    t.do('open chest hat');
    expect(t.hand(0)).toBe('sabre bomb');
    expect(t.now).toMatchObject({ phase: 'turn', turn: 1 });
  });
});

describe('chests with LIMIT', () => {
  const EIGHT = 'hook hook hook hook hook hook hook bomb';

  it.each([
    ['chest*', 'chest*'],
    ['sabre sabre*', 'sabre+sabre*'],
    ['sabre* sabre*', 'sabre*+sabre*'],
  ])(
    'grey, from a hand of "%s": opening by %s asks for discards and one steal, then reveals [CHEST-2] [LIMIT-4] [LIMIT-5]',
    (hand, opener) => {
      const t = chestTable('2', { pirates: [{ 6: 1 }], hands: [hand, EIGHT], stock: 'chest chest' }, LIMIT);
      t.do(`open ${opener} 6`);
      expect(t.now).toMatchObject({ phase: 'discard', actor: 1, turn: 0 });
      expect(t.eventsOf('opened')).toEqual([]);
      expect(t.now.chests?.at).toEqual([6]);
      expect(types(t.do('discard bomb'))).toEqual([
        'chose',
        'discarded',
        'stole',
        'opened',
        'drew',
        'drew',
        'ended',
        'turn',
      ]);
      expect(t.hand(0)).toBe('hook chest chest');
      expect(t.now.seats[1].handCount).toBe(6);
    },
  );

  it('a plain card asks nobody [CHEST-2] [LIMIT-2]', () => {
    const t = chestTable('empty', { pirates: [{ 6: 1 }], hands: ['chest', EIGHT] }, LIMIT);
    t.do('open chest 6');
    expect(t.now).toMatchObject({ phase: 'turn', turn: 1 });
    expect(t.now.seats[1].handCount).toBe(8);
  });

  it('golden: the reveal, then the discards, the opener too, then the turn ends [CHEST-2] [LIMIT-1] [LIMIT-4]', () => {
    const t = chestTable(
      '3',
      { pirates: [{ 6: 1 }], hands: ['chest* sabre sabre sabre sabre sabre', EIGHT], stock: 'chest chest chest' },
      { ...LIMIT, limit: 'golden' },
    );
    t.do('open chest* 6');
    expect(t.eventsOf('opened')).toHaveLength(1);
    expect(t.hand(0)).toBe('sabre sabre sabre sabre sabre chest chest chest');
    expect(t.now).toMatchObject({ phase: 'discard', actor: 0, turn: 0 });
    t.do('discard sabre');
    expect(t.now).toMatchObject({ phase: 'discard', actor: 1, turn: 0 });
    t.do('discard bomb');
    expect(t.now).toMatchObject({ phase: 'turn', turn: 1, actionsLeft: 3 });
    expect(t.now.seats.map(seat => seat.handCount)).toEqual([7, 7]);
    expect(t.eventsOf('stole')).toEqual([]);
  });

  it('golden with a snake: it bites before anybody discards [CHEST-4] [LIMIT-4]', () => {
    const t = chestTable('snake', { pirates: [{ 12: 1 }], hands: ['chest*', EIGHT] }, { ...LIMIT, limit: 'golden' });
    t.do('open chest* 12');
    expect(fledTo(t)).toBe(7);
    expect(t.now).toMatchObject({ phase: 'discard', actor: 1 });
  });
});

describe('chests with RAFT', () => {
  /** A pool of these tokens; the white raft has two pirates of seat B aboard. */
  function raftsWith(...tokens: string[]): Partial<NonNullable<Snapshot['rafts']>> {
    const raft = {
      icons: ['pistol', 'hook', 'parrot', 'chest', 'bomb'],
      tokens: [null, null, null, null, null],
    } as const;
    return {
      docked: { white: { raft: 0, ...raft }, orange: { raft: 1, ...raft } },
      left: [2],
      pool: onlyTokens(...tokens),
    };
  }

  it.each([
    ['chest', 'chest', 0],
    ['chest*', 'chest*', 1],
    ['sabre sabre', 'sabre+sabre', 0],
    ['sabre sabre*', 'sabre+sabre*', 1],
    ['sabre* sabre*', 'sabre*+sabre*', 2],
  ])(
    'with "%s" in hand, opening by %s brings %i tokens before the reveal [CHEST-2] [RAFT-2]',
    (hand, opener, count) => {
      const t = chestTable(
        'empty',
        { pirates: [{ 6: 1 }], hands: [hand, 'hook'], rafts: raftsWith('x0', 'x1', 'x2') },
        RAFT,
      );
      const events = types(t.do(`open ${opener} 6`));
      expect(events).toEqual(['played', ...Array(count).fill(['token', 'placed']).flat(), 'opened', 'ended', 'turn']);
    },
  );

  it('a token for either raft is placed before the reveal [CHEST-2] [RAFT-2] [RAFT-3]', () => {
    const t = chestTable(
      '1',
      { pirates: [{ 6: 1 }], hands: ['chest*', 'hook'], stock: 'bomb', rafts: raftsWith('hole both') },
      RAFT,
    );
    t.do('open chest* 6');
    expect(t.now).toMatchObject({ phase: 'place', turn: 0 });
    expect(t.eventsOf('opened')).toEqual([]);
    t.do('place orange');
    expect(t.eventsOf('opened')).toHaveLength(1);
    expect(t.hand(0)).toBe('bomb');
    expect(t.now.turn).toBe(1);
  });

  it('a crew token that ends the game leaves the chest closed [CHEST-2] [RAFT-10]', () => {
    const t = chestTable(
      '3',
      {
        pirates: [{ 6: 1 }, { goal: 4, white1: 1, white2: 1 }],
        hands: ['chest*', 'hook'],
        rafts: raftsWith('crew white'),
      },
      RAFT,
    );
    t.do('open chest* 6');
    expect(t.now).toMatchObject({ phase: 'over', ending: 'home', winners: [1] });
    expect(t.eventsOf('opened')).toEqual([]);
    expect(t.now.chests?.at).toEqual([6]);
  });
});
