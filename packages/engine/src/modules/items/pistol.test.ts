/** Looking into another's hand, and who else may know (ITEM-PISTOL). */
import { describe, expect, it } from 'vitest';
import { type GameEvent, redact, type Viewer } from '../../model/events.ts';
import { type Position, type Table, table } from '../../testing/table.ts';

const ITEMS = { edition: 'wielka', modules: ['retreat', 'empty', 'items'] } as const;
const THREE = { ...ITEMS, seats: 3 } as const;

/** Seat A aims a pistol; B holds a hook and a bomb, C a parrot; a chest is what comes next. */
const aimed = (position: Position = {}, choices: object = {}): Table =>
  table(
    { ...THREE, ...choices },
    { hands: ['sabre pistol', 'hook bomb', 'parrot'], stock: 'chest', row: 'chest', ...position },
  );

/** What a viewer sees of events of one type. */
const told = (t: Table, type: GameEvent['type'], viewer: Viewer): GameEvent[] =>
  t.eventsOf(type).map(event => redact(event, viewer));

describe('ITEM-PISTOL: what it does', () => {
  it('the player takes the card of its choice and the target draws one; others keep theirs [ITEM-PISTOL]', () => {
    const t = aimed();
    t.do('pistol pistol B', 'take bomb');
    expect([t.hand(0), t.hand(1), t.hand(2)]).toEqual(['sabre bomb', 'hook chest', 'parrot']);
    expect(t.now.discards).toEqual(['pistol']);
  });

  it('card, look, taking and drawing follow each other in this order [ITEM-PISTOL] [CORE-7]', () => {
    const t = aimed();
    expect(t.do('pistol pistol B', 'take hook').map(event => event.type)).toEqual(['played', 'looked', 'took', 'drew']);
    expect(t.eventsOf('looked')).toMatchObject([{ seat: 0, at: 1, secret: { cards: ['hook', 'bomb'] } }]);
    expect(t.eventsOf('took')).toMatchObject([{ seat: 0, from: 1, secret: { cards: ['hook'] } }]);
    expect(t.eventsOf('drew')).toMatchObject([{ seat: 1, from: 'stock', secret: { cards: ['chest'] } }]);
  });

  it('while the player looks, nothing else can be done [ITEM-PISTOL]', () => {
    const t = aimed();
    t.do('pistol pistol B');
    expect(t.now).toMatchObject({ phase: 'take', actor: 0, turn: 0 });
    expect(t.legal).toEqual(['take hook', 'take bomb']);
    expect(t.refusal('end').code).toBe('not-now');
    expect(t.refusal('play start sabre').code).toBe('not-now');
  });

  it('the card that the target draws cannot be the one that is taken [ITEM-PISTOL]', () => {
    const t = aimed();
    t.do('pistol pistol B');
    expect(t.hand(1)).toBe('hook bomb');
    expect(t.refusal('take chest').code).toBe('no-card');
    expect(t.refusal('take sabre').code).toBe('no-card');
  });

  it('two equal cards are one choice, and only one of them is taken [ITEM-PISTOL]', () => {
    const t = aimed({ hands: ['pistol', 'hook hook', 'parrot'] });
    t.do('pistol pistol B');
    expect(t.legal).toEqual(['take hook']);
    t.do('take hook');
    expect(t.hand(1)).toBe('hook chest');
  });

  it('nothing of a third hand can be taken [ITEM-PISTOL]', () => {
    const t = aimed({ hands: ['pistol', 'hook', 'sabre chest'] });
    t.do('pistol pistol B');
    expect(t.legal).toEqual(['take hook']);
  });

  it('it costs one action, and the turn goes on [ITEM-PISTOL] [CORE-2]', () => {
    const t = aimed();
    t.do('pistol pistol B', 'take bomb');
    expect(t.now).toMatchObject({ phase: 'turn', turn: 0, actor: 0, actionsLeft: 2, hasActed: true });
  });

  it('as the third action it ends the turn, after the card is taken [ITEM-PISTOL] [CORE-2]', () => {
    const t = aimed({ hands: ['sabre sabre pistol', 'hook', 'parrot'] });
    t.do('play start sabre', 'play start sabre', 'pistol pistol B');
    expect(t.now).toMatchObject({ phase: 'take', turn: 0 });
    t.do('take hook');
    expect(t.now).toMatchObject({ phase: 'turn', turn: 1 });
  });

  it('a card just taken can be played in the same turn [ITEM-PISTOL]', () => {
    const t = aimed();
    t.do('pistol pistol B', 'take hook', 'play start hook');
    expect(t.pirates(0)).toEqual({ start: 5, 4: 1 });
  });

  it('moves no pirate, and played for its icon it looks at nobody [ITEM-PISTOL] [CORE-3]', () => {
    const item = aimed();
    item.do('pistol pistol B', 'take hook');
    expect(item.pirates(0)).toEqual({ start: 6 });
    const move = aimed();
    move.do('play start pistol');
    expect(move.pirates(0)).toEqual({ start: 5, 2: 1 });
    expect(move.now.phase).toBe('turn');
    expect(move.eventsOf('looked')).toEqual([]);
  });
});

describe('ITEM-PISTOL: the target', () => {
  it.each([
    [
      ['pistol', 'hook', 'bomb'],
      ['B', 'C'],
    ],
    [['pistol', '', 'bomb'], ['C']],
    [['pistol', 'hook', ''], ['B']],
    [['pistol hook', '', ''], []],
    [['hook', 'hook', 'bomb'], []],
  ])('with hands %j the targets are %j [ITEM-PISTOL]', (hands, targets) => {
    expect(aimed({ hands }).legalOf('pistol')).toEqual(targets.map(seat => `pistol pistol ${seat}`));
  });

  it('the seat that plays is never its own target, whatever its number [ITEM-PISTOL]', () => {
    const t = aimed({ hands: ['hook', 'bomb', 'pistol parrot'], turn: 2 });
    expect(t.legalOf('pistol')).toEqual(['pistol pistol A', 'pistol pistol B']);
    expect(t.refusal('pistol pistol C').code).toBe('no-target');
    t.do('pistol pistol A', 'take hook');
    expect([t.hand(0), t.hand(1), t.hand(2)]).toEqual(['chest', 'bomb', 'parrot hook']);
  });

  it.each([
    ['pistol pistol A', 'no-target'],
    ['pistol pistol B', 'no-target'],
    ['pistol pistol D', 'malformed'],
    ['pistol hook C', 'malformed'],
    ['take hook', 'not-now'],
    ['use-pistol C', 'not-now'],
  ])('%s is refused as %s [ITEM-PISTOL]', (text, code) => {
    expect(aimed({ hands: ['pistol hook', '', 'bomb'] }).refusal(text).code).toBe(code);
  });

  it('without the card it is refused, target or not [ITEM-PISTOL]', () => {
    expect(aimed({ hands: ['hook', 'bomb', ''] }).refusal('pistol pistol B').code).toBe('no-card');
    expect(aimed({ hands: ['hook', 'bomb', ''] }).refusal('pistol pistol A').code).toBe('no-card');
  });

  it('with nobody to aim at, the card still moves a pirate [ITEM-PISTOL] [CORE-3]', () => {
    const t = aimed({ hands: ['pistol', '', ''] });
    expect(t.legalOf('play')).toEqual(['play start pistol']);
  });
});

describe('ITEM-PISTOL: what the target draws', () => {
  it('with the stock empty the discards are shuffled, the pistol among them [ITEM-PISTOL] [CORE-7] [CORE-8]', () => {
    const t = aimed({ stock: '' });
    t.do('pistol pistol B', 'take hook');
    expect(t.hand(1)).toBe('pistol bomb');
    expect(t.now.discards).toEqual([]);
    expect(t.eventsOf('reshuffled')).toEqual([{ type: 'reshuffled', count: 1 }]);
  });

  it('with nothing to draw the target is one card short [ITEM-PISTOL] [CORE-8]', () => {
    const t = aimed({ stock: '' }, { recycle: false });
    t.do('pistol pistol B', 'take hook');
    expect([t.hand(0), t.hand(1)]).toEqual(['sabre hook', 'bomb']);
    expect(t.eventsOf('drew')).toEqual([]);
    expect(t.now).toMatchObject({ phase: 'turn', actionsLeft: 2 });
  });

  it('from a row it takes the head [ITEM-PISTOL] [SUPPLY-ROW]', () => {
    const t = aimed({ row: 'chest sabre sabre', stock: 'hook' }, { supply: 'row' });
    t.do('pistol pistol B', 'take bomb');
    expect(t.hand(1)).toBe('hook chest');
    expect(t.now.row).toEqual(['sabre', 'sabre']);
  });
});

describe('ITEM-PISTOL: who may know', () => {
  it.each<[Viewer, boolean, boolean]>([
    [0, true, false],
    [1, true, true],
    [2, false, false],
    ['spectator', false, false],
  ])(
    'viewer %s knows what was looked at and taken: %s, what was drawn: %s [ITEM-PISTOL] [HANDS-HIDDEN]',
    (viewer, passed, drawn) => {
      const t = aimed();
      t.do('pistol pistol B', 'take bomb');
      const secret = (known: boolean, cards: string[]) =>
        known ? { secret: expect.objectContaining({ cards }) as unknown } : {};
      expect(told(t, 'looked', viewer)).toEqual([
        { type: 'looked', seat: 0, at: 1, ...secret(passed, ['hook', 'bomb']) },
      ]);
      expect(told(t, 'took', viewer)).toEqual([{ type: 'took', seat: 0, from: 1, ...secret(passed, ['bomb']) }]);
      expect(told(t, 'drew', viewer)).toEqual([{ type: 'drew', seat: 1, from: 'stock', ...secret(drawn, ['chest']) }]);
    },
  );

  it('the played pistol itself is seen by all [ITEM-PISTOL] [HANDS-HIDDEN]', () => {
    const t = aimed();
    t.do('pistol pistol B');
    expect(told(t, 'played', 'spectator')).toEqual([{ type: 'played', seat: 0, cards: ['pistol'] }]);
    expect(t.view('spectator').discards).toEqual(['pistol']);
  });

  it('with open hands everyone sees everything [ITEM-PISTOL] [HANDS-OPEN]', () => {
    const t = aimed({}, { hands: 'open' });
    t.do('pistol pistol B', 'take bomb');
    expect(told(t, 'looked', 2)).toEqual([{ type: 'looked', seat: 0, at: 1, cards: ['hook', 'bomb'] }]);
    expect(told(t, 'took', 'spectator')).toEqual([{ type: 'took', seat: 0, from: 1, cards: ['bomb'] }]);
    expect(told(t, 'drew', 2)).toEqual([{ type: 'drew', seat: 1, from: 'stock', cards: ['chest'] }]);
    expect(t.view(2).seats[0].hand).toEqual(['sabre', 'bomb']);
    expect(t.view(2).seats[0].known).toBeUndefined();
  });

  it('from a row everyone sees the drawn card, but not the taken one [ITEM-PISTOL] [SUPPLY-ROW] [HANDS-HIDDEN]', () => {
    const t = aimed({}, { supply: 'row' });
    t.do('pistol pistol B', 'take bomb');
    expect(told(t, 'drew', 2)).toEqual([{ type: 'drew', seat: 1, from: 'row', cards: ['chest'] }]);
    expect(told(t, 'took', 2)).toEqual([{ type: 'took', seat: 0, from: 1 }]);
    expect(t.view(2).seats[1].known).toEqual(['chest']);
  });

  it('while looking the player knows the whole hand, the others nothing of it [ITEM-PISTOL] [HANDS-HIDDEN]', () => {
    const t = aimed();
    t.do('pistol pistol B');
    expect(t.view(0).seats[1]).toMatchObject({ handCount: 2, known: ['hook', 'bomb'] });
    for (const viewer of [2, 'spectator'] as const)
      expect(t.view(viewer).seats[1]).toMatchObject({ handCount: 2, known: [] });
    for (const viewer of [0, 2, 'spectator'] as const) expect(t.view(viewer).seats[1].hand).toBeUndefined();
    // The target is not shown anything in return.
    expect(t.view(1).seats[0].known).toEqual([]);
  });

  it('the look is into one hand, from its first kind of card to its last [ITEM-PISTOL] [HANDS-HIDDEN]', () => {
    const t = aimed({ hands: ['pistol', 'sabre chest', 'sabre chest'] });
    t.do('pistol pistol B');
    expect(t.view(0).seats.map(seat => seat.known)).toEqual([undefined, ['sabre', 'chest'], []]);
    expect(t.now.known[0][0]).toEqual([]);
  });

  it('afterwards the player knows what stayed, the target what went, the others neither [ITEM-PISTOL] [HANDS-HIDDEN]', () => {
    const t = aimed();
    t.do('pistol pistol B', 'take bomb');
    expect(t.view(0).seats[1].known).toEqual(['hook']);
    expect(t.view(1).seats[0].known).toEqual(['bomb']);
    for (const viewer of [2, 'spectator'] as const)
      expect(t.view(viewer).seats.map(seat => seat.known)).toEqual(viewer === 2 ? [[], [], undefined] : [[], [], []]);
    expect(t.view(2).seats.map(seat => seat.handCount)).toEqual([2, 2, 1]);
  });

  it('an onlooker sees the same whatever the target holds and loses [ITEM-PISTOL] [HANDS-HIDDEN]', () => {
    const one = aimed();
    const other = aimed({ hands: ['sabre pistol', 'sabre chest', 'parrot'], stock: 'hook' });
    one.do('pistol pistol B');
    other.do('pistol pistol B');
    for (const viewer of [2, 'spectator'] as const) expect(one.view(viewer)).toEqual(other.view(viewer));
    one.do('take hook');
    other.do('take chest');
    for (const viewer of [2, 'spectator'] as const) {
      expect(one.view(viewer)).toEqual(other.view(viewer));
      expect(one.events.map(event => redact(event, viewer))).toEqual(other.events.map(event => redact(event, viewer)));
    }
  });

  it('a second look shows the hand as it is then, not the two looks added up [ITEM-PISTOL] [HANDS-HIDDEN]', () => {
    const t = aimed({ hands: ['pistol pistol', 'hook bomb', 'parrot'], stock: 'chest chest' });
    t.do('pistol pistol B', 'take hook', 'pistol pistol B');
    expect(t.view(0).seats[1].known).toEqual(['bomb', 'chest']);
  });

  it('what was seen is forgotten when it is played [ITEM-PISTOL] [HANDS-HIDDEN]', () => {
    const t = aimed({ hands: ['pistol', 'hook hook bomb', 'parrot'] });
    t.do('pistol pistol B', 'take bomb', 'end', 'play start hook');
    expect(t.view(0).seats[1].known).toEqual(['hook']);
    t.do('play start hook');
    expect(t.view(0).seats[1].known).toEqual([]);
  });

  it('what all saw come from the row, all see go [ITEM-PISTOL] [SUPPLY-ROW] [HANDS-HIDDEN]', () => {
    const t = aimed({ row: 'chest chest' }, { supply: 'row' });
    t.do('pistol pistol B', 'take bomb', 'end');
    for (const viewer of [2, 'spectator'] as const) expect(t.view(viewer).seats[1].known).toEqual(['chest']);
    t.do('play start chest');
    for (const viewer of [0, 2, 'spectator'] as const)
      expect(t.view(viewer).seats[1].known).toEqual(viewer === 0 ? ['hook'] : []);
  });

  it('the target forgets a taken card when its taker plays it [ITEM-PISTOL] [HANDS-HIDDEN]', () => {
    const t = aimed();
    t.do('pistol pistol B', 'take bomb', 'play start bomb');
    expect(t.view(1).seats[0].known).toEqual([]);
  });

  it.each([
    [{ 5: 1 }, ['hook'], ['chest']],
    [{ 5: 2 }, ['hook', 'hook'], ['hook', 'chest']],
  ])(
    'to an onlooker the card taken may be any, so of what it knew %j one of each is in doubt [ITEM-PISTOL] [HANDS-HIDDEN]',
    (met, before, after) => {
      const t = aimed(
        {
          turn: 1,
          pirates: [{}, { 6: 1 }, met],
          hands: ['pistol', 'bomb', 'sabre'],
          row: `${before.join(' ')} chest chest chest`,
        },
        { supply: 'row' },
      );
      t.do('retreat 6', 'end', 'play start sabre', 'end', 'pistol pistol B');
      for (const viewer of [2, 'spectator'] as const) expect(t.view(viewer).seats[1].known).toEqual(before);
      expect(t.view(0).seats[1].known).toEqual([...before, 'bomb']);
      t.do('take bomb');
      for (const viewer of [2, 'spectator'] as const) {
        expect(t.view(viewer).seats[1].known).toEqual(after);
        expect(t.view(viewer).seats[0].known).toEqual([]);
      }
      expect(t.view(0).seats[1].known).toEqual([...before, 'chest']);
      expect(t.view(1).seats[0].known).toEqual(['bomb']);
    },
  );
});
