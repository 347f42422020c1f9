/** What the games of an arena add up to, by the names of the bots. */
import type { GameConfig } from '@cartagena/engine';
import { percent } from '../../render/format.ts';
import type { GameResult, Task } from '../run/task.ts';
import { Distribution, type Interval, round, wilson } from './statistics.ts';
import { Stopwatch } from './stopwatch.ts';

/** A victory in parts that any number of seats can share: whole numbers add up the same in any order. */
export const VICTORY = 60;

export interface Times {
  readonly mean: number;
  readonly p99: number;
  readonly max: number;
}

type ByName<T> = { readonly [name: string]: T };

/** The result as it is given in JSON. */
export interface ArenaResult {
  readonly games: number;
  readonly planned: number;
  readonly bots: readonly string[];
  readonly wins: ByName<number>;
  readonly shares: ByName<number>;
  /** 95 %, by Wilson. */
  readonly intervals: ByName<Interval>;
  /** The share that bots of equal strength would have. */
  readonly expected: ByName<number>;
  readonly turns: { readonly mean: number; readonly median: number };
  readonly decisions: ByName<number>;
  readonly milliseconds: ByName<Times>;
  readonly config: GameConfig;
  readonly seed: string;
  readonly iterations?: number;
}

/** A name may have several seats; in the tally it is one. */
class Standing {
  wins = 0;
  games = 0;
  seats = 0;
  readonly watch = new Stopwatch();
}

export class ArenaTally {
  games = 0;
  private readonly turns = new Distribution();
  private readonly standings: ReadonlyMap<string, Standing>;
  private readonly names: readonly string[];

  /** The names by the number of the entry. */
  constructor(names: readonly string[]) {
    this.names = names;
    this.standings = new Map(names.map(name => [name, new Standing()]));
  }

  add({ seats }: Task, { winners, turns, milliseconds }: GameResult): void {
    const standings = seats.map(entry => this.standings.get(this.names[entry])!);
    for (const standing of new Set(standings)) standing.games++;
    standings.forEach((standing, seat) => {
      standing.seats += VICTORY / seats.length;
      for (const time of milliseconds[seat]) standing.watch.add(time);
    });
    for (const seat of winners) standings[seat].wins += VICTORY / winners.length;
    this.turns.add(turns);
    this.games++;
  }

  news(): string {
    return [...this.standings].map(([name, { wins, games }]) => `${name} ${percent(share(wins, games))}`).join('  ');
  }

  result(planned: number, config: GameConfig, seed: string, iterations?: number): ArenaResult {
    return {
      games: this.games,
      planned,
      bots: this.names,
      wins: this.each(({ wins }) => round(wins / VICTORY)),
      shares: this.each(({ wins, games }) => round(share(wins, games))),
      intervals: this.each(({ wins, games }) => roundEnds(wilson(wins / VICTORY, games))),
      expected: this.each(({ seats, games }) => round(share(seats, games))),
      turns: { mean: round(this.turns.mean, 2), median: this.turns.percentile(0.5) },
      decisions: this.each(({ watch }) => watch.count),
      milliseconds: this.each(({ watch }) => timesOf(watch)),
      config,
      seed,
      ...(iterations === undefined ? {} : { iterations }),
    };
  }

  private each<T>(value: (standing: Standing) => T): ByName<T> {
    return Object.fromEntries(Array.from(this.standings, ([name, standing]) => [name, value(standing)]));
  }
}

const share = (wins: number, games: number): number => (games === 0 ? 0 : wins / VICTORY / games);

export function roundEnds([low, high]: Interval): Interval {
  return [round(low), round(high)];
}

export function timesOf(watch: Stopwatch): Times {
  return { mean: round(watch.mean), p99: round(watch.percentile(0.99)), max: round(watch.max) };
}
