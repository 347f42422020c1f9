/** VOYAGE: two legs with a boat between them. */

import { PHASE } from '../../base/vocabulary.ts';
import type { Game } from '../../model/game.ts';
import type { MoveType } from '../../model/move-type.ts';
import type { Module, Rules, Trigger } from '../../model/rules.ts';
import type { State } from '../../model/state.ts';
import { changePosition, countAt } from '../../play/positions.ts';
import { reason } from '../../play/reasons.ts';
import { finishAction } from '../../play/turn.ts';

/** To sail away wants an own pirate aboard; to fetch the boat, one on the first leg or at the start (VOYAGE-5). */
function maySail(rules: Rules, state: State): boolean {
  const { boatNear, legs } = rules.board;
  if (state.dock === 0) return countAt(rules, state, state.actor, boatNear) > 0;
  // The rearmost pirate comes first.
  return state.positions[state.actor * rules.pirates] <= legs[0].last;
}

/** Those aboard stay aboard (VOYAGE-6). */
function crossOver(game: Game, free: boolean): void {
  const { rules, state } = game;
  const { boatNear, boatFar } = rules.board;
  const from = state.dock === 0 ? boatNear : boatFar;
  const to = state.dock === 0 ? boatFar : boatNear;
  for (let seat = 0; seat < rules.seats; seat++) {
    while (countAt(rules, state, seat, from) > 0) changePosition(rules, state, seat, from, to);
    if (rules.hats && state.hat[seat] === from) state.hat[seat] = to;
  }
  state.crowd[to] = state.crowd[from];
  state.crowd[from] = 0;
  state.dock = 1 - state.dock;
  game.emit?.({ type: 'sailed', seat: state.turn, to: state.dock === 0 ? 'near' : 'far', free });
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
    if (!state.startedEmptyHanded && maySail(rules, state)) out[n++] = base;
    return n;
  },
  apply(game) {
    crossOver(game, false);
    finishAction(game);
  },
  why: (rules, state, index) =>
    state.startedEmptyHanded
      ? reason('barehanded', 'You began this turn without cards: gain some instead.')
      : whyNot(rules, state, index),
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
    game.state.phase = PHASE.turn;
  },
  why: (rules, state, index) =>
    state.hasFreeSail
      ? whyNot(rules, state, index)
      : reason('not-skipper', 'You are not the skipper, or have already begun.'),
};

/** The seat with the most pirates aboard, at least one, when its turn begins. */
const appointSkipper: Trigger = ({ rules, state }) => {
  const { boatNear, boatFar } = rules.board;
  const boat = state.dock === 0 ? boatNear : boatFar;
  const own = countAt(rules, state, state.turn, boat);
  state.hasFreeSail = own > 0 ? 1 : 0;
  for (let seat = 0; seat < rules.seats; seat++) {
    const other = countAt(rules, state, seat, boat);
    if (seat !== state.turn && (rules.skipperTies ? other > own : other >= own)) state.hasFreeSail = 0;
  }
};

export const voyage: Module = {
  id: 'voyage',
  needs: config =>
    config.modules.includes('raft')
      ? { clash: ['raft'], text: 'voyage and raft cannot be combined: both want the middle of the path.' }
      : undefined,
  patch: (base, config) => ({
    moves: [...base.moves, sail],
    offers: [...base.offers, freeSail],
    onTurnStart: [...base.onTurnStart, appointSkipper],
    skipperTies: config.skipper === 'ties',
  }),
};
