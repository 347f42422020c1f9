import { BERTHS, type Berth, type View } from '@cartagena/engine';
import type { BoardScene, BoardToken } from '../../board/model.ts';
import { iconName } from '../../words/icon-words.ts';
import { say } from '../../words/words.ts';
import type { BoardTraits, Journey, PartChange } from '../board-traits.ts';
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

export interface RaftsChange extends PartChange {
  readonly gone: readonly { readonly berth: Berth; readonly fate: 'sails' | 'sinks' }[];
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
  change,
  places: {
    wharf: { isPainted: true, progress: ({ gap }) => (gap?.after ?? 0) + 0.5 },
    white: { progress: ({ gap }) => (gap?.after ?? 0) + 0.6 },
    orange: { progress: ({ gap }) => (gap?.after ?? 0) + 0.6 },
    sea: { isHome: true, progress: ({ legs }) => legs.at(-1)!.last + 2 },
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

function change(before: BoardScene, after: BoardScene): RaftsChange | undefined {
  const gone = BERTHS.flatMap(berth => {
    const raft = raftsIn(before)?.docked[berth];
    const now = raftsIn(after)?.docked[berth];
    if (!raft || raft.icons.join() === now?.icons.join()) return [];
    const holes = raft.tokens.filter(token => token === 'hole').length;
    const sinks = holes >= 2 && pirateCountAtSea(after) === pirateCountAtSea(before);
    return [{ berth, fate: sinks ? ('sinks' as const) : ('sails' as const) }];
  });
  if (gone.length === 0) return undefined;
  // Pirates aboard a raft that sails go with it.
  const carries = ({ from, to }: Journey) =>
    to === 'sea' && gone.some(({ berth, fate }) => fate === 'sails' && berthOf(from) === berth);
  return { gone, carries };
}

const pirateCountAtSea = ({ crews }: BoardScene): number =>
  crews.reduce((sum, { pirates }) => sum + (pirates.sea ?? 0), 0);
