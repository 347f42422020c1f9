/** What the games of a simulation say about the game: its length, its seats, its ends, its modules. */
import { ENDINGS, type Ending, type GameConfig, type ModuleId, SEAT_LETTERS } from '@cartagena/engine';
import { percent } from '../../render/format.ts';
import type { GameResult, Task } from '../run/task.ts';
import { roundEnds, type Times, timesOf, VICTORY } from './arena-stats.ts';
import { featsOf } from './module-stats.ts';
import { type Bar, Distribution, type Interval, round, wilson } from './statistics.ts';
import { Stopwatch } from './stopwatch.ts';

export interface Chances {
  readonly wins: number;
  readonly share: number;
  /** 95 %, by Wilson. */
  readonly interval: Interval;
}

interface FeatResult {
  /** The share of games in which it happened, and how often it happens in a game on average. */
  readonly share: number;
  readonly perGame: number;
  /** Games in which one seat did it more often than every other, and how often that seat won. */
  readonly most: Chances & { readonly games: number };
}

/** The result as it is given in JSON. */
export interface SimulateResult {
  readonly games: number;
  readonly planned: number;
  readonly players: readonly string[];
  readonly turns: { readonly [F in (typeof FIGURES)[number][0]]: number } & {
    readonly mean: number;
    readonly bars: readonly Bar[];
  };
  readonly seats: readonly (Chances & { readonly seat: string; readonly player: string })[];
  /** By the order of play: the seat that began comes first. */
  readonly order: readonly Chances[];
  readonly endings: { readonly [E in Exclude<Ending, 'none'>]: number };
  /** Games that several seats won together. */
  readonly shared: number;
  readonly modules: { readonly [M in ModuleId]?: { readonly [feat: string]: FeatResult } };
  readonly decisions: { readonly [player: string]: number };
  readonly milliseconds: { readonly [player: string]: Times };
  readonly config: GameConfig;
  readonly seed: string;
  readonly iterations?: number;
}

/** The figures of a length, and the share of games below each. */
export const FIGURES = [
  ['least', 0],
  ['p5', 0.05],
  ['p25', 0.25],
  ['median', 0.5],
  ['p75', 0.75],
  ['p95', 0.95],
  ['most', 1],
] as const;

const MOST_BARS = 24;

export class SimulateTally {
  games = 0;
  private readonly players: readonly string[];
  private readonly config: GameConfig;
  private readonly turns = new Distribution();
  private readonly bySeat: number[];
  private readonly byOrder: number[];
  private readonly endings = new Map<Ending, number>();
  private shared = 0;
  private readonly feats: { games: number; total: number; most: number; mostWins: number }[];
  private readonly watches: ReadonlyMap<string, Stopwatch>;

  constructor(players: readonly string[], config: GameConfig) {
    this.players = players;
    this.config = config;
    this.bySeat = players.map(() => 0);
    this.byOrder = players.map(() => 0);
    this.feats = featsOf(config.modules).map(() => ({ games: 0, total: 0, most: 0, mostWins: 0 }));
    this.watches = new Map(players.map(player => [player, new Stopwatch()]));
  }

  add(_task: Task, result: GameResult): void {
    const { winners, first, ending, milliseconds, feats } = result;
    const seats = this.players.length;
    this.games++;
    this.turns.add(result.turns);
    this.endings.set(ending, (this.endings.get(ending) ?? 0) + 1);
    if (winners.length > 1) this.shared++;
    for (const seat of winners) {
      this.bySeat[seat] += VICTORY / winners.length;
      this.byOrder[(seat - first + seats) % seats] += VICTORY / winners.length;
    }
    for (const [seat, times] of milliseconds.entries())
      for (const time of times) this.watches.get(this.players[seat])!.add(time);
    feats.forEach((counts, feat) => {
      this.addFeat(feat, counts, winners);
    });
  }

  private addFeat(feat: number, counts: readonly number[], winners: readonly number[]): void {
    const tally = this.feats[feat];
    const total = counts.reduce((sum, n) => sum + n, 0);
    const most = Math.max(...counts);
    tally.total += total;
    if (total > 0) tally.games++;
    if (counts.filter(count => count === most).length > 1) return;
    tally.most++;
    if (winners.includes(counts.indexOf(most))) tally.mostWins += VICTORY / winners.length;
  }

  news(): string {
    const shares = this.bySeat.map((wins, seat) => `${SEAT_LETTERS[seat]} ${percent(wins / VICTORY / this.games)}`);
    return `${this.turns.mean.toFixed(1)} turns  ${shares.join('  ')}`;
  }

  result(planned: number, seed: string, iterations?: number): SimulateResult {
    const { games, players, config } = this;
    const figures = FIGURES.map(([name, share]) => [name, round(this.turns.percentile(share), 2)]);
    return {
      games,
      planned,
      players,
      turns: { mean: round(this.turns.mean, 2), ...Object.fromEntries(figures), bars: this.turns.bars(MOST_BARS) },
      seats: this.bySeat.map((wins, seat) => ({
        seat: SEAT_LETTERS[seat],
        player: players[seat],
        ...chances(wins, games),
      })),
      order: this.byOrder.map(wins => chances(wins, games)),
      endings: Object.fromEntries(
        ENDINGS.filter(ending => ending !== 'none').map(ending => [ending, this.endings.get(ending) ?? 0]),
      ) as SimulateResult['endings'],
      shared: this.shared,
      modules: this.modules(),
      decisions: Object.fromEntries(Array.from(this.watches, ([player, watch]) => [player, watch.count])),
      milliseconds: Object.fromEntries(Array.from(this.watches, ([player, watch]) => [player, timesOf(watch)])),
      config,
      seed,
      ...(iterations === undefined ? {} : { iterations }),
    };
  }

  private modules(): SimulateResult['modules'] {
    const modules: { [M in ModuleId]?: { [feat: string]: FeatResult } } = {};
    featsOf(this.config.modules).forEach(({ module, name }, i) => {
      const { games, total, most, mostWins } = this.feats[i];
      modules[module] = {
        ...modules[module],
        [name]: {
          share: round(games / this.games),
          perGame: round(total / this.games),
          most: { games: most, ...chances(mostWins, most) },
        },
      };
    });
    return modules;
  }
}

function chances(wins: number, games: number): Chances {
  const won = wins / VICTORY;
  return { wins: round(won), share: games === 0 ? 0 : round(won / games), interval: roundEnds(wilson(won, games)) };
}
