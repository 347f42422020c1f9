import type { News } from '@cartagena/protocol';
import type { LogEntry } from '../events/log-entry.ts';

/** The game so far, action by action, without what was taken back. */
export function logEntriesOf(news: readonly News[]): LogEntry[] {
  let told: LogEntry[] = [];
  for (const { kind, made, events } of news) {
    if (kind === 'undone') told = told.filter(one => one.made <= made);
    else if (events.length > 0) told.push({ made, events });
  }
  return told;
}
