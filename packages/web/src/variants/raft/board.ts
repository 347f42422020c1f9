import { BERTHS, type Berth, type GameEvent, type Place, type View } from '@cartagena/engine';
import type { BoardScene, BoardToken } from '../../board/model.ts';
import { iconName } from '../../words/icon-words.ts';
import { say } from '../../words/words.ts';
import type { BoardTraits, PartMotion, Waters } from '../board-traits.ts';
import { crossByWharf } from './wharf.ts';

type RaftsView = NonNullable<View['rafts']>;
export type Raft = NonNullable<RaftsView['docked'][Berth]>;

interface RaftsPart {
  readonly docked: RaftsView['docked'];
  /** Rafts that wait their turn. */
  readonly waiting: number;
}

/** Undefined: there are no rafts. */
export const raftsIn = ({ parts }: BoardScene): RaftsPart | undefined => parts.raft as RaftsPart | undefined;

export interface RaftsMotion extends PartMotion {
  readonly gone: readonly { readonly berth: Berth; readonly fate: 'sails' | 'sinks' }[];
  /** Somebody comes aboard first. */
  readonly isAwaited: boolean;
}

/** A wharf behind a space of the path, two berths with rafts, and the open sea. */
export const raft: BoardTraits = {
  divides: ({ board, wharf }) => board.behind[wharf],
  cross: crossByWharf,
  scene: ({ rafts, covered = [] }) =>
    rafts && {
      tokens: covered.map(cross),
      part: { docked: rafts.docked, waiting: rafts.left.length } satisfies RaftsPart,
    },
  motion,
  places: {
    wharf: { isPainted: true },
    white: {},
    orange: {},
    sea: { isHome: true },
  },
  describe(scene, place) {
    const rafts = raftsIn(scene);
    if (!rafts) return undefined;
    if (place === 'wharf') return [say('place.wharf'), say('board.rafts.waiting', { n: rafts.waiting })];
    const berth = berthOf(place);
    const docked = berth && rafts.docked[berth];
    if (!docked) return undefined;
    const n = Number(place.at(-1));
    const token = docked.tokens[n - 1];
    return [
      say(`board.raft.${berth}`, { n, icon: iconName(docked.icons[n - 1]) }),
      ...(token ? [say(`board.${token}`)] : []),
    ];
  },
};

/** A cross closes a space. */
const cross = (place: number): BoardToken => ({ place, piece: 'token-cover', words: 'board.covered', appears: true });

const berthOf = (place: string | number): Berth | undefined =>
  BERTHS.find(berth => typeof place === 'string' && place.startsWith(berth));

function motion(events: readonly GameEvent[]): RaftsMotion | undefined {
  const gone = events.flatMap(event =>
    event.type === 'launched' || event.type === 'sank'
      ? [{ berth: event.berth, fate: event.type === 'sank' ? ('sinks' as const) : ('sails' as const) }]
      : [],
  );
  if (gone.length === 0) return undefined;
  const sails = (place: Place) => gone.some(({ berth, fate }) => fate === 'sails' && berthOf(place) === berth);
  return {
    gone,
    // Pirates aboard a raft that sails go with it.
    carries: ({ stops }) => stops.at(-1) === 'sea' && sails(stops.at(-2)!),
    drift: (waters, from) => ({ x: outward(waters, berthOf(from)!), y: 0 }),
    isAwaited: events.some((event, i) => event.type === 'moved' && i < events.findIndex(isDeparture)),
  };
}

const isDeparture = ({ type }: GameEvent): boolean => type === 'launched' || type === 'sank';

/** How far to go to be off the board, away from the wharf. */
export function outward({ width, bridge, frames }: Waters, berth: Berth): number {
  const { x, width: long } = frames[berth];
  return x > bridge!.x ? width - x + 20 : -(x + long + 20);
}
