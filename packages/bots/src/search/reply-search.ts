/**
 * What the end of a turn is worth once the next seats have answered it: each of them plays the turn that is best for itself. Within a
 * decision the same end is reached by many lines, so answers are remembered.
 */
import { type Chance, copyInto, createState, isOver, type Rules, SeededChance, type State } from '@cartagena/engine';
import type { PositionEvaluator } from '../evaluation/position-evaluator.ts';
import { TurnSearch } from './turn-search.ts';

export interface ReplyOptions {
  /** How many of the next seats answer. */
  readonly seats: number;
  /** Lines that each answer follows at each step. */
  readonly width: number;
}

/** The one who answers does not foresee its draws either. */
const TRIALS = 2;
/** Decisions of one answer, at most: others may have to decide in between. */
const DECISION_LIMIT = 12;

export class ReplySearch {
  private readonly evaluator: PositionEvaluator;
  private readonly search: TurnSearch;
  private readonly state: State;
  private readonly chances: Float64Array;
  private readonly known = new Map<string, number>();

  constructor(rules: Rules, evaluator: PositionEvaluator) {
    this.evaluator = evaluator;
    this.search = new TurnSearch(rules, evaluator, { trials: TRIALS });
    this.state = createState(rules);
    this.chances = new Float64Array(rules.seats);
  }

  /** Call this when the luck of the next answers is another one. */
  forget(): void {
    this.known.clear();
  }

  /** The seat's chance to win after the answers to the end of its turn. All ends meet the same luck, that of `seed` and `stream`. */
  worthOf(end: State, seat: number, options: ReplyOptions, seed: string, stream: number): number {
    const key = String.fromCharCode(...end.bytes);
    const known = this.known.get(key);
    if (known !== undefined) return known;
    const worth = this.work(end, seat, options, new SeededChance(seed, stream));
    this.known.set(key, worth);
    return worth;
  }

  private work(end: State, seat: number, { seats, width }: ReplyOptions, chance: Chance): number {
    const { state } = this;
    copyInto(end, state);
    // A turn in which others must decide first is not over yet.
    const last = state.turns + seats + (state.turn === seat ? 1 : 0);
    for (let i = 0; i < DECISION_LIMIT && !isOver(state) && state.turns < last; i++)
      this.search.playBestTurn(state, width, chance);
    this.evaluator.evaluate(state, this.chances);
    return this.chances[seat];
  }
}
