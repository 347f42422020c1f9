/** VOYAGE: two legs with a boat between them. */
import type { Reason } from '../../base/result.ts';
import { NONE } from '../../base/vocabulary.ts';
import { addPlaces, type Board, endLegAt } from '../../model/board.ts';
import { byte, flag, onTable, type SeenOf, type StateOf } from '../../model/fields.ts';
import { oneOf } from '../../model/game-config.ts';
import type { Game, Module, MoveType, Rules, Trigger, ViewPart } from '../../model/rules.ts';
import type { State } from '../../model/state.ts';
import { changePosition, countAt } from '../../play/positions.ts';
import { reason } from '../../play/reasons.ts';
import { finishAction } from '../../play/turn.ts';

const SHORES = ['near', 'far'] as const;
type Shore = (typeof SHORES)[number];
/** The boat takes three pirates of each colour (VOYAGE-2). */
const ROOM = 3;

const fields = {
  /** The boat's shore: 0 near, 1 far. */
  dock: byte('all'),
  /** May still sail for free (VOYAGE-7). */
  hasFreeSail: onTable('action', flag),
};

declare module '../../base/vocabulary.ts' {
  interface ModuleNames {
    voyage: true;
  }
  interface PlaceNames {
    boat: true;
  }
}
declare module '../../model/game-config.ts' {
  interface GameConfig {
    /** Whether equal most aboard makes a skipper (VOYAGE-7). */
    readonly skipper: 'ties' | 'strict';
  }
}
declare module '../../model/rules.ts' {
  interface RuleData {
    /** The boat is two places, one for each shore; those aboard change place when it sails. NONE: no boat. */
    readonly boatNear: number;
    readonly boatFar: number;
  }
}
declare module '../../model/state.ts' {
  interface State extends StateOf<typeof fields> {}
}
declare module '../../model/view.ts' {
  interface TableView extends Partial<SeenOf<typeof fields, 'table'>> {
    readonly boat?: Shore;
  }
}
declare module '../../model/actions.ts' {
  interface ActionTypes {
    sail: unknown;
    freesail: unknown;
  }
}
declare module '../../model/events.ts' {
  interface EventTypes {
    sailed: { readonly seat: number; readonly to: Shore; readonly free: boolean };
  }
}

/** Where the boat lies. */
function boatPlace(rules: Rules, state: State): number {
  return state.dock === 0 ? rules.boatNear : rules.boatFar;
}

/** How many of the seat are in the boat. Nobody is counted where nobody is. */
function countAboard(rules: Rules, state: State, seat: number, boat: number): number {
  return state.crowd[boat] === 0 ? 0 : countAt(rules, state, seat, boat);
}

/** To sail away takes an own pirate aboard; to fetch the boat, one on the first leg or at the start (VOYAGE-5). */
function maySail(rules: Rules, state: State): boolean {
  if (state.dock === 0) return countAboard(rules, state, state.actor, rules.boatNear) > 0;
  // The rearmost pirate comes first.
  return state.positions[state.actor * rules.pirates] <= rules.board.legs[0].last;
}

/** Those aboard stay aboard (VOYAGE-6). */
function crossOver(game: Game, free: boolean): void {
  const { rules, state } = game;
  const from = boatPlace(rules, state);
  state.dock = 1 - state.dock;
  const to = boatPlace(rules, state);
  for (let seat = 0; seat < rules.seats; seat++) {
    while (countAt(rules, state, seat, from) > 0) changePosition(rules, state, seat, from, to);
    if (rules.hats && state.hat[seat] === from) state.hat[seat] = to;
  }
  state.crowd[to] = state.crowd[from];
  state.crowd[from] = 0;
  game.emit?.({ type: 'sailed', seat: state.turn, to: SHORES[state.dock], free });
}

const whyNot: NonNullable<MoveType['why']> = (_rules, state) =>
  state.dock === 0
    ? reason('not-aboard', 'To sail, one of your pirates must be aboard.')
    : reason('not-ashore', 'To fetch the boat, one of your pirates must be on the first leg or at the start.');

const sail: MoveType = {
  type: 'sail',
  phase: 'turn',
  dimensions: () => [],
  legal(rules, state, out, n, base) {
    if (rules.mayActFreely(state) && maySail(rules, state)) out[n++] = base;
    return n;
  },
  apply(game) {
    crossOver(game, false);
    finishAction(game);
  },
  why: (rules, state, index) =>
    rules.mayActFreely(state)
      ? whyNot(rules, state, index)
      : reason('barehanded', 'You began this turn without cards: gain some instead.'),
};

/** The skipper's privilege: once, before the first action, at no cost (VOYAGE-7). */
const freeSail: MoveType = {
  type: 'freesail',
  phase: 'turn',
  dimensions: () => [],
  legal(rules, state, out, n, base) {
    if (state.hasFreeSail && maySail(rules, state)) out[n++] = base;
    return n;
  },
  apply(game) {
    crossOver(game, true);
    game.state.hasFreeSail = 0;
  },
  why: (rules, state, index) =>
    state.hasFreeSail
      ? whyNot(rules, state, index)
      : reason('not-skipper', 'You are not the skipper, or have already begun.'),
};

/** The seat with the most pirates aboard, at least one, when its turn begins. */
const appointSkipper: Trigger = ({ rules, state }) => {
  const boat = boatPlace(rules, state);
  const own = countAboard(rules, state, state.turn, boat);
  if (own === 0) return;
  const tiesCount = rules.config.skipper === 'ties';
  state.hasFreeSail = 1;
  for (let seat = 0; seat < rules.seats; seat++) {
    const other = countAt(rules, state, seat, boat);
    if (seat !== state.turn && (tiesCount ? other > own : other >= own)) state.hasFreeSail = 0;
  }
};

const waiting: Reason = reason('aboard', 'The boat has not crossed yet: those aboard must wait until it sails.');

/** Ends the first leg at the boat, which has no way on from the near shore (VOYAGE-4) and none back from the far one (VOYAGE-8). */
function addBoat(board: Board): Board {
  const [near, far] = board.legs;
  const progress = near.last + 1;
  const { first, last: from } = near;
  return addPlaces(endLegAt(board, 0, board.places), [
    { name: 'boat', back: { from, first }, progress, isGuarded: true, noWayOn: waiting },
    { name: 'boat', on: far, progress, isGuarded: true },
  ]);
}

const view: ViewPart = {
  show: (_rules, { dock }) => ({ boat: SHORES[dock] }),
  read(_rules, state, { boat }) {
    state.dock = SHORES.indexOf(boat as Shore);
  },
};

function check(rules: Rules, state: State): string | undefined {
  const here = boatPlace(rules, state);
  const there = rules.boatNear + rules.boatFar - here;
  for (let seat = 0; seat < rules.seats; seat++) {
    const aboard = countAt(rules, state, seat, here);
    if (aboard > ROOM) return `${aboard} of seat ${seat} are in the boat`;
    if (countAt(rules, state, seat, there) > 0) return `seat ${seat} has a pirate in the boat where it does not lie`;
  }
  return undefined;
}

export const voyage: Module<typeof fields> = {
  id: 'voyage',
  legs: 2,
  parameters: { skipper: { ...oneOf('ties', 'strict'), default: 'strict' } },
  needs: config =>
    config.modules.includes('raft')
      ? { clash: ['raft'], text: 'voyage and raft cannot be combined: both want the middle of the path.' }
      : undefined,
  off: { boatNear: NONE, boatFar: NONE },
  fields,
  view,
  check,
  patch: base => ({
    board: addBoat(base.board),
    boatNear: base.board.places,
    boatFar: base.board.places + 1,
    moves: [...base.moves, sail],
    offers: [...base.offers, freeSail],
    onTurnStart: [...base.onTurnStart, appointSkipper],
    isInUse: (rules, state, place) => place === boatPlace(rules, state),
    // Only where it is docked, and with room for that colour (VOYAGE-3).
    mayEnter: (rules, state, seat, place, count) =>
      place === boatPlace(rules, state) && countAboard(rules, state, seat, place) + count <= ROOM,
    whyNoEntry: (_rules, state) =>
      state.dock === 0
        ? reason('boat-full', `${ROOM} of this colour are in the boat already.`)
        : reason('boat-away', 'the boat is away.'),
  }),
};
