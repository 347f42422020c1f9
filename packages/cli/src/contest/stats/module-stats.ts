/** Counts what the modules bring about in one game. Everything is credited to the seat whose turn it is. */
import type { ActionType, GameEvent, ModuleId } from '@cartagena/engine';
import { variantWords } from '../../variants/index.ts';
import type { ModuleStat } from '../../variants/variant.ts';

export interface NamedModuleStat extends ModuleStat {
  readonly module: ModuleId;
}

/** What can be counted with these modules. */
export function moduleStatsOf(modules: readonly ModuleId[]): NamedModuleStat[] {
  return modules.flatMap(module => (variantWords(module).stats ?? []).map(stat => ({ module, ...stat })));
}

export class ModuleCounter {
  /** `counts[stat][seat]`, in the order of `moduleStatsOf`. */
  readonly counts: number[][];
  private readonly stats: readonly ModuleStat[];
  /** Undefined during the deal. */
  private turn: number | undefined;

  constructor(modules: readonly ModuleId[], seatCount: number) {
    this.stats = moduleStatsOf(modules);
    this.counts = this.stats.map(() => new Array<number>(seatCount).fill(0));
  }

  onEvent(event: GameEvent): void {
    if (event.type === 'turn') this.turn = event.seat;
    else this.count(stat => stat.event?.(event) === true);
  }

  /** To be called before the action is applied, which may end the turn. */
  onAction(action: ActionType): void {
    this.count(stat => stat.actions?.includes(action) === true);
  }

  private count(matches: (stat: ModuleStat) => boolean): void {
    const { turn } = this;
    if (turn === undefined) return;
    this.stats.forEach((stat, i) => {
      if (matches(stat)) this.counts[i][turn]++;
    });
  }
}
