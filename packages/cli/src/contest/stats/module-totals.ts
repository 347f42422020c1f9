/** What the modules brought about in all games of a simulation. */
import type { ModuleId } from '@cartagena/engine';
import { moduleStatsOf, type NamedModuleStat } from './module-stats.ts';
import { round } from './statistics.ts';
import { WHOLE_WIN, type WinRate, winRate } from './win-rate.ts';

interface ModuleStatResult {
  /** The share of games in which it happened, and how often it happens in a game on average. */
  readonly share: number;
  readonly perGame: number;
  /** Games in which one seat did it more often than every other, and how often that seat won. */
  readonly most: WinRate & { readonly games: number };
}

export type ModuleResults = { readonly [M in ModuleId]?: { readonly [stat: string]: ModuleStatResult } };

export class ModuleTotals {
  private readonly stats: readonly NamedModuleStat[];
  private readonly totals: { games: number; count: number; mostGames: number; mostWins: number }[];

  constructor(modules: readonly ModuleId[]) {
    this.stats = moduleStatsOf(modules);
    this.totals = this.stats.map(() => ({ games: 0, count: 0, mostGames: 0, mostWins: 0 }));
  }

  /** `counts[stat][seat]` of one game. */
  add(counts: readonly (readonly number[])[], winners: readonly number[]): void {
    counts.forEach((bySeat, stat) => {
      const totals = this.totals[stat];
      const count = bySeat.reduce((sum, n) => sum + n, 0);
      const most = Math.max(...bySeat);
      totals.count += count;
      if (count > 0) totals.games++;
      if (bySeat.filter(n => n === most).length > 1) return;
      totals.mostGames++;
      if (winners.includes(bySeat.indexOf(most))) totals.mostWins += WHOLE_WIN / winners.length;
    });
  }

  result(gameCount: number): ModuleResults {
    const results: { [M in ModuleId]?: { [stat: string]: ModuleStatResult } } = {};
    this.stats.forEach(({ module, name }, i) => {
      const { games, count, mostGames, mostWins } = this.totals[i];
      results[module] = {
        ...results[module],
        [name]: {
          share: round(games / gameCount),
          perGame: round(count / gameCount),
          most: { games: mostGames, ...winRate(mostWins, mostGames) },
        },
      };
    });
    return results;
  }
}
