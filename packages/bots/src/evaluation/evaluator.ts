/** What a position is worth: each seat's chance to win. */
import { isOver, type Rules, type State, seatsIn } from '@cartagena/engine';
import { EvaluationCache } from './evaluation-cache.ts';
import { FeatureExtractor } from './features/feature-extractor.ts';
import { foldConstants, type Net, scoreSeat } from './net.ts';

export class Evaluator {
  private readonly rules: Rules;
  private readonly net: Net;
  private readonly extractor: FeatureExtractor;
  private readonly constants: Float64Array;
  private readonly sums: Float64Array;
  private readonly cache: EvaluationCache;

  constructor(rules: Rules, net: Net) {
    this.rules = rules;
    this.net = net;
    this.extractor = new FeatureExtractor(rules);
    this.constants = foldConstants(net, this.extractor.features);
    this.sums = new Float64Array(net.hidden);
    this.cache = new EvaluationCache(rules);
  }

  /** Call this before a decision, and first in each game: reads the path and clears the cache. */
  prepare(state: State): void {
    this.extractor.prepare(state);
    this.cache.clear();
  }

  /** Writes each seat's chance to win. Winners of a finished game share the one. */
  evaluate(state: State, out: Float64Array): void {
    const { seats } = this.rules;
    if (isOver(state)) {
      const winners = seatsIn(state.winners);
      out.fill(0, 0, seats);
      for (const seat of winners) out[seat] = 1 / winners.length;
      return;
    }
    this.cache.startPosition(state);
    let sum = 0;
    for (let seat = 0; seat < seats; seat++) {
      out[seat] = Math.exp(this.score(state, seat));
      sum += out[seat];
    }
    for (let seat = 0; seat < seats; seat++) out[seat] /= sum;
  }

  private score(state: State, seat: number): number {
    const stored = this.cache.find(state, seat);
    if (!Number.isNaN(stored)) return stored;
    this.extractor.describe(state, seat);
    const score = scoreSeat(this.net, this.constants, this.extractor.features, this.sums);
    this.cache.store(score);
    return score;
  }
}
