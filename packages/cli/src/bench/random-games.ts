/** Uniformly random games, timed and counted, on any build of the engine. */
import type { Game } from '@cartagena/engine';
import { median, round1 } from './numbers.ts';

/** What is used of an engine: this one, or an older build. */
export type Engine = Pick<
  typeof import('@cartagena/engine'),
  | 'turnsPlayed'
  | 'actionBuffer'
  | 'apply'
  | 'deal'
  | 'legalActions'
  | 'newGame'
  | 'resolveRules'
  | 'SeededChance'
  | 'setUp'
  | 'unwrap'
>;

export interface Tally {
  games: number;
  actions: number;
  turns: number;
  /** Legal actions listed, all decisions together. */
  listed: number;
  /** Time that the processor spent on it, whatever else ran on the machine. */
  cpuSeconds: number;
  checksum: number;
}

export const newTally = (): Tally => ({
  games: 0,
  actions: 0,
  turns: 0,
  listed: 0,
  cpuSeconds: 0,
  checksum: 0,
});
export function add(total: Tally, part: Tally): void {
  for (const field of ['games', 'actions', 'turns', 'listed', 'cpuSeconds'] as const) total[field] += part[field];
  total.checksum = (Math.imul(total.checksum, 31) + part.checksum) | 0;
}

/** A few games at a time until the processor has spent so many seconds on them, however long a busy machine takes. */
export function playFor(engine: Engine, game: Game, out: Uint16Array, seconds: number): Tally {
  const total = newTally();
  while (total.cpuSeconds < seconds) add(total, playGames(engine, game, out, 10));
  return total;
}

/** The policy of the yardstick: at every decision one of the legal actions, each as likely. */
export function playGames(engine: Engine, game: Game, out: Uint16Array, games: number): Tally {
  const { apply, deal, legalActions, turnsPlayed } = engine;
  const { rules, state, chance } = game;
  let actions = 0;
  let listed = 0;
  let turns = 0;
  let checksum = 0;
  const cpu = process.cpuUsage();
  for (let i = 0; i < games; i++) {
    deal(game);
    for (let count = legalActions(rules, state, out); count > 0; count = legalActions(rules, state, out)) {
      const action = out[chance.below(count)];
      checksum = (Math.imul(checksum, 31) + action) | 0;
      apply(game, action);
      actions++;
      listed += count;
    }
    turns += turnsPlayed(state);
  }
  const { user, system } = process.cpuUsage(cpu);
  return { games, actions, turns, listed, cpuSeconds: (user + system) / 1e6, checksum };
}

/** What a run adds to the heap, from the shortest stretches that show it: a collection in between would hide it. */
export function heapGrowth(engine: Engine, game: Game, out: Uint16Array): number {
  const growths = Array.from({ length: 9 }, () => {
    const before = process.memoryUsage().heapUsed;
    const { actions } = playGames(engine, game, out, 50);
    return (process.memoryUsage().heapUsed - before) / actions;
  });
  return round1(Math.max(0, median(growths)));
}
