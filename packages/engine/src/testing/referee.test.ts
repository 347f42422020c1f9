/** The referee is worth what it finds: each thing that it checks is broken here once. */
import { describe, expect, it } from 'vitest';
import { SeededChance } from '../base/chance.ts';
import { unwrap } from '../base/result.ts';
import { NONE, PHASE } from '../base/vocabulary.ts';
import { COVERED } from '../model/board.ts';
import type { Choices } from '../model/game-config.ts';
import type { Game, Rules } from '../model/rules.ts';
import type { State } from '../model/state.ts';
import { CREW, HOLE } from '../modules/raft/rafts.ts';
import { newGame } from '../play/deal.ts';
import { changePosition } from '../play/positions.ts';
import { setUp } from '../setup/config.ts';
import { resolveRules } from '../setup/resolve.ts';
import { checkState } from './referee.ts';

const CLASSIC: Choices = { edition: 'classic' };
const VOYAGE: Choices = { edition: 'wielka', modules: ['retreat', 'voyage'] };
const RAFT: Choices = { edition: 'diaries', modules: ['retreat', 'raft'] };
const ITEMS: Choices = { edition: 'wielka', modules: ['retreat', 'items'] };
const HATS: Choices = { edition: 'diaries', modules: ['retreat', 'captain'] };

const dealt = (choices: Choices): Game => newGame(resolveRules(unwrap(setUp(choices))), new SeededChance('referee'));

/** Puts pirates of a seat from the start to a place, all counts included. */
function put(rules: Rules, state: State, seat: number, place: number, count = 1): void {
  for (let i = 0; i < count; i++) {
    changePosition(rules, state, seat, 0, place);
    state.crowd[0]--;
    state.crowd[place]++;
  }
}

describe('the referee', () => {
  it.each<[string, Choices]>([
    ['classic', CLASSIC],
    ['a boat', VOYAGE],
    ['rafts', RAFT],
    ['chests', ITEMS],
    ['hats', HATS],
  ])('finds nothing wrong after a deal: %s', (_, choices) => {
    const { rules, state } = dealt(choices);
    expect(checkState(rules, state)).toBeGreaterThan(0);
  });

  it.each<[string, Choices, (rules: Rules, state: State) => void]>([
    ['three on a space', CLASSIC, (rules, state) => put(rules, state, 0, 3, 3)],
    ['three of a seat in the boat', VOYAGE, (rules, state) => put(rules, state, 1, rules.boatNear, 3)],
    [
      'two on a raft with two holes',
      RAFT,
      (rules, state) => {
        for (const slot of [5, 6]) token(rules, state, slot, HOLE);
        for (const slot of [7, 8]) put(rules, state, 0, rules.firstRaftSpace + slot);
      },
    ],
    [
      'no raft at a berth',
      RAFT,
      (_, state) => {
        state.raftAt[0] = NONE;
      },
    ],
    [
      'as many tokens as closed chests',
      ITEMS,
      (_, state) => {
        const closed = state.chest.reduce((sum, count) => sum + count, 0);
        state.chestLeft.fill(0);
        state.chestLeft[0] = closed - 1;
        state.chestLeft[1] = 1;
      },
    ],
  ])('finds nothing wrong with %s', (_, choices, change) => {
    const { rules, state } = dealt(choices);
    change(rules, state);
    expect(checkState(rules, state)).toBeGreaterThan(0);
  });

  it.each<[string, Choices, (rules: Rules, state: State) => void]>([
    ['there are 18 cards skull instead of 17', CLASSIC, (_, state) => state.stock[0]++],
    ['seat 0 holds 6 cards, 7 are counted', CLASSIC, (_, state) => state.handCount[0]++],
    ['the stock holds 90 cards, 91 are counted', CLASSIC, (_, state) => state.stockCount++],
    ['place 3 has 0 pirates, 1 are counted', CLASSIC, (_, state) => state.crowd[3]++],
    ['4 stand on space 3', CLASSIC, (rules, state) => put(rules, state, 0, 3, 4)],
    [
      'positions are not in order',
      CLASSIC,
      (rules, state) => {
        put(rules, state, 0, 3);
        state.positions.subarray(0, rules.pirates).reverse();
      },
    ],
    ['a hat is on nobody', HATS, (_, state) => state.hat.fill(5)],
    ['somebody knows a card that is not there', HATS, (_, state) => state.known.fill(20, 0, 1)],
    ['somebody has won too early', CLASSIC, (_, state) => state.winners++],
    [
      'nobody has won',
      CLASSIC,
      (_, state) => {
        state.phase = PHASE.over;
      },
    ],
    [
      'another seat is asked',
      CLASSIC,
      (_, state) => {
        state.actor = 1 - state.turn;
      },
    ],
    ['4 of seat 0 are in the boat', VOYAGE, (rules, state) => put(rules, state, 0, rules.boatNear, 4)],
    [
      'seat 1 has a pirate in the boat where it does not lie',
      VOYAGE,
      (rules, state) => put(rules, state, 1, rules.boatFar),
    ],
    ['more than one on a space of a raft', RAFT, (rules, state) => put(rules, state, 0, rules.firstRaftSpace + 7, 2)],
    [
      'a full raft has not sailed',
      RAFT,
      (rules, state) => {
        for (const slot of [0, 1, 2]) put(rules, state, 0, rules.firstRaftSpace + slot);
      },
    ],
    [
      'a leaky raft has not sunk',
      RAFT,
      (rules, state) => {
        for (const slot of [5, 6, 7]) token(rules, state, slot, HOLE);
      },
    ],
    [
      'a full raft has not sailed',
      RAFT,
      (rules, state) => {
        for (const slot of [5, 9]) token(rules, state, slot, CREW);
        put(rules, state, 1, rules.firstRaftSpace + 7);
      },
    ],
    [
      'more than one on a space of a raft',
      RAFT,
      (rules, state) => {
        state.crowd[rules.firstRaftSpace + 4] = COVERED;
      },
    ],
    [
      'somebody is on a raft that is not there',
      RAFT,
      (rules, state) => {
        put(rules, state, 0, rules.firstRaftSpace + 5);
        state.raftAt[1] = NONE;
      },
    ],
    [
      'a chest lies on space 1',
      ITEMS,
      (rules, state) => {
        state.icons[1] = (rules.icons.indexOf('chest') + 1) % 6;
        state.chest[1] = 1;
      },
    ],
    ['a closed chest has no token', ITEMS, (_, state) => state.chestLeft.fill(0)],
  ])('finds that %s', (what, choices, spoil) => {
    const { rules, state } = dealt(choices);
    spoil(rules, state);
    expect(() => checkState(rules, state)).toThrow(`Broken: ${what}`);
  });
});

/** A token on a space of a raft covers it. */
function token(rules: Rules, state: State, slot: number, kind: number): void {
  state.aboard[slot] = kind;
  state.crowd[rules.firstRaftSpace + slot] = COVERED;
}
