/**
 * Searches the rest of the acting seat's turn from one state: what each first action is worth if the turn goes on as well as it
 * can. The seat sees what it draws before it acts again, so the search may follow a sampled draw. It must not choose by a draw
 * that it cannot foresee, so an action that draws on chance is tried several times.
 */
import {
  type ActionId,
  actionBuffer,
  type Chance,
  copyInto,
  createState,
  legalActions,
  type Rules,
  type State,
} from '@cartagena/engine';
import type { Evaluator } from '../evaluation/evaluator.ts';
import { ActionTrial } from './action-trial.ts';
import { isStillDeciding } from './still-deciding.ts';

/** An action and those before it. */
interface ActionChain {
  readonly action: ActionId;
  readonly before: ActionChain | undefined;
}

/** A state, the actions that lead there, and what it seems worth. */
interface Line {
  readonly state: State;
  readonly worth: number;
  readonly actions: ActionChain | undefined;
}

/** Corrects the worth of the end of the seat's turn. It is asked about every end that would be the best so far. */
export type EndCorrection = (end: State, seat: number, worth: number) => number;

export class TurnSearch {
  private readonly rules: Rules;
  private readonly trial: ActionTrial;
  private readonly correctEnd: EndCorrection | undefined;
  /** One for each depth, since every depth lists its actions while the deeper ones are searched. */
  private readonly buffers: Uint16Array[] = [];
  /** States to be used again. */
  private readonly spare: State[] = [];

  constructor(rules: Rules, evaluator: Evaluator, correctEnd?: EndCorrection) {
    this.rules = rules;
    this.trial = new ActionTrial(rules, evaluator);
    this.correctEnd = correctEnd;
  }

  /** What `action` is worth to the acting seat if the rest of its turn makes the best of it. `width`: lines followed at each step. */
  worthOf(state: State, action: ActionId, width: number, chance: Chance): number {
    const seat = state.actor;
    return this.follow([this.step(state, undefined, action, seat, chance)], seat, width, chance).worth;
  }

  /** The acting seat's best turn from here, action by action, and what its end is worth to the seat. */
  bestTurn(
    from: State,
    width: number,
    chance: Chance,
  ): { readonly actions: readonly ActionId[]; readonly worth: number } {
    const state = this.takeState();
    copyInto(from, state);
    const seat = from.actor;
    const start: Line = { state, worth: 0, actions: undefined };
    const best = this.follow(this.widen([start], seat, width, chance, 0), seat, width, chance);
    const actions: ActionId[] = [];
    for (let step = best.actions; step; step = step.before) actions.unshift(step.action);
    return { actions, worth: best.worth };
  }

  /** Where the action leads at once, and the acting seat's chance to win there. The next search overwrites the returned state. */
  lookAt(from: State, action: ActionId, chance: Chance): { readonly state: State; readonly worth: number } {
    const line = this.step(from, undefined, action, from.actor, chance);
    this.spare.push(line.state);
    return line;
  }

  /** The best end of the turn, if each line goes on as well as it can. */
  private follow(from: readonly Line[], seat: number, width: number, chance: Chance): Line {
    let best: Line | undefined;
    let lines = from;
    for (let depth = 0; lines.length > 0; depth++) {
      const open: Line[] = [];
      for (const line of lines) {
        if (isStillDeciding(line.state, seat)) open.push(line);
        else best = this.betterEnd(best, line, seat);
      }
      lines = this.widen(open, seat, width, chance, depth);
    }
    this.spare.push(best!.state);
    return best!;
  }

  /** All lines that follow from the open ones, narrowed to the best `width` that are still open and the best that has ended. */
  private widen(open: readonly Line[], seat: number, width: number, chance: Chance, depth: number): Line[] {
    this.buffers[depth] ??= actionBuffer(this.rules);
    const out = this.buffers[depth];
    const best: Line[] = [];
    let ended: Line | undefined;
    for (const { state, actions } of open) {
      const count = legalActions(this.rules, state, out);
      for (let i = 0; i < count; i++) {
        const line = this.step(state, actions, out[i], seat, chance);
        if (isStillDeciding(line.state, seat)) this.insert(best, line, width);
        else ended = this.betterEnd(ended, line, seat);
      }
      this.spare.push(state);
    }
    return ended ? [...best, ended] : best;
  }

  /** The better of two lines that end the turn. The worth of `best` has been corrected before. */
  private betterEnd(best: Line | undefined, line: Line, seat: number): Line {
    let end = line;
    if (this.correctEnd && (best === undefined || line.worth > best.worth))
      end = { ...line, worth: this.correctEnd(line.state, seat, line.worth) };
    if (best && end.worth <= best.worth) {
      this.spare.push(line.state);
      return best;
    }
    if (best) this.spare.push(best.state);
    return end;
  }

  /** Inserts a line into the best ones, in order. Two of equal worth count as the same position, reached in another order. */
  private insert(best: Line[], line: Line, width: number): void {
    let at = best.length;
    while (at > 0 && best[at - 1].worth < line.worth) at--;
    if (at >= width || (at > 0 && best[at - 1].worth === line.worth)) {
      this.spare.push(line.state);
      return;
    }
    best.splice(at, 0, line);
    if (best.length > width) this.spare.push(best.pop()!.state);
  }

  private step(from: State, before: ActionChain | undefined, action: ActionId, seat: number, chance: Chance): Line {
    const state = this.takeState();
    const worth = this.trial.worthOf(from, action, seat, chance, state);
    return { state, worth, actions: { action, before } };
  }

  private takeState(): State {
    return this.spare.pop() ?? createState(this.rules);
  }
}
