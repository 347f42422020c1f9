/** Somebody else's program as a player, one JSON object per line each way. See docs/bot-protocol.md. */
import {
  type Action,
  actionBuffer,
  legalActions,
  makeNotation,
  nameAction,
  SeededChance,
  sampleState,
} from '@cartagena/engine';
import { readAnswer } from './answer.ts';
import { LineProcess } from './line-process.ts';
import type { Player, Question } from './player.ts';

const PROTOCOL = 1;
/** The first answer may take so much longer, since the program must start before it can think. */
const START_MILLISECONDS = 10_000;

export interface ProgramOptions {
  /** The longest that it may think about one decision. */
  readonly milliseconds: number;
}

export function startProgram(name: string, command: string, { milliseconds }: ProgramOptions): Player {
  return new Program(name, new LineProcess(command), milliseconds);
}

class Program implements Player {
  readonly name: string;
  private readonly process: LineProcess;
  private readonly milliseconds: number;
  /** Decisions asked for so far, in all games. */
  private asked = 0;
  /** Games so far, and the one that is on. Its own name stays here: luck is derived from it. */
  private games = 0;
  private game: string | undefined;
  private seats = new Set<number>();

  constructor(name: string, process: LineProcess, milliseconds: number) {
    this.name = name;
    this.process = process;
    this.milliseconds = milliseconds;
    process.send({ type: 'hello', protocol: PROTOCOL, name, milliseconds });
  }

  async choose(question: Question): Promise<Action> {
    const { rules, view } = question;
    this.announce(question);
    // What can be done depends only on what the seat sees, so any world that fits will do.
    const state = sampleState(rules, view, new SeededChance('legal'));
    const out = actionBuffer(rules);
    const legal = Array.from(out.subarray(0, legalActions(rules, state, out)));
    const id = ++this.asked;
    const extra = id === 1 ? START_MILLISECONDS : 0;
    this.process.send({
      type: 'decide',
      id,
      game: this.games,
      seat: view.actor,
      view,
      legal: legal.map(action => nameAction(rules, action)),
      notation: legal.map(action => makeNotation(rules, action)),
    });
    try {
      const line = await this.process.read(this.milliseconds + extra);
      const game = { rules, state, chance: new SeededChance('') };
      return nameAction(rules, legal[readAnswer(line, id, game, legal)]);
    } catch (error) {
      const { message } = error as Error;
      // Who does not keep to the protocol once is not asked again.
      this.process.fall(message);
      throw new Error(`it ${message}`);
    }
  }

  over(winners: readonly number[]): void {
    if (this.game === undefined) return;
    this.game = undefined;
    this.process.send({ type: 'over', game: this.games, winners });
  }

  async close(): Promise<void> {
    this.process.send({ type: 'bye' });
    await this.process.close();
  }

  /** Tells of a game before its first decision, once for each seat that the program has in it. */
  private announce({ rules, view, game }: Question): void {
    if (game !== this.game) {
      this.game = game;
      this.games++;
      this.seats.clear();
    }
    if (this.seats.has(view.actor)) return;
    this.seats.add(view.actor);
    this.process.send({
      type: 'game',
      game: this.games,
      seat: view.actor,
      config: rules.config,
      icons: rules.icons,
      deck: Object.fromEntries(rules.cardNames.map((card, kind) => [card, rules.deck[kind]])),
      places: rules.board.names,
    });
  }
}
