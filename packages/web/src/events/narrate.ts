/** What happened, in words, for one viewer: one line for what belongs together, such as a card and the run that it makes. */
import type { GameEvent, Viewer } from '@cartagena/engine';
import type { Setting } from './card-words.ts';
import { tellEvent, tellJoined } from './event-words.ts';
import type { LogEntry } from './log-entry.ts';
import { type Speaker, speakerFor } from './speaker.ts';
import type { Telling } from './telling.ts';

export interface LogLine {
  readonly text: string;
  /** Whose doing it was; undefined: nobody's. */
  readonly seat: number | undefined;
  /** A turn begins here. */
  readonly isHeading: boolean;
}

export function narrate(setting: Setting, viewer: Viewer, entries: readonly LogEntry[]): LogLine[] {
  const speaker = speakerFor(setting, viewer);
  return entries.flatMap(({ events }) =>
    tellAll(speaker, events).map(({ text, seat, isHeading = false }) => ({
      text: withCapitals(text),
      seat,
      isHeading,
    })),
  );
}

/** The same in one breath, without headings, for those who listen. */
export function announcement(setting: Setting, viewer: Viewer, events: readonly GameEvent[]): string {
  return narrate(setting, viewer, [{ made: 0, events }])
    .filter(({ isHeading }) => !isHeading)
    .map(({ text }) => text)
    .join(' ');
}

function tellAll(speaker: Speaker, events: readonly GameEvent[]): Telling[] {
  const tellings: Telling[] = [];
  for (let i = 0; i < events.length; ) {
    const joined = tellJoined(speaker, [events[i], ...events.slice(i + 1)]);
    const telling = joined?.telling ?? tellEvent(speaker, events[i]);
    if (telling) tellings.push(telling);
    i += joined?.count ?? 1;
  }
  return tellings;
}

/** Every sentence begins with a capital letter, whatever it begins with. */
const withCapitals = (text: string): string =>
  text.replace(/(^|[.!?] )(\p{Ll})/gu, (_, before: string, letter: string) => before + letter.toLocaleUpperCase());
