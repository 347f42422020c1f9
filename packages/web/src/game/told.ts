/** What a game has told so far, action by action, so that anybody can be told as much of it as is for their eyes. */
import { type GameEvent, type GameRecord, type Rules, redact, replay, type Viewer } from '@cartagena/engine';

export interface Told {
  /** How many actions were made then; 0: the deal. */
  readonly made: number;
  readonly events: readonly GameEvent[];
}

/** All of it, from the deal on. Not for anybody's eyes as it is. */
export function historyOf(record: GameRecord, rules: Rules): Told[] {
  const told: { made: number; events: GameEvent[] }[] = [{ made: 0, events: [] }];
  replay(record, {
    rules,
    before: (_game, _action, number) => void told.push({ made: number + 1, events: [] }),
    emit: event => void told.at(-1)!.events.push(event),
  });
  return told;
}

export const redactAll = (events: readonly GameEvent[], viewer: Viewer): GameEvent[] =>
  events.map(event => redact(event, viewer));

export const toldTo = (told: readonly Told[], viewer: Viewer): Told[] =>
  told.map(({ made, events }) => ({ made, events: redactAll(events, viewer) }));
