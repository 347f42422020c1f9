/**
 * What happened, in words, for whoever looks: one line for what belongs together, such as a card and the run that it makes, or
 * several cards drawn at once.
 */
import type { CardName, GameEvent, Place, Viewer } from '@cartagena/engine';
import { toPlace } from '../board/names.ts';
import type { Told } from '../game/told.ts';
import type { Setting } from '../table/card-words.ts';
import { cardsOf, type EventOf, type Telling, tellEvent } from './event-words.ts';
import { type Speaker, speakerFor } from './speaker.ts';

export interface LogLine {
  readonly text: string;
  /** Whose doing it was; undefined: nobody's. */
  readonly seat: number | undefined;
  /** A turn begins here. */
  readonly isHeading: boolean;
  /** What it speaks of, to be shown beside it or lit up on the board. */
  readonly cards: readonly CardName[];
  readonly places: readonly Place[];
  /** How many actions were made then. */
  readonly made: number;
}

export function narrate(setting: Setting, viewer: Viewer, told: readonly Told[]): LogLine[] {
  const speaker = speakerFor(setting, viewer);
  return told.flatMap(({ made, events }) =>
    tellAll(speaker, events).map(({ text, seat, isHeading = false, cards = [], places = [] }) => ({
      text: withCapitals(text),
      seat,
      isHeading,
      cards,
      places,
      made,
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
    const joined = tellJoined(speaker, events.slice(i));
    const telling = joined?.telling ?? tellEvent(speaker, events[i]);
    if (telling) tellings.push(telling);
    i += joined?.count ?? 1;
  }
  return tellings;
}

interface Joined {
  readonly telling: Telling;
  /** How many events it tells. */
  readonly count: number;
}

/** What the first events are told as together; undefined: the first stands for itself. */
function tellJoined(speaker: Speaker, events: readonly GameEvent[]): Joined | undefined {
  const [event, next] = events;
  if (event.type === 'played' && next?.type === 'moved' && next.cause === 'play')
    return { telling: tellRun(speaker, event, next), count: 2 };
  if (event.type === 'drew') {
    const draws = firstDraws(events, event.seat);
    return { telling: tellDraws(speaker, event.seat, draws), count: draws.length };
  }
  if (event.type !== 'moved') return undefined;
  if (event.cause === 'bomb' && next?.type === 'moved' && next.cause === 'bomb')
    return { telling: tellBlast(speaker, event), count: 2 };
  if (event.cause === 'assist' || (event.cause === 'retreat' && !event.hat)) {
    const draws = firstDraws(events.slice(1), event.by);
    return { telling: tellGain(speaker, event, draws), count: 1 + draws.length };
  }
  return undefined;
}

function tellRun(speaker: Speaker, { seat, cards }: EventOf<'played'>, { from, to, hat }: EventOf<'moved'>): Telling {
  const parameters = { cards: speaker.cards(cards), to: toPlace(speaker.setting.shape, to) };
  const text = speaker.deed(hat ? 'log.play.captain' : 'log.play', seat, parameters);
  return { text, seat, cards, places: [from, to] };
}

function tellBlast(speaker: Speaker, { seat, from, to }: EventOf<'moved'>): Telling {
  const text = speaker.deed('log.blast', seat, { to: toPlace(speaker.setting.shape, to) });
  return { text, seat, places: [from, to] };
}

function tellGain(speaker: Speaker, event: EventOf<'moved'>, draws: readonly EventOf<'drew'>[]): Telling {
  const { by, from, to, cause } = event;
  const cards = cardsIn(draws);
  const and = draws.length > 0 ? speaker.deed('log.and-draw', by, { n: draws.length, told: speaker.told(cards) }) : '';
  const way = { to: toPlace(speaker.setting.shape, to), and };
  const text =
    cause === 'retreat'
      ? speaker.deed('log.retreat', by, way)
      : speaker.deed('log.assist', by, { ...way, pirate: speaker.pirate(event) });
  return { text, seat: by, places: [from, to], ...(cards ? { cards } : {}) };
}

function tellDraws(speaker: Speaker, seat: number, draws: readonly EventOf<'drew'>[]): Telling {
  const cards = cardsIn(draws);
  const text = speaker.deed('log.draw', seat, { n: draws.length, told: speaker.told(cards) });
  return { text, seat, ...(cards ? { cards } : {}) };
}

/** The draws of this seat with which the events begin. */
function firstDraws(events: readonly GameEvent[], seat: number): EventOf<'drew'>[] {
  const end = events.findIndex(event => event.type !== 'drew' || event.seat !== seat);
  return (end < 0 ? events : events.slice(0, end)) as EventOf<'drew'>[];
}

/** Undefined if any of them is not for the viewer's eyes. */
function cardsIn(draws: readonly EventOf<'drew'>[]): readonly CardName[] | undefined {
  const cards = draws.map(cardsOf);
  return cards.every(list => list !== undefined) ? cards.flat() : undefined;
}

/** Every sentence begins with a capital letter, whatever it begins with. */
const withCapitals = (text: string): string =>
  text.replace(/(^|[.!?] )(\p{Ll})/gu, (_, before: string, letter: string) => before + letter.toLocaleUpperCase());
