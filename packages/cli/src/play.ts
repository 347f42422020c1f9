/** The game in the terminal: people at one keyboard, and bots in the seats that are left. */
import { createInterface, type Interface } from 'node:readline/promises';
import { BOTS } from '@cartagena/bots';
import {
  apply,
  type Game,
  type GameConfig,
  type GameEvent,
  type GameRecord,
  isOver,
  judge,
  makeNotation,
  newRecord,
  type Phase,
  parseAction,
  redact,
  replay,
  SeededChance,
  seededChance,
  takeBack,
  undoable,
  unwrap,
  type Viewer,
  viewFor,
} from '@cartagena/engine';
import { drawBoard, drawTable, group } from './board-text.ts';
import { type Choice, formatChoices, listChoices } from './choices.ts';
import { narrate } from './narrate.ts';
import { writeRecord } from './record-file.ts';
import { paint, paintSeat, SEAT_NAMES } from './seats.ts';
import { transcript } from './transcript.ts';

/** `you`, or the name of a bot, for each seat. */
export type Players = readonly string[];

const DEFAULT_FILE = 'cartagena-game.json';

const HELP = `Type the number of a move, or the move itself, such as "play 12 key" or "retreat 9".
  undo    take back your last action of this turn, if it revealed nothing
  board   show the table again        moves   list what you can do
  log     tell the game so far        save F  write the game to file F
  help    this text                   quit    stop; the game is saved
A pirate is named by the space it stands on. "+2" means two cards. A star marks a golden or grey card, ^ the hat, $ a chest.`;

/** What a phase asks for. */
const QUESTIONS: { readonly [P in Phase]: string } = {
  turn: 'Your turn.',
  use: 'What are the laid cards for?',
  discard: 'Lay down a card, until you hold seven.',
  take: 'Which card do you take?',
  keep: 'Which card do you keep?',
  give: 'Which card goes to the next seat?',
  bury: 'Which card goes under the stock next?',
  place: 'On which raft?',
  pick: 'Which card of the row do you pick?',
  over: 'The game is over.',
};

export class TerminalGame {
  private record: GameRecord;
  private game: Game;
  private readonly players: Players;
  private readonly saveTo: string | undefined;
  private readonly input: Interface;
  private readonly lines: AsyncIterator<string>;
  private news: GameEvent[] = [];
  /** The person who last sat at the keyboard. */
  private atKeyboard: number | undefined;

  constructor(record: GameRecord, players: Players, saveTo: string | undefined) {
    this.record = record;
    this.players = players;
    this.saveTo = saveTo;
    this.game = unwrap(replay(record));
    this.listen();
    this.input = createInterface({
      input: process.stdin,
      output: process.stdout,
      terminal: process.stdin.isTTY === true,
    });
    this.lines = this.input[Symbol.asyncIterator]();
  }

  async run(): Promise<void> {
    say(`\n${paint('bold', 'Cartagena')}: ${describe(this.record.config)}. Type help when in doubt.\n`);
    while (!isOver(this.game.state)) {
      const { actor } = this.game.state;
      if (this.players[actor] === 'you') {
        if (!(await this.askPerson(actor))) return this.close();
      } else this.letBotPlay(actor);
    }
    this.tellNews();
    say(this.drawing('spectator'));
    this.close();
  }

  private get people(): number[] {
    return this.players.flatMap((player, seat) => (player === 'you' ? [seat] : []));
  }

  /** What the people at the keyboard may read together. */
  private get audience(): Viewer {
    return this.people.length === 1 ? this.people[0] : 'spectator';
  }

  private listen(): void {
    this.game.emit = event => this.news.push(event);
  }

  private tellNews(): void {
    for (const line of narrate(this.news.map(event => redact(event, this.audience)))) say(`  ${line}`);
    this.news = [];
  }

  private drawing(viewer: Viewer): string {
    const view = viewFor(this.game.rules, this.game.state, viewer);
    return `\n${drawBoard(this.record.config, view)}\n\n${drawTable(view)}\n`;
  }

  private letBotPlay(seat: number): void {
    const { rules, state } = this.game;
    const chance = new SeededChance(`${this.record.seed}/${this.players[seat]}`, this.record.actions.length);
    const choice = BOTS[this.players[seat]].choose(rules, viewFor(rules, state, seat), { chance });
    this.perform(unwrap(parseAction(rules, state, choice)));
  }

  private perform(action: number): void {
    const { rules, state } = this.game;
    const entry = { seat: state.actor, action: makeNotation(rules, action) };
    this.record = { ...this.record, actions: [...this.record.actions, entry] };
    this.game.chance = seededChance(this.record.seed, this.record.actions.length);
    apply(this.game, action);
  }

  /** Asks until the person has done something; false: they want to stop. */
  private async askPerson(seat: number): Promise<boolean> {
    this.tellNews();
    if (!(await this.changeSeats(seat))) return false;
    const choices = listChoices(this.game);
    const fresh = this.game.state.acted === 0 && this.game.state.actor === this.game.state.turn;
    if (fresh) say(this.drawing(seat));
    say(`${this.situation(seat)}\n${formatChoices(choices, process.stdout.columns ?? 80)}`);
    for (;;) {
      const line = await this.read(`${paintSeat(seat, SEAT_NAMES[seat])}> `);
      if (line === undefined || line === 'quit' || line === 'q') return false;
      if (await this.obey(line, seat, choices)) return true;
    }
  }

  /** With hidden hands the screen is cleared before another person looks at it. */
  private async changeSeats(seat: number): Promise<boolean> {
    const changed = this.atKeyboard !== seat && this.people.length > 1 && !this.game.rules.openHands;
    this.atKeyboard = seat;
    if (!changed) return true;
    if (process.stdout.isTTY) say('\u001b[2J\u001b[3J\u001b[H');
    const answer = await this.read(
      `The keyboard goes to ${paintSeat(seat, SEAT_NAMES[seat])}. Press Enter when you alone can see. `,
    );
    return answer !== undefined;
  }

  private situation(seat: number): string {
    const { state, rules } = this.game;
    const view = viewFor(rules, state, seat);
    const hand = `You hold ${group(view.seats[seat].hand ?? [])}.`;
    const looking = view.looked ? ` You look at ${group(view.looked)}.` : '';
    const left = `${state.left} action${state.left === 1 ? '' : 's'} left.`;
    return `${hand}${looking} ${view.phase === 'turn' ? left : QUESTIONS[view.phase]}`;
  }

  /** Does what the line says; true if it changed the game. */
  private async obey(line: string, seat: number, choices: readonly Choice[]): Promise<boolean> {
    const [word, ...rest] = line.split(/\s+/);
    if (word === '') return false;
    if (word === 'undo' || word === 'u') return this.undo(seat);
    if (word === 'help' || word === '?') say(HELP);
    else if (word === 'board') say(this.drawing(seat));
    else if (word === 'moves') say(formatChoices(choices, process.stdout.columns ?? 80));
    else if (word === 'log') say(transcript(this.record, { viewer: seat }));
    else if (word === 'save') this.save(rest.join(' ') || (this.saveTo ?? DEFAULT_FILE));
    else return this.tryMove(line, seat, choices);
    return false;
  }

  private tryMove(line: string, seat: number, choices: readonly Choice[]): boolean {
    if (/^\d+$/.test(line)) {
      const choice = choices[Number(line) - 1];
      if (choice) this.perform(choice.action);
      else say(`Choose a number from 1 to ${choices.length}.`);
      return choice !== undefined;
    }
    const judged = judge(this.game, seat, line);
    if (judged.ok) this.perform(judged.value);
    else say(judged.reason.text);
    return judged.ok;
  }

  private undo(seat: number): boolean {
    if (undoable(this.record, seat) === 0) {
      say('Nothing can be taken back: it revealed something, or it is done.');
      return false;
    }
    this.record = takeBack(this.record, seat, 1);
    this.game = unwrap(replay(this.record));
    this.news = [];
    this.listen();
    say('Taken back.');
    return true;
  }

  private save(file: string): void {
    try {
      writeRecord(file, this.record);
      const next = isOver(this.game.state)
        ? `Read it with: npm start -- replay ${file}`
        : `Go on with: npm start -- play --resume ${file} --players ${this.players.join(',')}`;
      say(`Saved to ${file}. ${next}`);
    } catch (error) {
      say(`Not saved: ${(error as Error).message}`);
    }
  }

  /** The next line, trimmed; undefined at the end of the input. */
  private async read(question: string): Promise<string | undefined> {
    process.stdout.write(question);
    const { value, done } = await this.lines.next();
    return done ? undefined : String(value).trim();
  }

  private close(): void {
    if (!isOver(this.game.state)) {
      say('');
      this.save(this.saveTo ?? DEFAULT_FILE);
    } else if (this.saveTo !== undefined) this.save(this.saveTo);
    this.input.close();
  }
}

export function newTerminalGame(
  config: GameConfig,
  seed: string,
  players: Players,
  saveTo: string | undefined,
): TerminalGame {
  return new TerminalGame(newRecord(config, seed), players, saveTo);
}

function describe({ edition, modules, seats }: GameConfig): string {
  return `${edition} with ${modules.join(', ')}, ${seats} seats`;
}

function say(text: string): void {
  process.stdout.write(`${text}\n`);
}
