/** Plays and retreats listed together, in one go, where the board is a plain path: the same list in less time. */
import { ROOM } from '../../model/board.ts';
import type { Shortcut } from '../../model/rules.ts';
import { MAX_CARD_KINDS } from '../../play/cards.ts';
import { play } from '../../play/moves/play.ts';
import { retreatMove } from './retreat.ts';

/** No place. Constants of this file are compiled into the code; imported ones are looked up. */
const NOWHERE = -1;
const CROWDED = ROOM;

const playable = new Uint8Array(MAX_CARD_KINDS);

export const playOrRetreat: Shortcut = {
  types: [play, retreatMove],
  /** One leg from the start to the goal, one way along it, nobody told apart, and every card played with its use named. */
  fits: ({ board, hats, routes, kindsPlayedAtOnce, cardKinds }) =>
    board.legs.length === 1 &&
    board.places === board.goal + 1 &&
    board.guarded.every(guarded => guarded === 0) &&
    !hats &&
    routes === 1 &&
    kindsPlayedAtOnce === cardKinds,
  makeLegal({ pirates, cardKinds, board: { goal } }) {
    return (_rules, state, out, n, base) => {
      const { positions, crowd, hand } = state;
      const { actor } = state;
      const firstCard = actor * cardKinds;
      let cards = 0;
      for (let kind = 0; kind < cardKinds; kind++) {
        playable[cards] = kind;
        cards += Number(hand[firstCard + kind] > 0);
      }
      const first = actor * pirates;
      const past = first + pirates;
      let before = NOWHERE;
      for (let i = first; i < past; i++) {
        const place = positions[i];
        if (place === before) continue;
        if (place === goal) break;
        before = place;
        const id = base + place * cardKinds;
        for (let card = 0; card < cards; card++) out[n++] = id + playable[card];
      }
      // Whoever stands past the rearmost joinable space can retreat.
      let rearmost = 1;
      while (rearmost < goal && (crowd[rearmost] === 0 || crowd[rearmost] >= CROWDED)) rearmost++;
      const retreats = base + (goal + 1) * cardKinds;
      before = NOWHERE;
      for (let i = first; i < past; i++) {
        const place = positions[i];
        out[n] = retreats + place;
        n += Number(place > rearmost && place !== before);
        before = place;
      }
      return n;
    };
  },
};
