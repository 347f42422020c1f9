/** One event in a sentence, with the seat that did it and the cards and places that it names. */
import type { GameEvent } from '@cartagena/engine';
import { partsOf } from '../variants/by-variant.ts';
import type { CauseTraits, EventTraits } from '../variants/event-traits.ts';
import { VARIANT_EVENTS } from '../variants/events.ts';
import { listed, readable, say } from '../words/words.ts';
import { CORE_EVENTS, joinCoreEvents } from './core-events.ts';
import { plainNames } from './plain-words.ts';
import type { Speaker } from './speaker.ts';
import type { EventOf, JoinedTelling, Telling } from './telling.ts';

const ALL = [{ events: CORE_EVENTS }, ...VARIANT_EVENTS];
const EVENTS = partsOf(ALL, ({ events }) => events as { readonly [type: string]: EventTraits } | undefined);
const CAUSES = partsOf<(typeof VARIANT_EVENTS)[number], CauseTraits>(VARIANT_EVENTS, ({ causes }) => causes);

/** Undefined: no variant knows it. */
export const eventTraits = ({ type }: GameEvent): EventTraits | undefined => EVENTS.get(type);
export const causeTraits = ({ cause }: EventOf<'moved'>): CauseTraits | undefined => CAUSES.get(cause);
export const allCauses = (): Iterable<readonly [cause: string, traits: CauseTraits]> => CAUSES;

/** Undefined: nothing needs to be said. */
export function tellEvent(speaker: Speaker, event: GameEvent): Telling | undefined {
  const text = eventWords(speaker, event);
  return text === undefined ? undefined : { text, seat: seatIn(event) };
}

function eventWords(speaker: Speaker, event: GameEvent): string | undefined {
  if (event.type === 'moved') return moveWords(speaker, event);
  const traits = eventTraits(event);
  return traits ? traits.tell(speaker, event) : plainWords(speaker, event);
}

/** The seat that did it, or that won. */
function seatIn(event: GameEvent): number | undefined {
  if (event.type === 'over') return event.winners[0];
  return 'seat' in event ? event.seat : undefined;
}

/** What the first events say together; undefined: the first stands alone. */
export function tellJoined(speaker: Speaker, events: readonly [GameEvent, ...GameEvent[]]): JoinedTelling | undefined {
  const [event, ...later] = events;
  if (event.type === 'moved') return causeTraits(event)?.join?.(speaker, [event, ...later]);
  return joinCoreEvents(speaker, events);
}

function moveWords(speaker: Speaker, event: EventOf<'moved'>): string {
  return say(causeTraits(event)?.words ?? 'log.run', { pirate: speaker.pirate(event), to: speaker.to(event.to) });
}

/** An event that no variant has words for, made of the names in it: "Anna: dug, on space 4 and a key." */
function plainWords(speaker: Speaker, event: GameEvent): string {
  const { type, seat, secret, ...fields } = event as { readonly type: string; readonly [field: string]: unknown };
  const { eyes: _, ...told } = (secret ?? {}) as { readonly [field: string]: unknown };
  const names = plainNames(speaker.setting, { ...fields, ...told });
  const text = readable(type);
  const what = names.length === 0 ? text : say('board.with', { text, what: listed(names) });
  return typeof seat === 'number' ? speaker.does('log.plain.seat', seat, { what }) : say('log.plain', { what });
}
