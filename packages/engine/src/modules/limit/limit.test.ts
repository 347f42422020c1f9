/** Marked cards and the limit of seven: golden ones trim every hand, grey ones rob the others too. */
import { describe, expect, it } from 'vitest';
import { SeededChance } from '../../base/chance.ts';
import { type GameEvent, redact, type Viewer } from '../../model/events.ts';
import type { Choices } from '../../model/game-config.ts';
import { checkAction } from '../../record/check-action.ts';
import { type Position, type Table, table } from '../../testing/table.ts';

const golden = (more: Partial<Choices> = {}): Choices => ({
  edition: 'wielka',
  modules: ['retreat', 'limit', 'items'],
  limit: 'golden',
  seats: 3,
  ...more,
});
const grey = (more: Partial<Choices> = {}): Choices => golden({ limit: 'grey', ...more });

const times = (count: number, card: string) => Array(count).fill(card).join(' ');
const bombs = (count: number) => times(count, 'bomb');
const held = (t: Table) => t.now.seats.map(seat => seat.handCount);
const types = (events: readonly GameEvent[]) => events.map(({ type }) => type);

/** Every seat asked puts down its first card that it may; returns the seats asked, in order. */
function discardAll(t: Table): number[] {
  const asked: number[] = [];
  while (t.now.phase === 'discard') {
    asked.push(t.now.actor);
    t.do(t.legal[0]);
  }
  return asked;
}

/** A plays a marked hook; afterwards it holds as many bombs as the first number says, the others as many as theirs. */
const marked = (choices: Choices, hands: readonly number[], more: Position = {}, chance?: SeededChance) =>
  table(
    choices,
    { hands: hands.map((count, seat) => `${seat === (more.turn ?? 0) ? 'hook* ' : ''}${bombs(count)}`), ...more },
    chance,
  );

describe('LIMIT-1: golden', () => {
  it.each([
    [[7, 7, 7], [], [7, 7, 7]],
    [[8, 7, 7], [0], [7, 7, 7]],
    [[7, 8, 7], [1], [7, 7, 7]],
    [
      [0, 7, 9],
      [2, 2],
      [0, 7, 7],
    ],
    [
      [9, 8, 10],
      [0, 0, 1, 2, 2, 2],
      [7, 7, 7],
    ],
  ])('hands of %j after the card: %j are asked, and hold %j [LIMIT-1]', (hands, asked, after) => {
    const t = marked(golden(), hands);
    t.do('play start hook*');
    expect(discardAll(t)).toEqual(asked);
    expect(held(t)).toEqual(after);
    expect(t.now).toMatchObject({ phase: 'turn', actor: 0, turn: 0, actionsLeft: 2 });
    expect(t.eventsOf('stole')).toEqual([]);
  });

  it('a plain card asks nobody [LIMIT-1]', () => {
    const t = table(golden(), { hands: [`hook ${bombs(9)}`, bombs(9), bombs(9)] });
    t.do('play start hook');
    expect(t.now.phase).toBe('turn');
    expect(held(t)).toEqual([9, 9, 9]);
  });

  it('it is the edition’s own rule in Cartagena II [LIMIT-1]', () => {
    const t = table({ edition: 'cartagena2' }, { hands: ['map*', times(8, 'map')] });
    t.do('play start map*');
    expect(discardAll(t)).toEqual([1]);
    expect(held(t)).toEqual([0, 7]);
  });

  it('drawing beyond seven is nobody’s concern until a marked card comes [LIMIT-1] [CORE-6]', () => {
    const t = table(golden(), { pirates: [{ 8: 1 }, { 5: 2 }], hands: [bombs(7), '', ''], stock: 'hook hook' });
    t.do('retreat 8', 'end');
    expect(held(t)[0]).toBe(9);
  });
});

describe('LIMIT-2: grey', () => {
  it.each([
    [[0, 7, 7], [], [0, 7, 7]],
    [[10, 7, 7], [], [10, 7, 7]],
    [[0, 8, 7], [1], [1, 6, 7]],
    [[0, 7, 8], [2], [1, 7, 6]],
    [
      [10, 9, 10],
      [1, 1, 2, 2, 2],
      [12, 6, 6],
    ],
  ])('hands of %j after the card: %j are asked, and all hold %j [LIMIT-2]', (hands, asked, after) => {
    const t = marked(grey(), hands);
    t.do('play start hook*');
    expect(discardAll(t)).toEqual(asked);
    expect(held(t)).toEqual(after);
    expect(t.now).toMatchObject({ phase: 'turn', actor: 0, turn: 0, actionsLeft: 2 });
  });

  it('a plain card asks nobody and robs nobody [LIMIT-2]', () => {
    const t = table(grey(), { hands: ['hook', bombs(9), bombs(9)] });
    t.do('play start hook');
    expect(held(t)).toEqual([0, 9, 9]);
  });

  it('the player robs the affected seats in turn order [LIMIT-2] [LIMIT-3]', () => {
    const t = marked(grey(), [8, 0, 8], { turn: 1 });
    t.do('play start hook*');
    expect(discardAll(t)).toEqual([2, 0]);
    expect(t.eventsOf('stole')).toMatchObject([
      { seat: 1, from: 2 },
      { seat: 1, from: 0 },
    ]);
  });

  it('a seat with seven cards or fewer is not robbed, whatever its place [LIMIT-2]', () => {
    for (const [turn, hands, after] of [
      [1, [7, 0, 8], [7, 1, 6]],
      [2, [8, 7, 0], [6, 7, 1]],
    ] as const) {
      const t = marked(grey(), hands, { turn });
      t.do('play start hook*');
      discardAll(t);
      expect(held(t)).toEqual(after);
    }
  });

  it.each([
    ['a move', {}, 'hook*', ['play start hook*']],
    ['a hook', {}, 'hook*', ['hook hook*', 'discard bomb']],
    ['a parrot', {}, 'parrot*', ['parrot parrot*', 'discard bomb']],
    ['a pistol', {}, 'pistol*', ['pistol pistol* B', 'discard bomb']],
    ['a bomb', { 7: 2 }, 'bomb* hook', ['bomb bomb*+hook', 'use-bomb 7', 'discard bomb']],
    ['a bomb’s other card', { 7: 2 }, 'bomb hook*', ['bomb bomb+hook*', 'use-bomb 7', 'discard bomb']],
    ['a sabre pair', {}, 'sabre sabre*', ['sabres sabre+sabre*', 'move hook start', 'discard bomb']],
  ])('for whatever uses: %s [LIMIT-2]', (_, own, hand, actions) => {
    const t = table(grey(), { pirates: [own], hands: [hand, bombs(8), ''], stock: times(8, 'chest') });
    t.do(...actions);
    if (t.now.phase === 'discard') t.do('discard bomb');
    expect(t.eventsOf('stole')).toMatchObject([{ seat: 0, from: 1 }]);
    expect(t.eventsOf('discarded')).toEqual([{ type: 'discarded', seat: 1, cards: ['bomb'] }]);
  });

  it('any card of the trimmed hand may be stolen, each equally likely [LIMIT-2] [CORE-10]', () => {
    let chests = 0;
    for (let i = 0; i < 210; i++) {
      const t = table(grey(), { hands: ['hook*', `chest ${bombs(7)}`, ''] }, new SeededChance(`steal-${i}`));
      t.do('play start hook*', 'discard bomb');
      if (t.hand(0) === 'chest') chests++;
      else expect(t.hand(0)).toBe('bomb');
    }
    expect(Math.abs(chests - 30)).toBeLessThan(18);
  });

  it('a discarded card is out of the thief’s reach [LIMIT-2]', () => {
    for (let i = 0; i < 20; i++) {
      const t = table(grey(), { hands: ['hook*', `chest ${bombs(7)}`, ''] }, new SeededChance(`safe-${i}`));
      t.do('play start hook*', 'discard chest');
      expect(t.hand(0)).toBe('bomb');
    }
  });
});

describe('LIMIT-3: choosing in secret', () => {
  const VIEWERS = [0, 1, 2, 'spectator'] as const;
  /** B and C must lay down two cards each, out of three kinds. */
  const choosing = (choices = golden()) =>
    table(choices, { hands: ['hook*', `pistol sabre ${bombs(7)}`, `chest parrot ${bombs(7)}`], discards: 'sabre' });

  it('a seat that is asked may choose any card it holds, and no other [LIMIT-3]', () => {
    const t = choosing();
    t.do('play start hook*');
    expect(t.now).toMatchObject({ phase: 'discard', actor: 1 });
    expect(t.legal.sort()).toEqual(['discard bomb', 'discard pistol', 'discard sabre']);
    expect(t.refusal('discard chest').code).toBe('no-card');
    expect(t.refusal('play start bomb').code).toBe('not-now');
  });

  it('what the next seat holds is not to choose from [LIMIT-3]', () => {
    const t = table(golden(), { hands: ['hook*', bombs(8), 'sabre'] });
    t.do('play start hook*');
    expect(t.legal).toEqual(['discard bomb']);
  });

  it('a card put down has left the hand: the second one must be another [LIMIT-3]', () => {
    const t = choosing();
    t.do('play start hook*', 'discard pistol');
    expect(t.now).toMatchObject({ phase: 'discard', actor: 1 });
    expect(t.refusal('discard pistol').code).toBe('no-card');
  });

  it('the player’s turn waits [LIMIT-3]', () => {
    const t = choosing();
    t.do('play start hook*');
    expect(checkAction(t.game, 0, 'end')).toMatchObject({ ok: false, reason: { code: 'not-your-turn' } });
    expect(checkAction(t.game, 2, 'discard bomb')).toMatchObject({ ok: false, reason: { code: 'not-your-turn' } });
  });

  it('nothing lies on the pile before all have chosen; then all at once, in turn order [LIMIT-3]', () => {
    const t = choosing();
    t.do('play start hook*', 'discard sabre', 'discard pistol', 'discard parrot');
    expect(t.now.discards).toEqual(['sabre', 'hook*']);
    expect(t.eventsOf('discarded')).toEqual([]);
    t.do('discard chest');
    const [first, second] = t.eventsOf('discarded') as Extract<GameEvent, { type: 'discarded' }>[];
    expect([first.seat, [...first.cards].sort()]).toEqual([1, ['pistol', 'sabre']]);
    expect([second.seat, [...second.cards].sort()]).toEqual([2, ['chest', 'parrot']]);
    expect(t.now.discards).toEqual(['sabre', 'hook*', ...first.cards, ...second.cards]);
    expect(t.now.seats.map(seat => seat.facedownCount)).toEqual([0, 0, 0]);
  });

  it.each([
    [0, ['sabre', 'pistol', 'parrot']],
    [1, ['pistol', 'parrot', 'sabre']],
    [2, ['parrot', 'sabre', 'pistol']],
  ])('played by seat %i, they lie %j: from the player on, the player’s own first [LIMIT-3]', (turn, pile) => {
    const cards = ['sabre', 'pistol', 'parrot'];
    const t = table(golden(), {
      turn,
      hands: cards.map((card, seat) => `${card} ${seat === turn ? 'hook* ' : ''}${bombs(7)}`),
    });
    t.do('play start hook*');
    for (let i = 0; i < 3; i++) t.do(`discard ${cards[t.now.actor]}`);
    expect(t.now.discards).toEqual(['hook*', ...pile]);
    expect(t.eventsOf('discarded').map(event => (event as { seat: number }).seat)).toEqual(
      [0, 1, 2].map(i => (turn + i) % 3),
    );
  });

  it('others see that a card was put down, not which [LIMIT-3]', () => {
    const t = choosing();
    t.do('play start hook*', 'discard pistol');
    expect(t.view(1).seats[1]).toMatchObject({ handCount: 8, facedownCount: 1, facedown: ['pistol'] });
    expect(t.view(1).seats[1].hand).not.toContain('pistol');
    for (const viewer of [0, 2, 'spectator'] as const) {
      expect(t.view(viewer).seats[1]).toMatchObject({ handCount: 8, facedownCount: 1 });
      expect(t.view(viewer).seats[1].facedown).toBeUndefined();
      expect(t.view(viewer).seats[1].hand).toBeUndefined();
    }
    const told = (viewer: Viewer) => t.eventsOf('chose').map(event => redact(event, viewer));
    expect(told(1)).toEqual([{ type: 'chose', seat: 1, secret: { eyes: [1], cards: ['pistol'] } }]);
    for (const viewer of [0, 2, 'spectator'] as const) expect(told(viewer)).toEqual([{ type: 'chose', seat: 1 }]);
  });

  it.each([golden(), grey(), golden({ hands: 'open' }), grey({ hands: 'open' }), grey({ supply: 'row' })])(
    'whatever B chooses, all others see and can do the same until the reveal: $limit, $hands, $supply [LIMIT-3]',
    choices => {
      const world = (...cards: string[]) => {
        const t = choosing(choices);
        const events = t.do('play start hook*', ...cards.map(card => `discard ${card}`));
        expect(t.now).toMatchObject({ phase: 'discard', actor: 2 });
        return VIEWERS.filter(viewer => viewer !== 1).map(viewer => ({
          view: t.view(viewer),
          events: events.map(event => redact(event, viewer)),
          legal: t.legal,
        }));
      };
      expect(world('pistol', 'bomb')).toEqual(world('sabre', 'pistol'));
    },
  );

  it('cards that all have seen in a hand are remembered there until the reveal, put down or not [LIMIT-3] [HANDS-HIDDEN]', () => {
    const world = (...cards: string[]) => {
      const t = table(grey({ supply: 'row', seats: 2 }), {
        pirates: [{ 8: 1 }, { 8: 1, 5: 2 }],
        hands: ['hook*', bombs(7)],
        row: 'chest chest sabre',
        turn: 1,
      });
      t.do('retreat 8', 'end', 'play start hook*');
      const mark = t.events.length;
      t.do(`discard ${cards[0]}`);
      const before = [0, 'spectator' as const].map(viewer => [
        t.view(viewer),
        t.events.slice(mark).map(event => redact(event, viewer)),
      ]);
      t.do(`discard ${cards[1]}`);
      return { before, known: t.view('spectator').seats[1].known };
    };
    const hidden = world('chest', 'chest');
    const kept = world('bomb', 'bomb');
    expect(hidden.before).toEqual(kept.before);
    // Both chests were shown to go; or both stayed, and one of them may have been stolen.
    expect(hidden.known).toEqual([]);
    expect(kept.known).toEqual(['chest']);
  });

  it('an open hand is still shown whole while its cards lie face down [LIMIT-3] [HANDS-OPEN]', () => {
    const t = choosing(golden({ hands: 'open' }));
    const before = t.view(0).seats[1].hand;
    t.do('play start hook*', 'discard pistol');
    expect(t.view(0).seats[1].hand).toEqual(before);
  });
});

describe('LIMIT-3 and HANDS-HIDDEN: a stolen card', () => {
  const robbed = (choices: Choices) => {
    const t = table(choices, { hands: ['hook*', `chest ${bombs(7)}`, ''] });
    t.do('play start hook*', 'discard chest');
    return t;
  };

  it.each([grey(), grey({ modules: ['retreat', 'limit'] })])(
    'is known to the thief and the victim alone, with $modules [LIMIT-2] [HANDS-HIDDEN]',
    choices => {
      const t = robbed(choices);
      const told = ([0, 1, 2, 'spectator'] as const).map(viewer =>
        t.eventsOf('stole').map(event => redact(event, viewer)),
      );
      const secret = { eyes: expect.arrayContaining([0, 1]), cards: ['bomb'] };
      expect(told[0]).toEqual([{ type: 'stole', seat: 0, from: 1, secret }]);
      expect(told[1]).toEqual(told[0]);
      expect(told[2]).toEqual([{ type: 'stole', seat: 0, from: 1 }]);
      expect(told[3]).toEqual(told[2]);
      expect(t.view(1).seats[0].known).toEqual(['bomb']);
      expect(t.view(2).seats[0].known).toEqual([]);
      expect(t.view('spectator').seats[0].known).toEqual([]);
    },
  );

  it('is public where hands are open [LIMIT-2] [HANDS-OPEN]', () => {
    expect(redact(robbed(grey({ hands: 'open' })).eventsOf('stole')[0], 'spectator')).toEqual({
      type: 'stole',
      seat: 0,
      from: 1,
      cards: ['bomb'],
    });
  });

  it.each(['chest', 'sabre'])(
    'leaves the others unsure of the %s cards they had seen in that hand [LIMIT-2] [HANDS-HIDDEN]',
    card => {
      const t = table(grey({ supply: 'row' }), {
        pirates: [{}, { 8: 1, 5: 2 }],
        hands: ['hook*', bombs(6), ''],
        row: `${card} ${card} sabre parrot`,
        turn: 1,
      });
      t.do('retreat 8', 'end');
      expect(t.view('spectator').seats[1].known).toEqual([card, card]);
      t.do('pass', 'play start hook*', 'discard bomb');
      // One of two may be gone; both cannot be. What the third seat took is still there.
      for (const viewer of [2, 'spectator'] as const) expect(t.view(viewer).seats[1].known).toEqual([card]);
      expect(t.view('spectator').seats[2].known).toEqual(['sabre']);
      expect(t.view(0).seats[1].known).toEqual(t.hand(0) === card ? [card] : [card, card]);
    },
  );
});

describe('LIMIT-4: the order of things', () => {
  it('golden: the card, its movement, then the discards [LIMIT-4]', () => {
    const t = marked(golden(), [0, 8, 7]);
    t.do('play start hook*');
    expect(t.pirates(0)).toEqual({ start: 5, 4: 1 });
    t.do('discard bomb');
    expect(types(t.events)).toEqual(['played', 'moved', 'chose', 'discarded']);
  });

  it('grey: the card, the discards, the steals, then the movement that was named [LIMIT-4]', () => {
    const t = marked(grey(), [0, 8, 7], { pirates: [{ 5: 1 }] });
    t.do('play 5 hook*');
    expect(t.pirates(0)).toEqual({ start: 5, 5: 1 });
    t.do('discard bomb');
    expect(types(t.events)).toEqual(['played', 'chose', 'discarded', 'stole', 'moved']);
    expect(t.pirates(0)).toEqual({ start: 5, 10: 1 });
  });

  it('golden: a card that wins asks nobody [LIMIT-4]', () => {
    const t = marked(golden(), [9, 9, 9], { pirates: [{ goal: 5, 36: 1 }] });
    t.do('play 36 hook*');
    expect(t.now).toMatchObject({ phase: 'over', ending: 'home', winners: [0] });
    expect(held(t)).toEqual([9, 9, 9]);
  });

  it('grey: a card that wins does so after discards and steals [LIMIT-4]', () => {
    const t = marked(grey(), [0, 8, 0], { pirates: [{ goal: 5, 36: 1 }] });
    t.do('play 36 hook*');
    expect(t.now).toMatchObject({ phase: 'discard', actor: 1, ending: 'none' });
    t.do('discard bomb');
    expect(t.now).toMatchObject({ phase: 'over', ending: 'home', winners: [0] });
    expect(held(t)).toEqual([1, 6, 0]);
  });

  it('golden: an item is finished first, and what it brings counts [LIMIT-4]', () => {
    const t = table(golden(), { hands: [`parrot* ${bombs(6)}`, bombs(7), bombs(6)], stock: times(4, 'chest') });
    t.do('parrot parrot*', 'keep chest', 'keep chest', 'give chest');
    expect(t.now.phase).toBe('give');
    t.do('give chest');
    expect(discardAll(t)).toEqual([0, 1]);
    expect(held(t)).toEqual([7, 7, 7]);
  });

  it('golden: a pistol’s shot comes before the discards [LIMIT-4]', () => {
    const t = table(golden(), { hands: [`pistol* ${bombs(7)}`, 'chest', bombs(8)], stock: 'sabre' });
    t.do('pistol pistol* B');
    expect(t.now.phase).toBe('take');
    t.do('take chest');
    expect(discardAll(t)).toEqual([0, 2]);
  });

  it('grey: discards and steals come first, and what an item brings stays [LIMIT-4]', () => {
    const t = table(grey(), { hands: ['parrot*', bombs(8), bombs(7)], stock: times(4, 'chest') });
    t.do('parrot parrot*');
    expect(t.now).toMatchObject({ phase: 'discard', actor: 1, stockCount: 4 });
    t.do('discard bomb', 'keep chest', 'keep chest', 'give chest', 'give chest');
    expect(held(t)).toEqual([3, 7, 8]);
    expect(t.now).toMatchObject({ phase: 'turn', actionsLeft: 2 });
  });

  it('grey: what was discarded may be drawn again by the item [LIMIT-4] [CORE-7]', () => {
    const t = table(grey({ seats: 2 }), { hands: ['hook*', `chest ${bombs(7)}`], stock: '', discards: '' });
    t.do('hook hook*', 'discard chest');
    expect(t.now.phase).toBe('keep');
    expect([...t.now.looked].sort()).toEqual(['chest', 'hook*']);
  });

  it('grey: a pair’s use is named with it, before the discards [LIMIT-4]', () => {
    const t = table(grey(), { pirates: [{ 7: 2 }], hands: ['bomb* hook', bombs(8), ''] });
    t.do('bomb bomb*+hook');
    expect(t.now.phase).toBe('use');
    t.do('use-bomb 7');
    expect(t.now).toMatchObject({ phase: 'discard', actor: 1 });
    expect(t.pirates(0)).toEqual({ start: 4, 7: 2 });
    t.do('discard bomb');
    expect(t.pirates(0)).toEqual({ start: 4, 10: 2 });
  });

  describe('opening a chest', () => {
    const chest = (choices: Choices, hand: string) =>
      table(choices, {
        pirates: [{ 6: 1 }],
        hands: [hand, bombs(8), ''],
        chests: { at: [6], unseen: { empty: 0, '1': 0, '2': 0, '3': 1, snake: 0 } },
        stock: times(3, 'parrot'),
      });
    const order = (t: Table) => types(t.events).filter(type => ['discarded', 'stole', 'opened', 'drew'].includes(type));

    it.each([
      ['chest*', 'open chest* 6'],
      ['sabre sabre*', 'open sabre+sabre* 6'],
    ])('with a grey %s: discards and steals before the reveal [LIMIT-4]', (hand, action) => {
      const t = chest(grey(), hand);
      t.do(action);
      expect(t.now).toMatchObject({ phase: 'discard', actor: 1 });
      expect(t.eventsOf('opened')).toEqual([]);
      t.do('discard bomb');
      expect(order(t)).toEqual(['discarded', 'stole', 'opened', 'drew', 'drew', 'drew']);
      expect(held(t)).toEqual([4, 6, 0]);
      expect(t.now).toMatchObject({ phase: 'turn', turn: 1 });
    });

    it.each([
      ['chest*', 'open chest* 6'],
      ['sabre* sabre', 'open sabre+sabre* 6'],
    ])('with a golden %s: the reveal before the discards, the player’s own too [LIMIT-4]', (hand, action) => {
      const t = chest(golden(), `${hand} ${bombs(5)}`);
      t.do(action);
      expect(t.eventsOf('opened')).toHaveLength(1);
      expect(discardAll(t)).toEqual([0, 1]);
      expect(order(t)).toEqual(['opened', 'drew', 'drew', 'drew', 'discarded', 'discarded']);
      expect(held(t)).toEqual([7, 7, 0]);
      expect(t.now).toMatchObject({ phase: 'turn', turn: 1 });
    });

    it.each([golden(), grey()])('with a plain chest card nobody is asked: $limit [LIMIT-4]', choices => {
      const t = chest(choices, 'chest');
      t.do('open chest 6');
      expect(t.now).toMatchObject({ phase: 'turn', turn: 1 });
      expect(held(t)[1]).toBe(8);
    });
  });
});

describe('LIMIT-5: two marked cards in one action', () => {
  it.each([
    ['bomb* hook*', ['bomb bomb*+hook*', 'use-bomb 7']],
    ['bomb* bomb*', ['bomb bomb*+bomb*', 'use-bomb 7']],
    ['sabre* sabre*', ['sabres sabre*+sabre*', 'move hook start']],
    ['sabre* sabre*', ['open sabre*+sabre* 6']],
  ])('grey %s: each affected seat is robbed once [LIMIT-5]', (hand, actions) => {
    const t = table(grey(), {
      pirates: [{ 7: 2, 6: 1 }],
      hands: [hand, bombs(9), bombs(8)],
      chests: { at: [6], unseen: { empty: 1, '1': 0, '2': 0, '3': 0, snake: 0 } },
    });
    t.do(...actions);
    expect(discardAll(t)).toEqual([1, 1, 2]);
    expect(held(t)).toEqual([2, 6, 6]);
    expect(t.eventsOf('stole')).toHaveLength(2);
  });

  it('golden: one discard does for both [LIMIT-5]', () => {
    const t = table(golden(), { pirates: [{ 7: 2 }], hands: [`bomb* hook* ${bombs(8)}`, bombs(9), ''] });
    t.do('bomb bomb*+hook*', 'use-bomb 7');
    expect(discardAll(t)).toEqual([0, 1, 1]);
    expect(held(t)).toEqual([7, 7, 0]);
    expect(t.now).toMatchObject({ phase: 'turn', actionsLeft: 2 });
  });

  it('a joker of two grey cards is no different [LIMIT-5] [CAPTAIN-2]', () => {
    const t = table(
      { edition: 'diaries', modules: ['retreat', 'limit', 'captain'] },
      { hands: ['key* hat*', times(8, 'key')] },
    );
    t.do('joker hat*+key*', 'move skull hat');
    expect(discardAll(t)).toEqual([1]);
    expect(held(t)).toEqual([1, 6]);
  });
});

describe('marked cards without a listener', () => {
  it('are ordinary cards where no module uses them [EDITION-5]', () => {
    const t = table({ edition: 'wielka' }, { hands: ['hook', 'hook'] });
    expect(Object.keys(t.now.stockCards)).toEqual(['sabre', 'pistol', 'parrot', 'hook', 'bomb', 'chest']);
    expect(t.refusal('play start hook*').code).toBe('malformed');
  });
});
