/** Drawing several cards and sorting them out (ITEM-PARROT, ITEM-HOOK), and who may know which. */
import { describe, expect, it } from 'vitest';
import { type GameEvent, redact, type Viewer } from '../../model/events.ts';
import { type Position, type Table, table } from '../../testing/table.ts';

const ITEMS = { edition: 'wielka', modules: ['retreat', 'empty', 'items'] } as const;

const times = (count: number, card: string): string => Array(count).fill(card).join(' ');
/** The other seats hold a sabre each, so that what they are given stands out. */
const hands = (seats: number, player: number, hand: string): string[] =>
  Array.from({ length: seats }, (_, seat) => (seat === player ? hand : 'sabre'));

const parrotTable = (position: Position = {}, choices: { seats?: number; [field: string]: unknown } = {}): Table =>
  table({ ...ITEMS, ...choices }, { hands: hands(choices.seats ?? 2, position.turn ?? 0, 'parrot'), ...position });
const hookTable = (position: Position = {}, choices: { seats?: number; [field: string]: unknown } = {}): Table =>
  table({ ...ITEMS, ...choices }, { hands: hands(choices.seats ?? 2, position.turn ?? 0, 'hook'), ...position });

const told = (t: Table, type: GameEvent['type'], viewer: Viewer): GameEvent[] =>
  t.eventsOf(type).map(event => redact(event, viewer));
/** The cards that events of one type are about, secret or not. */
const cardsOf = (t: Table, type: GameEvent['type']): string[] =>
  t.eventsOf(type).flatMap(event => {
    const { cards, secret } = event as { cards?: string[]; secret?: { cards: string[] } };
    return cards ?? secret?.cards ?? [];
  });

describe('ITEM-PARROT: drawing, keeping, giving', () => {
  it.each([2, 3, 4, 5])('with %i seats it draws one card more than that, and two are to keep [ITEM-PARROT]', seats => {
    const t = parrotTable({ stock: times(seats + 4, 'chest') }, { seats });
    t.do('parrot parrot');
    expect(t.now).toMatchObject({ phase: 'keep', actor: 0, lookedCount: seats + 1, cardsDue: 2, stockCount: 3 });
    t.do('keep chest', 'keep chest');
    expect(t.now).toMatchObject({ phase: 'give', actor: 0, lookedCount: seats - 1 });
    for (let i = 1; i < seats; i++) t.do('give chest');
    expect(t.now.seats.map(seat => seat.handCount)).toEqual(Array(seats).fill(2));
    expect(t.now).toMatchObject({
      phase: 'turn',
      turn: 0,
      actionsLeft: 2,
      lookedCount: 0,
      cardsDue: 0,
      stockCount: 3,
      discards: ['parrot'],
    });
  });

  it('the player chooses what to keep and who gets what, in turn order from its left [ITEM-PARROT]', () => {
    const t = parrotTable({ turn: 2, stock: 'sabre pistol hook bomb chest' }, { seats: 4 });
    t.do('parrot parrot');
    expect(t.legal).toEqual(['keep sabre', 'keep pistol', 'keep hook', 'keep bomb', 'keep chest']);
    t.do('keep bomb', 'keep pistol', 'give hook', 'give chest', 'give sabre');
    expect([0, 1, 2, 3].map(seat => t.hand(seat))).toEqual(['sabre chest', 'sabre sabre', 'pistol bomb', 'sabre hook']);
    expect(t.eventsOf('gave')).toMatchObject([
      { seat: 2, to: 3 },
      { seat: 2, to: 0 },
      { seat: 2, to: 1 },
    ]);
  });

  it('cards of one kind are one choice until the last of them is gone [ITEM-PARROT]', () => {
    const t = parrotTable({ stock: 'hook hook bomb' });
    t.do('parrot parrot');
    expect(t.legal).toEqual(['keep hook', 'keep bomb']);
    t.do('keep hook');
    expect(t.legal).toEqual(['keep hook', 'keep bomb']);
    t.do('keep hook');
    expect(t.legal).toEqual(['give bomb']);
  });

  it.each([
    ['keep sabre', 'no-card'],
    ['give hook', 'not-now'],
    ['bury hook', 'not-now'],
    ['end', 'not-now'],
    ['keep key', 'malformed'],
  ])('while keeping, %s is refused as %s [ITEM-PARROT]', (text, code) => {
    const t = parrotTable({ stock: 'hook hook hook' });
    t.do('parrot parrot');
    expect(t.refusal(text).code).toBe(code);
  });

  it('of two cards to keep neither can be left out [ITEM-PARROT]', () => {
    const t = parrotTable({ stock: 'hook hook bomb' });
    t.do('parrot parrot', 'keep hook');
    expect(t.now).toMatchObject({ phase: 'keep', cardsDue: 1 });
    expect(t.refusal('give bomb').code).toBe('not-now');
    t.do('keep bomb');
    expect(t.refusal('keep hook').code).toBe('not-now');
    expect(t.refusal('give bomb').code).toBe('no-card');
  });

  it('without the card it is refused [ITEM-PARROT]', () => {
    expect(parrotTable({ hands: ['hook', 'parrot'] }).refusal('parrot parrot').code).toBe('no-card');
    expect(parrotTable({ hands: ['hook', 'parrot'] }).legalOf('parrot')).toEqual([]);
  });

  it('as the third action it ends the turn when all is given [ITEM-PARROT] [CORE-2]', () => {
    const t = parrotTable({ hands: ['sabre sabre parrot', 'sabre'], stock: 'hook bomb chest' });
    t.do('play start sabre', 'play start sabre', 'parrot parrot', 'keep hook', 'keep bomb');
    expect(t.now.turn).toBe(0);
    t.do('give chest');
    expect(t.now).toMatchObject({ turn: 1, phase: 'turn' });
    expect(t.hand(1)).toBe('sabre chest');
  });

  it('a card kept can be played at once; played for its icon a parrot draws nothing [ITEM-PARROT] [CORE-3]', () => {
    const t = parrotTable({ stock: 'hook bomb chest' });
    t.do('parrot parrot', 'keep hook', 'keep bomb', 'give chest', 'play start hook');
    expect(t.pirates(0)).toEqual({ start: 5, 4: 1 });
    const move = parrotTable({ stock: 'hook' });
    move.do('play start parrot');
    expect(move.pirates(0)).toEqual({ start: 5, 3: 1 });
    expect(move.now).toMatchObject({ phase: 'turn', stockCount: 1 });
  });
});

describe('ITEM-PARROT: short supply', () => {
  it.each([
    [2, 0, [0, 1]],
    [2, 1, [1, 1]],
    [2, 2, [2, 1]],
    [2, 3, [2, 2]],
    [3, 2, [2, 1, 1]],
    [3, 3, [2, 2, 1]],
    [4, 0, [0, 1, 1, 1]],
    [4, 1, [1, 1, 1, 1]],
    [4, 2, [2, 1, 1, 1]],
    [4, 3, [2, 2, 1, 1]],
    [4, 4, [2, 2, 2, 1]],
    [4, 5, [2, 2, 2, 2]],
    [5, 4, [2, 2, 2, 1, 1]],
    [5, 6, [2, 2, 2, 2, 2]],
  ])(
    'with %i seats and %i cards left the hands end at %j from the player on [ITEM-PARROT] [CORE-8]',
    (seats, count, held) => {
      for (const turn of [0, 1]) {
        const t = parrotTable({ turn, stock: times(count, 'hook') }, { seats, recycle: false });
        t.do('parrot parrot');
        for (let i = 0; i < count; i++) t.do(i < 2 ? 'keep hook' : 'give hook');
        expect(held.map((_, i) => t.now.seats[(turn + i) % seats].handCount)).toEqual(held);
        expect(t.now).toMatchObject({
          phase: 'turn',
          turn,
          actionsLeft: 2,
          lookedCount: 0,
          cardsDue: 0,
          stockCount: 0,
        });
      }
    },
  );

  it('with nothing to draw the card is gone all the same [ITEM-PARROT] [CORE-8]', () => {
    const t = parrotTable({ stock: '' }, { recycle: false });
    t.do('parrot parrot');
    expect(t.now).toMatchObject({ phase: 'turn', actionsLeft: 2, discards: ['parrot'] });
    expect(t.eventsOf('drew')).toEqual([]);
  });

  it('the discards are shuffled in the middle of the draw, the parrot among them [ITEM-PARROT] [CORE-7] [CORE-8]', () => {
    const t = parrotTable({ stock: 'hook', discards: 'bomb' });
    t.do('parrot parrot');
    expect(t.now.looked).toEqual(['parrot', 'hook', 'bomb']);
    expect(t.now).toMatchObject({ stockCount: 0, discards: [] });
    expect(t.events.map(event => event.type)).toEqual(['played', 'drew', 'reshuffled', 'drew', 'drew']);
    expect(t.eventsOf('reshuffled')).toEqual([{ type: 'reshuffled', count: 2 }]);
  });

  it('a stock that is just enough is not made anew [ITEM-PARROT] [CORE-8]', () => {
    const t = parrotTable({ stock: 'hook hook hook', discards: 'bomb' });
    t.do('parrot parrot');
    expect(t.now).toMatchObject({ stockCount: 0, discards: ['bomb', 'parrot'] });
  });

  it('what is under the stock comes before the discards [ITEM-PARROT] [CORE-8]', () => {
    const t = parrotTable({
      stock: 'hook',
      discards: 'sabre sabre sabre',
      buried: [
        { card: 'bomb', seat: 0 },
        { card: 'chest', seat: 1 },
        { card: 'pistol', seat: 0 },
      ],
    });
    t.do('parrot parrot');
    expect(cardsOf(t, 'drew')).toEqual(['hook', 'bomb', 'chest']);
    expect(t.now.buried).toEqual([{ card: 'pistol', seat: 0 }]);
  });
});

describe('ITEM-PARROT: from a row', () => {
  it('the cards come from the head in order [ITEM-PARROT] [SUPPLY-ROW]', () => {
    const t = parrotTable({ row: 'bomb sabre hook chest', stock: 'pistol' }, { supply: 'row' });
    t.do('parrot parrot');
    expect(cardsOf(t, 'drew')).toEqual(['bomb', 'sabre', 'hook']);
    expect(t.now).toMatchObject({ looked: ['sabre', 'hook', 'bomb'], row: ['chest'], stockCount: 1 });
  });

  it.each([
    [1, 10],
    [2, 11],
    [3, 12],
    [4, 1],
  ])('a row of %i is laid anew the moment it is empty, and %i are left [ITEM-PARROT] [SUPPLY-ROW]', (length, left) => {
    const t = parrotTable({ row: times(length, 'bomb'), stock: times(14, 'pistol') }, { supply: 'row' });
    t.do('parrot parrot');
    expect(t.now.lookedCount).toBe(3);
    expect(t.now.row).toHaveLength(left);
  });

  it('everyone sees what is taken from the row, but not who gets which [ITEM-PARROT] [SUPPLY-ROW] [HANDS-HIDDEN]', () => {
    const t = parrotTable({ row: 'bomb sabre hook pistol chest', stock: '' }, { supply: 'row', seats: 3 });
    t.do('parrot parrot', 'keep bomb', 'keep sabre', 'give hook', 'give pistol');
    expect(cardsOf(t, 'drew')).toEqual(['bomb', 'sabre', 'hook', 'pistol']);
    expect(told(t, 'drew', 'spectator')).toEqual(t.eventsOf('drew'));
    expect(told(t, 'kept', 1)).toEqual([
      { type: 'kept', seat: 0 },
      { type: 'kept', seat: 0 },
    ]);
    expect(told(t, 'gave', 2)[0]).toEqual({ type: 'gave', seat: 0, to: 1 });
    expect(t.view(2).seats[1].known).toEqual([]);
    expect(t.view(0).seats[1].known).toEqual(['hook']);
  });
});

describe('ITEM-PARROT: who may know', () => {
  const sorted = (choices: object = {}): Table => {
    const t = parrotTable({ stock: 'hook hook hook hook' }, { seats: 3, ...choices });
    t.do('parrot parrot', 'keep hook', 'keep hook', 'give hook', 'give hook');
    return t;
  };

  it.each<[Viewer, boolean, boolean[]]>([
    [0, true, [true, true]],
    [1, false, [true, false]],
    [2, false, [false, true]],
    ['spectator', false, [false, false]],
  ])(
    'viewer %s is told what was drawn and kept: %s, what was given: %j [ITEM-PARROT] [HANDS-HIDDEN]',
    (viewer, own, given) => {
      const t = sorted();
      const knows = (event: GameEvent) => 'secret' in event;
      expect(told(t, 'drew', viewer).map(knows)).toEqual(Array(4).fill(own));
      expect(told(t, 'kept', viewer).map(knows)).toEqual([own, own]);
      expect(told(t, 'gave', viewer).map(knows)).toEqual(given);
      for (const event of told(t, 'drew', viewer)) expect(event).not.toHaveProperty('cards');
    },
  );

  it('only the player sees the cards looked at; the others see how many [ITEM-PARROT] [HANDS-HIDDEN]', () => {
    const t = parrotTable({ stock: 'hook bomb chest' });
    t.do('parrot parrot');
    expect(t.view(0)).toMatchObject({ lookedCount: 3, looked: ['hook', 'bomb', 'chest'] });
    for (const viewer of [1, 'spectator'] as const) {
      expect(t.view(viewer).lookedCount).toBe(3);
      expect(t.view(viewer).looked).toBeUndefined();
    }
    t.do('keep hook', 'keep bomb', 'give chest');
    expect(t.view(0).looked).toBeUndefined();
  });

  it('the giver knows what each seat was given, and no one what the giver kept [ITEM-PARROT] [HANDS-HIDDEN]', () => {
    const t = parrotTable({ turn: 1, stock: 'hook bomb chest pistol' }, { seats: 3 });
    t.do('parrot parrot', 'keep hook', 'keep bomb', 'give chest', 'give pistol');
    expect(t.view(1).seats.map(seat => seat.known)).toEqual([['pistol'], undefined, ['chest']]);
    expect(t.view(0).seats.map(seat => seat.known)).toEqual([undefined, [], []]);
    expect(t.view(2).seats.map(seat => seat.known)).toEqual([[], [], undefined]);
    expect(t.view('spectator').seats.map(seat => seat.known)).toEqual([[], [], []]);
  });

  it('with open hands the look is still secret; what is kept and given is not [ITEM-PARROT] [HANDS-OPEN]', () => {
    const t = parrotTable({ stock: 'hook bomb chest' }, { hands: 'open' });
    t.do('parrot parrot');
    expect(told(t, 'drew', 1)).toEqual(Array(3).fill({ type: 'drew', seat: 0, from: 'stock' }));
    expect(t.view(1).looked).toBeUndefined();
    t.do('keep hook', 'keep bomb', 'give chest');
    expect(told(t, 'kept', 1)).toMatchObject([{ cards: ['hook'] }, { cards: ['bomb'] }]);
    expect(told(t, 'gave', 'spectator')).toMatchObject([{ cards: ['chest'] }]);
    expect(t.view(1).seats[0].hand).toEqual(['hook', 'bomb']);
  });
});

describe('ITEM-HOOK: drawing, keeping, burying', () => {
  it('draws four, keeps one, and the others go under the stock in the order of choice [ITEM-HOOK]', () => {
    const t = hookTable({ stock: 'sabre pistol bomb chest', discards: 'parrot' });
    t.do('hook hook');
    expect(t.now).toMatchObject({ phase: 'keep', actor: 0, lookedCount: 4, cardsDue: 1, stockCount: 0 });
    expect(t.legal).toEqual(['keep sabre', 'keep pistol', 'keep bomb', 'keep chest']);
    t.do('keep bomb');
    expect(t.now.phase).toBe('bury');
    expect(t.legal).toEqual(['bury sabre', 'bury pistol', 'bury chest']);
    t.do('bury chest', 'bury sabre', 'bury pistol');
    expect(t.hand(0)).toBe('bomb');
    expect(t.now.buried.map(({ card }) => card)).toEqual(['chest', 'sabre', 'pistol']);
    expect(t.now).toMatchObject({
      phase: 'turn',
      actionsLeft: 2,
      stockCount: 3,
      lookedCount: 0,
      discards: ['parrot', 'hook'],
    });
    expect(t.hand(1)).toBe('sabre');
  });

  it.each([2, 5])('draws four with %i seats as well, and leaves the rest of the stock [ITEM-HOOK]', seats => {
    const t = hookTable({ stock: times(9, 'bomb') }, { seats });
    t.do('hook hook', 'keep bomb', 'bury bomb', 'bury bomb', 'bury bomb');
    expect(t.now).toMatchObject({ stockCount: 8, stockCards: { bomb: 5 } });
    expect(t.now.buried).toEqual(Array(3).fill({ card: 'bomb', seat: 0 }));
    expect(t.now.seats.map(seat => seat.handCount)).toEqual(Array(seats).fill(1));
  });

  it('buried cards are drawn later in that order, after all above them and before the discards [ITEM-HOOK] [CORE-8]', () => {
    // The first retreat meets one pirate on space 2, the next ones two.
    const t = hookTable({
      pirates: [{ 6: 3 }, { 2: 1, 1: 1 }],
      stock: 'sabre pistol bomb chest',
      discards: 'parrot parrot parrot',
    });
    t.do('hook hook', 'keep bomb', 'bury chest', 'bury sabre', 'bury pistol');
    t.do('retreat 6', 'retreat 6');
    expect(cardsOf(t, 'drew').slice(4)).toEqual(['chest', 'sabre', 'pistol']);
    expect(t.eventsOf('reshuffled')).toEqual([]);
    expect(t.now).toMatchObject({ stockCount: 0, buried: [] });
  });

  it('the stock above is drawn before what lies under it [ITEM-HOOK]', () => {
    const t = table(ITEMS, {
      pirates: [{ 6: 3 }, { 2: 1, 1: 1 }],
      hands: ['hook', 'sabre'],
      stock: 'parrot parrot',
      buried: [
        { card: 'bomb', seat: 1 },
        { card: 'chest', seat: 0 },
      ],
    });
    t.do('retreat 6', 'retreat 6');
    expect(cardsOf(t, 'drew')).toEqual(['parrot', 'parrot', 'bomb']);
    expect(t.now.buried).toEqual([{ card: 'chest', seat: 0 }]);
  });

  it('what is buried goes below what was buried before [ITEM-HOOK]', () => {
    const t = hookTable({ stock: times(4, 'bomb'), buried: [{ card: 'sabre', seat: 1 }] });
    t.do('hook hook', 'keep bomb', 'bury bomb', 'bury bomb', 'bury bomb');
    expect(t.now.buried).toEqual([{ card: 'sabre', seat: 1 }, ...Array(3).fill({ card: 'bomb', seat: 0 })]);
  });

  it('with a short stock it draws what was buried, the first one first [ITEM-HOOK]', () => {
    const t = hookTable({
      stock: 'bomb',
      buried: (['sabre', 'chest', 'pistol', 'parrot'] as const).map(card => ({ card, seat: 1 })),
    });
    t.do('hook hook');
    expect(cardsOf(t, 'drew')).toEqual(['bomb', 'sabre', 'chest', 'pistol']);
    expect(t.now.buried).toEqual([{ card: 'parrot', seat: 1 }]);
  });

  it.each([0, 1, 2, 3, 4])(
    'with %i cards left it keeps one if there is one, and buries the rest [ITEM-HOOK] [CORE-8]',
    count => {
      const t = hookTable({ stock: times(count, 'bomb') }, { recycle: false });
      t.do('hook hook');
      expect(t.now.lookedCount).toBe(count);
      for (let i = 0; i < count; i++) t.do(i === 0 ? 'keep bomb' : 'bury bomb');
      expect(t.now).toMatchObject({
        phase: 'turn',
        actionsLeft: 2,
        stockCount: Math.max(0, count - 1),
        discards: ['hook'],
      });
      expect(t.now.seats[0].handCount).toBe(Math.min(1, count));
    },
  );

  it('the discards are shuffled on the way, the hook among them, and lie above what is buried [ITEM-HOOK] [CORE-7] [CORE-8]', () => {
    const t = hookTable({ pirates: [{ 6: 3 }, { 2: 1, 1: 1 }], stock: 'bomb', discards: 'hook hook hook hook' });
    t.do('hook hook');
    expect(t.eventsOf('reshuffled')).toEqual([{ type: 'reshuffled', count: 5 }]);
    expect(t.now).toMatchObject({ looked: ['hook', 'hook', 'hook', 'bomb'], stockCount: 2, discards: [] });
    t.do('keep hook', 'bury bomb', 'bury hook', 'bury hook', 'retreat 6', 'retreat 6');
    expect(cardsOf(t, 'drew').slice(4)).toEqual(['hook', 'hook', 'bomb']);
  });

  it('alone with the empty stock the hook draws itself, and keeps it [ITEM-HOOK] [CORE-7]', () => {
    const t = hookTable({ stock: '' });
    t.do('hook hook', 'keep hook');
    expect(t.hand(0)).toBe('hook');
    expect(t.now).toMatchObject({ phase: 'turn', actionsLeft: 2, stockCount: 0, discards: [] });
  });

  it.each([
    ['keep', 'keep parrot', 'no-card'],
    ['keep', 'bury bomb', 'not-now'],
    ['keep', 'end', 'not-now'],
    ['bury', 'keep bomb', 'not-now'],
    ['bury', 'give bomb', 'not-now'],
    ['bury', 'bury parrot', 'no-card'],
  ])('in the phase %s, %s is refused as %s [ITEM-HOOK]', (phase, text, code) => {
    const t = hookTable({ stock: times(4, 'bomb') });
    t.do('hook hook', ...(phase === 'bury' ? ['keep bomb'] : []));
    expect(t.refusal(text).code).toBe(code);
  });

  it('without the card it is refused [ITEM-HOOK]', () => {
    const t = hookTable({ hands: ['parrot', 'hook'] });
    expect(t.legalOf('hook')).toEqual([]);
    expect(t.refusal('hook hook').code).toBe('no-card');
    expect(t.refusal('use-hook').code).toBe('not-now');
  });

  it('as the third action it ends the turn when all is buried [ITEM-HOOK] [CORE-2]', () => {
    const t = hookTable({ hands: ['sabre sabre hook', 'sabre'], stock: 'bomb bomb' }, { recycle: false });
    t.do('play start sabre', 'play start sabre', 'hook hook', 'keep bomb');
    expect(t.now.turn).toBe(0);
    t.do('bury bomb');
    expect(t.now.turn).toBe(1);
  });
});

describe('ITEM-HOOK: what is remembered of buried cards', () => {
  const drawn = (owner: number) =>
    table(
      { edition: 'wielka', modules: ['retreat', 'items'], seats: 3 },
      {
        turn: 1,
        pirates: [{ 2: 1 }, { 5: 1 }],
        hands: ['hook', 'hook', 'hook'],
        stock: '',
        buried: [{ card: 'bomb', seat: owner }],
      },
    );

  it('who buried a card knows who draws it, and nobody else does [ITEM-HOOK] [HANDS-HIDDEN]', () => {
    const t = drawn(0);
    t.do('retreat 5');
    expect(t.hand(1)).toBe('hook bomb');
    expect(t.view(0).seats[1].known).toEqual(['bomb']);
    expect(t.view(2).seats[1].known).toEqual([]);
    expect(t.view('spectator').seats[1].known).toEqual([]);
  });

  it('no one else sees a seat draw its own buried card [ITEM-HOOK] [HANDS-HIDDEN]', () => {
    const t = drawn(1);
    t.do('retreat 5');
    for (const viewer of [0, 2, 'spectator'] as const) expect(t.view(viewer).seats[1].known).toEqual([]);
  });
});

describe('ITEM-HOOK: from a row', () => {
  it('four from the head; what is not kept goes under the stock, not into the row [ITEM-HOOK] [SUPPLY-ROW]', () => {
    const t = hookTable({ row: 'bomb sabre chest pistol parrot', stock: 'hook' }, { supply: 'row' });
    t.do('hook hook', 'keep chest', 'bury pistol', 'bury bomb', 'bury sabre');
    expect(cardsOf(t, 'drew')).toEqual(['bomb', 'sabre', 'chest', 'pistol']);
    expect(t.now).toMatchObject({ row: ['parrot'], stockCount: 4 });
    expect(t.now.buried.map(({ card }) => card)).toEqual(['pistol', 'bomb', 'sabre']);
  });

  it('a row emptied on the way is refilled before the draw continues [ITEM-HOOK] [SUPPLY-ROW]', () => {
    const t = hookTable({ row: 'bomb bomb', stock: times(13, 'chest') }, { supply: 'row' });
    t.do('hook hook');
    expect(cardsOf(t, 'drew')).toEqual(['bomb', 'bomb', 'chest', 'chest']);
    expect(t.now).toMatchObject({ stockCount: 1, row: Array(10).fill('chest') });
  });

  it('a row that could not be refilled is refilled from the buried cards when the next one is due [ITEM-HOOK] [SUPPLY-ROW]', () => {
    const t = hookTable(
      { pirates: [{ 6: 1 }, { 2: 1 }], row: 'bomb sabre chest', stock: '' },
      { supply: 'row', recycle: false },
    );
    t.do('hook hook', 'keep bomb', 'bury chest', 'bury sabre');
    expect(t.now).toMatchObject({ row: [], stockCount: 2 });
    t.do('retreat 6');
    expect(t.hand(0)).toBe('bomb chest');
    expect(t.now).toMatchObject({ row: ['sabre'], stockCount: 0 });
  });

  it('everyone sees what is taken from the row, the player alone what is kept and buried where [ITEM-HOOK] [SUPPLY-ROW] [HANDS-HIDDEN]', () => {
    const t = hookTable({ row: 'bomb sabre chest pistol parrot', stock: '' }, { supply: 'row' });
    t.do('hook hook', 'keep chest', 'bury pistol', 'bury bomb', 'bury sabre');
    expect(told(t, 'drew', 1)).toEqual(t.eventsOf('drew'));
    expect(told(t, 'drew', 1)[0]).toMatchObject({ from: 'row', cards: ['bomb'] });
    expect(told(t, 'kept', 1)).toEqual([{ type: 'kept', seat: 0 }]);
    expect(told(t, 'buried', 1)).toEqual(Array(3).fill({ type: 'buried', seat: 0 }));
    expect(t.view(1).buried).toEqual([null, null, null]);
  });
});

describe('ITEM-HOOK: who may know', () => {
  it.each(['hidden', 'open'] as const)(
    'with %s hands what is buried is known to its player alone [ITEM-HOOK] [HANDS-HIDDEN]',
    open => {
      const t = hookTable({ stock: 'sabre pistol bomb chest' }, { hands: open, seats: 3 });
      t.do('hook hook', 'keep bomb', 'bury chest', 'bury sabre', 'bury pistol');
      expect(t.view(0).buried).toEqual(['chest', 'sabre', 'pistol']);
      expect(told(t, 'buried', 0)).toMatchObject([
        { secret: { eyes: [0], cards: ['chest'] } },
        { secret: { eyes: [0], cards: ['sabre'] } },
        { secret: { eyes: [0], cards: ['pistol'] } },
      ]);
      for (const viewer of [1, 2, 'spectator'] as const) {
        expect(t.view(viewer)).toMatchObject({ buried: [null, null, null], stockCount: 3 });
        expect(told(t, 'buried', viewer)).toEqual(Array(3).fill({ type: 'buried', seat: 0 }));
        expect(told(t, 'drew', viewer)).toEqual(Array(4).fill({ type: 'drew', seat: 0, from: 'stock' }));
      }
    },
  );

  it.each([
    ['hidden', false],
    ['open', true],
  ] as const)(
    'with %s hands the others know the card kept: %s [ITEM-HOOK] [HANDS-OPEN] [HANDS-HIDDEN]',
    (open, known) => {
      const t = hookTable({ stock: 'bomb' }, { hands: open, recycle: false });
      t.do('hook hook', 'keep bomb');
      expect(told(t, 'kept', 1)).toEqual([{ type: 'kept', seat: 0, ...(known ? { cards: ['bomb'] } : {}) }]);
      expect(t.view(1).seats[0].hand).toEqual(known ? ['bomb'] : undefined);
      expect(t.view(1).seats[0].known).toEqual(known ? undefined : []);
      expect(told(t, 'kept', 0)[0]).toHaveProperty(known ? 'cards' : 'secret');
    },
  );

  it('only the player sees the cards looked at; the others see how many [ITEM-HOOK] [HANDS-HIDDEN]', () => {
    const t = hookTable({ stock: 'sabre pistol bomb chest' }, { hands: 'open' });
    t.do('hook hook');
    expect(t.view(0).looked).toEqual(['sabre', 'pistol', 'bomb', 'chest']);
    expect(t.view(1).looked).toBeUndefined();
    expect(t.view(1).lookedCount).toBe(4);
    t.do('keep bomb', 'bury chest');
    expect(t.view(0).looked).toEqual(['sabre', 'pistol']);
    expect(t.view('spectator').lookedCount).toBe(2);
  });

  it('each seat sees those that it buried itself, in their places [ITEM-HOOK] [HANDS-HIDDEN]', () => {
    const t = hookTable({
      buried: [
        { card: 'bomb', seat: 1 },
        { card: 'chest', seat: 0 },
        { card: 'sabre', seat: 1 },
      ],
    });
    expect(t.view(0).buried).toEqual([null, 'chest', null]);
    expect(t.view(1).buried).toEqual(['bomb', null, 'sabre']);
    expect(t.view('spectator').buried).toEqual([null, null, null]);
  });

  it('a buried card that is drawn moves the others up with their owners [ITEM-HOOK] [HANDS-HIDDEN]', () => {
    const t = hookTable({
      pirates: [{ 6: 1 }, { 2: 1 }],
      stock: '',
      buried: [
        { card: 'bomb', seat: 1 },
        { card: 'chest', seat: 0 },
        { card: 'sabre', seat: 1 },
      ],
    });
    t.do('retreat 6');
    expect(t.now.buried).toEqual([
      { card: 'chest', seat: 0 },
      { card: 'sabre', seat: 1 },
    ]);
    expect(t.view(0).buried).toEqual(['chest', null]);
  });

  it('another sees the same whatever is looked at, kept and buried [ITEM-HOOK] [HANDS-HIDDEN]', () => {
    const one = hookTable({ stock: 'sabre pistol bomb chest' });
    const other = hookTable({ stock: 'parrot parrot bomb bomb' });
    one.do('hook hook', 'keep bomb', 'bury chest', 'bury sabre', 'bury pistol');
    other.do('hook hook', 'keep parrot', 'bury bomb', 'bury bomb', 'bury parrot');
    for (const viewer of [1, 'spectator'] as const) {
      expect(one.view(viewer)).toEqual(other.view(viewer));
      expect(one.events.map(event => redact(event, viewer))).toEqual(other.events.map(event => redact(event, viewer)));
    }
  });
});

describe('with LIMIT', () => {
  const LIMITED = { ...ITEMS, modules: ['retreat', 'empty', 'limit', 'items'] } as const;
  const eight = `${times(7, 'hook')} bomb`;

  it('a grey parrot: discards and steals, then the draw, which may find those discards [ITEM-PARROT] [LIMIT-4] [CORE-7]', () => {
    const t = table(LIMITED, { hands: ['parrot*', eight], stock: '' });
    t.do('parrot parrot*');
    expect(t.now).toMatchObject({ phase: 'discard', actor: 1, lookedCount: 0 });
    t.do('discard bomb');
    expect(t.now).toMatchObject({ phase: 'keep', actor: 0, looked: ['bomb', 'parrot*'] });
    t.do('keep bomb', 'keep parrot*');
    expect(t.hand(0)).toBe('hook bomb parrot*');
    expect(t.now).toMatchObject({ phase: 'turn', actionsLeft: 2 });
  });

  it('a grey hook: discards and steals, then the draw [ITEM-HOOK] [LIMIT-4]', () => {
    const t = table(LIMITED, { hands: ['hook*', eight], stock: times(4, 'chest') });
    t.do('hook hook*');
    expect(t.now).toMatchObject({ phase: 'discard', actor: 1, lookedCount: 0 });
    t.do('discard bomb', 'keep chest', 'bury chest', 'bury chest', 'bury chest');
    expect(t.hand(0)).toBe('hook chest');
    expect(t.now.seats[1].handCount).toBe(6);
  });

  it('the plain cards ask nobody to discard, and both kinds are offered [ITEM-PARROT] [ITEM-HOOK] [LIMIT-2]', () => {
    const t = table(LIMITED, { hands: ['parrot parrot* hook hook*', eight], stock: times(4, 'chest') });
    expect(t.legalOf('parrot')).toEqual(['parrot parrot', 'parrot parrot*']);
    expect(t.legalOf('hook')).toEqual(['hook hook', 'hook hook*']);
    t.do('hook hook');
    expect(t.now.phase).toBe('keep');
    const marked = table(LIMITED, { hands: ['parrot* hook*', 'sabre'] });
    expect(marked.refusal('parrot parrot').code).toBe('no-card');
    expect(marked.refusal('hook hook').code).toBe('no-card');
  });
});
