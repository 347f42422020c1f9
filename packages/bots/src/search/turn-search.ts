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
  PHASE,
  type Rules,
  type State,
} from '@cartagena/engine';
import type { PositionEvaluator } from '../evaluation/position-evaluator.ts';
import { ActionTrial } from './action-trial.ts';
import { isStillDeciding } from './still-deciding.ts';

/** An action and those before it. */
interface ActionChain {
  readonly action: ActionId;
  readonly before: ActionChain | undefined;
}

/** A state, the actions that lead there, and what it seems worth. */
export interface Line {
  readonly state: State;
  readonly worth: number;
  readonly actions: ActionChain | undefined;
}

/** Corrects the worth of the end of the seat's turn. It is asked about every end that would be the best so far. */
export type EndCorrection = (end: State, seat: number, worth: number) => number;

interface TurnSearchOptions {
  readonly correctEnd?: EndCorrection;
  /** How often an action that draws on chance is tried. */
  readonly trials?: number;
}

export class TurnSearch {
  private readonly rules: Rules;
  private readonly trial: ActionTrial;
  private readonly correctEnd: EndCorrection | undefined;
  /** One for each depth, since every depth lists its actions while the deeper ones are searched. */
  private readonly buffers: Uint16Array[] = [];
  /** States to be used again. */
  private readonly spare: State[] = [];

  constructor(rules: Rules, evaluator: PositionEvaluator, { correctEnd, trials }: TurnSearchOptions = {}) {
    this.rules = rules;
    this.trial = new ActionTrial(rules, evaluator, trials);
    this.correctEnd = correctEnd;
  }

  /** What `action` is worth to the acting seat if the rest of its turn makes the best of it. `width`: lines followed at each step. */
  worthOf(state: State, action: ActionId, width: number, chance: Chance): number {
    const ends = this.endsOf(state, action, width, chance, 1);
    this.release(ends);
    return ends[0].worth;
  }

  /** The best ends of the turn that begins with `action`, best first, `count` of them at most. Release them when they are not needed any more. */
  endsOf(state: State, action: ActionId, width: number, chance: Chance, count: number): readonly Line[] {
    const seat = state.actor;
    return this.follow([this.step(state, undefined, action, seat, chance)], seat, width, chance, count);
  }

  /** The acting seat's best turn from here, action by action, and what its end is worth to the seat. */
  bestTurn(
    from: State,
    width: number,
    chance: Chance,
  ): { readonly actions: readonly ActionId[]; readonly worth: number } {
    const best = this.bestEnd(from, width, chance);
    this.spare.push(best.state);
    const actions: ActionId[] = [];
    for (let step = best.actions; step; step = step.before) actions.unshift(step.action);
    return { actions, worth: best.worth };
  }

  /** Plays the acting seat's best turn, with the draws that the search met. */
  playBestTurn(state: State, width: number, chance: Chance): void {
    const best = this.bestEnd(state, width, chance);
    copyInto(best.state, state);
    this.spare.push(best.state);
  }

  /** Where the action leads at once, and the acting seat's chance to win there. The next search overwrites the returned state. */
  lookAt(from: State, action: ActionId, chance: Chance): { readonly state: State; readonly worth: number } {
    const line = this.step(from, undefined, action, from.actor, chance);
    this.spare.push(line.state);
    return line;
  }

  /** Like `lookAt`, but a move that takes several decisions is looked at when it is done, each part as it seems best. */
  lookAtMove(from: State, action: ActionId, chance: Chance): { readonly state: State; readonly worth: number } {
    const seat = from.actor;
    let line = this.step(from, undefined, action, seat, chance);
    while (line.state.phase !== PHASE.turn && isStillDeciding(line.state, seat)) {
      const ends: Line[] = [];
      const lines = [...this.widen([line], ends, seat, 1, chance, 0, 1), ...ends].sort((a, b) => b.worth - a.worth);
      line = lines[0];
      this.release(lines.slice(1));
    }
    this.spare.push(line.state);
    return line;
  }

  /** The states of these lines will be used again. */
  release(lines: readonly Line[]): void {
    for (const { state } of lines) this.spare.push(state);
  }

  private bestEnd(from: State, width: number, chance: Chance): Line {
    const state = this.takeState();
    copyInto(from, state);
    return this.follow([{ state, worth: 0, actions: undefined }], from.actor, width, chance, 1, true)[0];
  }

  /** The best ends of the turn, if each line goes on as well as it can. `mustAct`: the lines given have not begun. */
  private follow(
    from: readonly Line[],
    seat: number,
    width: number,
    chance: Chance,
    count: number,
    mustAct = false,
  ): readonly Line[] {
    const ends: Line[] = [];
    let open: readonly Line[] = from;
    if (!mustAct && !isStillDeciding(from[0].state, seat)) {
      this.addEnd(ends, from[0], seat, count);
      open = [];
    }
    for (let depth = 0; open.length > 0; depth++) open = this.widen(open, ends, seat, width, chance, depth, count);
    return ends;
  }

  /** The best `width` lines that follow from the open ones and are open themselves. Those that end the turn go to `ends`. */
  private widen(
    open: readonly Line[],
    ends: Line[],
    seat: number,
    width: number,
    chance: Chance,
    depth: number,
    count: number,
  ): Line[] {
    this.buffers[depth] ??= actionBuffer(this.rules);
    const out = this.buffers[depth];
    const best: Line[] = [];
    for (const { state, actions } of open) {
      const actionCount = legalActions(this.rules, state, out);
      for (let i = 0; i < actionCount; i++) {
        const line = this.step(state, actions, out[i], seat, chance);
        if (isStillDeciding(line.state, seat)) this.insert(best, line, width);
        else this.addEnd(ends, line, seat, count);
      }
      this.spare.push(state);
    }
    return best;
  }

  private addEnd(ends: Line[], line: Line, seat: number, count: number): void {
    const isBest = ends.length === 0 || line.worth > ends[0].worth;
    if (!this.correctEnd || !isBest) this.insert(ends, line, count);
    else this.insert(ends, { ...line, worth: this.correctEnd(line.state, seat, line.worth) }, count);
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
