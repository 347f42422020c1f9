/** Games that a net plays against itself, and the examples that it learns from. */
import {
  actionBuffer,
  apply,
  type Chance,
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
import { Evaluator } from '../evaluation/evaluator.ts';
import { FeatureExtractor } from '../evaluation/features/feature-extractor.ts';
import type { Net } from '../evaluation/net.ts';
import { ActionTrial } from '../search/action-trial.ts';
import { type Leaning, logOdds, pleasure } from '../search/leaning.ts';
import type { TrainingExample } from './learner.ts';

/** TD(λ): a position's target is this much the target of the next position, and the rest how the net evaluates it now. */
const LAMBDA = 0.85;
/** Actions that are worth nearly as much as the best one may be chosen, too: they may seem better by this much, in log-odds. */
const EXPLORATION = 0.08;
/** In one of this many games the seats have preferences, so that the net sees hoards and early races, and learns their value. */
const GAMES_PER_LEANING = 3;

export class SelfPlay {
  private readonly rules: Rules;
  private readonly net: Net;
  private readonly evaluator: Evaluator;
  private readonly trial: ActionTrial;
  private readonly extractor: FeatureExtractor;
  private readonly out: Uint16Array;
  private readonly scratch: State;
  private readonly chances: Float64Array;

  constructor(rules: Rules, net: Net) {
    this.rules = rules;
    this.net = net;
    this.evaluator = new Evaluator(rules, net);
    this.trial = new ActionTrial(rules, this.evaluator);
    this.extractor = new FeatureExtractor(rules, net.features);
    this.out = actionBuffer(rules);
    this.scratch = createState(rules);
    this.chances = new Float64Array(rules.seats);
  }

  /** Plays a game and returns its positions with their targets. */
  play(chance: Chance, actionLimit: number): TrainingExample[] {
    const leanings = drawLeanings(this.rules.seats, chance);
    const game: Game = { rules: this.rules, state: createState(this.rules), chance };
    const { state } = game;
    deal(game);
    this.evaluator.prepare(state);
    this.extractor.prepare(state);
    const features: Float64Array[] = [];
    const evaluations: Float64Array[] = [];
    for (let made = 0; made < actionLimit && !isOver(state); made++) {
      if (state.phase === PHASE.turn) {
        features.push(this.describeAll(state));
        this.evaluator.evaluate(state, this.chances);
        evaluations.push(this.chances.slice());
      }
      apply(game, this.choose(state, leanings[state.actor], chance));
    }
    return this.makeExamples(features, evaluations, state);
  }

  private describeAll(state: State): Float64Array {
    const size = this.net.features.names.length;
    const all = new Float64Array(size * this.rules.seats);
    for (let seat = 0; seat < this.rules.seats; seat++) {
      this.extractor.describe(state, seat);
      all.set(this.extractor.features, seat * size);
    }
    return all;
  }

  private choose(state: State, leaning: Leaning, chance: Chance): number {
    const { out } = this;
    const count = legalActions(this.rules, state, out);
    let best = 0;
    let bestWorth = Number.NEGATIVE_INFINITY;
    for (let i = 0; i < count; i++) {
      const worth = this.trial.worthOf(state, out[i], state.actor, chance, this.scratch);
      const liked = logOdds(worth) + pleasure(this.rules, this.scratch, state.actor, leaning);
      const explored = liked + EXPLORATION * (chance.below(1000) / 1000);
      if (explored > bestWorth) {
        bestWorth = explored;
        best = out[i];
      }
    }
    return best;
  }

  /** From the last position to the first. The target of a game that was broken off is its last evaluation. */
  private makeExamples(
    features: readonly Float64Array[],
    evaluations: readonly Float64Array[],
    end: State,
  ): TrainingExample[] {
    const { seats } = this.rules;
    let target = new Float64Array(seats);
    if (isOver(end)) for (const seat of seatsIn(end.winners)) target[seat] = 1 / seatsIn(end.winners).length;
    else target = evaluations[evaluations.length - 1].slice();
    const examples: TrainingExample[] = [];
    for (let i = features.length - 1; i >= 0; i--) {
      examples.push({ features: features[i], target });
      const next = new Float64Array(seats);
      for (let seat = 0; seat < seats; seat++) next[seat] = LAMBDA * target[seat] + (1 - LAMBDA) * evaluations[i][seat];
      target = next;
    }
    return examples;
  }
}

/** Half of the seats of such a game like cards, running or blocking more than is good for them. */
function drawLeanings(seats: number, chance: Chance): Leaning[] {
  if (chance.below(GAMES_PER_LEANING) > 0) return Array.from({ length: seats }, () => ({}));
  return Array.from({ length: seats }, () => {
    const strength = chance.below(1000) / 1000;
    const which = chance.below(6);
    if (which === 0) return { ground: 2 * strength };
    if (which === 1) return { cards: 0.3 * strength };
    return which === 2 ? { blocking: 2 * strength } : {};
  });
}
