/** A game in the terminal: people at one keyboard, and bots in the other seats. */
import { botSeed, type Thinker } from '@cartagena/bots';
import {
  checkAction,
  type GameRecord,
  isOver,
  OpenGame,
  parseAction,
  unwrap,
  type Viewer,
  viewFor,
} from '@cartagena/engine';
import { paintSeat, SEAT_NAMES } from '../render/seats.ts';
import { transcript } from '../render/transcript.ts';
import { wrap } from '../render/wrap.ts';
import { startThinker } from './bot-worker.ts';
import { type ActionChoice, formatChoices, listChoices } from './choices.ts';
import { helpFor } from './help.ts';
import { Keyboard } from './keyboard.ts';
import { PERSON, type Players } from './players.ts';
import { freshFile, saveGame } from './saving.ts';
import { drawScene, introduction, situation } from './scene.ts';
import type { Terminal } from './terminal.ts';

export class TerminalGame {
  private readonly open: OpenGame;
  private readonly players: Players;
  private readonly terminal: Terminal;
  private readonly keyboard: Keyboard;
  private saveTo: string | undefined;
  private thinker: Thinker | undefined;

  constructor(terminal: Terminal, record: GameRecord, players: Players, saveTo?: string) {
    this.terminal = terminal;
    this.players = players;
    this.saveTo = saveTo;
    this.open = new OpenGame(record, (event, actionCount) => this.keyboard.addEvent(event, actionCount));
    const people = players.flatMap((player, seat) => (player === PERSON ? [seat] : []));
    this.keyboard = new Keyboard(terminal, people, this.open.game.rules.openHands);
  }

  async run(): Promise<void> {
    this.say(this.fit(introduction(this.open.record.config, this.players)));
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

  /** Lets the seat decide; false: the user wants to stop. */
  private async decide(seat: number): Promise<boolean> {
    const hasDecided = this.players[seat] === PERSON ? await this.askPerson(seat) : await this.askBot(seat);
    const { phase } = viewFor(this.open.game.rules, this.open.game.state, 'spectator');
    // An action of several decisions is shown when it is complete.
    if (phase === 'turn' || phase === 'over') this.keyboard.showUnread();
    return hasDecided;
  }

  private async askBot(seat: number): Promise<boolean> {
    const { record, game } = this.open;
    const { rules, state } = game;
    const bot = this.players[seat];
    this.thinker ??= startThinker();
    const thinking = this.thinker.think({
      bot,
      config: record.config,
      view: viewFor(rules, state, seat),
      seed: botSeed(record.seed, bot),
      stream: record.actions.length,
    });
    const action = await this.terminal.wait(`  ${paintSeat(seat, SEAT_NAMES[seat])} is thinking …`, thinking);
    if (action !== undefined) this.open.perform(unwrap(parseAction(rules, state, action)));
    return action !== undefined;
  }

  /** Asks until the person has acted; false: they want to stop. */
  private async askPerson(seat: number): Promise<boolean> {
    if (!(await this.keyboard.handOver(seat))) return false;
    this.keyboard.showUnread();
    const { game } = this.open;
    const choices = listChoices(game);
    const isTurnStart = game.state.hasActed === 0 && game.state.actor === game.state.turn;
    if (isTurnStart || this.terminal.isScreen) this.say(this.drawing(seat));
    this.say(this.fit(situation(viewFor(game.rules, game.state, seat), seat)));
    this.say(formatChoices(choices, this.terminal.columns));
    for (;;) {
      const line = await this.keyboard.ask(`${paintSeat(seat, SEAT_NAMES[seat])}> `);
      if (line === undefined) return false;
      if (this.obey(line, seat, choices)) return true;
    }
  }

  /** Carries out what was typed; true if it changed the game. */
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
    const checked = checkAction(this.open.game, seat, line);
    if (checked.ok) this.open.perform(checked.value);
    else this.say(this.fit(checked.reason.text));
    return checked.ok;
  }

  private undo(seat: number): boolean {
    const isUndone = this.open.undo(seat);
    if (isUndone) this.keyboard.forgetAfter(this.open.record.actions.length);
    this.say(
      isUndone
        ? 'Taken back.'
        : 'Nothing can be taken back: your last action revealed something, or your turn is over.',
    );
    return isUndone;
  }

  /** Saves to the given file, or to the file of this game. */
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
