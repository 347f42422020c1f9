/** What happened, in plain English sentences. */
import { type CardName, type GameEvent, type Place, SEAT_LETTERS } from '@cartagena/engine';
import { SEAT_NAMES } from './seats.ts';

const who = (seat: number): string => SEAT_NAMES[seat];
const where = (place: Place): string => {
  if (typeof place === 'number') return `space ${place}`;
  const raft = /^(white|orange)(\d)$/.exec(place);
  if (raft) return `space ${raft[2]} of the ${raft[1]} raft`;
  return place === 'sea' ? 'the open sea' : `the ${place}`;
};
/** `key*` is a marked key. */
const card = (name: CardName): string => (name.endsWith('*') ? `marked ${name.slice(0, -1)}` : name);
const list = (words: readonly string[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;
const count = (n: number, noun: string): string => `${n} ${noun}${n === 1 ? '' : 's'}`;

/** The cards of an event, as far as the reader may know them. */
function cardsOf(event: {
  cards?: readonly CardName[] | undefined;
  secret?: { cards: readonly CardName[] } | undefined;
}): readonly CardName[] | undefined {
  return event.cards ?? event.secret?.cards;
}
const named = (cards: readonly CardName[] | undefined, otherwise: string): string =>
  cards === undefined ? otherwise : list(cards.map(card));

/** The sentences for what one action brought about; draws of several cards are told in one. */
export function narrate(events: readonly GameEvent[]): string[] {
  const lines: string[] = [];
  for (let i = 0; i < events.length; i++) {
    const event = events[i];
    const next = events[i + 1];
    if (event.type === 'played' && next?.type === 'moved' && next.cause === 'play') {
      lines.push(`${who(event.seat)} plays ${named(event.cards, '')}: ${route(next)}.`);
      i++;
      continue;
    }
    if (event.type !== 'drew') {
      const line = sentence(event);
      if (line !== undefined) lines.push(line);
      continue;
    }
    const draws = [event];
    for (let next = events[i + 1]; next?.type === 'drew' && next.seat === event.seat; next = events[i + 1]) {
      draws.push(next);
      i++;
    }
    const cards = draws.map(cardsOf);
    const told = cards.every(list => list !== undefined) ? `: ${named(cards.flat() as CardName[], '')}` : '';
    lines.push(`${who(event.seat)} draws ${count(draws.length, 'card')}${told}.`);
  }
  return lines;
}

function sentence(event: GameEvent): string | undefined {
  switch (event.type) {
    case 'dealt': {
      const cards = cardsOf(event);
      return `${who(event.seat)} is dealt ${count(event.count, 'card')}${cards ? `: ${named(cards, '')}` : ''}.`;
    }
    case 'row':
      return `A new row is laid: ${named(event.cards, '')}.`;
    case 'played':
      return `${who(event.seat)} plays ${named(event.cards, '')}.`;
    case 'moved':
      return moved(event);
    case 'picked':
      return `${who(event.seat)} picks ${card(event.card)} from the row.`;
    case 'reshuffled':
      return `The ${count(event.count, 'discard')} are shuffled into a new stock.`;
    case 'sailed':
      return `${who(event.seat)} sails the boat to the ${event.to === 'far' ? 'far' : 'near'} shore${event.free ? ', free as skipper' : ''}.`;
    case 'chose':
      return `${who(event.seat)} lays ${named(cardsOf(event), 'a card')} face down.`;
    case 'discarded':
      return `${who(event.seat)} discards ${named(event.cards, '')}.`;
    case 'stole':
      return `${who(event.seat)} robs ${who(event.from)} of ${named(cardsOf(event), 'a card')}.`;
    case 'looked':
      return `${who(event.seat)} looks into the hand of ${who(event.at)}${cardsOf(event) ? `: ${named(cardsOf(event), '')}` : ''}.`;
    case 'took':
      return `${who(event.seat)} takes ${named(cardsOf(event), 'a card')} from ${who(event.from)}.`;
    case 'kept':
      return `${who(event.seat)} keeps ${named(cardsOf(event), 'a card')}.`;
    case 'gave':
      return `${who(event.seat)} gives ${named(cardsOf(event), 'a card')} to ${who(event.to)}.`;
    case 'buried':
      return `${who(event.seat)} puts ${named(cardsOf(event), 'a card')} under the stock.`;
    case 'opened':
      return `${who(event.seat)} opens the chest on ${where(event.place)}: ${contents(event.content)}.`;
    case 'chests':
      return `Chests lie on ${list(event.places.map(String))}.`;
    case 'token':
      return `${who(event.seat)} reveals a token: ${event.icon ? `a cross for ${event.icon}` : event.token}.`;
    case 'placed':
      return `It goes to ${where(event.place)}.`;
    case 'wasted':
      return 'There is no place for it; it leaves the game.';
    case 'docked':
      return `A raft docks at the ${event.berth} berth: ${list(event.icons)}.`;
    case 'launched':
      return `The ${event.berth} raft is full and goes to sea.`;
    case 'sank':
      return `The ${event.berth} raft sinks.`;
    case 'hoisted':
      return `${who(event.seat)} hoists the Jolly Roger!`;
    case 'stuck':
      return `${who(event.seat)} is stuck.`;
    case 'spent':
      return `${who(event.seat)} finds no more use for what was laid.`;
    case 'over':
      return over(event);
    case 'turn':
    case 'ended':
    case 'drew':
      return undefined;
  }
}

const wayOf = (from: Place, to: Place): string => `from ${where(from)} to ${where(to)}`;

/** The way of the player's own pirate. */
function route({ from, to, hat }: Extract<GameEvent, { type: 'moved' }>): string {
  return `${wayOf(from, to)}${hat ? ', with the hat' : ''}`;
}

function moved({ by, seat, from, to, cause, hat }: Extract<GameEvent, { type: 'moved' }>): string {
  const way = wayOf(from, to);
  const pirate = `${who(seat)}'s pirate${hat ? ' with the hat' : ''}`;
  switch (cause) {
    case 'play':
      return `${pirate} runs ${way}.`;
    case 'retreat':
      return `${pirate} steps back ${way}.`;
    case 'assist':
      return `${who(by)} helps ${pirate} ${way}.`;
    case 'bomb':
      return `The blast throws ${pirate} ${way}.`;
    case 'snake':
      return `A snake! ${pirate} flees ${way}.`;
    case 'sweep':
      return `${pirate} is swept ${way}.`;
    case 'sea':
      return `${pirate} has escaped by raft.`;
  }
}

function contents(content: string): string {
  if (content === 'snake') return 'a snake';
  return content === 'empty' ? 'empty' : count(Number(content), 'card');
}

function over({ ending, winners }: Extract<GameEvent, { type: 'over' }>): string {
  const names = list(winners.map(who));
  const verb = winners.length > 1 ? 'share the victory' : 'wins';
  if (ending === 'count') return `Nobody can bring it to an end: on count, ${names} ${verb}.`;
  return `${names} ${verb}.`;
}

/** The sentence that opens a turn. */
export const turnTitle = (number: number, seat: number): string =>
  `Turn ${number}: ${who(seat)} (${SEAT_LETTERS[seat]})`;
