/** The actions around a turn: ending it early, and passing when nothing is possible. */
import type { MoveType } from '../../model/rules.ts';
import { reason } from '../reasons.ts';
import { drawCard } from '../supply.ts';
import { endTurn } from '../turn.ts';

/** A seat may stop after its first action; before it, only if the table allows it and some action is possible (CORE-2, CORE-9). */
export const end: MoveType = {
  type: 'end',
  phase: 'turn',
  dimensions: () => [],
  legal(rules, state, out, n, base) {
    if (state.hasActed || (rules.config.pass && n > 0)) out[n++] = base;
    return n;
  },
  apply: endTurn,
  why: () => reason('must-act', 'A turn has at least one action: do something first.'),
};

/** If no action is possible at the start of a turn, the seat draws one card, if there is one, and its turn ends (CORE-9). */
export const stuck: MoveType = {
  type: 'pass',
  phase: 'turn',
  dimensions: () => [],
  legal(_rules, state, out, n, base) {
    if (n === 0 && !state.hasActed) out[n++] = base;
    return n;
  },
  apply(game) {
    game.emit?.({ type: 'stuck', seat: game.state.turn });
    drawCard(game, game.state.turn);
    endTurn(game);
  },
  why: () => reason('must-act', 'You have a legal action, so you may not pass.'),
};
