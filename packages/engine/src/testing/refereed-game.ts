/**
 * One game by random choice under the referee. The same rules and seed make the same game, so that whatever breaks can be
 * seen again: games that broke once are stored by their seeds.
 */

import { SeededChance, seededChance } from '../base/chance.ts';
import { unwrap } from '../base/result.ts';
import type { Game, Rules } from '../model/rules.ts';
import { stateKey } from '../model/state.ts';
import { actionBuffer, apply } from '../play/actions.ts';
import { deal, newGame } from '../play/deal.ts';
import { makeNotation } from '../record/notation.ts';
import { newRecord, type RecordedAction, replay } from '../record/record.ts';
import { checkState } from './referee.ts';
import { checkRoundTrips } from './round-trips.ts';
import { mustBeSame } from './same.ts';
import { checkWorlds } from './worlds.ts';

/** Far more than any game takes. */
const ENDLESS = 200_000;

/** What broke, and after how many actions. */
export class BrokenGame extends Error {
  readonly at: number;

  constructor(at: number, cause: unknown) {
    super(cause instanceof Error ? cause.message : String(cause), { cause });
    this.at = at;
  }
}

/** A close look takes as long as many actions. */
const LOOK_EVERY = 7;

/**
 * Plays the game to its end in the state of `game`, which may be another game's, and returns how many actions it took. If it
 * is looked at closely, names, copies and other worlds are checked now and then too, and the replay at the end.
 */
export function refereeGame(game: Game, seed: string, out: Uint16Array, closely = false): number {
  const { rules, state } = game;
  const player = new SeededChance(`${seed}/player`);
  const actions: RecordedAction[] = [];
  let made = 0;
  try {
    game.chance = seededChance(seed, 0);
    deal(game);
    for (let count = checkState(rules, state, out); count > 0; count = checkState(rules, state, out)) {
      const action = out[player.below(count)];
      if (closely) {
        if (made % LOOK_EVERY === 0) lookClosely(game, out.subarray(0, count), `${seed}/${made}`);
        actions.push({ seat: state.actor, action: makeNotation(rules, action) });
      }
      game.chance = seededChance(seed, ++made);
      apply(game, action);
      if (made > ENDLESS) throw new Error('Broken: it does not end');
    }
    if (closely) {
      const record = { ...newRecord(rules.config, seed), actions };
      mustBeSame(stateKey(unwrap(replay(record, { rules })).state), stateKey(state), 'the game replayed');
    }
  } catch (error) {
    throw new BrokenGame(made, error);
  }
  return made;
}

function lookClosely(game: Game, legal: Uint16Array, seed: string): void {
  checkRoundTrips(game, legal);
  checkWorlds(game, legal, seed);
}

/** A game of its own, for callers that play only one. */
export function refereeOneGame(rules: Rules, seed: string, closely = false): Game {
  const game = newGame(rules, seededChance(seed, 0));
  refereeGame(game, seed, actionBuffer(rules), closely);
  return game;
}
