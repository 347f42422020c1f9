/** What happened, in words, for one viewer: one line for what belongs together, such as a card and the run that it makes. */
import type { GameEvent, Viewer } from '@cartagena/engine';
import type { Setting } from './card-words.ts';
import { tellEvent, tellJoined } from './event-words.ts';
import type { LogEntry } from './log-entry.ts';
import { type Speaker, speakerFor } from './speaker.ts';

export interface LogLine {
  readonly text: string;
  /** Whose doing it was; undefined: nobody's. */
  readonly seat: number | undefined;
  /** A turn begins here. */
  readonly isHeading: boolean;
}

export function narrate(setting: Setting, viewer: Viewer, entries: readonly LogEntry[]): LogLine[] {
  const speaker = speakerFor(setting, viewer);
  return entries.flatMap(({ events }) => linesOf(speaker, events));
}

/** The same in one breath, without headings, for those who listen. */
export function announcement(setting: Setting, viewer: Viewer, events: readonly GameEvent[]): string {
  return narrate(setting, viewer, [{ made: 0, events }])
    .filter(({ isHeading }) => !isHeading)
    .map(({ text }) => text)
    .join(' ');
}

function linesOf(speaker: Speaker, events: readonly GameEvent[]): LogLine[] {
  const lines: LogLine[] = [];
  for (let i = 0; i < events.length; ) {
    const joined = tellJoined(speaker, [events[i], ...events.slice(i + 1)]);
    const told = joined ?? tellEvent(speaker, events[i]);
    if (told) lines.push({ text: withCapitals(told.text), seat: told.seat, isHeading: events[i].type === 'turn' });
    i += joined?.count ?? 1;
  }
  return lines;
}

/** Every sentence begins with a capital letter, whatever it begins with. */
const withCapitals = (text: string): string =>
  text.replace(/(^|[.!?] )(\p{Ll})/gu, (_, before: string, letter: string) => before + letter.toLocaleUpperCase());
