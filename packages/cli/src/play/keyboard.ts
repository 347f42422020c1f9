/** People at one keyboard: who sits there, what they have been told, and how it goes from hand to hand. */
import type { GameEvent, Viewer } from '@cartagena/engine';
import { paintSeat, SEAT_NAMES } from '../render/seats.ts';
import { wrap } from '../render/wrap.ts';
import type { Terminal } from './terminal.ts';
import { UnreadEvents } from './unread-events.ts';

export class Keyboard {
  private readonly terminal: Terminal;
  private readonly unread: UnreadEvents;
  /** Whether people take turns at the screen, since nobody may see the hands of the others. */
  private readonly takeTurns: boolean;
  /** Who reads the screen now: one person, or everybody together. */
  private reader: Viewer | undefined;

  /** `people` are their seats. */
  constructor(terminal: Terminal, people: readonly number[], openHands: boolean) {
    this.terminal = terminal;
    this.takeTurns = people.length > 1 && !openHands;
    const together: Viewer = people.length === 1 ? people[0] : 'spectator';
    this.reader = this.takeTurns ? undefined : together;
    this.unread = new UnreadEvents(this.takeTurns ? people : [together]);
  }

  addEvent(event: GameEvent, made: number): void {
    this.unread.add(event, made);
  }

  /** Actions after the first `made` were taken back. */
  forgetAfter(made: number): void {
    this.unread.forgetAfter(made);
  }

  /** Tells whoever reads the screen what they have not read yet. */
  showUnread(): void {
    if (this.reader === undefined) return;
    for (const sentence of this.unread.take(this.reader))
      this.terminal.say(wrap(`  ${sentence}`, this.terminal.columns - 1, 4).join('\n'));
  }

  /** What a person answers; undefined: they want to stop. */
  async ask(question: string): Promise<string | undefined> {
    const line = await this.terminal.read(question);
    return line !== undefined && /^(q|quit|exit)$/i.test(line) ? undefined : line;
  }

  /** Lets this person sit down, when the one before has seen enough and hidden their cards; false: they want to stop. */
  async seat(seat: number): Promise<boolean> {
    const before = this.reader;
    if (!this.takeTurns || before === seat) return true;
    if (typeof before === 'number') {
      const seen = await this.ask(`${paintSeat(before, SEAT_NAMES[before])}, press Enter to hide your cards. `);
      if (seen === undefined) return false;
    }
    this.terminal.clear();
    const name = paintSeat(seat, SEAT_NAMES[seat]);
    const here = await this.ask(`The keyboard goes to ${name}. Press Enter when you alone can see. `);
    if (here === undefined) return false;
    this.reader = seat;
    return true;
  }
}
