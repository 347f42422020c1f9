/** What others' turns changed for one seat, out of all that happened. */
import type { GameEvent, Place, View } from '@cartagena/engine';

export interface Changes {
  /** Own pirates that others helped on, and where each of them is now. */
  readonly helped: readonly { readonly by: number; readonly to: Place }[];
  /** Own pirates washed off a raft, and own pirates gone to sea with one. */
  readonly swept: number;
  readonly escaped: number;
  /** Cards that others took away or gave, by seat. */
  readonly lost: ReadonlyMap<number, number>;
  readonly given: ReadonlyMap<number, number>;
  /** Where the boat went, if it is elsewhere now. */
  readonly boat?: 'near' | 'far';
  /** Others who came close to the end: their seat, and how many pirates they still have to bring home. */
  readonly danger: readonly { readonly seat: number; readonly left: number }[];
}

/** So few pirates left to bring home are a danger. */
const FEW = 2;

/** `before`: the table when the seat last looked, `after`: now; between them the events. */
export function changesFor(seat: number, before: View, events: readonly GameEvent[], after: View): Changes {
  const moved = events.filter(event => event.type === 'moved' && event.seat === seat && event.by !== seat);
  const count = (cause: string) => moved.filter(event => event.type === 'moved' && event.cause === cause).length;
  return {
    helped: helpedIn(seat, events),
    swept: count('sweep'),
    escaped: count('sea'),
    lost: cardsBySeat(events, event =>
      (event.type === 'stole' || event.type === 'took') && event.from === seat ? event.seat : undefined,
    ),
    given: cardsBySeat(events, event => (event.type === 'gave' && event.to === seat ? event.seat : undefined)),
    ...(before.boat !== after.boat && after.boat ? { boat: after.boat } : {}),
    danger: after.seats.flatMap((_, other) => {
      const left = piratesLeft(after, other);
      return other !== seat && left <= FEW && left < piratesLeft(before, other) ? [{ seat: other, left }] : [];
    }),
  };
}

/** A pirate that was helped on again and again is told once, with where it is at last. */
function helpedIn(seat: number, events: readonly GameEvent[]): { by: number; to: Place }[] {
  const helped: { by: number; to: Place }[] = [];
  for (const event of events) {
    if (event.type !== 'moved' || event.seat !== seat || event.cause !== 'assist' || event.by === seat) continue;
    const again = helped.find(({ to }) => to === event.from);
    if (again) Object.assign(again, { by: event.by, to: event.to });
    else helped.push({ by: event.by, to: event.to });
  }
  return helped;
}

function cardsBySeat(
  events: readonly GameEvent[],
  whose: (event: GameEvent) => number | undefined,
): Map<number, number> {
  const counts = new Map<number, number>();
  for (const event of events) {
    const seat = whose(event);
    if (seat !== undefined) counts.set(seat, (counts.get(seat) ?? 0) + 1);
  }
  return counts;
}

function piratesLeft(view: View, seat: number): number {
  return Object.entries(view.seats[seat].pirates).reduce(
    (left, [place, count]) => (place === 'goal' || place === 'sea' ? left : left + count),
    0,
  );
}
