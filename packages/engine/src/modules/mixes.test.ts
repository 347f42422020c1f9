/** Modules of different editions at one table: what comes first, and what goes with what (EDITION-5). */
import { describe, expect, it } from 'vitest';
import { SeededChance } from '../base/chance.ts';
import { unwrap } from '../base/result.ts';
import type { CardName, Icon, Place } from '../base/vocabulary.ts';
import type { GameEvent } from '../model/events.ts';
import type { Choices } from '../model/game-config.ts';
import type { Snapshot } from '../model/view.ts';
import { newGame } from '../play/deal.ts';
import { setUp } from '../setup/config.ts';
import { resolveRules } from '../setup/resolve.ts';
import { onlyTokens, type Position, type Table, table } from '../testing/table.ts';
import { makeSnapshot } from '../view/snapshot.ts';

const times = (count: number, card: string): string => Array(count).fill(card).join(' ');
const types = (events: readonly GameEvent[]): string[] => events.map(event => event.type);
const held = (t: Table): number[] => t.now.seats.map(seat => seat.handCount);

/** Two free rafts with these icons, a third one waiting, and these tokens in the pool. */
function rafts(icons: string, ...tokens: string[]): NonNullable<Snapshot['rafts']> {
  const raft = { icons: icons.split(' ') as Icon[], tokens: [null, null, null, null, null] };
  return {
    docked: { white: { raft: 0, ...raft }, orange: { raft: 1, ...raft } },
    left: [2],
    pool: onlyTokens(...tokens),
  };
}

/*
 * Paths. diaries: bottle dagger hat key pistol skull; keys on 4 10 16 22 28 34; the wharf behind 24.
 * wielka: sabre pistol parrot hook bomb chest. cartagena2: parrot chest telescope ducats map cannon compass.
 */
const DIARIES_RAFT = 'dagger key hat skull pistol';
const WIELKA_RAFT = 'pistol hook parrot chest bomb';

describe('EDITION-5: LIMIT with RAFT', () => {
  const seven = times(7, 'hat');
  const grey = (tokens: string[], position: Position = {}, choices: object = {}): Table =>
    table(
      { edition: 'diaries', modules: ['retreat', 'limit', 'raft'], ...choices },
      { hands: ['key*', `${seven} skull`], rafts: rafts(DIARIES_RAFT, ...tokens), ...position },
    );

  it('grey: discards and steals, then the token, then the use is named [EDITION-5] [LIMIT-4] [RAFT-2]', () => {
    const t = grey(['x0']);
    t.do('lay key*');
    expect(t.now).toMatchObject({ phase: 'discard', actor: 1, turn: 0 });
    expect(t.eventsOf('token')).toEqual([]);
    t.do('discard skull');
    expect(types(t.events)).toEqual(['played', 'chose', 'discarded', 'stole', 'token', 'placed']);
    expect(t.now).toMatchObject({ phase: 'use', actor: 0, discards: ['key*', 'skull'] });
    expect(t.hand(0)).toBe('hat');
    expect(held(t)).toEqual([1, 6]);
    t.do('move key start');
    expect(t.now).toMatchObject({ phase: 'turn', turn: 0, actionsLeft: 2 });
    expect(t.pirates(0)).toEqual({ start: 5, 4: 1 });
  });

  it('grey with a token for either raft: discard, place, use [EDITION-5] [RAFT-3]', () => {
    const t = grey(['crew both']);
    t.do('lay key*', 'discard hat');
    expect(t.now).toMatchObject({ phase: 'place', actor: 0 });
    t.do('place white');
    expect(t.now).toMatchObject({ phase: 'use', actor: 0 });
    expect(t.eventsOf('stole')).toHaveLength(1);
  });

  it('grey with nobody over seven: the token comes at once [EDITION-5] [LIMIT-2]', () => {
    const t = grey(['x0'], { hands: ['key*', seven] });
    t.do('lay key*');
    expect(types(t.events)).toEqual(['played', 'token', 'placed']);
    expect(t.now.phase).toBe('use');
  });

  it('grey and a crew token that ends the game: the discards were made before [EDITION-5] [RAFT-10]', () => {
    const t = grey(['crew white'], { pirates: [{ goal: 5, white1: 1 }, { white2: 1 }] });
    t.do('lay key*');
    expect(t.now.phase).toBe('discard');
    t.do('discard skull');
    expect(t.now).toMatchObject({ phase: 'over', winners: [0] });
    expect(held(t)).toEqual([1, 6]);
  });

  const golden = (tokens: string[], position: Position = {}, choices: object = {}): Table =>
    grey(tokens, position, { limit: 'golden', ...choices });

  it('golden: the token, the use, the movement, then the discards, the player too [EDITION-5] [LIMIT-4] [LIMIT-1]', () => {
    const t = golden(['x0'], { hands: [`key* ${seven} bottle`, `${seven} skull`] });
    t.do('lay key*');
    expect(types(t.events)).toEqual(['played', 'token', 'placed']);
    expect(t.now).toMatchObject({ phase: 'use', actor: 0 });
    t.do('move key start');
    expect(t.pirates(0)).toEqual({ start: 5, 4: 1 });
    expect(t.now).toMatchObject({ phase: 'discard', actor: 0, actionsLeft: 3 });
    t.do('discard bottle');
    expect(t.now).toMatchObject({ phase: 'discard', actor: 1 });
    t.do('discard skull');
    expect(t.now).toMatchObject({ phase: 'turn', turn: 0, actionsLeft: 2, discards: ['key*', 'bottle', 'skull'] });
    expect(held(t)).toEqual([7, 7]);
    expect(t.eventsOf('stole')).toEqual([]);
  });

  it.each<[string, string, Position['pirates']]>([
    ['a crew token', 'crew white', [{ goal: 5, white1: 1 }, { white2: 1 }]],
    ['the movement', 'x0', [{ goal: 5, 35: 1 }, {}]],
  ])('golden: %s that wins asks nobody to discard [EDITION-5] [LIMIT-4]', (_, token, pirates) => {
    const t = golden([token], { pirates });
    t.do('lay key*');
    if (t.now.phase === 'use') t.do('move key 35');
    expect(t.now).toMatchObject({ phase: 'over', ending: 'home', winners: [0] });
    expect(held(t)).toEqual([0, 8]);
  });

  it('golden with FLAG: a card that was spent still brings the discards [EDITION-5] [FLAG-1]', () => {
    const t = golden(
      ['crew white'],
      { pirates: [{ goal: 5, white1: 1 }, { white2: 1 }] },
      { modules: ['retreat', 'limit', 'raft', 'flag'] },
    );
    t.do('lay key*');
    expect(t.eventsOf('spent')).toHaveLength(1);
    expect(t.now).toMatchObject({ phase: 'discard', actor: 1 });
    t.do('discard hat');
    expect(t.now).toMatchObject({ phase: 'turn', turn: 0, actionsLeft: 2 });
    expect(t.legal).toContain('hoist');
  });

  it('two grey cards of a joker: one round of discards, one steal, two tokens [EDITION-5] [LIMIT-5] [RAFT-11]', () => {
    const t = grey(
      ['x0', 'x1'],
      { hands: ['key* skull*', `${seven} hat`] },
      { modules: ['retreat', 'limit', 'captain', 'raft'] },
    );
    t.do('joker key*+skull*', 'discard hat');
    expect(types(t.events).filter(type => ['stole', 'token'].includes(type))).toEqual(['stole', 'token', 'token']);
    expect(t.now.phase).toBe('use');
    expect(held(t)).toEqual([1, 6]);
  });
});

describe('EDITION-5: LIMIT with CAPTAIN', () => {
  it.each([
    ['key key*', 1],
    ['key* skull*', 1],
    ['key skull', 0],
  ])(
    'a joker of %s robs a seat over seven %i times, after its use is named, before the hat moves [EDITION-5] [LIMIT-4] [LIMIT-5]',
    (hand, stolen) => {
      const t = table(
        { edition: 'diaries', modules: ['retreat', 'limit', 'captain'] },
        { hands: [hand, times(9, 'hat')] },
      );
      t.do(`joker ${hand.replace(' ', '+')}`);
      expect(t.now.phase).toBe('use');
      t.do('move key hat');
      if (stolen) {
        expect(t.now).toMatchObject({ phase: 'discard', actor: 1 });
        expect(t.pirates(0)).toEqual({ start: 6 });
        t.do('discard hat', 'discard hat');
      }
      expect(t.now.seats[0].hat).toBe(4);
      expect(held(t)).toEqual(stolen ? [1, 6] : [0, 9]);
      expect(t.eventsOf('stole')).toHaveLength(stolen);
    },
  );
});

describe('EDITION-5: which LIMIT is a parameter', () => {
  const ITEMS = { edition: 'wielka', modules: ['retreat', 'empty', 'limit', 'items'] } as const;
  const eight = `${times(7, 'hook')} bomb`;

  it.each<[Choices['edition'], Choices['limit'], CardName, 'golden' | 'grey']>([
    ['wielka', undefined, 'hook*', 'grey'],
    ['wielka', 'golden', 'hook*', 'golden'],
    ['wielka', 'grey', 'hook*', 'grey'],
    ['cartagena2', undefined, 'map*', 'golden'],
    ['cartagena2', 'grey', 'map*', 'grey'],
    ['diaries', undefined, 'key*', 'grey'],
    ['diaries', 'golden', 'key*', 'golden'],
  ])('%s with limit %s plays %s as %s [EDITION-5] [LIMIT-1] [LIMIT-2]', (edition, limit, card, kind) => {
    const plain = card.slice(0, -1);
    const modules = edition === 'cartagena2' ? (['assist', 'limit'] as const) : (['retreat', 'limit'] as const);
    const t = table({ edition, modules, limit }, { hands: [`${card} ${times(8, plain)}`, times(8, plain)] });
    t.do(`play start ${card}`);
    if (kind === 'golden') {
      // The player has moved and discards first.
      expect(t.eventsOf('moved')).toHaveLength(1);
      expect(t.now).toMatchObject({ phase: 'discard', actor: 0 });
      t.do(`discard ${plain}`, `discard ${plain}`);
      expect(held(t)).toEqual([7, 7]);
    } else {
      expect(t.eventsOf('moved')).toEqual([]);
      expect(t.now).toMatchObject({ phase: 'discard', actor: 1 });
      t.do(`discard ${plain}`);
      expect(t.eventsOf('moved')).toHaveLength(1);
      expect(held(t)).toEqual([9, 6]);
    }
    expect(t.now).toMatchObject({ phase: 'turn', turn: 0, actionsLeft: 2 });
  });

  it.each([
    ['wielka', 15, 2],
    ['cartagena2', 14, 1],
    ['diaries', 11, 6],
  ] as const)('the %s deck has %i plain and %i marked cards of each icon [EDITION-5]', (edition, plain, marked) => {
    const modules = ['retreat', 'limit'] as const;
    const rules = resolveRules(unwrap(setUp({ edition, modules })));
    rules.cardNames.forEach((card, kind) => {
      expect(rules.deck[kind]).toBe(card.endsWith('*') ? marked : plain);
    });
    expect(rules.cardNames.filter(card => card.endsWith('*'))).toHaveLength(rules.icons.length);
  });

  it('a golden pistol: look, take, draw, then the discards [EDITION-5] [LIMIT-4] [ITEM-PISTOL]', () => {
    const t = table({ ...ITEMS, limit: 'golden' }, { hands: ['pistol*', eight], stock: 'chest' });
    t.do('pistol pistol* B');
    expect(t.now.phase).toBe('take');
    expect(t.eventsOf('looked')).toMatchObject([{ secret: { cards: eight.split(' ') } }]);
    t.do('take bomb');
    expect(t.now).toMatchObject({ phase: 'discard', actor: 1 });
    t.do('discard chest');
    expect([t.hand(0), t.hand(1)]).toEqual(['bomb', times(7, 'hook')]);
    expect(t.now).toMatchObject({ phase: 'turn', turn: 0, actionsLeft: 2 });
  });

  it('a golden parrot may bring others over seven, who then discard [EDITION-5] [LIMIT-4] [ITEM-PARROT]', () => {
    const t = table(
      { ...ITEMS, limit: 'golden' },
      { hands: [`parrot* ${times(6, 'sabre')}`, times(7, 'hook')], stock: 'chest chest bomb' },
    );
    t.do('parrot parrot*', 'keep chest', 'keep chest', 'give bomb');
    expect(t.now).toMatchObject({ phase: 'discard', actor: 0 });
    t.do('discard sabre', 'discard bomb');
    expect(held(t)).toEqual([7, 7]);
    expect(t.now).toMatchObject({ phase: 'turn', turn: 0, actionsLeft: 2 });
  });

  it('a golden hook: sorted first, then the discards [EDITION-5] [LIMIT-4] [ITEM-HOOK]', () => {
    const t = table({ ...ITEMS, limit: 'golden' }, { hands: ['hook*', eight], stock: 'chest chest', discards: '' });
    t.do('hook hook*');
    expect(t.now).toMatchObject({ phase: 'keep', actor: 0 });
    t.do('keep chest');
    while (t.now.phase === 'bury') t.do(t.legal[0]);
    expect(t.now).toMatchObject({ phase: 'discard', actor: 1 });
  });

  it('a golden bomb and a golden pair of sabres: moved first, then one round of discards [EDITION-5] [LIMIT-5] [ITEM-BOMB] [ITEM-SABRE]', () => {
    const bomb = table({ ...ITEMS, limit: 'golden' }, { pirates: [{ 2: 2 }], hands: ['bomb* hook*', eight] });
    bomb.do('bomb bomb*+hook*', 'use-bomb 2');
    expect(bomb.pirates(0)).toEqual({ start: 4, 4: 2 });
    expect(bomb.now).toMatchObject({ phase: 'discard', actor: 1 });
    bomb.do('discard bomb');
    expect(bomb.now).toMatchObject({ phase: 'turn', turn: 0, actionsLeft: 2 });
    const sabres = table({ ...ITEMS, limit: 'golden' }, { hands: ['sabre* sabre*', eight] });
    sabres.do('sabres sabre*+sabre*', 'move parrot start');
    expect(sabres.pirates(0)).toEqual({ start: 5, 3: 1 });
    sabres.do('discard bomb');
    expect(sabres.now).toMatchObject({ phase: 'turn', turn: 0, actionsLeft: 2 });
  });

  it('a golden bomb that wins asks nobody to discard [EDITION-5] [LIMIT-4] [ITEM-BOMB]', () => {
    const t = table({ ...ITEMS, limit: 'golden' }, { pirates: [{ goal: 4, 35: 2 }], hands: ['bomb* hook', eight] });
    t.do('bomb bomb*+hook', 'use-bomb 35');
    expect(t.now).toMatchObject({ phase: 'over', winners: [0] });
    expect(held(t)).toEqual([0, 8]);
  });
});

describe('EDITION-5: rafts and crosses take the icons of the deck by position', () => {
  const RAFTED: { readonly [edition: string]: Choices } = {
    wielka: { edition: 'wielka', modules: ['retreat', 'raft'] },
    cartagena2: { edition: 'cartagena2', modules: ['assist', 'raft'] },
  };

  // Positions in the order bottle dagger hat key pistol skull.
  const BY_POSITION = [
    [1, 3, 2, 5, 4],
    [2, 0, 4, 3, 5],
    [5, 1, 4, 3, 0],
    [4, 2, 0, 5, 1],
    [5, 3, 0, 2, 1],
    [2, 3, 4, 1, 0],
    [3, 5, 2, 4, 1],
    [3, 5, 2, 1, 0],
  ];
  it.each([
    ['wielka', 'sabre pistol parrot hook bomb chest'],
    ['cartagena2', 'parrot chest telescope ducats map cannon'],
  ])('%s rafts show %s [EDITION-5] [RAFT-1]', (edition, icons) => {
    const deck = icons.split(' ');
    for (let seed = 0; seed < 12; seed++) {
      const rules = resolveRules(unwrap(setUp(RAFTED[edition])));
      const { state } = newGame(rules, new SeededChance(`mix ${seed}`));
      const { white, orange } = makeSnapshot(rules, state).rafts!.docked;
      for (const raft of [white!, orange!])
        expect(raft.icons).toEqual(BY_POSITION[raft.raft].map(position => deck[position]));
    }
  });

  it.each<[string, string, Icon, number]>([
    ['wielka', 'x0', 'sabre', 31],
    ['wielka', 'x3', 'hook', 34],
    ['wielka', 'x5', 'chest', 36],
    ['cartagena2', 'x0', 'parrot', 29],
    ['cartagena2', 'x3', 'ducats', 32],
    ['cartagena2', 'x5', 'cannon', 34],
  ])('%s: %s covers the last %s, space %i [EDITION-5] [RAFT-5]', (edition, token, icon, space) => {
    const card = edition === 'wielka' ? 'hook*' : 'map*';
    const t = table(RAFTED[edition], { hands: [card, ''], rafts: { pool: onlyTokens(token) } });
    t.do(`lay ${card}`);
    expect(t.eventsOf('token')).toMatchObject([{ token, icon }]);
    expect(t.now.covered).toEqual([space]);
  });

  it('with seven icons the wharf lies behind space 21 of 35, and the seventh icon boards no raft [EDITION-5] [RAFT-1] [RAFT-6]', () => {
    const at = (place: Place, card: string): string[] =>
      table(RAFTED.cartagena2, {
        pirates: [{ [place]: 1, goal: 5 }],
        hands: [card, ''],
        rafts: rafts('chest ducats telescope cannon map'),
      }).legalOf('play');
    expect(at(21, 'map')).toEqual(['play 21 map', 'play 21 map white', 'play 21 map orange']);
    expect(at(22, 'map')).toEqual(['play 22 map']);
    expect(at('wharf', 'compass')).toEqual(['play wharf compass']);
    expect(at(21, 'compass')).toEqual(['play 21 compass']);
  });

  it('the wharf leads on to space 22, and back from it to 21 [EDITION-5] [RAFT-1]', () => {
    const t = table(RAFTED.cartagena2, { pirates: [{ wharf: 1 }], hands: ['parrot', ''] });
    t.do('play wharf parrot');
    expect(t.pirates(0)).toEqual({ start: 5, 22: 1 });
  });
});

describe('EDITION-5: ASSIST with RAFT', () => {
  const MORGAN = { edition: 'diaries', modules: ['retreat', 'assist', 'raft'] } as const;
  const row = times(4, 'skull');
  const helped = (b: { [place: string]: number }, a: { [place: string]: number } = {}, choices: object = {}): Table =>
    table(
      { ...MORGAN, ...choices },
      { pirates: [a, b], hands: ['', 'key'], row, stock: '', rafts: rafts(DIARIES_RAFT) },
    );

  it.each<[Place, { [place: string]: number }, string, number]>([
    ['wharf', { 27: 1, 20: 1 }, '27', 1],
    ['wharf', { 27: 2 }, '27', 2],
    ['wharf', { 27: 3, 30: 1 }, '30', 1],
    ['wharf', { 20: 1 }, 'goal', 2],
    ['white2', { 27: 1, 24: 1 }, '27', 1],
    ['orange5', {}, 'goal', 2],
    [20, { 27: 1, wharf: 2, white1: 1 }, '27', 1],
    [20, { wharf: 2, white1: 1, orange1: 1 }, 'goal', 2],
    ['start', { 24: 1 }, '24', 1],
    [24, { 25: 1 }, '25', 1],
  ])(
    'a pirate on %s, others on %j, is helped to %s for %i [EDITION-5] [ASSIST-1] [ASSIST-2]',
    (from, others, to, cards) => {
      const t = helped({ [from]: 1 }, others);
      t.do(`assist B ${from}`);
      expect(t.pirates(1)[to]).toBe(1);
      expect(t.hand(0)).toBe(times(cards, 'skull'));
      expect(t.now).toMatchObject({ phase: 'turn', actionsLeft: 2 });
    },
  );

  it('never onto a raft: there is no such choice [EDITION-5]', () => {
    const t = helped({ wharf: 1 });
    expect(t.legalOf('assist').filter(text => text.includes('wharf'))).toEqual(['assist B wharf']);
    expect(t.refusal('assist B wharf white').code).toBe('malformed');
  });

  it('a pirate helped off a raft leaves its space free and is not counted there any more [EDITION-5] [RAFT-7]', () => {
    const t = table(MORGAN, {
      pirates: [{ wharf: 1, white1: 1, 27: 1 }, { white2: 1 }],
      hands: ['key', 'key'],
      row,
      rafts: rafts(DIARIES_RAFT),
    });
    t.do('assist B white2', 'play wharf key white');
    expect(t.pirates(0)).toEqual({ start: 3, 27: 1, white1: 1, white2: 1 });
    expect(t.eventsOf('launched')).toEqual([]);
  });

  it('those at sea stay there, and cross tokens are passed by [EDITION-5] [ASSIST-6] [RAFT-5]', () => {
    expect(helped({ sea: 1 }).refusal('assist B sea').code).toBe('home');
    const t = table(MORGAN, { covered: [22], pirates: [{ 23: 1 }, { 20: 1 }], hands: ['', 'key'], row });
    t.do('assist B 20');
    expect(t.pirates(1)).toEqual({ start: 5, 23: 1 });
  });

  it('helping home the last one while the others are at sea makes its seat win [EDITION-5] [ASSIST-8] [RAFT-10]', () => {
    const t = helped({ sea: 5, wharf: 1 });
    t.do('assist B wharf');
    expect(t.now).toMatchObject({ phase: 'over', ending: 'home', winners: [1] });
  });

  it('the nest of Cartagena II wants company at the goal; pirates at sea are none [EDITION-5] [ASSIST-5]', () => {
    const lonely = helped({ wharf: 1, sea: 2 }, {}, { assist: 'nest' });
    expect(lonely.refusal('assist B wharf').code).toBe('no-company');
    const one = helped({ wharf: 1 }, { goal: 1 }, { assist: 'nest' });
    one.do('assist B wharf');
    expect(one.hand(0)).toBe('skull');
  });
});

describe('EDITION-5: which ASSIST is a parameter', () => {
  it.each<[Choices, number, number | null]>([
    [{ edition: 'classic', modules: ['retreat', 'assist'] }, 0, 2],
    [{ edition: 'classic', modules: ['retreat', 'assist'] }, 1, 2],
    [{ edition: 'classic', modules: ['assist'], assist: 'nest' }, 0, null],
    [{ edition: 'classic', modules: ['assist'], assist: 'nest' }, 1, 1],
    [{ edition: 'classic', modules: ['assist'], assist: 'nest' }, 2, 2],
    [{ edition: 'classic', modules: ['assist'], assist: 'nest' }, 3, 2],
    [{ edition: 'wielka', modules: ['retreat', 'assist'] }, 0, 2],
    [{ edition: 'wielka', modules: ['retreat', 'assist'], assist: 'nest' }, 0, null],
    [{ edition: 'wielka', modules: ['retreat', 'assist'], assist: 'nest' }, 1, 1],
    [{ edition: 'diaries', modules: ['retreat', 'assist'] }, 0, 2],
    [{ edition: 'cartagena2', modules: ['assist'] }, 0, null],
    [{ edition: 'cartagena2', modules: ['assist'] }, 1, 1],
    [{ edition: 'cartagena2', modules: ['assist'], assist: 'morgan' }, 0, 2],
    [{ edition: 'cartagena2', modules: ['assist'], assist: 'morgan' }, 1, 2],
  ])('%j with %i at the goal: helping there gives %s cards [EDITION-5] [ASSIST-5]', (choices, home, cards) => {
    const t = table(choices, { pirates: [home ? { goal: home } : {}, { 34: 1 }], hands: ['', ''] });
    if (cards === null) {
      expect(t.refusal('assist B 34').code).toBe('no-company');
      return;
    }
    t.do('assist B 34');
    expect(t.now.seats[0].handCount).toBe(cards);
    expect(t.pirates(1)).toEqual({ start: 5, goal: 1 });
  });

  it.each([
    ['retreat and assist', ['retreat', 'assist'], ['retreat', 'assist']],
    ['assist alone', ['assist'], ['assist']],
    ['retreat alone', ['retreat'], ['retreat']],
  ] as const)('a classic table with %s offers %j [EDITION-5] [ASSIST-7]', (_, modules, offered) => {
    const t = table({ edition: 'classic', modules }, { pirates: [{ 10: 1 }, { 5: 1 }], hands: ['', 'key'] });
    expect([...new Set(t.legal.map(text => text.split(' ')[0]))]).toEqual(offered);
  });
});

describe('EDITION-5: ITEMS with RAFT', () => {
  const ITEMS = { edition: 'wielka', modules: ['retreat', 'empty', 'items', 'raft'] } as const;
  const laid = (card: string, tokens: string[], position: Position = {}, choices: object = {}): Table => {
    const t = table(
      { ...ITEMS, ...choices },
      { hands: [card, 'sabre'], stock: 'chest chest chest chest', rafts: rafts(WIELKA_RAFT, ...tokens), ...position },
    );
    t.do(`lay ${card}`);
    return t;
  };

  it.each([
    ['pistol*', ['move pistol start', 'use-pistol B']],
    ['parrot*', ['move parrot start', 'use-parrot']],
    ['hook*', ['move hook start', 'use-hook']],
    ['sabre*', ['move sabre start']],
    ['bomb*', ['move bomb start']],
    ['chest*', ['move chest start']],
  ])('a marked %s is laid, its token drawn, and then used: %j [EDITION-5] [RAFT-2]', (card, uses) => {
    const t = laid(card, ['hole white']);
    expect(types(t.events)).toEqual(['played', 'token', 'placed']);
    expect(t.legal).toEqual(uses);
  });

  it('the plain ones are used at once, the marked ones only when played first [EDITION-5] [RAFT-2]', () => {
    const t = table(ITEMS, { hands: ['pistol* parrot* hook*', 'sabre'], rafts: rafts(WIELKA_RAFT) });
    expect(t.legal).toEqual(['lay pistol*', 'lay parrot*', 'lay hook*']);
    for (const text of ['pistol pistol* B', 'parrot parrot*', 'hook hook*'])
      expect(t.refusal(text).code).toBe('lay-first');
    const plain = table(ITEMS, { hands: ['pistol', 'sabre'], rafts: rafts(WIELKA_RAFT, 'x0') });
    plain.do('pistol pistol B', 'take sabre');
    expect(plain.eventsOf('token')).toEqual([]);
  });

  it('the items work after the token as they do without rafts [EDITION-5] [ITEM-PISTOL] [ITEM-PARROT] [ITEM-HOOK]', () => {
    const pistol = laid('pistol*', ['x0']);
    pistol.do('use-pistol B', 'take sabre');
    expect([pistol.hand(0), pistol.hand(1)]).toEqual(['sabre', 'chest']);
    const parrot = laid('parrot*', ['x0']);
    parrot.do('use-parrot', 'keep chest', 'keep chest', 'give chest');
    expect(held(parrot)).toEqual([2, 2]);
    const hook = laid('hook*', ['x0']);
    hook.do('use-hook', 'keep chest', 'bury chest', 'bury chest', 'bury chest');
    expect(held(hook)).toEqual([1, 1]);
    for (const t of [pistol, parrot, hook]) expect(t.now).toMatchObject({ phase: 'turn', turn: 0, actionsLeft: 2 });
  });

  it('a pistol with nobody to aim at only moves; another card cannot be an item [EDITION-5]', () => {
    const t = laid('pistol*', [], { hands: ['pistol*', ''] });
    expect(t.legal).toEqual(['move pistol start']);
    expect(t.refusal('use-pistol B').code).toBe('no-target');
    expect(t.refusal('use-hook').code).toBe('other-use');
  });

  it('with all home under FLAG a marked card may still be played for its item [EDITION-5] [RAFT-2] [FLAG-1]', () => {
    const home = (card: string, other: string, turn = 0): Table =>
      table(
        { ...ITEMS, modules: ['retreat', 'empty', 'items', 'raft', 'flag'] },
        { turn, pirates: [{ goal: 6 }, { goal: 6 }], hands: [card, other], rafts: rafts(WIELKA_RAFT) },
      );
    expect(home('pistol*', 'sabre').legalOf('lay')).toEqual(['lay pistol*']);
    expect(home('pistol*', '').refusal('lay pistol*').code).toBe('no-use');
    expect(home('pistol*', 'pistol*', 1).legalOf('lay')).toEqual(['lay pistol*']);
    expect(home('hook*', '').legalOf('lay')).toEqual(['lay hook*']);
    expect(home('sabre*', 'sabre').refusal('lay sabre*').code).toBe('no-use');
    expect(home('chest*', 'sabre').refusal('lay chest*').code).toBe('no-use');
  });

  it('a card played for moving or its item keeps its item when the last pirate sails [EDITION-5] [RAFT-2] [FLAG-1]', () => {
    const aboard: Position = { pirates: [{ goal: 5, white1: 1 }, { white2: 1 }] };
    const choices = { modules: ['retreat', 'empty', 'items', 'raft', 'flag'] };
    const hook = laid('hook*', ['crew white'], aboard, choices);
    expect(hook.eventsOf('spent')).toEqual([]);
    expect(hook.legal).toEqual(['use-hook']);
    const bomb = laid('bomb*', ['crew white'], aboard, choices);
    expect(bomb.eventsOf('spent')).toHaveLength(1);
    expect(bomb.now.actionsLeft).toBe(2);
  });

  it('grey LIMIT, RAFT and ITEMS: discards and steal, token, use, look [EDITION-5] [LIMIT-4]', () => {
    const t = table(
      { ...ITEMS, modules: ['retreat', 'empty', 'limit', 'items', 'raft'] },
      { hands: ['pistol*', `${times(7, 'hook')} bomb`], stock: 'chest', rafts: rafts(WIELKA_RAFT, 'x0') },
    );
    t.do('lay pistol*', 'discard bomb', 'use-pistol B');
    expect(t.eventsOf('looked')).toMatchObject([{ secret: { cards: Array(6).fill('hook') } }]);
    t.do('take hook');
    expect([t.hand(0), held(t)[1]]).toEqual(['hook hook', 6]);
  });

  it('golden LIMIT, RAFT and ITEMS: token, use, item, then discards [EDITION-5] [LIMIT-4]', () => {
    const t = table(
      { ...ITEMS, modules: ['retreat', 'empty', 'limit', 'items', 'raft'], limit: 'golden' },
      { hands: ['pistol*', `${times(7, 'hook')} bomb`], stock: 'chest', rafts: rafts(WIELKA_RAFT, 'x0') },
    );
    t.do('lay pistol*');
    expect(t.eventsOf('token')).toHaveLength(1);
    t.do('use-pistol B', 'take bomb');
    expect(t.now).toMatchObject({ phase: 'discard', actor: 1 });
    t.do('discard chest');
    expect(t.now).toMatchObject({ phase: 'turn', actionsLeft: 2 });
  });
});

describe('EDITION-5: other mixes', () => {
  it('EMPTY in the classic game: draw one, and that is the turn [EDITION-2] [EMPTY-1]', () => {
    const t = table({ edition: 'classic', modules: ['retreat', 'empty'] }, { hands: ['', 'key'], stock: 'hat' });
    expect(t.legal).toEqual(['draw']);
    t.do('draw');
    expect(t.hand(0)).toBe('hat');
    expect(t.now.turn).toBe(1);
  });

  it('VOYAGE in the classic game: three segments on each leg, and the boat between [EDITION-2] [VOYAGE-1]', () => {
    const t = table(
      { edition: 'classic', modules: ['retreat', 'voyage'] },
      { pirates: [{ 18: 1 }], hands: ['key key', ''] },
    );
    t.do('play 18 key');
    expect(t.pirates(0)).toEqual({ start: 5, boat: 1 });
    t.do('sail', 'play boat key');
    expect(t.pirates(0)).toEqual({ start: 5, 21: 1 });
  });

  it.each([
    ['classic', undefined, false],
    ['classic', 'ties', true],
    ['wielka', undefined, false],
    ['wielka', 'ties', true],
    ['cartagena2', undefined, true],
    ['cartagena2', 'strict', false],
  ] as const)(
    '%s with skipper %s: equal most aboard may sail for free: %s [EDITION-2] [VOYAGE-7]',
    (edition, skipper, free) => {
      const t = table(
        { edition, modules: ['retreat', 'voyage'], skipper },
        { pirates: [{ boat: 2 }, { boat: 2 }], hands: ['', ''] },
      );
      expect(t.legalOf('freesail')).toEqual(free ? ['freesail'] : []);
    },
  );

  it('FLAG with CAPTAIN: a joker that brings the last one home wins nothing yet [EDITION-2] [FLAG-1]', () => {
    const t = table(
      { edition: 'diaries', modules: ['retreat', 'captain', 'flag'] },
      { pirates: [{ goal: 5, 36: 1 }], hats: [36], hands: ['key hat', 'key'] },
    );
    t.do('joker hat+key', 'move key hat');
    expect(t.now).toMatchObject({ phase: 'turn', ending: 'none', actionsLeft: 2 });
    t.do('hoist');
    expect(t.now).toMatchObject({ phase: 'over', ending: 'flag', winners: [0] });
  });

  it('without LIMIT and RAFT marked cards are ordinary cards [EDITION-5]', () => {
    for (const edition of ['wielka', 'cartagena2', 'diaries'] as const) {
      const rules = resolveRules(unwrap(setUp({ edition, modules: ['retreat'] })));
      expect(rules.cardNames.some(card => card.endsWith('*'))).toBe(false);
    }
  });

  it.each<[Choices, string[]]>([
    [{ edition: 'diaries', modules: ['retreat', 'voyage', 'raft'] }, ['voyage', 'raft']],
    [{ edition: 'diaries', modules: ['retreat', 'items'] }, ['items', 'diaries']],
    [{ edition: 'cartagena2', modules: ['assist', 'items'] }, ['items', 'cartagena2']],
    [{ edition: 'classic', modules: ['retreat', 'limit'] }, ['limit', 'classic']],
    [{ edition: 'classic', modules: ['retreat', 'raft'] }, ['raft', 'classic']],
    [{ edition: 'diaries', modules: ['assist', 'captain'] }, ['captain', 'retreat']],
    [{ edition: 'diaries', modules: ['retreat', 'captain'], supply: 'stock' }, ['captain', 'supply']],
    [{ edition: 'wielka', modules: ['retreat', 'captain'] }, ['captain', 'supply']],
    [{ edition: 'wielka', modules: ['empty', 'items'] }, ['retreat', 'assist']],
  ])('%j is refused, naming %j [EDITION-2]', (choices, clash) => {
    const result = setUp(choices);
    expect(result.ok).toBe(false);
    if (result.ok) return;
    expect(result.reason.clash).toEqual(clash);
    for (const name of clash) expect(result.reason.text).toMatch(name === 'supply' ? /row/ : new RegExp(name));
  });

  it('everything that can go together on the wielka deck plays a turn [EDITION-2] [EDITION-1]', () => {
    for (const middle of ['voyage', 'raft'] as const) {
      const t = table(
        {
          edition: 'wielka',
          modules: ['retreat', 'assist', middle, 'limit', 'empty', 'items', 'captain', 'flag'],
          supply: 'row',
          seats: 5,
        },
        { hands: ['hook', 'hook', 'hook', 'hook', 'hook'] },
      );
      t.do('play hat hook', 'end');
      expect(t.now).toMatchObject({ turn: 1, phase: 'turn' });
      expect(t.now.seats[0].hat).toBe(4);
    }
  });
});
