/** Turns and reasons in plain English. */
import type { CardName, Place } from '@cartagena/engine';
import type { Explanation, GainAspect, TurnPlan, TurnStep } from '@cartagena/study';
import { SEAT_NAMES } from '../render/seats.ts';

const NUMBERS = ['none', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'] as const;
const count = (n: number): string => NUMBERS[n] ?? String(n);
const plural = (n: number, noun: string): string => `${count(n)} ${noun}${n === 1 ? '' : 's'}`;
const card = (name: CardName): string => (name.endsWith('*') ? `marked ${name.slice(0, -1)}` : name);
const cards = (names: readonly CardName[]): string => names.map(card).join(' and ');
const place = (name: Place): string => (typeof name === 'number' ? String(name) : `the ${name}`);

/** `playing key from 12 to 17, then retreating from 20 to 18 to draw two` */
export function describePlan({ steps, open }: TurnPlan): string {
  return [...steps.map(describeStep), ...(open ? ['seeing what comes'] : [])].join(', then ');
}

function describeStep(step: TurnStep): string {
  const way = wayOf(step);
  const drawn = step.draws > 0 ? ` to draw ${count(step.draws)}` : '';
  const { action } = step;
  switch (action.type) {
    case 'play':
      return `playing ${card(action.card)}${way}`;
    case 'move':
      return `moving with ${action.icon}${way}`;
    case 'retreat':
      return `retreating${way}${drawn}`;
    case 'assist':
      return `helping ${SEAT_NAMES[action.seat]}${way}${drawn}`;
    case 'pistol':
    case 'use-pistol':
      return `using a pistol against ${SEAT_NAMES[action.target]}`;
    case 'lay':
      return `laying ${card(action.card)}`;
    case 'sabres':
      return 'laying two sabres';
    case 'bomb':
    case 'joker':
      return `laying ${cards(action.cards)}`;
    case 'use-bomb':
      return `setting off a bomb${way}`;
    case 'open':
      return 'opening a chest';
    case 'discard':
    case 'take':
    case 'keep':
    case 'give':
    case 'bury':
      return `${CARD_WORDS[action.type]} ${card(action.card)}`;
    case 'place':
      return `placing the token on the ${action.berth} raft`;
    case 'pick':
      return `picking card ${action.slot} of the row`;
    default:
      return PLAIN_WORDS[action.type];
  }
}

const CARD_WORDS = { discard: 'discarding', take: 'taking', keep: 'keeping', give: 'giving away', bury: 'burying' };
const PLAIN_WORDS = {
  sail: 'sailing',
  freesail: 'sailing for free',
  draw: 'drawing a card',
  hoist: 'hoisting the flag',
  end: 'stopping',
  pass: 'passing',
  parrot: 'using a parrot',
  hook: 'using a hook',
  'use-parrot': 'using a parrot',
  'use-hook': 'using a hook',
};

/** The way of the first pirate that moves; others follow from it. */
function wayOf({ moves }: TurnStep): string {
  return moves.length === 0 ? '' : ` from ${place(moves[0].from)} to ${place(moves[0].to)}`;
}

/** What the better turn has over the other one: `it brings one pirate more home and leaves two cards more`. */
export function describeReasons({ because, better, other }: Explanation): string {
  const most = because.slice(0, 2).map(aspect => {
    const more = Math.round(Math.abs(better.gains[aspect] - other.gains[aspect]));
    return REASONS[aspect](more);
  });
  return most.length === 0 ? '' : `it ${most.join(' and ')}`;
}

const REASONS: { readonly [A in GainAspect]: (more: number) => string } = {
  win: () => 'wins at once',
  threat: () => 'keeps the next seat from winning at once',
  home: more => `brings ${plural(more, 'more pirate')} home`,
  cards: more => `leaves ${plural(more, 'more card')} in hand`,
  ground: more => `gets ${plural(more, 'space')} farther`,
  others: more => `brings the others ${plural(more, 'space')} less`,
  jump: more => `makes room for a jump that is ${plural(more, 'space')} longer`,
  opening: more => `leaves the others a jump that is ${plural(more, 'space')} shorter`,
};

/** `Red (legend)`, or `Red` if nobody is named. */
export function nameSeat(seat: number, players?: readonly string[]): string {
  const player = players?.[seat];
  return player === undefined ? SEAT_NAMES[seat] : `${SEAT_NAMES[seat]} (${player})`;
}
