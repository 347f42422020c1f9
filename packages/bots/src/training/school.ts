/** Trains a net by self-play, game after game. The same course, games and seed give the same net. */
import { type Chance, resolveRules, SeededChance } from '@cartagena/engine';
import { makeNet, type Net } from '../net.ts';
import type { Course } from './courses.ts';
import { Lesson } from './lesson.ts';
import { SelfPlay } from './self-play.ts';

export interface Schooling {
  readonly games: number;
  readonly hidden: number;
  readonly seed: string;
}

/** How a game of the training went. */
export interface SchoolDay {
  readonly game: number;
  /** How far the judgements of this game were off, as cross entropy. */
  readonly loss: number;
  readonly positions: number;
}

const FIRST_RATE = 0.003;
const LAST_RATE = 0.0001;
/** A beginner's game that does not come to an end is broken off. */
const MOST_ACTIONS = 3000;
/** Tables whose rules are kept at hand. */
const KEPT_TABLES = 200;

export function* teach(course: Course, { games, hidden, seed }: Schooling): Generator<SchoolDay, Net> {
  const chance = new SeededChance(`training ${seed}`);
  const net = newbornNet(hidden, chance);
  const lesson = new Lesson(net);
  const tables = new Map<string, SelfPlay>();
  for (let game = 0; game < games; game++) {
    const config = course(chance);
    const key = JSON.stringify(config);
    const table = tables.get(key) ?? new SelfPlay(resolveRules(config), net);
    if (tables.size < KEPT_TABLES) tables.set(key, table);
    const examples = table.play(chance, MOST_ACTIONS);
    const rate = FIRST_RATE + ((LAST_RATE - FIRST_RATE) * game) / games;
    const loss = lesson.learn(examples, rate);
    yield { game, loss, positions: examples.length };
  }
  return net;
}

/** Small weights of either sign, so that the hidden units begin different from each other. */
function newbornNet(hidden: number, chance: Chance): Net {
  const net = makeNet(hidden);
  const weight = (size: number): number => ((chance.below(2001) - 1000) / 1000) * size;
  for (let i = 0; i < net.first.length; i++) net.first[i] = weight(0.15);
  for (let i = 0; i < net.second.length; i++) net.second[i] = weight(0.3);
  return net;
}
