/** The last entries of a table and what they brought about, so that a client that was away is sent what it missed without a replay. */
import type { Happened } from '../table-log/table-view.ts';

/** More than happens in an ordinary game. A client that missed more is sent this much, and the table as it is. */
export const HISTORY_LENGTH = 1000;

/** As text, which takes a tenth of the memory of the objects. */
export class History {
  private first = 0;
  private texts: string[] = [];

  add({ entry, events, made, chained }: Happened): void {
    if (this.texts.length === 0) this.first = entry.seq;
    this.texts.push(JSON.stringify([entry, events, made, chained]));
    // Now and then, since it moves all of them.
    if (this.texts.length < 2 * HISTORY_LENGTH) return;
    this.first += HISTORY_LENGTH;
    this.texts = this.texts.slice(HISTORY_LENGTH);
  }

  /** Whether all that a client missed is here, or as much of it as would be sent, when the log has come to `last`. */
  covers(seen: number, last: number): boolean {
    return this.texts.length > 0 && this.first <= Math.max(seen, last - HISTORY_LENGTH) + 1;
  }

  *after(seen: number, last: number): Iterable<Happened> {
    const from = Math.max(seen, last - HISTORY_LENGTH) + 1 - this.first;
    for (let i = from; i < this.texts.length; i++) {
      const [entry, events, made, chained] = JSON.parse(this.texts[i]);
      yield { entry, events, made, chained };
    }
  }
}
