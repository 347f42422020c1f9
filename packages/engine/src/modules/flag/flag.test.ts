/** The Jolly Roger: coming home is not enough, the flag must be hoisted. */
import { describe, expect, it } from 'vitest';
import type { Choices } from '../../model/game-config.ts';
import { checkAction } from '../../record/check-action.ts';
import { onlyTokens, table } from '../../testing/table.ts';

const FLAG: Choices = { edition: 'classic', modules: ['retreat', 'flag'] };
const HANDS = { hands: ['key key key', 'key key key'] };

describe('FLAG-1: hoisting wins, arriving does not', () => {
  it('all home: the game goes on, and the flag is the next action of the same turn [FLAG-1]', () => {
    const t = table(FLAG, { ...HANDS, pirates: [{ goal: 5, 36: 1 }] });
    t.do('play 36 key');
    expect(t.now).toMatchObject({ phase: 'turn', ending: 'none', turn: 0, actionsLeft: 2 });
    const events = t.do('hoist');
    expect(events).toEqual([
      { type: 'hoisted', seat: 0 },
      { type: 'over', ending: 'flag', winners: [0] },
    ]);
    expect(t.now).toMatchObject({ phase: 'over', ending: 'flag', winners: [0] });
    expect(t.legal).toEqual([]);
  });

  it('as the third action of a turn too [FLAG-1]', () => {
    const t = table(FLAG, { ...HANDS, pirates: [{ goal: 4, 36: 2 }] });
    t.do('play 36 key', 'play 36 key', 'hoist');
    expect(t.now).toMatchObject({ ending: 'flag', winners: [0], turns: 1 });
  });

  it('with no action left it must wait for the next turn [FLAG-1]', () => {
    const t = table(FLAG, { ...HANDS, pirates: [{ goal: 3, 36: 3 }, {}] });
    t.do('play 36 key', 'play 36 key', 'play 36 key');
    expect(t.now).toMatchObject({ turn: 1, ending: 'none' });
    expect(checkAction(t.game, 0, 'hoist')).toMatchObject({ ok: false, reason: { code: 'not-your-turn' } });
    t.do('play start key', 'end', 'hoist');
    expect(t.now).toMatchObject({ ending: 'flag', winners: [0] });
  });

  it.each([
    [6, 5],
    [5, 4],
    [4, 3],
  ])('of %i pirates, %i home are not enough to hoist [FLAG-1]', (pirates, home) => {
    const t = table({ ...FLAG, pirates }, { ...HANDS, pirates: [{ goal: home, 36: 1 }, { goal: pirates }] });
    expect(t.legal).not.toContain('hoist');
    expect(t.refusal('hoist').code).toBe('not-home');
    t.do('play 36 key');
    expect(t.legal).toContain('hoist');
  });

  it('it is an action: a seat that can hoist and nothing else may not pass [FLAG-1] [CORE-2]', () => {
    const t = table(FLAG, { pirates: [{ goal: 6 }], hands: ['key', 'key'] });
    expect(t.legal).toEqual(['hoist']);
    expect(t.refusal('pass').code).toBe('must-act');
  });

  it('a seat that steps back out of the goal cannot hoist any more [FLAG-1] [RETREAT-4]', () => {
    const t = table(FLAG, { ...HANDS, pirates: [{ goal: 6 }, { 30: 1 }] });
    expect(t.legal).toEqual(['retreat goal', 'hoist']);
    t.do('retreat goal');
    expect(t.refusal('hoist').code).toBe('not-home');
  });

  it('a table without the module has no flag to hoist [FLAG-1]', () => {
    expect(table({ edition: 'classic' }, HANDS).refusal('hoist').code).toBe('malformed');
  });
});

describe('FLAG-2: the first to hoist', () => {
  it('wins, though another had come home first [FLAG-2]', () => {
    const t = table(FLAG, {
      pirates: [
        { goal: 3, 36: 3 },
        { goal: 5, 36: 1 },
      ],
      ...HANDS,
    });
    t.do('play 36 key', 'play 36 key', 'play 36 key', 'play 36 key', 'hoist');
    expect(t.now).toMatchObject({ ending: 'flag', winners: [1] });
  });

  it('wins alone, though others are home as well [FLAG-2]', () => {
    const t = table(
      { ...FLAG, seats: 3 },
      { pirates: [{ goal: 6 }, { goal: 6 }, { goal: 6 }], hands: ['', '', ''], turn: 2 },
    );
    t.do('hoist');
    expect(t.now).toMatchObject({ ending: 'flag', winners: [2] });
  });

  it('nobody hoists in 2,000 turns: decided on count [FLAG-2] [CORE-9]', () => {
    const t = table(FLAG, { pirates: [{ 30: 1 }, { goal: 6 }], ...HANDS, turns: 1999 });
    t.do('play 30 key', 'end');
    expect(t.now).toMatchObject({ ending: 'count', winners: [1] });
  });
});

describe('FLAG with other modules', () => {
  it('helping a rival’s last pirate home does not win for that rival, and pays [FLAG-1] [ASSIST-8]', () => {
    const t = table(
      { edition: 'cartagena2', modules: ['assist', 'voyage', 'limit', 'flag'] },
      { pirates: [{ goal: 2 }, { goal: 5, 35: 1 }], hands: ['map', 'map'], stock: 'ducats ducats' },
    );
    t.do('assist B 35');
    expect(t.now).toMatchObject({ phase: 'turn', ending: 'none', turn: 0, actionsLeft: 2 });
    expect(t.hand(0)).toBe('ducats ducats map');
    expect(t.refusal('hoist').code).toBe('not-home');
    t.do('end', 'hoist');
    expect(t.now).toMatchObject({ ending: 'flag', winners: [1] });
  });

  it('a golden card that brings the last pirate home still trims hands [FLAG-1] [LIMIT-4]', () => {
    const t = table(
      { edition: 'cartagena2', modules: ['assist', 'voyage', 'limit', 'flag'] },
      { pirates: [{ goal: 5, 35: 1 }], hands: ['map*', Array(8).fill('map').join(' ')] },
    );
    t.do('play 35 map*');
    expect(t.now).toMatchObject({ phase: 'discard', actor: 1 });
    t.do('discard map', 'hoist');
    expect(t.now).toMatchObject({ ending: 'flag', winners: [0] });
  });

  it('without cards the flag may be hoisted too [FLAG-1] [EMPTY-1]', () => {
    const t = table(
      { edition: 'wielka', modules: ['retreat', 'empty', 'flag'] },
      { pirates: [{ goal: 6 }], hands: ['', 'hook'] },
    );
    t.do('hoist');
    expect(t.now).toMatchObject({ ending: 'flag', winners: [0] });
  });

  describe('rafts', () => {
    const RAFT: Choices = { edition: 'diaries', modules: ['retreat', 'raft', 'flag'] };
    const raft = (tokens: ('crew' | null)[]) => ({
      raft: 0,
      icons: ['dagger', 'key', 'hat', 'skull', 'pistol'] as const,
      tokens: [...tokens, null, null, null, null, null].slice(0, 5),
    });

    it('pirates at sea are home for the flag, with or without some on the sloop [FLAG-1] [RAFT-10]', () => {
      for (const own of [
        { sea: 6, goal: 0 },
        { sea: 2, goal: 4 },
      ]) {
        const t = table(RAFT, { pirates: [own], vessels: [2, 0], hands: ['key', 'key'] });
        expect(t.legal).toContain('hoist');
      }
      const t = table(RAFT, { pirates: [{ sea: 2, goal: 3, wharf: 1 }], vessels: [1, 0], hands: ['key', 'key'] });
      expect(t.refusal('hoist').code).toBe('not-home');
    });

    it('boarding as the third soul sends the last pirate to sea: no win yet [FLAG-1] [RAFT-7]', () => {
      const t = table(RAFT, {
        pirates: [{ goal: 5, wharf: 1 }],
        hands: ['hat', 'key'],
        rafts: { docked: { white: raft(['crew', 'crew']), orange: null }, left: [] },
      });
      t.do('play wharf hat white');
      expect(t.pirates(0)).toEqual({ goal: 5, sea: 1 });
      expect(t.now).toMatchObject({ phase: 'turn', ending: 'none', actionsLeft: 2 });
      t.do('hoist');
      expect(t.now).toMatchObject({ ending: 'flag', winners: [0] });
    });

    it('a token that sends the last pirates of two seats to sea ends nothing; who hoists first wins [FLAG-2] [RAFT-10]', () => {
      const t = table(RAFT, {
        pirates: [
          { goal: 5, white1: 1 },
          { goal: 5, white2: 1 },
        ],
        hands: ['key*', 'key'],
        rafts: { docked: { white: raft([]), orange: null }, left: [], pool: onlyTokens('crew white') },
      });
      t.do('lay key*');
      // Nobody is left for the card to move: it is spent, and the action with it.
      expect(t.eventsOf('spent')).toEqual([{ type: 'spent', seat: 0 }]);
      expect(t.now).toMatchObject({ phase: 'turn', ending: 'none', turn: 0, actionsLeft: 2 });
      t.do('end', 'hoist');
      expect(t.now).toMatchObject({ ending: 'flag', winners: [1] });
    });
  });
});
