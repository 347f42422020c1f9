/** What happened, in plain English sentences. */
import { type GameEvent, SEAT_LETTERS } from '@cartagena/engine';
import { VARIANTS } from '../variants/index.ts';
import type { MovedEvent, TypedEvent } from '../variants/variant.ts';
import { placeName } from './places.ts';
import { causeWords, eventSentence } from './vocabulary.ts';
import { countNoun, knownCards, listCards, seatName } from './words.ts';

/** The line that opens a turn. */
export const turnTitle = (number: number, seat: number): string =>
  `Turn ${number}: ${seatName(seat)} (${SEAT_LETTERS[seat]})`;

/** The sentences for the events of one action. A card and the move it makes share a sentence, and so do draws in a row. */
export function narrate(events: readonly GameEvent[]): string[] {
  const lines: string[] = [];
  for (let i = 0; i < events.length; i++) {
    const event = events[i];
    const next = events[i + 1];
    if (event.type === 'played' && next?.type === 'moved' && next.cause === 'play') {
      lines.push(
        `${seatName(event.seat)} plays ${listCards(event.cards)}: ${[routeOf(next), ...notesOn(next)].join(', ')}.`,
      );
      i++;
    } else if (event.type === 'drew') {
      const draws = drawsFrom(events, i);
      lines.push(drewSentence(draws));
      i += draws.length - 1;
    } else {
      const line = event.type === 'moved' ? movedSentence(event) : eventSentence(event);
      if (line !== undefined) lines.push(line);
    }
  }
  return lines;
}

type DrewEvent = TypedEvent<'drew'>;

/** The draws of one seat in a row, from this one on. */
function drawsFrom(events: readonly GameEvent[], first: number): DrewEvent[] {
  const { seat } = events[first] as DrewEvent;
  const draws: DrewEvent[] = [];
  for (let i = first; i < events.length; i++) {
    const event = events[i];
    if (event.type !== 'drew' || event.seat !== seat) break;
    draws.push(event);
  }
  return draws;
}

function drewSentence(draws: readonly DrewEvent[]): string {
  const cards = draws.map(knownCards);
  const known = cards.every(list => list !== undefined) ? `: ${listCards(cards.flat())}` : '';
  return `${seatName(draws[0].seat)} draws ${countNoun(draws.length, 'card')}${known}.`;
}

function movedSentence(event: MovedEvent): string {
  const pirate = [`${seatName(event.seat)}'s pirate`, ...notesOn(event)].join(' ');
  const words = causeWords(event.cause);
  return words ? words(pirate, routeOf(event), event) : `${pirate} moves ${routeOf(event)} (${event.cause}).`;
}

const routeOf = ({ from, to }: MovedEvent): string => `from ${placeName(from)} to ${placeName(to)}`;

/** What the variants have to say about the pirate that moves. */
const notesOn = (event: MovedEvent): string[] =>
  VARIANTS.map(variant => variant.movedNote?.(event)).filter(note => note !== undefined);
