/** Many games at one table, stepped together. What a learner is sent is one run of bytes, written in place. */
import type { Bot } from '@cartagena/bots';
import {
  actionBuffer,
  apply,
  checkAction,
  deal,
  type Game,
  type GameRecord,
  isOver,
  legalActions,
  makeNotation,
  newGame,
  newRecord,
  ObservationEncoder,
  parseAction,
  type Reason,
  type Rules,
  SeededChance,
  seatsIn,
  seededChance,
  unwrap,
  viewFor,
} from '@cartagena/engine';
import { type BatchLayout, layOutBatch } from './batch-layout.ts';
import { rewardsFor } from './rewards.ts';

/** In place of an action: this game is left as it is. */
export const LEAVE = 0xffff;
/** In place of a seat: nobody acts, the game is over. */
export const NOBODY = 0xff;

export interface BatchOptions {
  readonly gameCount: number;
  readonly seed: string;
  /** A game that ends is dealt again in the same step. */
  readonly autoReset?: boolean;
  /** Bots at the other seats, in turn order after the learner's; a single one sits at all of them. None: the learner plays all seats. */
  readonly opponents?: readonly Bot[];
  /** Rounds of search of a bot for each decision. */
  readonly iterations?: number;
}

/** One deal of a game, as far as it was played. */
interface Course {
  readonly seed: string;
  readonly actions: number[];
  readonly actors: number[];
}

const newCourse = (seed: string): Course => ({ seed, actions: [], actors: [] });

export class GameBatch {
  readonly rules: Rules;
  readonly options: BatchOptions;
  readonly encoder: ObservationEncoder;
  readonly layout: BatchLayout;
  /** All of the following, one after the other. */
  readonly bytes: Uint8Array;
  /** For each game and seat; zero until the game has ended. */
  readonly rewards: Float32Array;
  /** For each game the seat that acts, or NOBODY. */
  readonly seats: Uint8Array;
  /** For each game whether it has ended: with auto-reset, in this step. */
  readonly isOver: Uint8Array;
  /** For each game one bit for each action, the lowest first. */
  readonly masks: Uint8Array;
  readonly observations: Uint8Array;
  private readonly games: readonly Game[];
  private readonly legal: Uint16Array;
  private readonly courses: Course[];
  private readonly finished: (Course | undefined)[] = [];
  private readonly seeds: string[];
  private readonly dealCounts: Uint32Array;

  constructor(rules: Rules, options: BatchOptions) {
    const { gameCount, seed } = options;
    this.rules = rules;
    this.options = options;
    this.encoder = new ObservationEncoder(rules);
    this.layout = layOutBatch(rules, gameCount, this.encoder.size);
    const { size, offsets } = this.layout;
    const buffer = new ArrayBuffer(size);
    this.bytes = new Uint8Array(buffer);
    this.rewards = new Float32Array(buffer, offsets.rewards, gameCount * rules.seats);
    this.seats = this.bytes.subarray(offsets.seats, offsets.isOver);
    this.isOver = this.bytes.subarray(offsets.isOver, offsets.masks);
    this.masks = this.bytes.subarray(offsets.masks, offsets.observations);
    this.observations = this.bytes.subarray(offsets.observations);
    this.legal = actionBuffer(rules);
    this.games = Array.from({ length: gameCount }, () => newGame(rules, seededChance(seed, 0)));
    this.courses = this.games.map(() => newCourse(seed));
    this.seeds = this.games.map(() => seed);
    this.dealCounts = new Uint32Array(gameCount);
    this.reset({ seed });
  }

  /** Deals these games, or all: the first deal of this seed, or else the next deal of each game's own. */
  reset({ seed, games = this.games.keys() }: { readonly seed?: string; readonly games?: Iterable<number> } = {}): void {
    this.rewards.fill(0);
    for (const index of games) {
      if (seed !== undefined) {
        this.seeds[index] = seed;
        this.dealCounts[index] = 0;
      }
      this.isOver[index] = 0;
      this.deal(index);
    }
  }

  /** One action for each game, or LEAVE. If one of them is not legal nothing happens at all, and the reason is returned. */
  step(actions: ArrayLike<number>): Reason | undefined {
    const refusal = this.findRefusal(actions);
    if (refusal) return refusal;
    this.rewards.fill(0);
    for (let index = 0; index < this.games.length; index++) {
      if (actions[index] === LEAVE) {
        if (this.seats[index] !== NOBODY) this.isOver[index] = 0;
        continue;
      }
      this.isOver[index] = 0;
      this.act(index, actions[index]);
      this.finishStep(index);
    }
    return undefined;
  }

  /** The number of the action that this text in notation stands for in a game. */
  read(index: number, notation: string): number | Reason {
    const game = this.games[index];
    const checked = checkAction(game, game.state.actor, notation);
    return checked.ok ? checked.value : { code: checked.reason.code, text: `Game ${index}: ${checked.reason.text}` };
  }

  /** What any seat of a game sees now. */
  observe(index: number, seat: number): Uint8Array {
    const out = new Uint8Array(this.encoder.size);
    this.encoder.write(this.games[index].state, seat, out);
    return out;
  }

  /** What can be done in a game. */
  legalIn(index: number): number[] {
    const { maskBytes } = this.layout;
    return Array.from({ length: this.rules.actionCount }, (_, action) => action).filter(
      action => (this.masks[index * maskBytes + (action >> 3)] >> (action & 7)) & 1,
    );
  }

  /** The game so far, or the deal before it; undefined if there was none. */
  record(index: number, isPrevious: boolean): GameRecord | undefined {
    const course = isPrevious ? this.finished[index] : this.courses[index];
    if (!course) return undefined;
    const { seed, actions, actors } = course;
    return {
      ...newRecord(this.rules.config, seed),
      actions: actions.map((action, i) => ({ seat: actors[i], action: makeNotation(this.rules, action) })),
    };
  }

  private findRefusal(actions: ArrayLike<number>): Reason | undefined {
    const { maskBytes } = this.layout;
    for (let index = 0; index < this.games.length; index++) {
      const action = actions[index];
      if (action === LEAVE) continue;
      const bits = this.masks[index * maskBytes + (action >> 3)];
      const isKnown = action >= 0 && action < this.rules.actionCount;
      if (!isKnown || ((bits >> (action & 7)) & 1) === 0) return this.explainRefusal(index, action);
    }
    return undefined;
  }

  private explainRefusal(index: number, action: number): Reason {
    const { rules } = this;
    if (this.seats[index] === NOBODY)
      return { code: 'game-over', text: `Game ${index} is over. Send ${LEAVE} for it, or reset it.` };
    if (!Number.isInteger(action) || action < 0 || action >= rules.actionCount)
      return {
        code: 'no-such-action',
        text: `Game ${index}: ${action} is no action. Actions are numbers from 0 to ${rules.actionCount - 1}.`,
      };
    const notation = makeNotation(rules, action);
    const game = this.games[index];
    const checked = checkAction(game, game.state.actor, notation);
    const why = checked.ok ? '' : ` ${checked.reason.text}`;
    return { code: 'illegal-action', text: `Game ${index}: action ${action} (${notation}) is not legal.${why}` };
  }

  private deal(index: number): void {
    const game = this.games[index];
    const seed = `${this.seeds[index]}-${index}.${this.dealCounts[index]++}`;
    if (this.courses[index].actions.length > 0) this.finished[index] = this.courses[index];
    this.courses[index] = newCourse(seed);
    game.chance = seededChance(seed, 0);
    deal(game);
    this.finishStep(index);
  }

  private act(index: number, action: number): void {
    const game = this.games[index];
    const { seed, actions, actors } = this.courses[index];
    actors.push(game.state.actor);
    game.chance = seededChance(seed, actions.push(action));
    apply(game, action);
  }

  /** Lets the bots act, notices the end, and writes what the next learner sees. */
  private finishStep(index: number): void {
    this.letBotsAct(index);
    const { state } = this.games[index];
    if (isOver(state)) {
      this.isOver[index] = 1;
      this.rewards.set(rewardsFor(seatsIn(state.winners), this.rules.seats), index * this.rules.seats);
      if (this.options.autoReset) this.deal(index);
      else this.write(index, NOBODY);
    } else this.write(index, state.actor);
  }

  private letBotsAct(index: number): void {
    const { rules } = this;
    const { opponents = [], iterations } = this.options;
    if (opponents.length === 0) return;
    const { state } = this.games[index];
    const learner = (index + this.dealCounts[index] - 1) % rules.seats;
    while (!isOver(state) && state.actor !== learner) {
      const { seed, actions } = this.courses[index];
      const bot = opponents[((state.actor - learner + rules.seats) % rules.seats) - 1] ?? opponents[0];
      const chance = new SeededChance(`${seed}/${bot.name}`, actions.length);
      const budget = iterations === undefined ? { chance } : { chance, iterations };
      const choice = bot.choose(rules, viewFor(rules, state, state.actor), budget);
      this.act(index, unwrap(parseAction(rules, state, choice)));
    }
  }

  private write(index: number, seat: number): void {
    const { rules, legal, masks, encoder } = this;
    const { maskBytes } = this.layout;
    const { state } = this.games[index];
    const from = index * maskBytes;
    this.seats[index] = seat;
    masks.fill(0, from, from + maskBytes);
    if (seat !== NOBODY) {
      const count = legalActions(rules, state, legal);
      for (let i = 0; i < count; i++) masks[from + (legal[i] >> 3)] |= 1 << (legal[i] & 7);
    }
    encoder.write(state, seat === NOBODY ? state.actor : seat, this.observations, index * encoder.size);
  }
}
