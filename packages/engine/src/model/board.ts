/**
 * Where pirates can be, as numbers. Place 0 is the start, 1 to `spaces` are the spaces of the whole path, then comes the goal;
 * modules add places after it. What lies ahead of and behind each place is a table, so that no move needs to know which
 * edition it is in.
 */
import type { Reason } from '../base/result.ts';
import { NONE, type Place } from '../base/vocabulary.ts';

export const START = 0;
/** A space holds three pirates at most (CORE-4). */
export const ROOM = 3;
/** In `crowd`: something covers the space. More than all pirates together. Neither vacant nor joinable, so every movement passes it by. */
export const COVERED = 64;
/** A place is a byte, and NONE is none. */
const MAX_PLACES = NONE - 1;

export interface Leg {
  readonly first: number;
  readonly last: number;
  /** The place past the last space. */
  readonly end: number;
}

export interface Board {
  readonly spaces: number;
  /** How many places there are in all. */
  readonly places: number;
  readonly goal: number;
  readonly legs: readonly Leg[];
  /** Per place. First space to look at on the way forward, 0 if there is no way forward. */
  readonly ahead: Uint8Array;
  /** Last space on the way forward, and the place past it. */
  readonly last: Uint8Array;
  readonly end: Uint8Array;
  /** First space to look at on the way back, 0 if there is no way back, and the last one to look at. */
  readonly behind: Uint8Array;
  readonly first: Uint8Array;
  /** How far along it counts when a game is decided on count (CORE-9). */
  readonly progress: Uint8Array;
  /** 1: a pirate there has escaped (CORE-5). */
  readonly home: Uint8Array;
  /** 1: `mayEnter` of the rules decides who may go there. */
  readonly guarded: Uint8Array;
  /** Two places may share a name if only one of them is in use at a time. */
  readonly names: readonly Place[];
  /** Per place: why nobody goes forward, or back, from there. */
  readonly noWayOn: readonly (Reason | undefined)[];
  readonly noWayBack: readonly (Reason | undefined)[];
}

/** A place that a module adds. Ways on and back run along a stretch of spaces; left out: there is none. */
export interface AddedPlace {
  readonly name: Place;
  readonly on?: Leg;
  readonly back?: { readonly from: number; readonly first: number };
  readonly progress: number;
  readonly isHome?: boolean;
  readonly isGuarded?: boolean;
  readonly noWayOn?: Reason;
  readonly noWayBack?: Reason;
}

/** The path alone. `ends`: the place past each leg but the last, which ends at the goal. */
export function makeBoard(spacesOnLegs: readonly number[]): Board {
  const spaces = spacesOnLegs.reduce((sum, count) => sum + count, 0);
  const goal = spaces + 1;
  let before = 0;
  const legs = spacesOnLegs.map((count, i) => {
    const first = before + 1;
    before += count;
    return { first, last: before, end: i === spacesOnLegs.length - 1 ? goal : NONE };
  });
  const names: Place[] = ['start', ...Array.from({ length: spaces }, (_, i) => i + 1), 'goal'];
  const noReasons = names.map(() => undefined);
  const board = blankBoard(names, spaces, legs, { on: noReasons, back: noReasons });
  for (const leg of legs)
    for (let place = leg.first; place <= leg.last; place++) {
      // From the last space of a leg the search is empty: ahead is past last, and the pirate goes to the end.
      setWayOn(board, place, { ...leg, first: place + 1 });
      setWayBack(board, place, place - 1, leg.first);
      board.progress[place] = place;
    }
  setWayOn(board, START, legs[0]);
  setWayBack(board, goal, spaces, legs[legs.length - 1].first);
  board.progress[goal] = spaces + 1;
  board.home[goal] = 1;
  return board;
}

/** The board with more places; the first of them gets the number `board.places`. */
export function addPlaces(board: Board, added: readonly AddedPlace[]): Board {
  const wide = blankBoard([...board.names, ...added.map(({ name }) => name)], board.spaces, board.legs, {
    on: [...board.noWayOn, ...added.map(place => place.noWayOn)],
    back: [...board.noWayBack, ...added.map(place => place.noWayBack)],
  });
  for (const table of ['ahead', 'last', 'end', 'behind', 'first', 'progress', 'home', 'guarded'] as const)
    wide[table].set(board[table]);
  added.forEach(({ on, back, progress, isHome, isGuarded }, i) => {
    const place = board.places + i;
    if (on) setWayOn(wide, place, on);
    if (back) setWayBack(wide, place, back.from, back.first);
    wide.progress[place] = progress;
    wide.home[place] = isHome ? 1 : 0;
    wide.guarded[place] = isGuarded ? 1 : 0;
  });
  return wide;
}

/** The board with another place past one of its legs. */
export function endLegAt(board: Board, leg: number, end: number): Board {
  const { first, last } = board.legs[leg];
  const legs = board.legs.map((other, i) => (i === leg ? { first, last, end } : other));
  const changed = addPlaces({ ...board, legs }, []);
  for (let place = 0; place < board.places; place++)
    if (board.ahead[place] > 0 && board.last[place] === last) changed.end[place] = end;
  return changed;
}

function setWayOn(board: Board, place: number, { first, last, end }: Leg): void {
  board.ahead[place] = first;
  board.last[place] = last;
  board.end[place] = end;
}

function setWayBack(board: Board, place: number, from: number, first: number): void {
  board.behind[place] = from;
  board.first[place] = first;
}

/** Every board is made here, so that all are of one shape to the compiler. */
function blankBoard(
  names: readonly Place[],
  spaces: number,
  legs: readonly Leg[],
  noWay: { readonly on: Board['noWayOn']; readonly back: Board['noWayBack'] },
): Board {
  if (names.length > MAX_PLACES) throw new Error(`The board has ${names.length} places; at most ${MAX_PLACES} fit.`);
  const table = () => new Uint8Array(names.length);
  return {
    spaces,
    places: names.length,
    goal: spaces + 1,
    legs,
    ahead: table(),
    last: table(),
    end: table(),
    behind: table(),
    first: table(),
    progress: table(),
    home: table(),
    guarded: table(),
    names,
    noWayOn: noWay.on,
    noWayBack: noWay.back,
  };
}
