/** An external program as a player: one JSON object per line in each direction. See docs/bot-protocol.md. */
import {
  type Action,
  actionBuffer,
  legalActions,
  makeNotation,
  nameAction,
  SeededChance,
  sampleState,
} from '@cartagena/engine';
import { oldConfig, oldView } from '../../trace/old-names.ts';
import { readAnswer } from './answer.ts';
import { LineProcess } from './line-process.ts';
import type { ContestPlayer, Question } from './player.ts';

const PROTOCOL = 1;
/** Added to the time limit of the first answer, since the program must start first. */
const START_EXTRA_MS = 10_000;

export interface ProgramOptions {
  /** The time limit for one decision. */
  readonly timeoutMs: number;
  /** The process, if it runs already. */
  readonly process?: LineProcess;
  /** Fields that are added to every message: programs must skip what they do not know. */
  readonly extraFields?: object;
}

export function startProgram(name: string, command: string, options: ProgramOptions): ContestPlayer {
  return new Program(name, options.process ?? new LineProcess(command), options);
}

class Program implements ContestPlayer {
  readonly name: string;
  private readonly process: LineProcess;
  private readonly timeoutMs: number;
  private readonly extraFields: object;
  /** Decisions asked for so far, in all games. */
  private questionCount = 0;
  private gameCount = 0;
  /** The name of the current game. The program sees only its number: the name contains the seed. */
  private game: string | undefined;
  private seats = new Set<number>();

  constructor(name: string, process: LineProcess, { timeoutMs, extraFields = {} }: ProgramOptions) {
    this.name = name;
    this.process = process;
    this.timeoutMs = timeoutMs;
    this.extraFields = extraFields;
    this.send({ type: 'hello', protocol: PROTOCOL, name, milliseconds: timeoutMs });
  }

  async choose(question: Question): Promise<Action> {
    const { rules, view } = question;
    this.announce(question);
    // The legal actions depend only on what the seat sees, so any state that fits the view gives the same list.
    const state = sampleState(rules, view, new SeededChance('legal'));
    const out = actionBuffer(rules);
    const legal = Array.from(out.subarray(0, legalActions(rules, state, out)));
    const id = ++this.questionCount;
    const extra = id === 1 ? START_EXTRA_MS : 0;
    this.send({
      type: 'decide',
      id,
      game: this.gameCount,
      seat: view.actor,
      view: oldView(view),
      legal: legal.map(action => nameAction(rules, action)),
      notation: legal.map(action => makeNotation(rules, action)),
    });
    try {
      const line = await this.process.read(this.timeoutMs + extra);
      const game = { rules, state, chance: new SeededChance('') };
      return nameAction(rules, legal[readAnswer(line, id, game, legal)]);
    } catch (error) {
      const { message } = error as Error;
      // A program that broke the protocol once is not asked again.
      this.process.fail(message);
      throw new Error(`it ${message}`);
    }
  }

  over(winners: readonly number[]): void {
    if (this.game === undefined) return;
    this.game = undefined;
    this.send({ type: 'over', game: this.gameCount, winners });
  }

  async close(): Promise<void> {
    this.send({ type: 'bye' });
    await this.process.close();
  }

  private send(message: object): void {
    this.process.send({ ...message, ...this.extraFields });
  }

  /** Announces a game before its first decision, once for each seat that the program has in it. */
  private announce({ rules, view, game }: Question): void {
    if (game !== this.game) {
      this.game = game;
      this.gameCount++;
      this.seats.clear();
    }
    if (this.seats.has(view.actor)) return;
    this.seats.add(view.actor);
    this.send({
      type: 'game',
      game: this.gameCount,
      seat: view.actor,
      config: oldConfig(rules.config),
      icons: rules.icons,
      deck: Object.fromEntries(rules.cardNames.map((card, kind) => [card, rules.deck[kind]])),
      places: rules.board.names,
    });
  }
}
