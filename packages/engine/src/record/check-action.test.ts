/** An action that cannot be read or done is refused with a sentence that says what can. */
import { describe, expect, it } from 'vitest';
import type { Module, MoveType } from '../model/rules.ts';
import { namedActions } from '../play/actions.ts';
import { plain } from '../play/dimensions.ts';
import { registerModule } from '../setup/registry.ts';
import { table } from '../testing/table.ts';
import { checkAction } from './check-action.ts';

const CLASSIC = { edition: 'classic' } as const;
const ITEMS = { edition: 'wielka', modules: ['retreat', 'empty', 'items'] } as const;
const JOKERS = { edition: 'diaries', modules: ['retreat', 'captain'] } as const;
const RAFTS = { edition: 'diaries', modules: ['retreat', 'raft'] } as const;

describe('an action at the wrong moment', () => {
  it('from a seat that does not exist is answered with the seats of the table', () => {
    const { game } = table(CLASSIC);
    expect(checkAction(game, 2, 'end')).toEqual({
      ok: false,
      reason: { code: 'no-seat', text: 'There is no such seat; this table has seats A, B.' },
    });
  });

  it('is answered with the types of action that are asked for', () => {
    const t = table(ITEMS, { hands: ['sabre sabre', 'hook'] });
    t.do('sabres sabre+sabre');
    expect(t.refusal('retreat 3')).toEqual({
      code: 'not-now',
      text: 'retreat is not what is asked for now: choose move, use-pistol, use-bomb, use-parrot, use-hook.',
    });
    expect(table(CLASSIC, { hands: ['key', ''] }).legal).toEqual(['play start key']);
  });

  it('is answered in general words where its type has none of its own', () => {
    const idle: MoveType = {
      type: 'idle' as never,
      phase: 'turn',
      dimensions: () => [],
      legal: (_rules, _state, _out, n) => n,
      apply() {},
    };
    const module = { id: 'idle' as never, patch: base => ({ moves: [...base.moves, idle] }) } as Module;
    const remove = registerModule(module);
    try {
      const t = table({ edition: 'classic', modules: ['retreat', module.id] });
      expect(t.refusal('idle')).toEqual({ code: 'not-now', text: 'That cannot be done at this moment.' });
    } finally {
      remove();
    }
  });

  it('of a large table is judged after one of a small table, and the other way round', () => {
    const small = table({ edition: 'classic', pirates: 4, segments: [4] }, { hands: ['key', 'key'] });
    const large = table(ITEMS, { hands: ['hook', 'hook'] });
    for (const [t, action] of [
      [small, 'play start key'],
      [large, 'play start hook'],
      [small, 'play start key'],
    ] as const)
      expect(checkAction(t.game, 0, action).ok).toBe(true);
  });
});

describe('an action that cannot be read', () => {
  it.each([
    ['fly 3', 'There is no action "fly" in this game; there are play, retreat, end, pass.'],
    ['play start key now', 'There is one word too many, "now": write "play <from> <card>".'],
    ['end now', 'There is one word too many, "now": write "end".'],
    ['play mast key', 'The from of a play must be one of start, 1, 2, 3, 4, 5, 6, 7, 8, 9, … goal.'],
    ['play', 'The from of a play must be one of start, 1, 2, 3, 4, 5, 6, 7, 8, 9, … goal.'],
    [5, 'An action must be an object with a type, or a text such as "play 12 key".'],
    [undefined, 'An action must be an object with a type, or a text such as "play 12 key".'],
    [{ type: 3 }, 'The type of an action must be a text, such as "play".'],
    [{ type: 'end', words: [] }, 'A end action has no field words.'],
    [{ type: 'play', from: 'start' }, 'The card of a play must be one of skull, dagger, key, bottle, pistol, hat.'],
  ])('%j is answered with what can be', (action, text) => {
    const { game } = table(CLASSIC, { hands: ['key', ''] });
    expect(checkAction(game, 0, action)).toEqual({ ok: false, reason: { code: 'malformed', text } });
  });

  it('is answered with the ways that there are, the usual one aside', () => {
    const { game } = table(RAFTS, { hands: ['key', ''] });
    expect(checkAction(game, 0, 'play start key green')).toEqual({
      ok: false,
      reason: { code: 'malformed', text: 'The raft of a play must be one of white, orange.' },
    });
  });

  it('lists up to twelve choices, and the first ten and the last of more', () => {
    const choices = (rowLength: number) => {
      const { game } = table(CLASSIC);
      const values = Array.from({ length: rowLength }, (_, i) => i + 1);
      const dimensionsOf = game.rules.dimensionsOf.map(() => [plain('slot', values)]);
      const checked = checkAction({ ...game, rules: { ...game.rules, dimensionsOf } }, 0, 'play none');
      return checked.ok ? '' : checked.reason.text;
    };
    expect(choices(12)).toBe('The slot of a play must be one of 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12.');
    expect(choices(13)).toBe('The slot of a play must be one of 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, … 13.');
  });

  it.each([
    ['something that is no text', ['key', Object.create(null)]],
    ['nothing but that', [Object.create(null), Object.create(null)]],
    ['a number', ['key', 5]],
    ['one card', ['key']],
    ['a text', 'key+hat'],
  ])('has cards that are refused with words: %s', (_, cards) => {
    const { game } = table(JOKERS, { hands: ['key hat', ''] });
    expect(checkAction(game, 0, { type: 'joker', cards })).toMatchObject({ ok: false, reason: { code: 'malformed' } });
  });
});

describe('words and fields', () => {
  it('name the same action', () => {
    const { game, legal } = table(JOKERS, { pirates: [{ 9: 2, 12: 1 }, { 4: 1 }], hats: [9], hands: ['key hat', ''] });
    const named = namedActions(game.rules, game.state);
    expect(named).toHaveLength(legal.length);
    expect(named).toEqual(
      expect.arrayContaining([
        { type: 'play', from: 'hat', card: 'key' },
        { type: 'retreat', from: 12 },
        { type: 'joker', cards: ['hat', 'key'] },
      ]),
    );
    named.forEach((action, i) => {
      expect(checkAction(game, 0, action)).toEqual(checkAction(game, 0, legal[i]));
    });
  });

  it('name a seat by its number and by its letter', () => {
    const { game, legal } = table({ edition: 'cartagena2' }, { pirates: [{ 3: 1 }, { 3: 1 }] });
    expect(legal).toContain('assist B start');
    expect(namedActions(game.rules, game.state)).toContainEqual({ type: 'assist', seat: 1, from: 'start' });
  });

  it('may be written in capitals, also in parts', () => {
    const { game } = table(JOKERS, { hands: ['key hat', ''] });
    const known = checkAction(game, 0, 'joker key+hat');
    expect(known.ok).toBe(true);
    expect(checkAction(game, 0, 'JOKER Hat+KEY')).toEqual(known);
  });
});
