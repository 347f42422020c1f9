/** Plays and assists listed together where no pirate wears a hat and there is one way forward: the same list in less time. */
import { NONE } from '../../base/vocabulary.ts';
import type { Board, Leg } from '../../model/board.ts';
import type { Rules, Shortcut } from '../../model/rules.ts';
import type { State } from '../../model/state.ts';
import { MAX_CARD_KINDS } from '../../play/cards.ts';
import { foremostJoinable, isOpen } from '../../play/movement.ts';
import { play } from '../../play/moves/play.ts';
import { scratchBytes } from '../../play/scratch.ts';
import { assistMove, isWelcome } from './assist.ts';

/** As the next space: there is no way forward. As a limit: every space is within it. */
const NO_WAY = 255;
const ANYWHERE = 254;
const UNKNOWN = -1;

/** The kinds of card in the acting seat's hand, and the foremost vacant space of a leg for each icon; filled anew for each list. */
const kinds = scratchBytes(MAX_CARD_KINDS);
const foremostVacant = scratchBytes(MAX_CARD_KINDS);
/** For each leg: a pirate can be helped if its next space is no further than this. */
const limits = scratchBytes(2);

export const playOrAssist: Shortcut = {
  types: [play, assistMove],
  /** One leg or two, one way along them, no hats, and every card played with its use named. */
  fits: ({ board, hats, routes, kindsPlayedAtOnce, cardKinds }) =>
    board.legs.length <= limits.length && !hats && routes === 1 && kindsPlayedAtOnce === cardKinds,
  makeLegal({ seats, pirates, cardKinds, kindIcon, movers, board }) {
    const { next, legOf } = waysOn(board);
    const { legs } = board;
    const lastLeg = legs.length - 1;

    function listPlays(rules: Rules, state: State, out: Uint16Array, n: number, base: number): number {
      const { positions, actor } = state;
      const kindCount = listKinds(state, actor * cardKinds);
      if (kindCount === 0) return n;
      let before = NONE;
      let asked = UNKNOWN;
      let isEndOpen = false;
      for (let i = actor * pirates, to = i + pirates; i < to; i++) {
        const place = positions[i];
        const from = next[place];
        if (place === before || from === NO_WAY) continue;
        before = place;
        const leg = legOf[place];
        if (leg !== asked) {
          asked = leg;
          isEndOpen = isOpen(rules, state, actor, legs[leg].end, 1);
          if (!isEndOpen) listForemostVacant(rules, state, legs[leg]);
        }
        const id = base + place * cardKinds;
        if (isEndOpen) for (let k = 0; k < kindCount; k++) out[n++] = id + kinds[k];
        else
          for (let k = 0; k < kindCount; k++) {
            out[n] = id + kinds[k];
            n += Number(from <= foremostVacant[kindIcon[kinds[k]]]);
          }
      }
      return n;
    }

    function listAssists(rules: Rules, state: State, out: Uint16Array, n: number, base: number): number {
      const { positions, actor } = state;
      const [{ last: nearLast, end: nearEnd }] = legs;
      let nearJoinable = UNKNOWN;
      // The last leg ends at the goal, which welcomes pirates of all seats alike.
      limits[lastLeg] = isWelcome(rules, state, actor, board.goal) ? ANYWHERE : foremostJoinable(state, legs[lastLeg]);
      for (let seat = 0; seat < seats; seat++) {
        if (seat === actor) continue;
        const from = seat * pirates;
        // The rearmost pirate comes first: past the first leg, there is nothing to ask about that leg.
        if (positions[from] <= nearLast) {
          if (isWelcome(rules, state, seat, nearEnd)) limits[0] = ANYWHERE;
          else {
            if (nearJoinable === UNKNOWN) nearJoinable = foremostJoinable(state, legs[0]);
            limits[0] = nearJoinable;
          }
        }
        const first = base + seat * movers;
        let before = NONE;
        for (let i = from; i < from + pirates; i++) {
          const place = positions[i];
          out[n] = first + place;
          // The first pirate of a space stands for all of them. An addition instead of a branch, which the processor could not predict.
          n += Number(place !== before) & Number(next[place] <= limits[legOf[place]]);
          before = place;
        }
      }
      return n;
    }

    /** The kinds in a hand, of which the counts begin at `from`. */
    function listKinds({ hand, handCount, actor }: State, from: number): number {
      let count = 0;
      for (let kind = 0, left = handCount[actor]; left > 0; kind++) {
        const cards = hand[from + kind];
        left -= cards;
        kinds[count] = kind;
        count += Number(cards > 0);
      }
      return count;
    }

    return (rules, state, out, n, base) =>
      listAssists(rules, state, out, listPlays(rules, state, out, n, base), base + movers * cardKinds);
  },
};

/** Per place the next space on the way forward, and the leg that it is on. */
function waysOn({ ahead, last, legs }: Board): { readonly next: Uint8Array; readonly legOf: Uint8Array } {
  return {
    next: ahead.map(space => space || NO_WAY),
    legOf: last.map(space =>
      Math.max(
        0,
        legs.findIndex(leg => leg.last === space),
      ),
    ),
  };
}

/** The foremost vacant space with each icon on a leg, 0 if there is none. */
function listForemostVacant(rules: Rules, { icons, crowd }: State, { first, last }: Leg): void {
  for (let icon = 0; icon < rules.icons.length; icon++) foremostVacant[icon] = 0;
  for (let space = first; space <= last; space++) if (crowd[space] === 0) foremostVacant[icons[space]] = space;
}
