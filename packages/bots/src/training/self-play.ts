/** Games that a net plays against itself, and what is to be learned from them. */
import {
  actionBuffer,
  apply,
  type Chance,
  copyInto,
  createState,
  deal,
  type Game,
  isOver,
  legalActions,
  PHASE,
  type Rules,
  type State,
  seatsIn,
} from '@cartagena/engine';
import { FEATURES, Observer } from '../features/index.ts';
import { Judge } from '../judge.ts';
import type { Net } from '../net.ts';
import { NotedChance } from '../noted-chance.ts';
import type { Example } from './lesson.ts';

/** How much of a position's target is what came of it in the end, and how much what the next position looked like. */
const LAMBDA = 0.85;
/** How often an action is tried that brings cards nobody can foresee. */
const DRAWS = 3;
/** A choice is made by chance among those that are nearly as good as the best. */
const EXPLORATION = 0.01;

export class SelfPlay {
  private readonly rules: Rules;
  private readonly judge: Judge;
  private readonly observer: Observer;
  private readonly out: Uint16Array;
  private readonly trial: State;
  private readonly chances: Float64Array;

  constructor(rules: Rules, net: Net) {
    this.rules = rules;
    this.judge = new Judge(rules, net);
    this.observer = new Observer(rules);
    this.out = actionBuffer(rules);
    this.trial = createState(rules);
    this.chances = new Float64Array(rules.seats);
  }

  /** Plays a game and returns its positions with their targets. */
  play(chance: Chance, mostActions: number): Example[] {
    const game: Game = { rules: this.rules, state: createState(this.rules), chance };
    const { state } = game;
    deal(game);
    this.judge.meet(state);
    this.observer.meet(state);
    const seen: Float64Array[] = [];
    const judged: Float64Array[] = [];
    for (let made = 0; made < mostActions && !isOver(state); made++) {
      if (state.phase === PHASE.turn) {
        seen.push(this.describeAll(state));
        this.judge.chances(state, this.chances);
        judged.push(this.chances.slice());
      }
      apply(game, this.choose(state, chance));
    }
    return this.examples(seen, judged, state);
  }

  private describeAll(state: State): Float64Array {
    const size = FEATURES.length;
    const all = new Float64Array(size * this.rules.seats);
    for (let seat = 0; seat < this.rules.seats; seat++) {
      this.observer.describe(state, seat);
      all.set(this.observer.features, seat * size);
    }
    return all;
  }

  private choose(state: State, chance: Chance): number {
    const { out } = this;
    const count = legalActions(this.rules, state, out);
    let best = 0;
    let bestWorth = Number.NEGATIVE_INFINITY;
    for (let i = 0; i < count; i++) {
      const worth = this.worth(state, out[i], chance) + EXPLORATION * (chance.below(1000) / 1000);
      if (worth > bestWorth) {
        bestWorth = worth;
        best = out[i];
      }
    }
    return best;
  }

  private worth(state: State, action: number, chance: Chance): number {
    const { rules, trial, chances } = this;
    const noted = new NotedChance(chance);
    let sum = 0;
    let tries = 0;
    do {
      copyInto(state, trial);
      apply({ rules, state: trial, chance: noted }, action);
      this.judge.chances(trial, chances);
      sum += chances[state.actor];
      tries++;
    } while (noted.asked > 0 && tries < DRAWS);
    return sum / tries;
  }

  /** From the end backwards, what each position should have been given. A game that did not end teaches by its last judgement. */
  private examples(seen: readonly Float64Array[], judged: readonly Float64Array[], end: State): Example[] {
    const { seats } = this.rules;
    let target = new Float64Array(seats);
    if (isOver(end)) for (const seat of seatsIn(end.winners)) target[seat] = 1 / seatsIn(end.winners).length;
    else target = judged[judged.length - 1].slice();
    const examples: Example[] = [];
    for (let i = seen.length - 1; i >= 0; i--) {
      examples.push({ features: seen[i], target });
      const next = new Float64Array(seats);
      for (let seat = 0; seat < seats; seat++) next[seat] = LAMBDA * target[seat] + (1 - LAMBDA) * judged[i][seat];
      target = next;
    }
    return examples;
  }
}
