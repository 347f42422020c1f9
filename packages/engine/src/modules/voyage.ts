/** VOYAGE: two legs with a boat between them. */
import type { Game } from '../game.ts';
import type { MoveKind } from '../move-kind.ts';
import { reason } from '../reasons.ts';
import type { Module, Rules, Trigger } from '../rules.ts';
import type { State } from '../state.ts';
import { finishAction } from '../turn.ts';
import { PHASE } from '../vocabulary.ts';

/** To sail away wants an own pirate aboard; to fetch the boat, one on the first leg or at the start (VOYAGE-5). */
function maySail(rules: Rules, state: State): boolean {
  const { places, boatNear, legs } = rules.board;
  const from = state.actor * places;
  if (state.dock === 0) return state.at[from + boatNear] > 0;
  for (let place = 0; place <= legs[0].last; place++) if (state.at[from + place] > 0) return true;
  return false;
}

/** Those aboard stay aboard (VOYAGE-6). */
function crossOver(game: Game, free: boolean): void {
  const { rules, state } = game;
  const { places, boatNear, boatFar } = rules.board;
  const [from, to] = state.dock === 0 ? [boatNear, boatFar] : [boatFar, boatNear];
  for (let seat = 0; seat < rules.seats; seat++) {
    state.at[seat * places + to] = state.at[seat * places + from];
    state.at[seat * places + from] = 0;
    if (rules.hats && state.hat[seat] === from) state.hat[seat] = to;
  }
  state.crowd[to] = state.crowd[from];
  state.crowd[from] = 0;
  state.dock = 1 - state.dock;
  game.emit?.({ type: 'sailed', seat: state.turn, to: state.dock === 0 ? 'near' : 'far', free });
}

const whyNot: NonNullable<MoveKind['why']> = (_rules, state) =>
  state.dock === 0
    ? reason('not-aboard', 'To sail, one of your pirates must be aboard.')
    : reason('not-ashore', 'To fetch the boat, one of your pirates must be on the first leg or at the start.');

const sail: MoveKind = {
  type: 'sail',
  phase: 'turn',
  dimensions: () => [],
  legal(rules, state, out, n, base) {
    if (!state.barehanded && maySail(rules, state)) out[n++] = base;
    return n;
  },
  apply(game) {
    crossOver(game, false);
    finishAction(game);
  },
  why: (rules, state, index) =>
    state.barehanded
      ? reason('barehanded', 'You began this turn without cards: gain some instead.')
      : whyNot(rules, state, index),
};

/** The skipper's privilege: once, before the first action, at no cost (VOYAGE-7). */
const freeSail: MoveKind = {
  type: 'freesail',
  phase: 'turn',
  dimensions: () => [],
  legal(rules, state, out, n, base) {
    if (state.privilege && maySail(rules, state)) out[n++] = base;
    return n;
  },
  apply(game) {
    crossOver(game, true);
    game.state.privilege = 0;
    game.state.phase = PHASE.turn;
  },
  why: (rules, state, index) =>
    state.privilege
      ? whyNot(rules, state, index)
      : reason('not-skipper', 'You are not the skipper, or have already begun.'),
};

/** The seat with the most pirates aboard, at least one, when its turn begins. */
const appointSkipper: Trigger = ({ rules, state }) => {
  const { places, boatNear, boatFar } = rules.board;
  const boat = state.dock === 0 ? boatNear : boatFar;
  const own = state.at[state.turn * places + boat];
  state.privilege = own > 0 ? 1 : 0;
  for (let seat = 0; seat < rules.seats; seat++) {
    const other = state.at[seat * places + boat];
    if (seat !== state.turn && (rules.skipperTies ? other > own : other >= own)) state.privilege = 0;
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
