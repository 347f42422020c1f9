/** People who share a keyboard: who reads the screen now, what each has not read yet, and how they take turns. */
import type { GameEvent, Viewer } from '@cartagena/engine';
import { paintSeat, SEAT_NAMES } from '../render/seats.ts';
import { wrap } from '../render/wrap.ts';
import type { Terminal } from './terminal.ts';
import { UnreadEvents } from './unread-events.ts';

export class Keyboard {
  private readonly terminal: Terminal;
  private readonly unread: UnreadEvents;
  /** Whether people take turns at the screen, because they may not see each other's hands. */
  private readonly takesTurns: boolean;
  /** Who reads the screen now: one person, or everybody together. */
  private reader: Viewer | undefined;

  /** `people` are their seats. */
  constructor(terminal: Terminal, people: readonly number[], hasOpenHands: boolean) {
    this.terminal = terminal;
    this.takesTurns = people.length > 1 && !hasOpenHands;
    const together: Viewer = people.length === 1 ? people[0] : 'spectator';
    this.reader = this.takesTurns ? undefined : together;
    this.unread = new UnreadEvents(this.takesTurns ? people : [together]);
  }

  addEvent(event: GameEvent, actionCount: number): void {
    this.unread.add(event, actionCount);
  }

  /** Forgets the events of actions that were taken back. */
  forgetAfter(actionCount: number): void {
    this.unread.forgetAfter(actionCount);
  }

  /** Shows the current reader what they have not read yet. */
  showUnread(): void {
    if (this.reader === undefined) return;
    for (const sentence of this.unread.take(this.reader))
      this.terminal.say(wrap(`  ${sentence}`, this.terminal.columns - 1, 4).join('\n'));
  }

  /** The answer of the person at the keyboard; undefined: they want to stop. */
  async ask(question: string): Promise<string | undefined> {
    const line = await this.terminal.read(question);
    return line !== undefined && /^(q|quit|exit)$/i.test(line) ? undefined : line;
  }

  /** Hands the keyboard to this seat after the previous reader has hidden their cards; false: they want to stop. */
  async handOver(seat: number): Promise<boolean> {
    const before = this.reader;
    if (!this.takesTurns || before === seat) return true;
    if (typeof before === 'number') {
      const answer = await this.ask(`${paintSeat(before, SEAT_NAMES[before])}, press Enter to hide your cards. `);
      if (answer === undefined) return false;
    }
    this.terminal.clear();
    const name = paintSeat(seat, SEAT_NAMES[seat]);
    const answer = await this.ask(`The keyboard goes to ${name}. Press Enter when you alone can see. `);
    if (answer === undefined) return false;
    this.reader = seat;
    return true;
  }
}
