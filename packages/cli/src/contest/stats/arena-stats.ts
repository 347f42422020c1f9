/** The results of an arena, added up by the names of the bots. */
import type { GameConfig } from '@cartagena/engine';
import { percent } from '../../render/format.ts';
import type { GameResult, ScheduledGame } from '../run/task.ts';
import { type DealRate, dealRate } from './deal-rate.ts';
import { type DecisionTimes, Durations } from './durations.ts';
import { Outcomes } from './outcomes.ts';
import { Distribution, type Interval, round, roundInterval, wilson } from './statistics.ts';
import { rateOf, WHOLE_WIN } from './win-rate.ts';

type ByName<T> = { readonly [name: string]: T };

/** The result as it is printed in JSON (docs/arena.md). */
export interface ArenaResult {
  readonly games: number;
  readonly planned: number;
  readonly bots: readonly string[];
  readonly wins: ByName<number>;
  readonly shares: ByName<number>;
  /** 95 %, by Wilson. */
  readonly intervals: ByName<Interval>;
  /** With deals as the unit; a bot is left out while nothing is known of how deals vary, and all of them in a round robin. */
  readonly byDeal: ByName<DealRate>;
  /** The share that bots of equal strength would have. */
  readonly expected: ByName<number>;
  readonly turns: { readonly mean: number; readonly median: number };
  readonly decisions: ByName<number>;
  readonly milliseconds: ByName<DecisionTimes>;
  readonly config: GameConfig;
  readonly seed: string;
  readonly iterations?: number;
}

/** A name may have several seats, whose results are added. */
class BotTotals {
  wins = 0;
  games = 0;
  seats = 0;
  readonly durations = new Durations();
  readonly deals: Outcomes;

  constructor(gamesOfDeal: number) {
    this.deals = new Outcomes(gamesOfDeal);
  }
}

export class ArenaStats {
  games = 0;
  private readonly turns = new Distribution();
  private readonly totals: ReadonlyMap<string, BotTotals>;
  private readonly names: readonly string[];

  /** The names by the index of the contestant; how many games each deal is played in, 0 if they are not the same players'. */
  constructor(names: readonly string[], gamesOfDeal = 0) {
    this.names = names;
    this.totals = new Map(names.map(name => [name, new BotTotals(gamesOfDeal)]));
  }

  add({ seats, seed }: ScheduledGame, { winners, turns, milliseconds }: GameResult): void {
    const bySeat = seats.map(index => this.totals.get(this.names[index])!);
    for (const bot of new Set(bySeat)) bot.games++;
    bySeat.forEach((bot, seat) => {
      bot.seats += WHOLE_WIN / seats.length;
      for (const time of milliseconds[seat]) bot.durations.add(time);
    });
    for (const bot of new Set(bySeat)) {
      const won = winners.filter(seat => bySeat[seat] === bot).length * (WHOLE_WIN / winners.length);
      bot.wins += won;
      bot.deals.add(seed, won);
    }
    this.turns.add(turns);
    this.games++;
  }

  summary(): string {
    return [...this.totals].map(([name, { wins, games }]) => `${name} ${percent(rateOf(wins, games))}`).join('  ');
  }

  result(planned: number, config: GameConfig, seed: string, iterations?: number): ArenaResult {
    return {
      games: this.games,
      planned,
      bots: this.names,
      wins: this.each(({ wins }) => round(wins / WHOLE_WIN)),
      shares: this.each(({ wins, games }) => round(rateOf(wins, games))),
      intervals: this.each(({ wins, games }) => roundInterval(wilson(wins / WHOLE_WIN, games))),
      byDeal: Object.fromEntries(
        Array.from(this.totals, ([name, { deals }]) => [name, dealRate(deals)] as const).filter(
          (entry): entry is [string, DealRate] => entry[1] !== undefined,
        ),
      ),
      expected: this.each(({ seats, games }) => round(rateOf(seats, games))),
      turns: { mean: round(this.turns.mean, 2), median: this.turns.percentile(0.5) },
      decisions: this.each(({ durations }) => durations.count),
      milliseconds: this.each(({ durations }) => durations.times()),
      config,
      seed,
      ...(iterations === undefined ? {} : { iterations }),
    };
  }

  private each<T>(value: (bot: BotTotals) => T): ByName<T> {
    return Object.fromEntries(Array.from(this.totals, ([name, bot]) => [name, value(bot)]));
  }
}
