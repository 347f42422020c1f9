/** What the games of a simulation say about a set-up: length, seats, endings, modules. */
import { ENDINGS, type Ending, type GameConfig, SEAT_LETTERS } from '@cartagena/engine';
import { percent } from '../../render/format.ts';
import type { GameResult, ScheduledGame } from '../run/task.ts';
import { type DecisionTimes, Durations } from './durations.ts';
import { type ModuleResults, ModuleTotals } from './module-totals.ts';
import { type Bar, Distribution, round } from './statistics.ts';
import { rateOf, WHOLE_WIN, type WinRate, winRate } from './win-rate.ts';

/** The result as it is printed in JSON (docs/arena.md). */
export interface SimulateResult {
  readonly games: number;
  readonly planned: number;
  readonly players: readonly string[];
  readonly turns: { readonly [F in (typeof LENGTH_PERCENTILES)[number][0]]: number } & {
    readonly mean: number;
    readonly bars: readonly Bar[];
  };
  readonly seats: readonly (WinRate & { readonly seat: string; readonly player: string })[];
  /** By the order of play: the seat that began comes first. */
  readonly order: readonly WinRate[];
  readonly endings: { readonly [E in Exclude<Ending, 'none'>]: number };
  /** Games that several seats won together. */
  readonly shared: number;
  readonly modules: ModuleResults;
  readonly decisions: { readonly [player: string]: number };
  readonly milliseconds: { readonly [player: string]: DecisionTimes };
  readonly config: GameConfig;
  readonly seed: string;
  readonly iterations?: number;
}

/** The percentiles of the length: a name, and the share of games below it. */
export const LENGTH_PERCENTILES = [
  ['least', 0],
  ['p5', 0.05],
  ['p25', 0.25],
  ['median', 0.5],
  ['p75', 0.75],
  ['p95', 0.95],
  ['most', 1],
] as const;

const MAX_BARS = 24;

export class SimulateStats {
  games = 0;
  private readonly players: readonly string[];
  private readonly config: GameConfig;
  private readonly turns = new Distribution();
  private readonly bySeat: number[];
  private readonly byOrder: number[];
  private readonly endings = new Map<Ending, number>();
  private shared = 0;
  private readonly modules: ModuleTotals;
  private readonly durations: ReadonlyMap<string, Durations>;

  constructor(players: readonly string[], config: GameConfig) {
    this.players = players;
    this.config = config;
    this.bySeat = players.map(() => 0);
    this.byOrder = players.map(() => 0);
    this.modules = new ModuleTotals(config.modules);
    this.durations = new Map(players.map(player => [player, new Durations()]));
  }

  add(_game: ScheduledGame, result: GameResult): void {
    const { winners, firstSeat, ending, milliseconds, moduleCounts } = result;
    const seats = this.players.length;
    this.games++;
    this.turns.add(result.turns);
    this.endings.set(ending, (this.endings.get(ending) ?? 0) + 1);
    if (winners.length > 1) this.shared++;
    for (const seat of winners) {
      this.bySeat[seat] += WHOLE_WIN / winners.length;
      this.byOrder[(seat - firstSeat + seats) % seats] += WHOLE_WIN / winners.length;
    }
    for (const [seat, times] of milliseconds.entries())
      for (const time of times) this.durations.get(this.players[seat])!.add(time);
    this.modules.add(moduleCounts, winners);
  }

  summary(): string {
    const shares = this.bySeat.map((wins, seat) => `${SEAT_LETTERS[seat]} ${percent(rateOf(wins, this.games))}`);
    return `${this.turns.mean.toFixed(1)} turns  ${shares.join('  ')}`;
  }

  result(planned: number, seed: string, iterations?: number): SimulateResult {
    const { games, players, config } = this;
    const percentiles = LENGTH_PERCENTILES.map(([name, share]) => [name, round(this.turns.percentile(share), 2)]);
    return {
      games,
      planned,
      players,
      turns: { mean: round(this.turns.mean, 2), ...Object.fromEntries(percentiles), bars: this.turns.bars(MAX_BARS) },
      seats: this.bySeat.map((wins, seat) => ({
        seat: SEAT_LETTERS[seat],
        player: players[seat],
        ...winRate(wins, games),
      })),
      order: this.byOrder.map(wins => winRate(wins, games)),
      endings: Object.fromEntries(
        ENDINGS.filter(ending => ending !== 'none').map(ending => [ending, this.endings.get(ending) ?? 0]),
      ) as SimulateResult['endings'],
      shared: this.shared,
      modules: this.modules.result(games),
      decisions: Object.fromEntries(Array.from(this.durations, ([player, times]) => [player, times.count])),
      milliseconds: Object.fromEntries(Array.from(this.durations, ([player, times]) => [player, times.times()])),
      config,
      seed,
      ...(iterations === undefined ? {} : { iterations }),
    };
  }
}
