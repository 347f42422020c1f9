/**
 * Where pirates can be, as numbers. Place 0 is the start, 1 to `spaces` are the spaces of the whole path, the rest are
 * places without a limit (goal, boat, wharf, sea) and the spaces of docked rafts. What lies ahead of and behind each place
 * is a table, so that no move needs to know which edition it is in.
 */
import { NONE, type Place } from '../base/vocabulary.ts';

export const START = 0;
/** A space holds three pirates at most (CORE-4), a boat three of each colour (VOYAGE-2). */
export const ROOM = 3;
/** In `crowd`: a token lies on the space. More than all pirates together. Neither vacant nor joinable, so every movement passes it by (RAFT-5). */
export const COVERED = 64;

export interface Leg {
  readonly first: number;
  readonly last: number;
  /** The place past the last space. */
  readonly end: number;
}

export interface Board {
  readonly spaces: number;
  readonly places: number;
  readonly goal: number;
  /** The boat is two places, one for each shore; those aboard change place when it sails. NONE: no boat. */
  readonly boatNear: number;
  readonly boatFar: number;
  readonly wharf: number;
  /** The first raft space of the first berth; the second berth's follow. NONE: no rafts. */
  readonly raft: number;
  /** Pirates on rafts at sea. NONE: no rafts. */
  readonly sea: number;
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
  readonly names: readonly Place[];
}

/** One leg from the start to the goal, or two with a boat between them (VOYAGE-1). */
export function makeBoard(spacesOnLegs: readonly number[]): Board {
  const [near, far] = spacesOnLegs;
  const spaces = far === undefined ? near : near + far;
  const goal = spaces + 1;
  const names: Place[] = ['start', ...Array.from({ length: spaces }, (_, i) => i + 1), 'goal'];
  if (far === undefined)
    return fillTables({ ...NO_PLACES, spaces, goal, legs: [{ first: 1, last: near, end: goal }] }, names);
  const boatNear = names.push('boat') - 1;
  const boatFar = names.push('boat') - 1;
  const legs: Leg[] = [
    { first: 1, last: near, end: boatNear },
    { first: near + 1, last: spaces, end: goal },
  ];
  return fillTables({ ...NO_PLACES, spaces, goal, boatNear, boatFar, legs }, names);
}

/** Adds the wharf behind space `after`, two berths with rafts of `raftSpaces`, and the open sea (RAFT-1). */
export function addWharf(board: Board, after: number, raftSpaces: number, berths: readonly string[]): Board {
  const names = [...board.names];
  const wharf = names.push('wharf') - 1;
  const raft = names.length;
  for (const berth of berths) for (let i = 1; i <= raftSpaces; i++) names.push(`${berth}${i}` as Place);
  const sea = names.push('sea') - 1;
  const wide = fillTables({ ...board, wharf, raft, sea }, names);
  const { last, end } = board.legs[0];
  for (let place = wharf; place < sea; place++) {
    wide.ahead[place] = after + 1;
    wide.last[place] = last;
    wide.end[place] = end;
    wide.behind[place] = after;
    wide.first[place] = 1;
    wide.progress[place] = after + 1;
  }
  wide.progress[sea] = board.progress[board.goal];
  return wide;
}

const NO_PLACES = { boatNear: NONE, boatFar: NONE, wharf: NONE, raft: NONE, sea: NONE };
type Shape = Pick<Board, 'spaces' | 'goal' | 'boatNear' | 'boatFar' | 'wharf' | 'raft' | 'sea' | 'legs'>;

function fillTables(shape: Shape, names: readonly Place[]): Board {
  const table = () => new Uint8Array(names.length);
  // Written out in full, so that all boards have one hidden class.
  const board: Board = {
    spaces: shape.spaces,
    goal: shape.goal,
    boatNear: shape.boatNear,
    boatFar: shape.boatFar,
    wharf: shape.wharf,
    raft: shape.raft,
    sea: shape.sea,
    legs: shape.legs,
    places: names.length,
    ahead: table(),
    last: table(),
    end: table(),
    behind: table(),
    first: table(),
    progress: table(),
    names,
  };
  const waysForward = (place: number, leg: Leg, from: number) => {
    board.ahead[place] = from;
    board.last[place] = leg.last;
    board.end[place] = leg.end;
  };
  const waysBack = (place: number, leg: Leg, from: number) => {
    board.behind[place] = from;
    board.first[place] = leg.first;
  };
  for (const leg of shape.legs)
    for (let place = leg.first; place <= leg.last; place++) {
      // From the last space of a leg the search is empty: ahead is past last, and the pirate goes to the end.
      waysForward(place, leg, place + 1);
      waysBack(place, leg, place - 1);
      board.progress[place] = place;
    }
  const [near, far] = shape.legs;
  waysForward(START, near, near.first);
  waysBack(shape.goal, far ?? near, (far ?? near).last);
  board.progress[shape.goal] = shape.spaces + 1;
  if (far) {
    // No way forward from the near shore (VOYAGE-4), none back from the far one (VOYAGE-8).
    waysBack(shape.boatNear, near, near.last);
    waysForward(shape.boatFar, far, far.first);
    board.progress[shape.boatNear] = board.progress[shape.boatFar] = near.last + 1;
  }
  return board;
}
