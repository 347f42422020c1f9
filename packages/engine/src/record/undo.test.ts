import { describe, expect, it } from 'vitest';
import { type Chance, seededChance } from '../base/chance.ts';
import { unwrap } from '../base/result.ts';
import type { Choices } from '../model/game-config.ts';
import { namedActions } from '../play/actions.ts';
import { isOver } from '../play/turn.ts';
import { setUp } from '../setup/config.ts';
import { nameSetup } from '../testing/setups.ts';
import { table } from '../testing/table.ts';
import { act, type GameRecord, newRecord, replay } from './record.ts';
import { NO_RUN, takeBack, undoable, undoableOf, withAction, withEvent } from './undo.ts';

/** Plays random actions that pass `wanted` until `done`, and gives up after a while. */
function playUntil(
  choices: Choices,
  wanted: (type: string) => boolean,
  done: (record: GameRecord) => boolean,
): GameRecord {
  for (let attempt = 0; attempt < 200; attempt++) {
    let record = newRecord(unwrap(setUp(choices)), `undo ${attempt}`);
    const luck = seededChance(`undo ${attempt}`, 99);
    for (let i = 0; i < 60 && !done(record); i++) {
      const { rules, state } = unwrap(replay(record));
      const legal = namedActions(rules, state).filter(action => wanted(action.type));
      if (legal.length === 0) break;
      record = unwrap(act(record, state.actor, legal[luck.below(legal.length)]));
    }
    if (done(record)) return record;
  }
  throw new Error('No such game was found.');
}

const last = (record: GameRecord, n = 1) => record.actions.at(-n);
const turnOf = (record: GameRecord) => unwrap(replay(record)).state.turn;
const any = () => true;

describe('undoable', () => {
  it('counts the own plays of the current turn', () => {
    const record = playUntil(
      { edition: 'classic' },
      type => type === 'play',
      r => r.actions.length === 2,
    );
    const { seat } = record.actions[0];
    expect(undoable(record, seat)).toBe(2);
    expect(undoable(record, 1 - seat)).toBe(0);
    expect(takeBack(record, seat, 2).actions).toEqual([]);
    expect(takeBack(record, seat, 3)).toBe(record);
    expect(takeBack(record, 1 - seat, 1)).toBe(record);
  });

  it('counts nothing of a turn that is over', () => {
    const record = playUntil(
      { edition: 'classic' },
      type => type === 'play',
      r => r.actions.length === 3,
    );
    expect(undoable(record, record.actions[0].seat)).toBe(0);
    expect(undoable(record, 1 - record.actions[0].seat)).toBe(0);
  });

  it('stops at a card drawn from the stock, and goes on after it', () => {
    const drawn = playUntil(
      { edition: 'classic', actions: 5 },
      any,
      r => last(r)?.action.startsWith('retreat') === true && turnOf(r) === last(r)?.seat,
    );
    expect(undoable(drawn, turnOf(drawn))).toBe(0);
    const after = playUntil(
      { edition: 'classic', actions: 5 },
      any,
      r =>
        last(r, 2)?.action.startsWith('retreat') === true &&
        last(r)?.action.startsWith('play') === true &&
        turnOf(r) === last(r, 2)?.seat &&
        last(r)?.seat === last(r, 2)?.seat,
    );
    expect(undoable(after, turnOf(after))).toBe(1);
  });

  it('takes back a draw from the open row, unless the row was refilled', () => {
    const row: Choices = { edition: 'classic', supply: 'row', hands: 'open', actions: 5 };
    const drawn = playUntil(
      row,
      any,
      r =>
        last(r)?.action.startsWith('retreat') === true &&
        turnOf(r) === last(r)?.seat &&
        unwrap(replay(r)).state.rowCount < 12,
    );
    expect(undoable(drawn, turnOf(drawn))).toBeGreaterThan(0);
    const laid = playUntil(
      row,
      any,
      r =>
        last(r)?.action.startsWith('retreat') === true &&
        turnOf(r) === last(r)?.seat &&
        r.actions.length > 5 &&
        unwrap(replay(r)).state.rowCount > 10 &&
        unwrap(replay({ ...r, actions: r.actions.slice(0, -1) })).state.rowCount < 3,
    );
    expect(undoable(laid, turnOf(laid))).toBe(0);
  });

  it('stops at an action that asks another seat to decide', () => {
    const limit: Choices = { edition: 'cartagena2', hand: 10, actions: 5 };
    const asked = playUntil(limit, any, r => unwrap(replay(r)).state.actor !== turnOf(r));
    expect(undoable(asked, turnOf(asked))).toBe(0);
    // The seat that is asked may change its mind as long as nothing is revealed.
    const asks = unwrap(replay(asked)).state.actor;
    const chosen = unwrap(act(asked, asks, namedActions(unwrap(replay(asked)).rules, unwrap(replay(asked)).state)[0]));
    expect(unwrap(replay(chosen)).state.actor).toBe(asks);
    expect(undoable(chosen, asks)).toBe(1);
    expect(undoable(chosen, turnOf(chosen))).toBe(0);
  });

  it('counts nothing when the game is over', () => {
    let record = newRecord(unwrap(setUp({ edition: 'classic', pirates: 4, segments: [4], actions: 5 })), 'over');
    const luck = seededChance('over', 1);
    for (let game = unwrap(replay(record)); !isOver(game.state); game = unwrap(replay(record))) {
      const legal = namedActions(game.rules, game.state);
      record = unwrap(act(record, game.state.actor, legal[luck.below(legal.length)]));
    }
    expect(undoable(record, last(record)!.seat)).toBe(0);
  });

  it.each<Choices>([
    { edition: 'classic' },
    { edition: 'classic', supply: 'row', hands: 'open' },
    { edition: 'wielka', modules: ['retreat', 'assist', 'voyage', 'limit', 'empty', 'items'], seats: 3 },
    { edition: 'diaries', modules: ['retreat', 'captain', 'raft'] },
  ])('never reaches back across chance: %j', choices => {
    const config = unwrap(setUp(choices));
    let record = newRecord(config, nameSetup(config));
    const luck = seededChance('reach', 0);
    const rolled: boolean[] = [];
    /** Whether the action with this number used chance. */
    const noted = (seed: string, stream: number): Chance => {
      const inner = seededChance(seed, stream);
      return {
        below(n) {
          rolled[stream - 1] = true;
          return inner.below(n);
        },
      };
    };
    for (let i = 0; i < 40; i++) {
      const game = unwrap(replay(record, { chance: noted }));
      if (isOver(game.state)) break;
      const legal = namedActions(game.rules, game.state);
      record = unwrap(act(record, game.state.actor, legal[luck.below(legal.length)]));
      unwrap(replay(record, { chance: noted }));
      for (let seat = 0; seat < config.seats; seat++) {
        const count = undoable(record, seat);
        const taken = Array.from({ length: count }, (_, n) => record.actions.length - 1 - n);
        expect(taken.every(n => record.actions[n].seat === seat && !rolled[n])).toBe(true);
      }
    }
  });
});

describe('a run of actions that can be taken back', () => {
  const run = { seat: 0, turn: 3, count: 2 };

  it('grows with the same seat in the same turn, and begins anew with another seat or turn', () => {
    expect(withAction(NO_RUN, { actor: 0, turns: 0 })).toEqual({ seat: 0, turn: 0, count: 1 });
    expect(withAction(run, { actor: 0, turns: 3 })).toEqual({ seat: 0, turn: 3, count: 3 });
    expect(withAction(run, { actor: 1, turns: 3 })).toEqual({ seat: 1, turn: 3, count: 1 });
    expect(withAction(run, { actor: 0, turns: 4 })).toEqual({ seat: 0, turn: 4, count: 1 });
  });

  it('goes on after something that was unknown has been shown, from there', () => {
    const shown = withEvent(run, { type: 'row', cards: ['key'] });
    expect(shown).toEqual({ seat: 0, turn: 3, count: 0 });
    expect(withAction(shown, { actor: 0, turns: 3 })).toEqual({ seat: 0, turn: 3, count: 1 });
    expect(withEvent(run, { type: 'ended', seat: 0 })).toBe(run);
  });

  it('belongs to its seat, while that seat decides in that turn', () => {
    const { game } = table({ edition: 'classic' }, { turns: 3 });
    expect(undoableOf(run, 0, game.state)).toBe(2);
    expect(undoableOf({ ...run, turn: 2 }, 0, game.state)).toBe(0);
    expect(undoableOf(run, 1, game.state)).toBe(0);
    game.state.actor = 1;
    expect(undoableOf(run, 0, game.state)).toBe(0);
    expect(undoableOf(run, 1, game.state)).toBe(0);
  });
});
