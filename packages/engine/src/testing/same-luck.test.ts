/**
 * The same luck (docs/same-luck.md): two courses of play, made by different choices, see the same draws one after the other, at
 * every table that the registry can make, a variant of the tests included. Without `luck: 'same'` this proof fails.
 */
import { afterAll, describe, expect, it } from 'vitest';
import { type Chance, SeededChance, seededChance } from '../base/chance.ts';
import { unwrap } from '../base/result.ts';
import { EDITIONS } from '../base/vocabulary.ts';
import type { GameConfig } from '../model/game-config.ts';
import type { Game, Module } from '../model/rules.ts';
import { type State, stateKey } from '../model/state.ts';
import { actionBuffer, apply, legalActions } from '../play/actions.ts';
import { newGame } from '../play/deal.ts';
import { isOver } from '../play/turn.ts';
import { makeNotation } from '../record/notation.ts';
import { act, newRecord, parseRecord, replay } from '../record/record.ts';
import { takeBack, undoable } from '../record/undo.ts';
import { parseConfig, setUp } from '../setup/config.ts';
import { MODULES, registerModule } from '../setup/registry.ts';
import { resolveRules } from '../setup/resolve.ts';
import { makeSnapshot, restoreState } from '../view/snapshot.ts';
import { oneIn } from './quick.ts';
import { asJson } from './same.ts';
import { everySetup, nameSetup } from './setups.ts';
import { stash } from './variant/index.ts';

afterAll(registerModule(stash as Module));

const SAME_SETUPS = oneIn(
  8,
  everySetup()
    .filter((_, i) => i % 3 === 0)
    .map((config): GameConfig => ({ ...config, luck: 'same' })),
);
const withoutLuck = ({ luck: _, ...config }: GameConfig): GameConfig => config;

/** What is drawn from, by the name of the draw. */
const SUPPLY = { stock: 'stock', token: 'poolLeft', raft: 'raftLeft', chest: 'chestLeft' } as const;
const supplies = Object.entries(SUPPLY) as [keyof typeof SUPPLY, keyof State][];
const MOST_ACTIONS = 400;

/** What a course of play saw. */
interface Course {
  readonly start: string;
  /** What was left after so many draws: `stock 0 57`, round and number, to the contents. */
  readonly left: Map<string, string>;
  /** Each draw: the slot, and what there was to draw from, to what chance gave. */
  readonly draws: Map<string, number>;
  readonly end: string;
}

/** Plays by random choice. `choices` is what differs between two courses. */
function playCourse(config: GameConfig, choices: string): Course {
  const rules = resolveRules(config);
  const player = new SeededChance(choices);
  const out = actionBuffer(rules);
  const left = new Map<string, string>();
  const draws = new Map<string, number>();
  const rounds = { stock: 0, token: 0, raft: 0, chest: 0 };
  let game: Game | undefined;
  const watched = (action: number): Chance => {
    const chance = seededChance('deal', action);
    const named = (slot: string, inner: Chance): Chance => ({
      below(n) {
        const got = inner.below(n);
        const field = SUPPLY[slot.split(' ')[0] as keyof typeof SUPPLY];
        if (game) draws.set(`${slot} of ${n}: ${field ? game.state[field] : ''}`, got);
        return got;
      },
    });
    return { below: n => chance.below(n), forSlot: slot => named(slot, chance.forSlot!(slot)) };
  };
  let dealt = false;
  game = newGame(rules, watched(0), ({ type }) => {
    if (type === 'reshuffled') rounds.stock++;
    if (type === 'chests' && dealt) rounds.chest++;
  });
  dealt = true;
  const { state } = game;
  const start = stateKey(state);
  for (let actions = 0; !isOver(state) && actions < MOST_ACTIONS; actions++) {
    for (const [draw, field] of supplies) {
      const contents = state[field] as Uint8Array;
      const count = contents.reduce((sum, one) => sum + one, 0);
      if (contents.length > 0) left.set(`${draw} ${rounds[draw]} ${count}`, contents.join());
    }
    game.chance = watched(actions + 1);
    apply(game, out[player.below(legalActions(rules, state, out))]);
  }
  return { start, left, draws, end: stateKey(state) };
}

/** Keys that both have, and those of them whose values differ. */
function compare(a: ReadonlyMap<string, unknown>, b: ReadonlyMap<string, unknown>, isMeant = (_: string) => true) {
  const common = [...a.keys()].filter(key => b.has(key) && isMeant(key));
  return { common: common.length, different: common.filter(key => a.get(key) !== b.get(key)) };
}

/** A new stock has other cards in each course. */
const isFirstStock = (key: string) => !key.startsWith('stock') || key.startsWith('stock 0');

describe('two courses of play with the same luck', () => {
  const seen = { left: 0, draws: 0, chests: 0, rafts: 0, thefts: 0 };

  it.each(SAME_SETUPS.map(config => [nameSetup(config), config] as const))('%s', (_, config) => {
    const [one, other] = ['one', 'other'].map(choices => playCourse(config, choices));
    expect(one.start).toBe(other.start);
    const left = compare(one.left, other.left, isFirstStock);
    expect(left.different).toEqual([]);
    // The same cards to draw from, by the same number of the draw, give the same card: also from a new stock.
    const draws = compare(one.draws, other.draws);
    expect(draws.different).toEqual([]);
    const drawn = [...one.draws.keys()].filter(key => other.draws.has(key));
    const count = (pattern: RegExp) => drawn.filter(key => pattern.test(key)).length;
    seen.left += left.common;
    seen.draws += draws.common;
    seen.chests += count(/^chest /);
    seen.rafts += count(/^(raft|token) /);
    seen.thefts += count(/^theft /);
  });

  it('met every kind of draw', () => {
    expect(new Set(SAME_SETUPS.map(({ edition }) => edition))).toEqual(new Set(EDITIONS));
    expect(new Set(SAME_SETUPS.flatMap(({ modules }) => modules))).toEqual(new Set(MODULES));
    expect(seen.left).toBeGreaterThan(SAME_SETUPS.length);
    expect(seen.draws).toBeGreaterThan(10 * SAME_SETUPS.length);
    for (const count of [seen.chests, seen.rafts, seen.thefts]) expect(count).toBeGreaterThan(0);
  });

  it('are other games: the choices were different', () => {
    const config = unwrap(setUp({ edition: 'classic', luck: 'same' }));
    expect(playCourse(config, 'one').end).not.toBe(playCourse(config, 'other').end);
  });

  it('differ in their draws where each action has luck of its own: so the proof can fail', () => {
    const differing = oneIn(6, SAME_SETUPS).filter(config => {
      const [one, other] = ['one', 'other'].map(choices => playCourse(withoutLuck(config), choices));
      expect(one.start).toBe(other.start);
      return compare(one.left, other.left, isFirstStock).different.length > 0;
    });
    expect(differing.length).toBeGreaterThan(0.9 * oneIn(6, SAME_SETUPS).length);
  });
});

describe('a new stock with the same luck', () => {
  const RULES = resolveRules(unwrap(setUp({ edition: 'classic', luck: 'same', recycle: true })));

  /** Draws a stock that was made anew `round` times out of these discards, card by card. */
  function orderOf(discards: readonly number[], round: number): number[] {
    const { state } = newGame(RULES, seededChance('deal', 0));
    const game: Game = { rules: RULES, state, chance: seededChance('deal', 9) };
    state.stock.fill(0);
    state.hand.fill(0);
    state.handCount.fill(0);
    state.stockCount = 0;
    state.discards.set(discards);
    state.discardCount = discards.length;
    state.rounds[2] = round;
    return discards.map(() => {
      const before = state.hand.slice();
      RULES.reward(game, 0, 1);
      return state.hand.findIndex((count, kind) => count !== before[kind]) % RULES.cardKinds;
    });
  }

  const CARDS = [0, 0, 1, 2, 2, 3, 3, 3, 4, 5, 5, 5];

  it('is in the order that its number and its cards give, whatever order they were discarded in', () => {
    expect(orderOf([...CARDS].reverse(), 0)).toEqual(orderOf(CARDS, 0));
    expect([...orderOf(CARDS, 0)].sort()).toEqual(CARDS);
  });

  it('is in another order when the same cards come again', () => {
    expect(orderOf(CARDS, 1)).not.toEqual(orderOf(CARDS, 0));
    expect(orderOf(CARDS, 255)).not.toEqual(orderOf(CARDS, 0));
  });
});

describe('the order of the stock with the same luck', () => {
  it('is fair: each card comes next as often as any other', () => {
    const rules = resolveRules(unwrap(setUp({ edition: 'classic', luck: 'same' })));
    const firsts = new Array<number>(rules.seats).fill(0);
    const kinds = new Array<number>(rules.cardKinds).fill(0);
    for (let i = 0; i < 1200; i++) {
      const { state } = newGame(rules, seededChance(`deal ${i}`, 0));
      firsts[state.turn]++;
      for (let kind = 0; kind < rules.cardKinds; kind++) kinds[kind] += state.hand[kind];
    }
    // Six kinds, 7200 cards: 1200 each, give or take five standard deviations.
    for (const count of kinds) expect(Math.abs(count - 1200)).toBeLessThan(160);
    for (const count of firsts) expect(Math.abs(count - 600)).toBeLessThan(90);
  });

  it('does not follow from the numbers of the draws: neighbouring slots are independent', () => {
    let pairs = 0;
    const rounds = 40_000;
    const chance = seededChance('pairs', 0);
    for (let left = 0; left < rounds; left++) {
      const [a, b] = [left, left + 1].map(n => chance.forSlot!(`stock 0 ${n}`).below(8));
      if (a === b) pairs++;
    }
    expect(Math.abs(pairs - rounds / 8)).toBeLessThan(5 * Math.sqrt(rounds / 8));
  });
});

describe('a record with the same luck', () => {
  const CONFIG = unwrap(setUp({ edition: 'wielka', modules: ['retreat', 'items', 'limit'], seats: 3, luck: 'same' }));

  it('says so in its configuration, and is read, replayed and taken back like any other', () => {
    let record = newRecord(CONFIG, 'record');
    const player = new SeededChance('undo');
    let undone = 0;
    for (let i = 0; i < 40; i++) {
      const game = unwrap(replay(record));
      const out = actionBuffer(game.rules);
      const count = legalActions(game.rules, game.state, out);
      if (count === 0) break;
      const { actor } = game.state;
      record = unwrap(act(record, actor, makeNotation(game.rules, out[player.below(count)])));
      if (undoable(record, actor) > 0 && player.below(3) === 0) {
        record = takeBack(record, actor, 1);
        expect(stateKey(unwrap(replay(record)).state)).toBe(stateKey(game.state));
        undone++;
      }
    }
    expect(undone).toBeGreaterThan(2);
    const again = unwrap(parseRecord(asJson(record)));
    expect(again.config.luck).toBe('same');
    expect(stateKey(unwrap(replay(again)).state)).toBe(stateKey(unwrap(replay(record)).state));
  });

  it('goes on from a snapshot as it went on', () => {
    const rules = resolveRules(CONFIG);
    const out = actionBuffer(rules);
    const game = newGame(rules, seededChance('snapshot', 0));
    const player = new SeededChance('player');
    let compared = 0;
    for (let made = 1; !isOver(game.state); made++) {
      const copy: Game = {
        rules,
        state: restoreState(rules, asJson(makeSnapshot(rules, game.state))),
        chance: seededChance('snapshot', 0),
      };
      const action = out[player.below(legalActions(rules, game.state, out))];
      game.chance = seededChance('snapshot', made);
      apply(game, action);
      apply(copy, action);
      expect(stateKey(copy.state)).toBe(stateKey(game.state));
      compared++;
    }
    expect(compared).toBeGreaterThan(50);
    expect(game.state.rounds.some(round => round > 0)).toBe(true);
  });

  it('is another game than the same record without it', () => {
    const [same, own] = [CONFIG, withoutLuck(CONFIG)].map(config =>
      makeSnapshot(resolveRules(config), unwrap(replay(newRecord(config, 'record'))).state),
    );
    expect(same.seats).not.toEqual(own.seats);
    expect(same.rounds).toMatchObject({ stock: 0 });
    expect(own).not.toHaveProperty('rounds');
    expect(own.rounds).toBeUndefined();
  });

  it('is refused if it names another kind of luck', () => {
    expect(parseConfig({ edition: 'classic', luck: 'good' })).toMatchObject({ ok: false, reason: { clash: ['luck'] } });
  });

  it('is the only one that mentions luck', () => {
    expect(Object.keys(unwrap(setUp({ edition: 'classic' })))).not.toContain('luck');
  });
});
