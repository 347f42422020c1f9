/** The events that each reader at the keyboard has not read yet, as far as they may know them. */
import { type GameEvent, redact, type Viewer } from '@cartagena/engine';
import { narrate } from '../render/narrate.ts';

interface UnreadEvent {
  /** How many actions had been made, the one that caused it included. */
  readonly actionCount: number;
  readonly event: GameEvent;
}

export class UnreadEvents {
  private readonly byReader: Map<Viewer, UnreadEvent[]>;

  constructor(readers: readonly Viewer[]) {
    this.byReader = new Map(readers.map(reader => [reader, []]));
  }

  add(event: GameEvent, actionCount: number): void {
    for (const [reader, events] of this.byReader) events.push({ actionCount, event: redact(event, reader) });
  }

  /** The sentences for this reader, which then count as read. */
  take(reader: Viewer): string[] {
    const events = this.byReader.get(reader)?.splice(0) ?? [];
    return narrate(events.map(({ event }) => event));
  }

  /** Drops the events of actions after the first `actionCount`, which were taken back. */
  forgetAfter(actionCount: number): void {
    for (const [reader, events] of this.byReader)
      this.byReader.set(
        reader,
        events.filter(event => event.actionCount <= actionCount),
      );
  }
}
