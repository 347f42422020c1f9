/** One event in a sentence, with whose doing it was and which cards and places it speaks of. */
import type { CardName, GameEvent, Place } from '@cartagena/engine';
import { toPlace } from '../board/names.ts';
import type { Speaker } from './speaker.ts';
import { listed, say } from './words.ts';

export type EventOf<T extends GameEvent['type']> = Extract<GameEvent, { type: T }>;

export interface Telling {
  readonly text: string;
  /** Whose doing it was; undefined: nobody's. */
  readonly seat?: number;
  readonly cards?: readonly CardName[];
  readonly places?: readonly Place[];
  /** A turn begins here. */
  readonly isHeading?: true;
}

/** Undefined: nothing needs to be said. */
export function tellEvent(speaker: Speaker, event: GameEvent): Telling | undefined {
  switch (event.type) {
    case 'turn':
      return { text: speaker.deed('log.turn', event.seat, { n: event.number }), seat: event.seat, isHeading: true };
    case 'ended':
      return undefined;
    case 'dealt':
      return withCards(event, told =>
        speaker.deed('log.dealt', event.seat, { n: event.count, told: speaker.told(told) }),
      );
    case 'row':
      return { text: say('log.row', { cards: speaker.cards(event.cards) }), cards: event.cards };
    case 'played':
      return withCards(event, cards => speaker.deed('log.lay', event.seat, { cards: speaker.cards(cards) }));
    case 'moved':
      return tellMove(speaker, event);
    case 'drew':
      return withCards(event, cards => speaker.deed('log.draw', event.seat, { n: 1, told: speaker.told(cards) }));
    case 'picked':
      return {
        text: speaker.deed('log.pick', event.seat, { cards: speaker.cards([event.card]) }),
        seat: event.seat,
        cards: [event.card],
      };
    case 'reshuffled':
      return { text: say('log.reshuffled', { n: event.count }) };
    case 'sailed':
      return {
        text: speaker.deed(`log.sail.${event.to}`, event.seat, { free: event.free ? say('log.free') : '' }),
        seat: event.seat,
        places: ['boat'],
      };
    case 'chose':
      return withCards(event, cards => speaker.deed('log.chose', event.seat, { told: speaker.told(cards) }));
    case 'discarded':
    case 'kept':
    case 'buried':
      return withCards(event, cards => speaker.deed(`log.${event.type}`, event.seat, { cards: speaker.cards(cards) }));
    case 'stole':
    case 'took':
      return withCards(event, cards =>
        speaker.deal(`log.${event.type}`, event.seat, event.from, { cards: speaker.cards(cards) }),
      );
    case 'gave':
      return withCards(event, cards => speaker.deal('log.gave', event.seat, event.to, { cards: speaker.cards(cards) }));
    case 'looked':
      return withCards(event, cards => speaker.deal('log.looked', event.seat, event.at, { told: speaker.told(cards) }));
    case 'opened':
      return {
        text: speaker.deed('log.opened', event.seat, { n: Number(event.place), content: chestWords(event.content) }),
        seat: event.seat,
        places: [event.place],
      };
    case 'chests':
      return { text: say('log.chests', { places: listed(event.places.map(String)) }), places: event.places };
    case 'token':
      return { text: speaker.deed('log.token', event.seat, { token: tokenWords(event) }), seat: event.seat };
    case 'placed':
      return { text: placedWords(speaker, event), places: [event.place] };
    case 'wasted':
      return { text: say('log.wasted') };
    case 'docked':
      return {
        text: say(`log.docked.${event.berth}`, { cards: listed(event.icons.map(icon => say(`icon.${icon}`))) }),
      };
    case 'launched':
    case 'sank':
      return { text: say(`log.${event.type}.${event.berth}`) };
    case 'hoisted':
    case 'stuck':
    case 'spent':
      return { text: speaker.deed(`log.${event.type}`, event.seat), seat: event.seat };
    case 'over':
      return { text: overWords(speaker, event), seat: event.winners[0] };
  }
}

/** The cards of an event, as far as the viewer may know them. */
export function cardsOf(event: {
  readonly cards?: readonly CardName[] | undefined;
  readonly secret?: { readonly cards: readonly CardName[] } | undefined;
}): readonly CardName[] | undefined {
  return event.cards ?? event.secret?.cards;
}

function withCards(
  event: { readonly seat: number } & Parameters<typeof cardsOf>[0],
  word: (cards: readonly CardName[] | undefined) => string,
): Telling {
  const cards = cardsOf(event);
  return { text: word(cards), seat: event.seat, ...(cards ? { cards } : {}) };
}

const MOVE_WORDS = {
  play: 'log.run',
  retreat: 'log.back',
  assist: 'log.run',
  bomb: 'log.thrown',
  snake: 'log.snake',
  sweep: 'log.sweep',
  sea: 'log.sea',
} as const;

function tellMove(speaker: Speaker, event: EventOf<'moved'>): Telling {
  const { seat, from, to, cause } = event;
  const text = say(MOVE_WORDS[cause], { pirate: speaker.pirate(event), to: toPlace(speaker.setting.shape, to) });
  return { text, seat, places: [from, to] };
}

function chestWords(content: EventOf<'opened'>['content']): string {
  if (content === 'empty' || content === 'snake') return say(`log.chest.${content}`);
  return say('log.chest.cards', { n: Number(content) });
}

function tokenWords({ token, icon }: EventOf<'token'>): string {
  if (icon) return say('log.token.cross', { cards: say(`icon.${icon}`) });
  return say(token.startsWith('crew') ? 'log.token.crew' : 'log.token.hole');
}

/** A cross (`x0` to `x5`) closes a space of the path. */
function placedWords({ setting }: Speaker, { token, place }: EventOf<'placed'>): string {
  if (token.startsWith('x')) return say('log.covered', { n: Number(place) });
  return say('log.placed', { to: toPlace(setting.shape, place) });
}

function overWords({ setting, deed }: Speaker, { ending, winners }: EventOf<'over'>): string {
  const result =
    winners.length === 1
      ? deed('log.over', winners[0])
      : say('log.over.shared', { names: listed(winners.map(seat => setting.names[seat])) });
  return ending === 'count' ? `${say('over.count')} ${result}` : result;
}
