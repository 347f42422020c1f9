/** What a position is worth: each seat's chance to win. */
import { isOver, type Rules, type State, seatsIn } from '@cartagena/engine';
import { Observer } from './features/index.ts';
import { Memory } from './memory.ts';
import { foldConstants, type Net, scoreSeat } from './net.ts';

export class Judge {
  private readonly rules: Rules;
  private readonly net: Net;
  private readonly observer: Observer;
  private readonly constant: Float64Array;
  private readonly sums: Float64Array;
  private readonly memory: Memory;

  constructor(rules: Rules, net: Net) {
    this.rules = rules;
    this.net = net;
    this.observer = new Observer(rules);
    this.constant = foldConstants(net, this.observer.features);
    this.sums = new Float64Array(net.hidden);
    this.memory = new Memory(rules);
  }

  /** Before a game, or a decision in another one: what lies along the path is looked at once. */
  meet(state: State): void {
    this.observer.meet(state);
    this.memory.forget();
  }

  /** Writes each seat's chance to win. */
  chances(state: State, out: Float64Array): void {
    const { seats } = this.rules;
    if (isOver(state)) {
      const winners = seatsIn(state.winners);
      out.fill(0, 0, seats);
      for (const seat of winners) out[seat] = 1 / winners.length;
      return;
    }
    this.memory.face(state);
    let sum = 0;
    for (let seat = 0; seat < seats; seat++) {
      out[seat] = Math.exp(this.score(state, seat));
      sum += out[seat];
    }
    for (let seat = 0; seat < seats; seat++) out[seat] /= sum;
  }

  private score(state: State, seat: number): number {
    const known = this.memory.recall(state, seat);
    if (!Number.isNaN(known)) return known;
    this.observer.describe(state, seat);
    const score = scoreSeat(this.net, this.constant, this.observer.features, this.sums);
    this.memory.keep(score);
    return score;
  }
}
