/** Plans and reasons in plain English. */
import type { Place } from '@cartagena/engine';
import type { Explanation, GainAspect, TurnPlan, TurnStep } from '@cartagena/study';
import { describeAction } from '../render/describe-event.ts';
import { placeName } from '../render/places.ts';
import { SEAT_NAMES } from '../render/seats.ts';
import { actionWords } from '../render/vocabulary.ts';

const NUMBERS = ['none', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'] as const;
const count = (n: number): string => NUMBERS[n] ?? String(n);
const plural = (n: number, noun: string): string => `${count(n)} ${noun}${n === 1 ? '' : 's'}`;

/** `playing key from 12 to 17, then retreating from 20 to 18 to draw two` */
export function describePlan({ steps, open }: TurnPlan): string {
  return [...steps.map(describeStep), ...(open ? ['seeing what comes'] : [])].join(', then ');
}

function describeStep({ action, moves, draws }: TurnStep): string {
  const words = actionWords(action.type).planned;
  // Other pirates that move follow from the first one.
  const route = moves.length === 0 ? '' : ` from ${shortName(moves[0].from)} to ${shortName(moves[0].to)}`;
  const drawn = draws > 0 ? ` to draw ${count(draws)}` : '';
  return words ? words({ action, route, draws: drawn }) : `${describeAction(action)}${drawn}`;
}

/** Spaces go by their number alone. */
const shortName = (place: Place): string => (typeof place === 'number' ? String(place) : placeName(place));

/** The advantages of the better plan: `it brings one more pirate home and leaves two more cards in hand`. */
export function describeReasons({ because, better, other }: Explanation): string {
  const weightiest = because.slice(0, 2).map(aspect => {
    const more = Math.round(Math.abs(better.gains[aspect] - other.gains[aspect]));
    return REASONS[aspect](more);
  });
  return weightiest.length === 0 ? '' : `it ${weightiest.join(' and ')}`;
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

/** `Red (legend)`, or `Red` if the players are unknown. */
export function nameSeat(seat: number, players?: readonly string[]): string {
  const player = players?.[seat];
  return player === undefined ? SEAT_NAMES[seat] : `${SEAT_NAMES[seat]} (${player})`;
}
