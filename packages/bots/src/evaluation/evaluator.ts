/** What a position is worth: each seat's chance to win. */
import { copyInto, createState, isOver, type Rules, type State, seatsIn } from '@cartagena/engine';
import { EvaluationCache } from './evaluation-cache.ts';
import { FeatureExtractor } from './features/feature-extractor.ts';
import { foldConstants, type Net, SparseValues } from './net.ts';

export class Evaluator {
  private readonly rules: Rules;
  private readonly net: Net;
  private readonly extractor: FeatureExtractor;
  private readonly constants: Float64Array;
  private readonly sparse: SparseValues;
  private readonly cache: EvaluationCache;
  /** Where each seat's entry in the cache begins. */
  private readonly entries: Int32Array;
  /** Where the others stood before. */
  private readonly past: State;

  constructor(rules: Rules, net: Net) {
    this.rules = rules;
    this.net = net;
    this.extractor = new FeatureExtractor(rules, net.features);
    this.constants = foldConstants(net, this.extractor.features);
    this.sparse = new SparseValues(net.features.changingCount);
    this.cache = new EvaluationCache(rules, net);
    this.entries = new Int32Array(rules.seats);
    this.past = createState(rules);
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
    for (let seat = 0; seat < seats; seat++) this.entries[seat] = this.entryOf(state, seat);
    let sum = 0;
    for (let seat = 0; seat < seats; seat++) {
      out[seat] = Math.exp(this.scoreOf(seat));
      sum += out[seat];
    }
    for (let seat = 0; seat < seats; seat++) out[seat] /= sum;
  }

  /** The seat's chance to win if the others stood as they did `before`: what it looks like to one who minds only its own business. */
  evaluateAlone(state: State, before: State, seat: number): number {
    const { seats } = this.rules;
    if (isOver(state)) return seatsIn(state.winners).includes(seat) ? 1 : 0;
    const { past } = this;
    copyInto(before, past);
    past.turn = state.turn;
    past.actionsLeft = state.actionsLeft;
    this.cache.startPosition(past);
    for (let other = 0; other < seats; other++) if (other !== seat) this.entries[other] = this.entryOf(past, other);
    this.cache.startPosition(state);
    this.entries[seat] = this.entryOf(state, seat);
    let sum = 0;
    for (let other = 0; other < seats; other++) sum += Math.exp(this.scoreOf(other));
    return Math.exp(this.scoreOf(seat)) / sum;
  }

  private entryOf(state: State, seat: number): number {
    const { cache, net, extractor, sparse } = this;
    if (cache.find(state, seat)) return cache.at;
    const { at } = cache;
    const { hidden, own, others, features } = net;
    extractor.describe(state, seat);
    cache.own.set(this.constants, at);
    sparse.take(extractor.features, features.changingCount);
    sparse.addTo(cache.own, at, own, hidden);
    if (others) {
      cache.toOthers.fill(0, at, at + hidden);
      sparse.addTo(cache.toOthers, at, others, hidden);
    }
    return at;
  }

  private scoreOf(seat: number): number {
    const { entries, net } = this;
    const { hidden, second, others } = net;
    const { own, toOthers } = this.cache;
    const seats = entries.length;
    const at = entries[seat];
    let score = 0;
    if (others && seats === 2) {
      const other = entries[1 - seat];
      for (let h = 0; h < hidden; h++) {
        const sum = own[at + h] + toOthers[other + h];
        if (sum > 0) score += sum * second[h];
      }
      return score;
    }
    for (let h = 0; h < hidden; h++) {
      let sum = own[at + h];
      if (others) {
        let fromOthers = 0;
        for (let other = 0; other < seats; other++) if (other !== seat) fromOthers += toOthers[entries[other] + h];
        sum += fromOthers / (seats - 1);
      }
      if (sum > 0) score += sum * second[h];
    }
    return score;
  }
}
