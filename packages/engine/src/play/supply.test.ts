/** Where cards come from and go to, and who may see them. */
import { describe, expect, it } from 'vitest';
import { SeededChance } from '../base/chance.ts';
import { type GameEvent, redact, type Viewer } from '../model/events.ts';
import type { Choices } from '../model/game-config.ts';
import { type Position, type Table, table } from '../testing/table.ts';

const STOCK = { edition: 'classic', supply: 'stock', hands: 'hidden', recycle: true } as const;
const ROW = { edition: 'classic', supply: 'row', hands: 'hidden' } as const;
const ITEMS = { edition: 'wielka', modules: ['retreat', 'items'], seats: 3 } as const;

const times = (count: number, card: string) => Array(count).fill(card).join(' ');

/** Seat A can step back to one pirate, or to two, for as many cards. */
const draws = (due: 1 | 2, choices: Choices, position: Position, chance?: SeededChance): Table =>
  table(choices, { pirates: [{ 8: 2 }, { 5: due }], hands: ['', ''], ...position }, chance);

const seenBy = (viewer: Viewer, events: readonly GameEvent[], type: GameEvent['type']) =>
  events.filter(event => event.type === type).map(event => redact(event, viewer));

describe('SUPPLY-STOCK', () => {
  it('the dealt cards leave the rest of the deck face down, and no row [SUPPLY-STOCK]', () => {
    const t = table({ ...STOCK, seats: 3 });
    expect(t.now).toMatchObject({ stockCount: 102 - 3 * 6, row: [], discards: [] });
  });

  it.each([1, 2] as const)('a draw of %i takes so many from the stock [SUPPLY-STOCK]', due => {
    const t = draws(due, STOCK, { stock: 'key key key' });
    t.do('retreat 8');
    expect(t.hand(0)).toBe(times(due, 'key'));
    expect(t.now).toMatchObject({ stockCount: 3 - due, discards: [] });
    expect(t.eventsOf('drew')).toEqual(
      Array(due).fill({ type: 'drew', seat: 0, from: 'stock', secret: { eyes: [0], cards: ['key'] } }),
    );
  });

  it('every card of the stock may come, in proportion to how many there are [SUPPLY-STOCK] [CORE-10]', () => {
    const drawn: { [card: string]: number } = {};
    for (let i = 0; i < 400; i++) {
      const t = draws(1, STOCK, { stock: 'skull key key hat' }, new SeededChance(`draw-${i}`));
      t.do('retreat 8');
      drawn[t.hand(0)] = (drawn[t.hand(0)] ?? 0) + 1;
      expect(t.now.stockCount).toBe(3);
    }
    expect(Object.keys(drawn).sort()).toEqual(['hat', 'key', 'skull']);
    expect(Math.abs(drawn.key - 200)).toBeLessThan(40);
    expect(Math.abs(drawn.hat - 100)).toBeLessThan(40);
  });

  it('nobody sees what is left in the stock, only how much [SUPPLY-STOCK]', () => {
    const left = draws(1, STOCK, { stock: 'key key hat' });
    const right = draws(1, STOCK, { stock: 'skull bottle bottle' });
    for (const viewer of [0, 1, 'spectator'] as const) expect(left.view(viewer)).toEqual(right.view(viewer));
    expect(left.view(0).stockCount).toBe(3);
  });
});

describe('SUPPLY-ROW', () => {
  it.each([2, 5])('with %i seats twelve cards lie open after the deal [SUPPLY-ROW]', seats => {
    const t = table({ ...ROW, seats });
    expect(t.now.row).toHaveLength(12);
    expect(t.now.stockCount).toBe(102 - seats * 6 - 12);
    expect(t.view('spectator').row).toEqual(t.now.row);
  });

  it('cards come from the head, strictly in order [SUPPLY-ROW]', () => {
    const t = draws(2, ROW, { row: 'key skull hat bottle', stock: 'pistol' });
    t.do('retreat 8');
    expect(t.eventsOf('drew')).toEqual([
      { type: 'drew', seat: 0, from: 'row', cards: ['key'] },
      { type: 'drew', seat: 0, from: 'row', cards: ['skull'] },
    ]);
    expect(t.now).toMatchObject({ row: ['hat', 'bottle'], stockCount: 1 });
    expect(t.hand(0)).toBe('skull key');
  });

  it('one card left stays alone; the row is not topped up [SUPPLY-ROW]', () => {
    const t = draws(1, ROW, { row: 'key skull', stock: times(20, 'hat') });
    t.do('retreat 8');
    expect(t.now).toMatchObject({ row: ['skull'], stockCount: 20 });
    expect(t.eventsOf('row')).toEqual([]);
  });

  it('the moment the row is empty twelve new ones are laid [SUPPLY-ROW]', () => {
    const t = draws(1, ROW, { row: 'key', stock: times(20, 'hat') });
    t.do('retreat 8');
    expect(t.hand(0)).toBe('key');
    expect(t.now).toMatchObject({ row: Array(12).fill('hat'), stockCount: 8 });
    expect(t.eventsOf('row')).toEqual([{ type: 'row', cards: Array(12).fill('hat') }]);
  });

  it('also in the middle of a draw of two: the second card is the head of the new row [SUPPLY-ROW]', () => {
    const t = draws(2, ROW, { row: 'key', stock: times(13, 'hat') });
    t.do('retreat 8');
    expect(t.hand(0)).toBe('key hat');
    expect(t.now).toMatchObject({ row: Array(11).fill('hat'), stockCount: 1 });
  });

  it('taking the last card is told before the new row is [SUPPLY-ROW]', () => {
    const t = draws(2, ROW, { row: 'key', stock: times(13, 'hat') });
    const events = t.do('retreat 8');
    expect(events.filter(({ type }) => type === 'drew' || type === 'row')).toEqual([
      { type: 'drew', seat: 0, from: 'row', cards: ['key'] },
      { type: 'row', cards: Array(12).fill('hat') },
      { type: 'drew', seat: 0, from: 'row', cards: ['hat'] },
    ]);
  });

  it('a stock that runs out on the way is made anew from the pile [SUPPLY-ROW] [CORE-8]', () => {
    const t = draws(1, ROW, { row: 'key', stock: times(5, 'hat'), discards: times(10, 'skull') });
    t.do('retreat 8');
    expect(t.now.row).toEqual([...Array(5).fill('hat'), ...Array(7).fill('skull')]);
    expect(t.now).toMatchObject({ stockCount: 3, discards: [] });
    expect(t.eventsOf('reshuffled')).toEqual([{ type: 'reshuffled', count: 10 }]);
  });

  it('a stock that just suffices is not made anew [SUPPLY-ROW] [CORE-8]', () => {
    const t = draws(1, ROW, { row: 'key', stock: times(12, 'hat'), discards: 'skull' });
    t.do('retreat 8');
    expect(t.now).toMatchObject({ row: Array(12).fill('hat'), stockCount: 0, discards: ['skull'] });
  });

  it.each([
    ['with no more cards', { ...ROW }, { stock: 'hat hat', discards: 'skull' }, ['hat', 'hat', 'skull'], []],
    ['without recycling', { ...ROW, recycle: false }, { stock: 'hat', discards: 'skull' }, ['hat'], ['skull']],
  ] as const)('%s the new row is shorter [SUPPLY-ROW]', (_, choices, supply, row, pile) => {
    const t = draws(1, choices, { row: 'key', ...supply });
    t.do('retreat 8');
    expect(t.now).toMatchObject({ row, stockCount: 0, discards: pile });
  });

  it('a short row is used up like any other [SUPPLY-ROW]', () => {
    const t = draws(2, ROW, { row: 'key', stock: 'hat', discards: '' });
    t.do('retreat 8');
    expect(t.hand(0)).toBe('key hat');
    expect(t.now).toMatchObject({ row: [], stockCount: 0 });
  });

  it('a row that could not be laid is laid when the next card is due [SUPPLY-ROW]', () => {
    const t = draws(1, ROW, { row: 'key', stock: '', discards: '' });
    t.do('retreat 8');
    expect(t.now.row).toEqual([]);
    expect(t.eventsOf('row')).toEqual([]);
    // The card just played lies on the pile, and no row is laid for that.
    t.do('play 8 key');
    expect(t.now).toMatchObject({ row: [], discards: ['key'] });
    t.do('retreat 9');
    expect(t.hand(0)).toBe('key');
    expect(t.now).toMatchObject({ row: [], discards: [], stockCount: 0 });
    expect(t.eventsOf('row')).toEqual([{ type: 'row', cards: ['key'] }]);
  });

  it('a stuck seat draws from the row too [SUPPLY-ROW] [CORE-9]', () => {
    const t = table(ROW, { hands: ['', 'key'], row: 'hat key' });
    t.do('pass');
    expect(t.hand(0)).toBe('hat');
    expect(t.now.row).toEqual(['key']);
  });
});

describe('CORE-7: the pile', () => {
  it('cards lie in the order in which they were played, for everybody to read [CORE-7]', () => {
    const t = table(STOCK, { hands: ['key hat', 'skull'], discards: 'bottle' });
    t.do('play start hat', 'play start key', 'end', 'play start skull');
    expect(t.now.discards).toEqual(['bottle', 'hat', 'key', 'skull']);
    for (const viewer of [0, 1, 'spectator'] as const) expect(t.view(viewer).discards).toEqual(t.now.discards);
  });

  it.each([
    ['bomb bomb+sabre', { pirates: [{ 7: 2 }], hands: ['bomb sabre', ''] }, ['bomb', 'sabre']],
    ['bomb bomb+bomb', { pirates: [{ 7: 2 }], hands: ['bomb bomb', ''] }, ['bomb', 'bomb']],
    ['sabres sabre+sabre', { hands: ['sabre sabre', ''] }, ['sabre', 'sabre']],
  ] as const)('%s lays its two cards in the order named [CORE-7]', (action, position, pile) => {
    const t = table({ edition: 'wielka', modules: ['retreat', 'items'] }, { ...position, discards: 'hook' });
    t.do(action);
    expect(t.now.discards).toEqual(['hook', ...pile]);
    expect(t.eventsOf('played')).toEqual([{ type: 'played', seat: 0, cards: pile }]);
  });

  it('a card lies there before its effect: a hook may draw itself again [CORE-7]', () => {
    const t = table(ITEMS, { hands: ['hook', '', ''], stock: '', discards: '' });
    t.do('hook hook');
    expect(t.now).toMatchObject({ phase: 'keep', looked: ['hook'], discards: [] });
    t.do('keep hook');
    expect(t.hand(0)).toBe('hook');
  });
});

describe('CORE-8: exhausted stock', () => {
  it('the pile is shuffled into a new stock when a card is due [CORE-8]', () => {
    const t = draws(1, STOCK, { stock: '', discards: 'hat hat hat' });
    const events = t.do('retreat 8');
    expect(t.hand(0)).toBe('hat');
    expect(t.now).toMatchObject({ stockCount: 2, discards: [] });
    expect(events.map(({ type }) => type)).toEqual(['moved', 'reshuffled', 'drew']);
    expect(t.eventsOf('reshuffled')).toEqual([{ type: 'reshuffled', count: 3 }]);
  });

  it('not before: the last card of the stock leaves the pile alone [CORE-8]', () => {
    const t = draws(1, STOCK, { stock: 'key', discards: 'hat' });
    t.do('retreat 8');
    expect(t.now).toMatchObject({ stockCount: 0, discards: ['hat'] });
    expect(t.eventsOf('reshuffled')).toEqual([]);
  });

  it('in the middle of a draw, drawing goes on [CORE-8]', () => {
    const t = draws(2, STOCK, { stock: 'key', discards: 'hat hat' });
    t.do('retreat 8');
    expect(t.hand(0)).toBe('key hat');
    expect(t.now).toMatchObject({ stockCount: 1, discards: [] });
  });

  it('any card of the pile may come first [CORE-8] [CORE-10]', () => {
    const first = new Set<string>();
    for (let i = 0; i < 60; i++) {
      const t = draws(1, STOCK, { stock: '', discards: 'skull key hat' }, new SeededChance(`pile-${i}`));
      t.do('retreat 8');
      first.add(t.hand(0));
    }
    expect([...first].sort()).toEqual(['hat', 'key', 'skull']);
  });

  it('buried cards come before the pile is shuffled, first buried first [CORE-8] [ITEM-HOOK]', () => {
    const t = table(ITEMS, {
      pirates: [{ 8: 1 }, { 5: 2 }],
      hands: ['', '', ''],
      stock: 'pistol',
      buried: [
        { card: 'hook', seat: 1 },
        { card: 'bomb', seat: 2 },
      ],
      discards: 'chest',
    });
    t.do('retreat 8');
    expect(t.hand(0)).toBe('pistol hook');
    expect(t.now).toMatchObject({ stockCount: 1, buried: [{ card: 'bomb', seat: 2 }], discards: ['chest'] });
  });

  it('the seat that buried a card knows it when another draws it, and no card of the stock above it [ITEM-HOOK] [HANDS-HIDDEN]', () => {
    const position = { hands: ['', '', ''], buried: [{ card: 'bomb', seat: 1 }] } as const;
    const above = table(ITEMS, { ...position, stock: 'chest' });
    above.do('pass');
    expect(above.hand(0)).toBe('chest');
    expect(above.view(1).seats[0].known).toEqual([]);
    const buried = table(ITEMS, { ...position, stock: '' });
    buried.do('pass');
    expect(buried.hand(0)).toBe('bomb');
    expect(buried.view(1).seats[0].known).toEqual(['bomb']);
    expect(buried.view(2).seats[0].known).toEqual([]);
  });

  it('the last buried card too comes before the pile [CORE-8]', () => {
    const buried = [{ card: 'bomb', seat: 1 }] as const;
    const t = table(ITEMS, { hands: ['', '', ''], stock: '', buried, discards: 'chest chest' });
    t.do('pass');
    expect(t.hand(0)).toBe('bomb');
    expect(t.now).toMatchObject({ stockCount: 0, buried: [], discards: ['chest', 'chest'] });
  });

  it.each([
    ['one of two', 'key', 'key'],
    ['nothing', '', ''],
  ])('both empty: %s is drawn, and the move stands [CORE-8]', (_, stock, hand) => {
    const t = draws(2, STOCK, { stock, discards: '' });
    t.do('retreat 8');
    expect(t.hand(0)).toBe(hand);
    expect(t.pirates(0)).toEqual({ start: 4, 8: 1, 5: 1 });
    expect(t.now).toMatchObject({ actionsLeft: 2, phase: 'turn' });
  });

  it.each([
    [true, 'key hat', []],
    [false, 'key', ['hat']],
  ])('with recycle %s a draw of two from one card and a pile gives "%s" [CORE-8]', (recycle, hand, pile) => {
    const t = draws(2, { ...STOCK, recycle }, { stock: 'key', discards: 'hat' });
    t.do('retreat 8');
    expect(t.hand(0)).toBe(hand);
    expect(t.now.discards).toEqual(pile);
  });
});

describe('HANDS-OPEN', () => {
  const OPEN = { edition: 'classic', supply: 'stock', hands: 'open' } as const;

  it('everybody sees every hand [HANDS-OPEN]', () => {
    const t = table(OPEN, { hands: ['key hat', 'skull'] });
    for (const viewer of [0, 1, 'spectator'] as const)
      expect(t.view(viewer).seats.map(({ hand }) => hand)).toEqual([['key', 'hat'], ['skull']]);
  });

  it('everybody sees what is drawn, though the stock itself is face down [HANDS-OPEN]', () => {
    const t = draws(1, OPEN, { stock: 'key' });
    t.do('retreat 8');
    expect(seenBy('spectator', t.events, 'drew')).toEqual([{ type: 'drew', seat: 0, from: 'stock', cards: ['key'] }]);
  });
});

describe('HANDS-HIDDEN', () => {
  it('a hand is known to its owner alone, its size to everybody [HANDS-HIDDEN]', () => {
    const t = table(STOCK, { hands: ['key hat', 'skull'] });
    expect(t.view(0).seats).toMatchObject([{ hand: ['key', 'hat'], handCount: 2 }, { handCount: 1 }]);
    expect(t.view(0).seats[1].hand).toBeUndefined();
    expect(t.view(1).seats[0].hand).toBeUndefined();
    expect(t.view('spectator').seats.map(({ hand, handCount }) => [hand, handCount])).toEqual([
      [undefined, 2],
      [undefined, 1],
    ]);
  });

  it('worlds that differ in what is hidden look the same from outside [HANDS-HIDDEN]', () => {
    const world = (hand: string, stock: string) => {
      const t = draws(2, STOCK, { hands: [hand, 'skull'], stock });
      const events = t.do('retreat 8', 'play 8 key', 'end');
      return [1, 'spectator' as const].map(viewer => ({
        view: t.view(viewer),
        events: events.map(event => redact(event, viewer)),
        legal: t.legal,
      }));
    };
    expect(world('key hat', 'bottle bottle bottle')).toEqual(world('key pistol', 'dagger skull hat'));
  });

  it('a card is seen at the moment it is played [HANDS-HIDDEN]', () => {
    const t = table(STOCK, { hands: ['key hat', 'skull'] });
    t.do('play start key');
    expect(seenBy('spectator', t.events, 'played')).toEqual([{ type: 'played', seat: 0, cards: ['key'] }]);
  });

  it('a card from the stock is told to the one who draws it [HANDS-HIDDEN]', () => {
    const t = draws(1, STOCK, { stock: 'key' });
    t.do('retreat 8');
    expect(seenBy(0, t.events, 'drew')).toMatchObject([{ secret: { cards: ['key'] } }]);
    for (const viewer of [1, 'spectator'] as const)
      expect(seenBy(viewer, t.events, 'drew')).toEqual([{ type: 'drew', seat: 0, from: 'stock' }]);
  });

  it('hands at the deal are told to their owners [HANDS-HIDDEN]', () => {
    const event: GameEvent = { type: 'dealt', seat: 1, count: 2, secret: { eyes: [1], cards: ['key', 'hat'] } };
    expect(redact(event, 1)).toEqual(event);
    expect(redact(event, 0)).toEqual({ type: 'dealt', seat: 1, count: 2 });
    expect(redact(event, 'spectator')).toEqual({ type: 'dealt', seat: 1, count: 2 });
  });

  it.each([0, 1])(
    'a card that seat %i takes from the row is seen by all, and remembered until it is played [HANDS-HIDDEN] [SUPPLY-ROW]',
    seat => {
      const own = { hands: 'key', pirates: { 8: 2 } };
      const other = { hands: 'skull', pirates: { 5: 2 } };
      const seats = seat === 0 ? [own, other] : [other, own];
      const t = table(ROW, {
        hands: seats.map(({ hands }) => hands),
        pirates: seats.map(({ pirates }) => pirates as { [place: string]: number }),
        row: 'key hat bottle',
        turn: seat,
      });
      t.do('retreat 8');
      expect(seenBy('spectator', t.events, 'drew')).toMatchObject([{ cards: ['key'] }, { cards: ['hat'] }]);
      for (const viewer of [1 - seat, 'spectator'] as const)
        expect(t.view(viewer).seats[seat]).toMatchObject({ handCount: 3, known: ['key', 'hat'] });
      expect(t.view(1 - seat).seats[seat].hand).toBeUndefined();
      // Two keys are held and one was seen: the one that is played is, for all that others know, that one.
      t.do('play 8 key');
      for (const viewer of [1 - seat, 'spectator'] as const)
        expect(t.view(viewer).seats[seat]).toMatchObject({ handCount: 2, known: ['hat'] });
    },
  );

  it('a pistol shows the hand and the card taken to the two of them alone [HANDS-HIDDEN]', () => {
    const t = table(ITEMS, { hands: ['pistol', 'sabre bomb', 'sabre'], stock: 'chest' });
    t.do('pistol pistol B', 'take bomb');
    const secrets = (viewer: Viewer, type: GameEvent['type']) =>
      seenBy(viewer, t.events, type).map(event => ('secret' in event ? event.secret?.cards : undefined));
    expect([0, 1, 2, 'spectator' as const].map(viewer => secrets(viewer, 'looked'))).toEqual([
      [['sabre', 'bomb']],
      [['sabre', 'bomb']],
      [undefined],
      [undefined],
    ]);
    expect([0, 1, 2, 'spectator' as const].map(viewer => secrets(viewer, 'took'))).toEqual([
      [['bomb']],
      [['bomb']],
      [undefined],
      [undefined],
    ]);
    // What the victim draws instead is the victim's secret.
    expect([0, 1, 2].map(viewer => secrets(viewer, 'drew'))).toEqual([[undefined], [['chest']], [undefined]]);
    expect(t.view(0).seats[1]).toMatchObject({ handCount: 2, known: ['sabre'] });
    expect(t.view(0).seats[2]).toMatchObject({ handCount: 1, known: [] });
    expect(t.view(1).seats[0]).toMatchObject({ handCount: 1, known: ['bomb'] });
    for (const viewer of [2, 'spectator'] as const)
      expect(t.view(viewer).seats.slice(0, 2)).toMatchObject([
        { handCount: 1, known: [] },
        { handCount: 2, known: [] },
      ]);
  });

  it('a parrot shows all to its player, and each gift to its taker [HANDS-HIDDEN]', () => {
    const t = table(ITEMS, { hands: ['parrot', '', ''], stock: 'pistol hook bomb chest' });
    t.do('parrot parrot');
    expect(t.view(0).looked).toEqual(['pistol', 'hook', 'bomb', 'chest']);
    for (const viewer of [1, 2, 'spectator'] as const) {
      expect(t.view(viewer).looked).toBeUndefined();
      expect(t.view(viewer).lookedCount).toBe(4);
      for (const event of seenBy(viewer, t.events, 'drew')) expect(event).not.toHaveProperty('secret');
    }
    t.do('keep pistol', 'keep hook', 'give bomb', 'give chest');
    const told = (viewer: Viewer) =>
      seenBy(viewer, t.events, 'gave').map(event => ('secret' in event ? event.secret?.cards[0] : undefined));
    expect(told(0)).toEqual(['bomb', 'chest']);
    expect(told(1)).toEqual(['bomb', undefined]);
    expect(told(2)).toEqual([undefined, 'chest']);
    expect(told('spectator')).toEqual([undefined, undefined]);
    expect(t.view(0).seats.map(({ known }) => known)).toEqual([undefined, ['bomb'], ['chest']]);
    expect(t.view(1).seats.map(({ known }) => known)).toEqual([[], undefined, []]);
    expect(seenBy(1, t.events, 'kept')).toEqual([
      { type: 'kept', seat: 0 },
      { type: 'kept', seat: 0 },
    ]);
  });

  it('what a hook puts under the stock its player alone knows [HANDS-HIDDEN]', () => {
    const t = table(ITEMS, { hands: ['hook', '', ''], stock: 'pistol sabre bomb chest' });
    t.do('hook hook', 'keep pistol', 'bury bomb', 'bury sabre', 'bury chest');
    expect(t.view(0).buried).toEqual(['bomb', 'sabre', 'chest']);
    for (const viewer of [1, 2, 'spectator'] as const) {
      expect(t.view(viewer).buried).toEqual([null, null, null]);
      expect(seenBy(viewer, t.events, 'buried')).toEqual(Array(3).fill({ type: 'buried', seat: 0 }));
    }
  });

  it('what a parrot takes from an open row everybody saw, but not who got which [HANDS-HIDDEN] [SUPPLY-ROW]', () => {
    const t = table({ ...ITEMS, supply: 'row' }, { hands: ['parrot', '', ''], row: 'pistol hook bomb chest sabre' });
    t.do('parrot parrot', 'keep hook', 'keep chest', 'give pistol', 'give bomb');
    const open = ['pistol', 'hook', 'bomb', 'chest'].map(card => ({
      type: 'drew',
      seat: 0,
      from: 'row',
      cards: [card],
    }));
    expect(seenBy('spectator', t.events, 'drew')).toEqual(open);
    expect(seenBy('spectator', t.events, 'gave')).toEqual([
      { type: 'gave', seat: 0, to: 1 },
      { type: 'gave', seat: 0, to: 2 },
    ]);
    expect(t.view('spectator').seats.map(({ known }) => known)).toEqual([[], [], []]);
  });

  it('a chest token is public once it is revealed [HANDS-HIDDEN]', () => {
    const t = table(ITEMS, {
      pirates: [{ 6: 1 }],
      hands: ['chest', '', ''],
      chests: { at: [6], unseen: { empty: 0, '1': 1, '2': 0, '3': 0, snake: 0 } },
    });
    t.do('open chest 6');
    expect(seenBy('spectator', t.events, 'opened')).toEqual([{ type: 'opened', seat: 0, place: 6, content: '1' }]);
  });
});
