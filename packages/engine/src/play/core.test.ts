/** The rules that every edition shares: turns, cards that move pirates, the end of a game, chance. */
import { describe, expect, it } from 'vitest';
import { SeededChance, seededChance } from '../base/chance.ts';
import { unwrap } from '../base/result.ts';
import { EDITIONS } from '../base/vocabulary.ts';
import type { GameEvent } from '../model/events.ts';
import type { Choices } from '../model/game-config.ts';
import type { Game } from '../model/rules.ts';
import { stateKey } from '../model/state.ts';
import { checkAction } from '../record/check-action.ts';
import { makeNotation } from '../record/notation.ts';
import { act, type GameRecord, newRecord, parseRecord, replay } from '../record/record.ts';
import { setUp } from '../setup/config.ts';
import { resolveRules } from '../setup/resolve.ts';
import { table } from '../testing/table.ts';
import { makeSnapshot } from '../view/snapshot.ts';
import { actionBuffer, apply, legalActions } from './actions.ts';
import { newGame } from './deal.ts';
import { isOver } from './turn.ts';

const CLASSIC = { edition: 'classic' } as const;
const MORGAN = { edition: 'wielka', modules: ['retreat', 'assist'] } as const;
const VOYAGE = { edition: 'wielka', modules: ['retreat', 'voyage'] } as const;
const RAFT = { edition: 'diaries', modules: ['retreat', 'raft'] } as const;

const deal = (choices: Choices, seed: string): Game =>
  newGame(resolveRules(unwrap(setUp(choices))), new SeededChance(seed));

const legalOf = ({ rules, state }: Game): Uint16Array => {
  const out = actionBuffer(rules);
  return out.subarray(0, legalActions(rules, state, out));
};

/** Plays a whole game by chance, each action with its own stream, and keeps its record. */
function playOut(choices: Choices, seed: string, check: (game: Game) => void = () => {}): [Game, GameRecord] {
  const config = unwrap(setUp(choices));
  const game = newGame(resolveRules(config), seededChance(seed, 0));
  const will = new SeededChance(`will of ${seed}`);
  const actions: { seat: number; action: string }[] = [];
  while (!isOver(game.state)) {
    const legal = legalOf(game);
    const action = legal[will.below(legal.length)];
    actions.push({ seat: game.state.actor, action: makeNotation(game.rules, action) });
    game.chance = seededChance(seed, actions.length);
    apply(game, action);
    check(game);
  }
  return [game, { ...newRecord(config, seed), actions }];
}

describe('CORE-1: seats and pirates', () => {
  it.each([2, 3, 4, 5].flatMap(seats => [4, 5, 6].map(pirates => [seats, pirates])))(
    '%i seats with %i pirates each have them all at the start [CORE-1]',
    (seats, pirates) => {
      const { rules, state } = deal({ ...CLASSIC, seats, pirates }, 'start');
      expect(makeSnapshot(rules, state).seats.map(seat => seat.pirates)).toEqual(Array(seats).fill({ start: pirates }));
    },
  );

  it.each([2, 3, 4, 5])('each of %i seats is as likely to begin [CORE-1]', seats => {
    const games = 300;
    const began = Array<number>(seats).fill(0);
    for (let i = 0; i < games; i++) began[deal({ ...CLASSIC, seats }, `first-${i}`).state.turn]++;
    for (const count of began) {
      expect(count).toBeGreaterThan((games / seats) * 0.7);
      expect(count).toBeLessThan((games / seats) * 1.3);
    }
  });

  it.each([
    [2, [0, 1, 0, 1]],
    [3, [0, 1, 2, 0]],
    [5, [3, 4, 0, 1]],
  ])('with %i seats the turns go to %j [CORE-1]', (seats, order) => {
    const t = table({ ...CLASSIC, seats }, { turn: order[0], hands: Array(seats).fill('key key'), stock: '' });
    const turns = order.map(() => {
      const seat = t.now.turn;
      t.do('play start key', 'end');
      return seat;
    });
    expect(turns).toEqual(order);
    const told = t.eventsOf('turn') as Extract<GameEvent, { type: 'turn' }>[];
    expect(told.slice(0, 3)).toEqual([1, 2, 3].map(i => ({ type: 'turn', seat: order[i], number: i + 1 })));
  });

  it('nobody but the seat whose turn it is may act [CORE-1]', () => {
    const { game } = table(CLASSIC, { hands: ['key', 'key'] });
    expect(checkAction(game, 1, 'play start key')).toMatchObject({ ok: false, reason: { code: 'not-your-turn' } });
    expect(checkAction(game, 0, 'play start key').ok).toBe(true);
  });

  it.each([-1, 2, 0.5])('there is no seat %d at a table of two [CORE-1]', seat => {
    const { game } = table(CLASSIC, { hands: ['key', 'key'] });
    expect(checkAction(game, seat, 'play start key')).toMatchObject({ ok: false, reason: { code: 'no-seat' } });
  });
});

describe('CORE-2: a turn', () => {
  it.each([undefined, 1, 2, 3, 4, 5])('with the choice of %s actions that many make a turn [CORE-2]', actions => {
    const t = table({ ...CLASSIC, actions }, { hands: ['key key key key key key', 'key'] });
    const most = actions ?? 3;
    for (let made = 0; made < most; made++) {
      expect(t.now).toMatchObject({ turn: 0, turns: 0, actionsLeft: most - made });
      t.do('play start key');
    }
    expect(t.now).toMatchObject({ turn: 1, turns: 1, actionsLeft: most, hasActed: false });
  });

  it.each([
    { stop: 1, actions: ['play start key'] },
    { stop: 2, actions: ['play start key', 'play start key'] },
  ])('a seat may stop after action $stop of three [CORE-2]', ({ actions }) => {
    const t = table(CLASSIC, { hands: ['key key key', 'key'] });
    t.do(...actions, 'end');
    expect(t.now).toMatchObject({ turn: 1, turns: 1, actionsLeft: 3 });
    expect(t.eventsOf('ended')).toEqual([{ type: 'ended', seat: 0 }]);
  });

  it('the first action may not be passed while any is legal [CORE-2]', () => {
    const t = table(CLASSIC, { hands: ['key', 'key'] });
    expect(t.legal).toEqual(['play start key']);
    expect(t.refusal('end').code).toBe('must-act');
    expect(t.refusal('pass').code).toBe('must-act');
  });

  describe('where passing is allowed', () => {
    const PASS = { ...CLASSIC, pass: true } as const;

    it('a seat may end its turn without an action [CORE-2]', () => {
      const t = table(PASS, { hands: ['key', 'key'] });
      expect(t.legal).toEqual(['play start key', 'end']);
      t.do('end');
      expect(t.now).toMatchObject({ turn: 1, turns: 1, hasActed: false });
      expect(t.eventsOf('ended')).toEqual([{ type: 'ended', seat: 0 }]);
    });

    it('a seat with no legal action is stuck all the same, and draws one card [CORE-2] [CORE-9]', () => {
      const t = table(PASS, { hands: ['', 'key'], stock: 'hat' });
      expect(t.legal).toEqual(['pass']);
      expect(t.refusal('end').code).toBe('must-act');
      t.do('pass');
      expect(t.hand(0)).toBe('hat');
    });

    it('a turn that was passed while nothing can be drawn counts as idle [CORE-2] [CORE-9]', () => {
      const t = table({ ...PASS, recycle: false }, { hands: ['key', 'key'], stock: '', discards: '' });
      t.do('end');
      expect(t.now).toMatchObject({ idleTurns: 1, phase: 'turn' });
      t.do('end');
      expect(t.now).toMatchObject({ phase: 'over', ending: 'count' });
    });

    it('it is off unless a table chooses it, in every edition [CORE-2]', () => {
      for (const edition of EDITIONS) expect(unwrap(setUp({ edition })).pass).toBe(false);
    });
  });

  it('after the first action stopping is offered beside the rest, passing is not [CORE-2]', () => {
    const t = table(CLASSIC, { hands: ['key key', 'key'] });
    t.do('play start key');
    expect(t.legal).toEqual(['play start key', 'play 3 key', 'end']);
    expect(t.refusal('pass').code).toBe('must-act');
  });

  it('with nothing left to do in mid-turn, only stopping is left [CORE-2] [CORE-9]', () => {
    const t = table(CLASSIC, { hands: ['key', 'key'] });
    t.do('play start key');
    expect(t.legal).toEqual(['end']);
  });

  it.each([
    ['one pirate thrice', ['play start key', 'play 3 bottle', 'play 4 pistol'], { start: 5, 5: 1 }],
    [
      'three pirates once',
      ['play start key', 'play start bottle', 'play start pistol'],
      { start: 3, 3: 1, 4: 1, 5: 1 },
    ],
    ['forward, back and forward', ['play start pistol', 'retreat 5', 'play 2 bottle'], { start: 5, 4: 1 }],
  ])('actions mix as the seat likes: %s [CORE-2]', (_, actions, pirates) => {
    const t = table(CLASSIC, { pirates: [{}, { 2: 1 }], hands: ['key bottle pistol', 'key'], stock: 'hat' });
    t.do(...actions);
    expect(t.pirates(0)).toEqual(pirates);
    expect(t.now.turn).toBe(1);
  });
});

describe('CORE-3: play a card', () => {
  // Keys lie on 3, 9, 15, 21, 27 and 33, hats on 6, 12, 18, 24, 30 and 36.
  it.each([
    ['the first match from the start', 'start', 'key', {}, {}, 3],
    ['the first space of all', 'start', 'skull', {}, {}, 1],
    ['the very next space', 2, 'key', {}, {}, 3],
    ['not the match it stands on', 3, 'key', {}, {}, 9],
    ['not a match behind', 4, 'key', {}, {}, 9],
    ['past one of another seat', 'start', 'key', {}, { 3: 1 }, 9],
    ['past an own pirate', 'start', 'key', { 3: 1 }, {}, 9],
    ['past two in a row', 'start', 'key', { 9: 1 }, { 3: 1 }, 15],
    ['past a full space', 'start', 'key', {}, { 3: 3 }, 9],
    ['onto the last space', 35, 'hat', {}, {}, 36],
    ['from the last space home', 36, 'hat', {}, {}, 'goal'],
    ['home when no match is ahead', 33, 'key', {}, {}, 'goal'],
    ['not home while the last match is vacant', 32, 'key', {}, {}, 33],
    ['home past the last match if it is taken', 27, 'key', {}, { 33: 1 }, 'goal'],
    ['home however many are there', 36, 'key', { goal: 4 }, { goal: 3 }, 'goal'],
    ['from the start home if all are taken', 'start', 'key', { 3: 1, 9: 1, 15: 1 }, { 21: 1, 27: 1, 33: 1 }, 'goal'],
  ])('%s [CORE-3]', (_, from, card, own, others, to) => {
    const t = table(CLASSIC, {
      pirates: [from === 'start' ? own : { ...own, [from]: 1 }, others],
      hands: [card, 'key'],
    });
    t.do(`play ${from} ${card}`);
    expect(t.eventsOf('moved')).toEqual([{ type: 'moved', by: 0, seat: 0, from, to, cause: 'play' }]);
    expect(t.pirates(0)[to]).toBe((own[to as keyof typeof own] ?? 0) + 1);
    expect(t.pirates(1)).toEqual(table(CLASSIC, { pirates: [{}, others] }).pirates(1));
  });

  it('one pirate moves, its fellows on the space stay [CORE-3]', () => {
    const t = table(CLASSIC, { pirates: [{ 5: 3 }], hands: ['key', 'key'] });
    t.do('play 5 key');
    expect(t.pirates(0)).toEqual({ start: 3, 5: 2, 9: 1 });
  });

  it('the card leaves the hand for the pile, one of its kind only [CORE-3] [CORE-7]', () => {
    const t = table(CLASSIC, { hands: ['key key hat', 'key'], discards: 'hat' });
    t.do('play start key');
    expect(t.hand(0)).toBe('key hat');
    expect(t.now.discards).toEqual(['hat', 'key']);
    expect(t.eventsOf('played')).toEqual([{ type: 'played', seat: 0, cards: ['key'] }]);
  });

  it('every card in hand with every pirate not yet home is offered, once [CORE-3]', () => {
    const t = table(CLASSIC, { pirates: [{ 7: 2, goal: 3 }], hands: ['key key hat', 'skull'] });
    expect(t.legalOf('play').sort()).toEqual(['play 7 hat', 'play 7 key', 'play start hat', 'play start key']);
  });

  it.each([
    ['a card not held', 'play start hat', 'no-card'],
    ['a place without an own pirate', 'play 4 key', 'no-pirate'],
    ["another seat's pirate", 'play 8 key', 'no-pirate'],
    ['a pirate at home', 'play goal key', 'home'],
    ['a card that is not in this deck', 'play start sabre', 'malformed'],
    ['a space past the path', 'play 37 key', 'malformed'],
    ['a word too many', 'play start key key', 'malformed'],
    ['a word too few', 'play start', 'malformed'],
    ['an unknown action', 'swim', 'malformed'],
    ['an action of a module that is off', 'assist B 8', 'malformed'],
  ])('%s is refused [CORE-3]', (_, action, code) => {
    const t = table(CLASSIC, { pirates: [{ goal: 1 }, { 8: 1 }], hands: ['key', 'hat'] });
    expect(t.refusal(action).code).toBe(code);
  });
});

describe('CORE-4: three on a space', () => {
  it.each([
    [1, '6'],
    [2, '6'],
    [3, '4'],
  ])('onto a space with %i pirates a retreat goes to %s [CORE-4]', (crowd, to) => {
    const t = table(CLASSIC, { pirates: [{ 8: 1 }, { 6: crowd, 4: 1 }], hands: ['', ''] });
    t.do('retreat 8');
    expect(t.pirates(0)).toEqual({ start: 5, [to]: 1 });
  });

  it.each([
    [1, '6'],
    [2, '6'],
    [3, '8'],
  ])('onto a space with %i pirates an assist goes to %s [CORE-4]', (crowd, to) => {
    const t = table(MORGAN, { pirates: [{ 6: crowd, 8: 1 }, { 4: 1 }], hands: ['hook', 'hook'] });
    t.do('assist B 4');
    expect(t.pirates(1)).toEqual({ start: 5, [to]: 1 });
  });

  it('start and goal hold any number [CORE-4]', () => {
    const t = table(CLASSIC, { pirates: [{ goal: 4, 36: 1 }, { goal: 5 }], hands: ['key', 'key'] });
    t.do('play 36 key');
    expect(t.pirates(0).goal).toBe(5);
  });

  it.each([
    { ...CLASSIC, seats: 5 },
    { edition: 'cartagena2', seats: 5 },
    { edition: 'wielka', modules: ['retreat', 'assist', 'limit', 'empty', 'items'], seats: 5 },
    { edition: 'diaries', modules: ['retreat', 'captain', 'raft'], seats: 5 },
  ] as const)('in whole games of $edition no space ever holds a fourth [CORE-4]', choices => {
    let most = 0;
    for (let i = 0; i < 2; i++)
      playOut(choices, `crowd-${i}`, ({ rules, state }) => {
        const crowd: { [place: string]: number } = {};
        for (const { pirates } of makeSnapshot(rules, state).seats)
          for (const [place, count] of Object.entries(pirates)) crowd[place] = (crowd[place] ?? 0) + count;
        for (const [place, count] of Object.entries(crowd)) if (Number(place) > 0) most = Math.max(most, count);
      });
    expect(most).toBe(3);
  });
});

describe('CORE-5: the end', () => {
  it('the last pirate home wins at once, with actions left [CORE-5]', () => {
    const t = table(CLASSIC, { pirates: [{ goal: 5, 36: 1 }], hands: ['key key', 'key'] });
    t.do('play 36 key');
    expect(t.now).toMatchObject({ phase: 'over', ending: 'home', winners: [0] });
    expect(t.eventsOf('over')).toEqual([{ type: 'over', ending: 'home', winners: [0] }]);
    expect(t.legal).toEqual([]);
    expect(t.refusal('end').code).toBe('over');
  });

  it.each([
    [4, 3],
    [5, 4],
    [6, 5],
  ])('of %i pirates, %i at home and one on its way are not enough [CORE-5]', (pirates, home) => {
    const t = table({ ...CLASSIC, pirates }, { pirates: [{ goal: home - 1, 35: 2 }], hands: ['key key', 'key'] });
    t.do('play 35 key');
    expect(t.now).toMatchObject({ phase: 'turn', ending: 'none', winners: [] });
    t.do('play 35 key');
    expect(t.now).toMatchObject({ phase: 'over', ending: 'home', winners: [0] });
  });

  it("somebody else's help can win the game for a seat, in the helper's turn [CORE-5] [ASSIST-8]", () => {
    const t = table(MORGAN, { pirates: [{ goal: 2 }, { goal: 5, 30: 1 }], hands: ['hook', 'hook'] });
    t.do('assist B 30');
    expect(t.now).toMatchObject({ phase: 'over', ending: 'home', winners: [1], turn: 0 });
  });

  it('a pirate that came home and stepped back must come home again [CORE-5] [RETREAT-4]', () => {
    const t = table(CLASSIC, { pirates: [{ goal: 5, 36: 1 }, { 36: 1 }], hands: ['key', 'key'], stock: 'hat hat' });
    t.do('retreat goal', 'play 36 key');
    expect(t.now).toMatchObject({ phase: 'turn', ending: 'none' });
    expect(t.pirates(0)).toEqual({ goal: 5, 36: 1 });
  });
});

describe('CORE-6: no hand limit', () => {
  it('a hand may grow as long as there are cards [CORE-6]', () => {
    const t = table(CLASSIC, {
      pirates: [{ 8: 1 }, { 5: 2 }],
      hands: [Array(40).fill('key').join(' '), 'key'],
      stock: 'hat hat',
    });
    t.do('retreat 8', 'end');
    expect(t.now.seats[0].handCount).toBe(42);
    expect(t.now).toMatchObject({ phase: 'turn', turn: 1 });
  });
});

describe('CORE-9: stuck', () => {
  it('a seat that can do nothing draws one card, and that was its turn [CORE-9]', () => {
    const t = table(CLASSIC, { hands: ['', 'key'], stock: 'hat hat' });
    expect(t.legal).toEqual(['pass']);
    t.do('pass');
    expect(t.hand(0)).toBe('hat');
    expect(t.now).toMatchObject({ turn: 1, turns: 1, stockCount: 1 });
    expect(t.eventsOf('stuck')).toEqual([{ type: 'stuck', seat: 0 }]);
  });

  it('with nothing to draw its turn simply ends [CORE-9]', () => {
    const t = table(CLASSIC, { hands: ['', 'key'], stock: '', discards: '' });
    t.do('pass');
    expect(t.hand(0)).toBe('');
    expect(t.now).toMatchObject({ phase: 'turn', turn: 1, turns: 1 });
  });

  it('a free sail is no action: a seat that has nothing else is stuck all the same [CORE-9] [VOYAGE-7]', () => {
    // Barehanded, so a paid sail is out; nobody stands on the path, so there is no retreat either.
    const t = table(
      { edition: 'wielka', modules: ['retreat', 'empty', 'voyage'] },
      { pirates: [{ boat: 1 }], hands: ['', 'hook'], stock: '', discards: '' },
    );
    expect(t.legal).toEqual(['pass', 'freesail']);
    t.do('freesail');
    expect(t.legal).toEqual(['pass']);
  });

  describe('idle turns', () => {
    const DRY = { stock: '', discards: '' } as const;

    it.each([2, 3, 4, 5])('with %i seats, so many turns in a row end the game, one fewer does not [CORE-9]', seats => {
      const t = table({ ...CLASSIC, seats }, { hands: Array(seats).fill(''), ...DRY, turn: seats - 1 });
      for (let turn = 1; turn < seats; turn++) {
        t.do('pass');
        expect(t.now).toMatchObject({ phase: 'turn', idleTurns: turn });
      }
      t.do('pass');
      expect(t.now).toMatchObject({ phase: 'over', ending: 'count', turns: seats });
      expect(t.eventsOf('over')).toEqual([{ type: 'over', ending: 'count', winners: t.now.winners }]);
      expect(t.legal).toEqual([]);
    });

    it('a card played begins the count anew [CORE-9]', () => {
      const t = table({ ...CLASSIC, recycle: false }, { hands: ['key', ''], ...DRY, idleTurns: 1 });
      t.do('play start key', 'end');
      expect(t.now).toMatchObject({ phase: 'turn', idleTurns: 0 });
    });

    it('the last card drawn begins it anew, though nothing is left to draw [CORE-9]', () => {
      const t = table(CLASSIC, { hands: ['', ''], stock: 'hat', discards: '', idleTurns: 1 });
      t.do('pass');
      expect(t.now).toMatchObject({ phase: 'turn', stockCount: 0, idleTurns: 0 });
    });

    it('a retreat that finds nothing to draw counts as idle [CORE-9]', () => {
      const t = table(CLASSIC, { pirates: [{ 8: 1 }, { 5: 1 }], hands: ['', ''], ...DRY, idleTurns: 1 });
      t.do('retreat 8', 'end');
      expect(t.now).toMatchObject({ phase: 'over', ending: 'count', idleTurns: 2 });
    });

    it.each([
      ['nothing', { ...VOYAGE }, DRY, 1],
      ['a stock', { ...VOYAGE }, { stock: 'hook', discards: '' }, 0],
      ['a pile to be shuffled', { ...VOYAGE }, { stock: '', discards: 'hook' }, 0],
      ['a pile that stays', { ...VOYAGE, recycle: false }, { stock: '', discards: 'hook' }, 1],
      ['a row', { ...VOYAGE, supply: 'row', recycle: false }, { stock: '', discards: '', row: 'hook' }, 0],
      ['an empty row', { ...VOYAGE, supply: 'row', recycle: false }, { stock: '', discards: 'hook', row: '' }, 1],
      [
        'buried cards',
        { edition: 'wielka', modules: ['retreat', 'voyage', 'items'], recycle: false },
        { stock: '', discards: 'hook', buried: [{ card: 'hook', seat: 1 }] },
        0,
      ],
    ] as const)(
      'a turn of sailing with %s to draw from counts as it should [CORE-9] [VOYAGE-5]',
      (_, choices, supply, idle) => {
        const t = table(choices, { ...supply, pirates: [{ boat: 1 }], hands: ['hook', 'hook'] });
        t.do('sail', 'end');
        expect(t.now).toMatchObject({ phase: 'turn', turn: 1, idleTurns: idle });
      },
    );

    it('sailing to and fro keeps nobody from the end [CORE-9] [VOYAGE-5]', () => {
      const t = table(VOYAGE, { pirates: [{ boat: 1 }, { boat: 1 }], hands: ['', ''], ...DRY });
      t.do('sail', 'end', 'sail', 'end');
      expect(t.now).toMatchObject({ phase: 'over', ending: 'count', turns: 2 });
    });
  });

  describe('2,000 turns', () => {
    it.each([
      [1998, 'turn', 'none'],
      [1999, 'over', 'count'],
    ])('after %i turns, the next one leads to phase %s [CORE-9]', (turns, phase, ending) => {
      const t = table(CLASSIC, { hands: ['key key', 'key'], turns });
      t.do('play start key');
      expect(t.now.phase).toBe('turn');
      t.do('end');
      expect(t.now).toMatchObject({ turns: turns + 1, phase, ending });
    });

    it('a seat that comes home in turn 2,000 wins by that [CORE-9] [CORE-5]', () => {
      const t = table(CLASSIC, { pirates: [{ goal: 5, 36: 1 }, { 20: 6 }], hands: ['key', 'key'], turns: 1999 });
      t.do('play 36 key');
      expect(t.now).toMatchObject({ ending: 'home', winners: [0] });
    });
  });

  describe('on count', () => {
    /** Seat C, all at the start and without cards, has the two-thousandth turn. */
    const decide = (choices: Choices, pirates: { [place: string]: number }[], boat: 'near' | 'far' = 'near') => {
      const t = table({ ...choices, seats: 3 }, { pirates, boat, hands: ['', '', ''], turn: 2, turns: 1999 });
      t.do(t.legal[0]);
      expect(t.now.ending).toBe('count');
      return t.now.winners;
    };

    it.each([
      ['most home, before any progress', { goal: 1 }, { 36: 3, 35: 3 }, [0]],
      ['most home, not whether any is', { goal: 1, 36: 3 }, { goal: 2 }, [1]],
      ['then most progress', { 35: 1 }, { 36: 1 }, [1]],
      ['progress of all pirates added up', { 3: 1, 4: 1 }, { 6: 1 }, [0]],
      ['progress of each pirate on a space', { 3: 3 }, { 8: 1 }, [0]],
      ['progress beyond equal numbers home', { goal: 2, 1: 1 }, { goal: 2, 2: 1 }, [1]],
      ['progress of all six, none left out: shared', { 10: 3, 9: 3 }, { 12: 3, 7: 3 }, [0, 1]],
      ['equal in both: shared', { goal: 1, 1: 1, 2: 1 }, { goal: 1, 3: 1 }, [0, 1]],
      ['nobody anywhere: shared by all', {}, {}, [0, 1, 2]],
    ])('%s [CORE-9]', (_, a, b, winners) => {
      expect(decide(CLASSIC, [a, b])).toEqual(winners);
    });

    it('the seat whose turn it was may win as well [CORE-9]', () => {
      const t = table(CLASSIC, { pirates: [{ 5: 1 }, { 6: 1 }], hands: ['hat', ''], turns: 1999 });
      t.do('play 5 hat', 'end');
      expect(t.now).toMatchObject({ ending: 'count', winners: [0] });
    });

    // The first leg ends with 18, so the boat counts 19.
    it.each([
      [{ 18: 1 }, [0]],
      [{ 19: 1 }, [0, 1]],
      [{ 20: 1 }, [1]],
    ])('a pirate in the boat against %j, at either shore [CORE-9]', (other, winners) => {
      const choices = { edition: 'wielka', modules: ['retreat', 'empty', 'voyage'] } as const;
      expect(decide(choices, [{ boat: 1 }, other], 'near')).toEqual(winners);
      expect(decide(choices, [{ boat: 1 }, other], 'far')).toEqual(winners);
    });

    // Twenty-four spaces lie before the wharf.
    it.each([
      [{ wharf: 1 }, { 24: 1 }, [0]],
      [{ wharf: 1 }, { 25: 1 }, [0, 1]],
      [{ wharf: 1 }, { 26: 1 }, [1]],
      [{ sea: 1 }, { 36: 3 }, [0]],
      [{ sea: 1 }, { goal: 1 }, [0, 1]],
      [{ sea: 1, goal: 1 }, { goal: 1, 36: 3 }, [0]],
    ])('%j against %j [CORE-9]', (a, b, winners) => {
      expect(decide(RAFT, [a, b])).toEqual(winners);
    });
  });
});

describe('CORE-10: chance', () => {
  const TABLES: Choices[] = [
    { edition: 'classic', seats: 3, supply: 'row', hands: 'open' },
    { edition: 'cartagena2', seats: 4, modules: ['assist', 'voyage', 'limit', 'flag'] },
    { edition: 'wielka', seats: 3, modules: ['retreat', 'assist', 'voyage', 'limit', 'empty', 'items'] },
    { edition: 'diaries', seats: 5, modules: ['retreat', 'captain', 'raft'] },
  ];

  it.each(TABLES)('one seed gives one deal of $edition, other seeds give others [CORE-10]', choices => {
    const key = (seed: string) => stateKey(deal(choices, seed).state);
    expect(key('a')).toBe(key('a'));
    expect(new Set(['a', 'b', 'c', 'd', 'e'].map(key)).size).toBe(5);
  });

  it.each(TABLES)('setup, seed and actions make a whole game of $edition again [CORE-10]', choices => {
    const [game, record] = playOut(choices, 'again');
    const again = unwrap(replay(record));
    expect(stateKey(again.state)).toBe(stateKey(game.state));
    expect(makeSnapshot(again.rules, again.state)).toEqual(makeSnapshot(game.rules, game.state));
    expect(unwrap(parseRecord(JSON.parse(JSON.stringify(record))))).toEqual(record);
  });

  it('a record grows by one legal action at a time, and can be looked at anywhere [CORE-10]', () => {
    const config = unwrap(setUp(CLASSIC));
    const empty = newRecord(config, 'grow');
    const game = unwrap(replay(empty));
    const seat = game.state.actor;
    const first = makeNotation(game.rules, legalOf(game)[0]);
    const one = unwrap(act(empty, seat, first));
    const two = unwrap(act(one, seat, 'end'));
    expect(two.actions).toEqual([
      { seat, action: first },
      { seat, action: 'end' },
    ]);
    expect(unwrap(replay(two)).state).toMatchObject({ turns: 1, turn: 1 - seat });
    expect(stateKey(unwrap(replay(two, { until: 1 })).state)).toBe(stateKey(unwrap(replay(one)).state));
    expect(stateKey(unwrap(replay(two, { until: 0 })).state)).toBe(stateKey(game.state));
    expect(empty.actions).toEqual([]);
  });

  it('what the record does not allow is refused, and nothing is added [CORE-10]', () => {
    const empty = newRecord(unwrap(setUp(CLASSIC)), 'grow');
    const { actor } = unwrap(replay(empty)).state;
    expect(act(empty, actor, 'end')).toMatchObject({ ok: false, reason: { code: 'must-act' } });
    expect(act(empty, 1 - actor, 'end')).toMatchObject({ ok: false, reason: { code: 'not-your-turn' } });
    expect(act(empty, actor, 'end', 1)).toMatchObject({ ok: false, reason: { code: 'stale' } });
    expect(parseRecord({ ...empty, actions: [{ seat: actor, action: 'end' }] })).toMatchObject({
      ok: false,
      reason: { code: 'must-act', at: 0 },
    });
  });

  it.each([
    ['no object', []],
    ['nothing', null],
    ['another format', { format: 2 }],
    ['a seed that is no text', { seed: 7 }],
    ['actions that are no list', { actions: {} }],
    ['a configuration that cannot be', { config: { edition: 'classic', seats: 6 } }],
    ['an action without a seat', { actions: [{ action: 'end' }] }],
    ['an action without its text', { actions: [{ seat: 0 }] }],
  ])('a record with %s is malformed [CORE-10]', (_, change) => {
    const good = newRecord(unwrap(setUp(CLASSIC)), 'good');
    const value = change && !Array.isArray(change) ? { ...good, ...change } : change;
    expect(parseRecord(value)).toMatchObject({ ok: false, reason: { code: 'malformed' } });
  });

  it('chance gives every number below, none other, about equally often [CORE-10]', () => {
    const chance = new SeededChance('dice');
    const rolled = Array<number>(6).fill(0);
    for (let i = 0; i < 6000; i++) rolled[chance.below(6)]++;
    expect(rolled).toHaveLength(6);
    for (const count of rolled) expect(Math.abs(count - 1000)).toBeLessThan(150);
    expect(chance.below(1)).toBe(0);
  });

  it('every action of a game has a stream of its own [CORE-10]', () => {
    const rolls = (stream: number) => {
      const chance = seededChance('streams', stream);
      return Array.from({ length: 8 }, () => chance.below(1000)).join();
    };
    expect(rolls(3)).toBe(rolls(3));
    expect(new Set(Array.from({ length: 200 }, (_, i) => rolls(i))).size).toBe(200);
  });
});
