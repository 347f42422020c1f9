/** What happened in a game, action by action, and what of it each viewer may see. */
import { type GameEvent, type GameRecord, type Rules, redact, replay, type Viewer } from '@cartagena/engine';

export interface LogEntry {
  /** How many actions were made then; 0: the deal. */
  readonly made: number;
  readonly events: readonly GameEvent[];
}

/** All of it, from the deal on, secrets included. */
export function historyOf(record: GameRecord, rules: Rules): LogEntry[] {
  const entries: { made: number; events: GameEvent[] }[] = [{ made: 0, events: [] }];
  replay(record, {
    rules,
    before: (_game, _action, number) => void entries.push({ made: number + 1, events: [] }),
    emit: event => void entries.at(-1)!.events.push(event),
  });
  return entries;
}

export const redactEvents = (events: readonly GameEvent[], viewer: Viewer): GameEvent[] =>
  events.map(event => redact(event, viewer));

/** Each entry is redacted once for each viewer, and stays the same object from then on. */
const redacted = new WeakMap<LogEntry, Map<Viewer, LogEntry>>();

export const redactEntries = (entries: readonly LogEntry[], viewer: Viewer): LogEntry[] =>
  entries.map(entry => {
    const known = redacted.get(entry) ?? new Map<Viewer, LogEntry>();
    redacted.set(entry, known);
    const own = known.get(viewer) ?? { made: entry.made, events: redactEvents(entry.events, viewer) };
    known.set(viewer, own);
    return own;
  });
