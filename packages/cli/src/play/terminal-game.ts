/** The game in the terminal: people at one keyboard, and bots in the seats that are left. */
import type { Thinker } from '@cartagena/bots';
import {
  checkAction,
  type GameConfig,
  type GameRecord,
  isOver,
  OpenGame,
  parseAction,
  unwrap,
  type Viewer,
  viewFor,
} from '@cartagena/engine';
import { paint, paintSeat, SEAT_NAMES } from '../render/seats.ts';
import { transcript } from '../render/transcript.ts';
import { wrap } from '../render/wrap.ts';
import { startThinker } from './bot-worker.ts';
import { type ActionChoice, formatChoices, listChoices } from './choices.ts';
import { helpFor } from './help.ts';
import { Keyboard } from './keyboard.ts';
import { PERSON, type Players } from './players.ts';
import { freshFile, saveGame } from './saving.ts';
import { drawScene, situation } from './scene.ts';
import { Terminal } from './terminal.ts';

export class TerminalGame {
  private readonly open: OpenGame;
  private readonly players: Players;
  private saveTo: string | undefined;
  private readonly terminal = new Terminal();
  private readonly keyboard: Keyboard;
  private thinker: Thinker | undefined;

  constructor(record: GameRecord, players: Players, saveTo: string | undefined) {
    this.players = players;
    this.saveTo = saveTo;
    this.open = new OpenGame(record, (event, made) => this.keyboard.addEvent(event, made));
    const people = players.flatMap((player, seat) => (player === PERSON ? [seat] : []));
    this.keyboard = new Keyboard(this.terminal, people, this.open.game.rules.openHands);
  }

  async run(): Promise<void> {
    this.say(this.fit(describe(this.open.record.config, this.players)));
    try {
      while (!this.isOver && (await this.decide(this.open.game.state.actor)));
    } catch (error) {
      this.say((error as Error).message);
      process.exitCode = 1;
    }
    this.close();
  }

  private get isOver(): boolean {
    return isOver(this.open.game.state);
  }

  private say(text: string): void {
    this.terminal.say(text);
  }

  private fit(text: string, indent = 2): string {
    return wrap(text, this.terminal.columns - 1, indent).join('\n');
  }

  private drawing(viewer: Viewer): string {
    const { rules, state } = this.open.game;
    return drawScene(rules.config, viewFor(rules, state, viewer), this.players, this.terminal);
  }

  /** Lets the seat decide; false: somebody wants to stop. */
  private async decide(seat: number): Promise<boolean> {
    const decided = this.players[seat] === PERSON ? await this.askPerson(seat) : await this.letBotPlay(seat);
    const { phase } = viewFor(this.open.game.rules, this.open.game.state, 'spectator');
    // What is half done is told when it is complete.
    if (phase === 'turn' || phase === 'over') this.keyboard.showUnread();
    return decided;
  }

  private async letBotPlay(seat: number): Promise<boolean> {
    const { record, game } = this.open;
    const { rules, state } = game;
    const bot = this.players[seat];
    this.thinker ??= startThinker();
    const thinking = this.thinker.think({
      bot,
      config: record.config,
      view: viewFor(rules, state, seat),
      seed: `${record.seed}/${bot}`,
      stream: record.actions.length,
    });
    const action = await this.terminal.wait(`  ${paintSeat(seat, SEAT_NAMES[seat])} is thinking …`, thinking);
    if (action !== undefined) this.open.perform(unwrap(parseAction(rules, state, action)));
    return action !== undefined;
  }

  /** Asks until the person has done something; false: they want to stop. */
  private async askPerson(seat: number): Promise<boolean> {
    if (!(await this.keyboard.seat(seat))) return false;
    this.keyboard.showUnread();
    const { game } = this.open;
    const choices = listChoices(game);
    const fresh = game.state.hasActed === 0 && game.state.actor === game.state.turn;
    if (fresh || this.terminal.isScreen) this.say(this.drawing(seat));
    this.say(this.fit(situation(viewFor(game.rules, game.state, seat), seat)));
    this.say(formatChoices(choices, this.terminal.columns));
    for (;;) {
      const line = await this.keyboard.ask(`${paintSeat(seat, SEAT_NAMES[seat])}> `);
      if (line === undefined) return false;
      if (this.obey(line, seat, choices)) return true;
    }
  }

  /** Does what the line says; true if it changed the game. */
  private obey(line: string, seat: number, choices: readonly ActionChoice[]): boolean {
    const [word, ...rest] = line.split(/\s+/);
    const { columns } = this.terminal;
    switch (word.toLowerCase()) {
      case '':
        this.say('Type the number of a move, or help.');
        return false;
      case 'u':
      case 'undo':
        return this.undo(seat);
      case '?':
      case 'help':
        this.say(helpFor(this.open.game.rules, columns));
        return false;
      case 'board':
        this.say(this.drawing(seat));
        return false;
      case 'moves':
        this.say(formatChoices(choices, columns));
        return false;
      case 'log':
        this.say(transcript(this.open.record, { viewer: seat }));
        return false;
      case 'save':
        this.save(rest.join(' ') || undefined);
        return false;
      default:
        return this.tryMove(line, seat, choices);
    }
  }

  private tryMove(line: string, seat: number, choices: readonly ActionChoice[]): boolean {
    if (/^\d+$/.test(line)) {
      const choice = choices[Number(line) - 1];
      if (choice) this.open.perform(choice.action);
      else this.say(`Choose a number from 1 to ${choices.length}.`);
      return choice !== undefined;
    }
    const judged = checkAction(this.open.game, seat, line);
    if (judged.ok) this.open.perform(judged.value);
    else this.say(this.fit(judged.reason.text));
    return judged.ok;
  }

  private undo(seat: number): boolean {
    const undone = this.open.undo(seat);
    if (undone) this.keyboard.forgetAfter(this.open.record.actions.length);
    this.say(undone ? 'Taken back.' : 'Nothing can be taken back: it revealed something, or it is done.');
    return undone;
  }

  /** Into the file named, or the one of this game. */
  private save(file?: string): void {
    this.saveTo ??= file ?? freshFile();
    this.say(saveGame(file ?? this.saveTo, this.open.record, this.players, this.isOver));
  }

  private close(): void {
    this.thinker?.close();
    if (this.isOver) this.say(this.drawing('spectator'));
    if (!this.isOver || this.saveTo !== undefined) this.save();
    this.terminal.close();
  }
}

function describe({ edition, modules }: GameConfig, players: Players): string {
  const seats = players.map((player, seat) => `${SEAT_NAMES[seat]} (${player})`).join(', ');
  return `${paint('bold', 'Cartagena')}, ${edition} with ${modules.join(', ')}: ${seats}. Type help when in doubt.`;
}
