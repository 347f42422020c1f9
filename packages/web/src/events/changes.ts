/** What others' turns changed for one seat, out of all that happened. */
import type { GameEvent, View } from '@cartagena/engine';
import { countHome } from '../board/places.ts';
import type { Clause } from '../variants/event-traits.ts';
import { VARIANT_EVENTS } from '../variants/events.ts';
import { listed, say } from '../words/words.ts';
import type { Setting } from './card-words.ts';
import { allCauses, eventTraits } from './event-words.ts';

/** Parts of one sentence; none: nothing changed. */
export type Changes = readonly Clause[];

/** A player with this many pirates left to bring home, or fewer, is a danger. */
const DANGEROUS_PIRATES_LEFT = 2;

/** `before`: the table when the seat last looked, `after`: now; between them the events. */
export function changesFor(seat: number, before: View, events: readonly GameEvent[], after: View): Changes {
  return [
    ...movesOfOthers(seat, events),
    ...cardsPassed(seat, events),
    ...VARIANT_EVENTS.flatMap(({ news }) => news?.(before, after) ?? []),
    ...dangers(seat, before, after),
  ];
}

/** What others did with the seat's own pirates. */
function movesOfOthers(seat: number, events: readonly GameEvent[]): Clause[] {
  const moves = events.filter(event => event.type === 'moved').filter(move => move.seat === seat && move.by !== seat);
  return Array.from(allCauses()).flatMap(
    ([cause, { news }]) => news?.(moves.filter(move => move.cause === cause)) ?? [],
  );
}

/** Cards that others took away or gave, counted for each of them. */
function cardsPassed(seat: number, events: readonly GameEvent[]): Clause[] {
  const passes = events
    .flatMap(event => eventTraits(event)?.passesCard?.(event) ?? [])
    .filter(({ by, from, to }) => by !== seat && (from === seat || to === seat));
  const clauses = (isLost: boolean, key: 'changes.lost' | 'changes.given'): Clause[] => {
    const by = passes.filter(({ from }) => (from === seat) === isLost).map(pass => pass.by);
    return [...new Set(by)].map(
      other =>
        ({ names }) =>
          say(key, { who: names[other], n: by.filter(one => one === other).length }),
    );
  };
  return [...clauses(true, 'changes.lost'), ...clauses(false, 'changes.given')];
}

/** Others who came close to the end. */
function dangers(seat: number, before: View, after: View): Clause[] {
  return after.seats.flatMap((_, other): Clause[] => {
    const left = piratesLeft(after, other);
    if (other === seat || left > DANGEROUS_PIRATES_LEFT || left >= piratesLeft(before, other)) return [];
    return [({ names }) => say(left === 0 ? 'changes.danger.home' : 'changes.danger', { who: names[other], n: left })];
  });
}

function piratesLeft(view: View, seat: number): number {
  const { pirates } = view.seats[seat];
  return Object.values(pirates).reduce((sum, count) => sum + count, 0) - countHome(pirates);
}

/** What changed for the viewer meanwhile, in one sentence. */
export function changesWords(setting: Setting, changes: Changes): string {
  if (changes.length === 0) return say('changes.none');
  return say('changes.since', { list: listed(changes.map(clause => clause(setting))) });
}
