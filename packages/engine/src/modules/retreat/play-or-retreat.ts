/** Plays and retreats listed together where the board is a plain path: the same list in less time. */
import type { Shortcut } from '../../model/rules.ts';
import { MAX_CARD_KINDS } from '../../play/cards.ts';
import { rearmostJoinable } from '../../play/movement.ts';
import { play } from '../../play/moves/play.ts';
import { MAX_PIRATES } from '../../play/positions.ts';
import { scratchBytes } from '../../play/scratch.ts';
import { retreatMove } from './retreat.ts';

/** V8 compiles constants of the same file into the code and looks imported ones up. */
const NOWHERE = -1;

/** The kinds of card in the acting seat's hand, and the places of its pirates, each once; filled anew for each list. */
const kinds = scratchBytes(MAX_CARD_KINDS);
const places = scratchBytes(MAX_PIRATES);

export const playOrRetreat: Shortcut = {
  types: [play, retreatMove],
  /** One leg from the start to the goal, one way along it, no hats, and every card played with its use named. */
  fits: ({ board, hats, routes, kindsPlayedAtOnce, cardKinds }) =>
    board.legs.length === 1 &&
    board.places === board.goal + 1 &&
    board.guarded.every(guarded => guarded === 0) &&
    !hats &&
    routes === 1 &&
    kindsPlayedAtOnce === cardKinds,
  makeLegal({ pirates, cardKinds, board: { goal, legs } }) {
    const leg = legs[0];
    return (_rules, state, out, n, base) => {
      const { positions, hand, actor } = state;
      const firstCard = actor * cardKinds;
      let kindCount = 0;
      for (let kind = 0; kind < cardKinds; kind++) {
        kinds[kindCount] = kind;
        kindCount += Number(hand[firstCard + kind] > 0);
      }
      const firstPirate = actor * pirates;
      let placeCount = 0;
      let before = NOWHERE;
      for (let i = firstPirate; i < firstPirate + pirates; i++) {
        const place = positions[i];
        places[placeCount] = place;
        placeCount += Number(place !== before);
        before = place;
      }
      // Every card takes every pirate on that is not home: to a space, or to the goal.
      for (let i = 0; i < placeCount; i++) {
        if (places[i] === goal) break;
        const id = base + places[i] * cardKinds;
        for (let k = 0; k < kindCount; k++) out[n++] = id + kinds[k];
      }
      // A pirate can retreat if it stands past the rearmost space with one or two pirates.
      const rearmost = rearmostJoinable(state, leg);
      const retreats = base + (goal + 1) * cardKinds;
      for (let i = 0; i < placeCount; i++) {
        out[n] = retreats + places[i];
        n += Number(places[i] > rearmost);
      }
      return n;
    };
  },
};
