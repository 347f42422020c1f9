/** The state of the rafts, and every word and type that they add. */
import type { CardName, Icon, Place } from '../../base/vocabulary.ts';
import { NONE } from '../../base/vocabulary.ts';
import { count, inResolution, list, nameIn, type SeenOf, type StateOf } from '../../model/fields.ts';
import { BERTHS, type Berth, RAFT_SPACES, RAFT_TOKENS, RAFTS, type RaftPlace, TOKEN_NAMES } from './components.ts';

export const fields = {
  /** Tokens still to be drawn, and the one to be placed. */
  tokensDue: inResolution(count),
  token: inResolution(nameIn(TOKEN_NAMES), NONE),
  /** Rafts not yet used, the raft at each berth, tokens on raft spaces, tokens in the pool. */
  raftLeft: list('all', () => RAFTS.length),
  raftAt: list('all', () => BERTHS.length, NONE),
  aboard: list('all', () => BERTHS.length * RAFT_SPACES),
  poolLeft: list('all', () => RAFT_TOKENS.length),
  /** Rafts at sea that carry a pirate of the seat (RAFT-10). */
  vessels: list('seats', ({ seats }) => seats),
};

/** A raft at its berth. */
export interface RaftView {
  readonly raft: number;
  readonly icons: readonly Icon[];
  readonly tokens: readonly ('crew' | 'hole' | null)[];
}

declare module '../../base/vocabulary.ts' {
  interface ModuleNames {
    raft: true;
  }
  interface PlaceNames extends Record<RaftPlace, true> {
    wharf: true;
    sea: true;
  }
  interface PhaseNames {
    place: true;
  }
  interface DrawNames {
    token: true;
    raft: true;
  }
}
declare module '../../model/rules.ts' {
  interface RuleData {
    /** The wharf, the first raft space of the first berth (the second berth's follow), and the open sea. NONE: no rafts. */
    readonly wharf: number;
    readonly firstRaftSpace: number;
    readonly sea: number;
  }
}
declare module '../../model/state.ts' {
  interface State extends StateOf<typeof fields> {}
}
declare module '../../model/view.ts' {
  interface TableView {
    readonly rafts?: {
      readonly docked: { readonly [B in Berth]: RaftView | null };
      readonly left: readonly number[];
      readonly pool: { readonly [token: string]: number };
    };
  }
  interface SeatView {
    /** Rafts at sea with a pirate of this seat. */
    readonly vessels?: number;
  }
  interface ResolutionView extends Partial<SeenOf<typeof fields, 'resolution'>> {}
}
declare module '../../model/actions.ts' {
  interface RouteChoice {
    /** Onto the raft at this berth. */
    readonly raft?: Berth;
  }
  interface ActionTypes {
    lay: { readonly card: CardName };
    place: { readonly berth: Berth };
  }
}
declare module '../../model/events.ts' {
  interface MoveCauses {
    sweep: true;
    sea: true;
  }
  interface EventTypes {
    token: { readonly seat: number; readonly token: string; readonly icon?: Icon };
    placed: { readonly token: string; readonly place: Place };
    wasted: { readonly token: string };
    docked: { readonly berth: Berth; readonly icons: readonly Icon[] };
    launched: { readonly berth: Berth };
    sank: { readonly berth: Berth };
  }
}
