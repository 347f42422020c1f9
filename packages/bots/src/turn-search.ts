/**
 * Search over the rest of the acting seat's turn, in one world: what each first action is worth if the turn goes on as well
 * as it can. What the seat draws on the way it sees before it goes on, so that following a sampled draw is no cheating; what
 * it cannot foresee it must not choose by, so that unseen draws at the end of a line are tried several times.
 */
import {
  type ActionId,
  actionBuffer,
  apply,
  type Chance,
  copyInto,
  createState,
  isOver,
  legalActions,
  type Rules,
  type State,
} from '@cartagena/engine';
import type { Judge } from './judge.ts';
import { NotedChance } from './noted-chance.ts';

/** How often an action is tried that brings what nobody can foresee. */
const DRAWS = 3;

/** An action, and those before it. */
interface Way {
  readonly action: ActionId;
  readonly before: Way | undefined;
}

/** A position, how it is reached, and what it seems worth. */
interface Line {
  readonly state: State;
  readonly worth: number;
  readonly way: Way | undefined;
}

/** A closer look at the end of the acting seat's turn, taken where it would be the best one so far: what it is worth after all. */
export type CloserLook = (end: State, seat: number, worth: number) => number;

export class TurnSearch {
  private readonly rules: Rules;
  private readonly judge: Judge;
  private readonly lookCloser: CloserLook | undefined;
  private readonly chances: Float64Array;
  private readonly buffers: Uint16Array[] = [];
  private readonly spare: State[] = [];
  private readonly trial: State;

  constructor(rules: Rules, judge: Judge, lookCloser?: CloserLook) {
    this.rules = rules;
    this.judge = judge;
    this.lookCloser = lookCloser;
    this.chances = new Float64Array(rules.seats);
    this.trial = createState(rules);
  }

  /** The worth of `action` for the acting seat: the best that the rest of its turn can make of it, looking at `width` lines at a time. */
  worthOf(world: State, action: ActionId, width: number, chance: Chance): number {
    const seat = world.actor;
    return this.follow([this.step(world, undefined, action, seat, chance)], seat, width, chance).worth;
  }

  /** The acting seat's best turn from here, action by action, and what its end is worth to it. */
  bestTurn(
    world: State,
    width: number,
    chance: Chance,
  ): { readonly actions: readonly ActionId[]; readonly worth: number } {
    const state = this.spare.pop() ?? createState(this.rules);
    copyInto(world, state);
    const seat = world.actor;
    const start: Line = { state, worth: 0, way: undefined };
    const { way, worth } = this.follow(this.widen([start], seat, width, chance, 0), seat, width, chance);
    const actions: ActionId[] = [];
    for (let step = way; step; step = step.before) actions.unshift(step.action);
    return { actions, worth };
  }

  /** Where the action leads at once, and the acting seat's chance to win there. The state is lent until the next question. */
  lookAt(world: State, action: ActionId, chance: Chance): { readonly state: State; readonly worth: number } {
    const line = this.step(world, undefined, action, world.actor, chance);
    this.spare.push(line.state);
    return line;
  }

  /** The best of where the lines end, if each goes on as well as it can. */
  private follow(from: readonly Line[], seat: number, width: number, chance: Chance): Line {
    let best: Line | undefined;
    let lines = from;
    for (let depth = 0; lines.length > 0; depth++) {
      const open: Line[] = [];
      for (const line of lines) {
        if (goesOn(line.state, seat)) open.push(line);
        else best = this.betterEnd(best, line, seat);
      }
      lines = this.widen(open, seat, width, chance, depth);
    }
    this.spare.push(best!.state);
    return best!;
  }

  /** All that follows from the open lines, the best `width` of what goes on and the best of what ends. */
  private widen(open: readonly Line[], seat: number, width: number, chance: Chance, depth: number): Line[] {
    this.buffers[depth] ??= actionBuffer(this.rules);
    const out = this.buffers[depth];
    const kept: Line[] = [];
    let ended: Line | undefined;
    for (const { state, way } of open) {
      const count = legalActions(this.rules, state, out);
      for (let i = 0; i < count; i++) {
        const line = this.step(state, way, out[i], seat, chance);
        if (goesOn(line.state, seat)) this.keep(kept, line, width);
        else ended = this.betterEnd(ended, line, seat);
      }
      this.spare.push(state);
    }
    return ended ? [...kept, ended] : kept;
  }

  /** Of two lines that end the turn, the better one. The first has been looked at closely. */
  private betterEnd(best: Line | undefined, line: Line, seat: number): Line {
    let end = line;
    if (this.lookCloser && (best === undefined || line.worth > best.worth))
      end = { ...line, worth: this.lookCloser(line.state, seat, line.worth) };
    if (best && end.worth <= best.worth) {
      this.spare.push(line.state);
      return best;
    }
    if (best) this.spare.push(best.state);
    return end;
  }

  /** Keeps the best lines in order. Two of equal worth are taken for the same position, reached in another order. */
  private keep(kept: Line[], line: Line, width: number): void {
    let at = kept.length;
    while (at > 0 && kept[at - 1].worth < line.worth) at--;
    if (at >= width || (at > 0 && kept[at - 1].worth === line.worth)) {
      this.spare.push(line.state);
      return;
    }
    kept.splice(at, 0, line);
    if (kept.length > width) this.spare.push(kept.pop()!.state);
  }

  private step(from: State, before: Way | undefined, action: ActionId, seat: number, chance: Chance): Line {
    const { rules } = this;
    const way = { action, before };
    const state = this.spare.pop() ?? createState(rules);
    const noted = new NotedChance(chance);
    copyInto(from, state);
    apply({ rules, state, chance: noted }, action);
    let sum = this.judged(state, seat);
    if (noted.asked === 0) return { state, worth: sum, way };
    for (let i = 1; i < DRAWS; i++) {
      copyInto(from, this.trial);
      apply({ rules, state: this.trial, chance }, action);
      sum += this.judged(this.trial, seat);
    }
    return { state, worth: sum / DRAWS, way };
  }

  private judged(state: State, seat: number): number {
    this.judge.chances(state, this.chances);
    return this.chances[seat];
  }
}

/** Whether the seat decides again before anybody else does. */
function goesOn(state: State, seat: number): boolean {
  return !isOver(state) && state.turn === seat && state.actor === seat;
}
