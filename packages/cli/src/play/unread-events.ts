/** What each reader at the keyboard has not been told yet, as far as it is for their eyes. */
import { type GameEvent, redact, type Viewer } from '@cartagena/engine';
import { narrate } from '../render/narrate.ts';

interface Item {
  /** How many actions were made when it happened. */
  readonly made: number;
  readonly event: GameEvent;
}

export class UnreadEvents {
  private readonly unread: Map<Viewer, Item[]>;

  constructor(readers: readonly Viewer[]) {
    this.unread = new Map(readers.map(reader => [reader, []]));
  }

  add(event: GameEvent, made: number): void {
    for (const [reader, items] of this.unread) items.push({ made, event: redact(event, reader) });
  }

  /** Sentences for this reader, who has read them then. */
  take(reader: Viewer): string[] {
    const items = this.unread.get(reader)?.splice(0) ?? [];
    return narrate(items.map(({ event }) => event));
  }

  /** Actions after the first `made` were taken back: they did not happen. */
  forgetAfter(made: number): void {
    for (const [reader, items] of this.unread)
      this.unread.set(
        reader,
        items.filter(item => item.made <= made),
      );
  }
}
