/** A terminal whose lines are typed by a function, and whose output is collected. */
import type { Terminal } from '../play/terminal.ts';

export class ScriptedTerminal implements Terminal {
  readonly columns = 80;
  readonly rows = 40;
  readonly isScreen = false;
  output = '';
  private readonly type: (question: string) => string | undefined;

  constructor(type: (question: string) => string | undefined) {
    this.type = type;
  }

  say(text: string): void {
    this.output += `${text}\n`;
  }

  clear(): void {}

  async read(question: string): Promise<string | undefined> {
    const line = this.type(question);
    this.output += `${question}${line ?? ''}\n`;
    return line;
  }

  async wait<T>(_note: string, work: Promise<T>): Promise<T> {
    return work;
  }

  close(): void {}
}
