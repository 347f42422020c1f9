/** Trains a net by self-play, one game after the other. The same curriculum and options give the same net. */
import { type Chance, resolveRules, SeededChance } from '@cartagena/engine';
import { FEATURES } from '../evaluation/features/feature-list.ts';
import { makeNet, type Net } from '../evaluation/net.ts';
import type { Curriculum } from './curriculum.ts';
import { Learner, type TrainingExample } from './learner.ts';
import { SelfPlay } from './self-play.ts';

export interface TrainingOptions {
  readonly games: number;
  /** Hidden units of the net. */
  readonly hidden: number;
  readonly seed: string;
}

/** One game of self-play, and what was learned from it. */
export interface Episode {
  /** Counted from 0. */
  readonly game: number;
  /** How far the evaluations in this game were off, as cross entropy. */
  readonly loss: number;
  readonly positions: number;
}

const FIRST_RATE = 0.003;
const LAST_RATE = 0.0001;
/** A game of an untrained net may go on forever: it is broken off after this many actions. */
const ACTION_LIMIT = 1500;
const TABLES_IN_MEMORY = 60;
/** Each position is learned from several times: once when its game is over, later among those of other games. */
const MEMORY = 8000;
const RECALLED = 96;

export function* trainNet(curriculum: Curriculum, { games, hidden, seed }: TrainingOptions): Generator<Episode, Net> {
  const chance = new SeededChance(`training ${seed}`);
  const net = makeRandomNet(hidden, chance);
  const learner = new Learner(net);
  const tables = new Map<string, SelfPlay>();
  const memory: TrainingExample[] = [];
  let stored = 0;
  for (let game = 0; game < games; game++) {
    const config = curriculum(chance);
    const key = JSON.stringify(config);
    const table = tables.get(key) ?? new SelfPlay(resolveRules(config), net);
    if (tables.size < TABLES_IN_MEMORY) tables.set(key, table);
    const examples = table.play(chance, ACTION_LIMIT);
    const rate = FIRST_RATE + ((LAST_RATE - FIRST_RATE) * game) / games;
    const loss = learner.learn(examples, rate);
    for (const example of examples) memory[stored++ % MEMORY] = example;
    const recalled = Array.from({ length: RECALLED }, () => memory[chance.below(memory.length)]);
    learner.learn(recalled, rate);
    yield { game, loss, positions: examples.length };
  }
  return net;
}

/** Small weights of either sign, so that the hidden units differ from the start. */
function makeRandomNet(hidden: number, chance: Chance): Net {
  const net = makeNet(FEATURES, hidden);
  const weight = (size: number): number => ((chance.below(2001) - 1000) / 1000) * size;
  for (const weights of [net.own, net.others!]) for (let i = 0; i < weights.length; i++) weights[i] = weight(0.15);
  for (let i = 0; i < net.second.length; i++) net.second[i] = weight(0.3);
  return net;
}
