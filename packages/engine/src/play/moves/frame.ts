/** The actions that frame a turn: stopping, and being stuck. */
import type { MoveType } from '../../model/rules.ts';
import { reason } from '../reasons.ts';
import { drawCard } from '../supply.ts';
import { endTurn } from '../turn.ts';

/** After the first action a seat may stop; before it only where that is allowed, and if there is something to do (CORE-2, CORE-9). */
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

/** With nothing to do at the start of a turn, a seat draws one card, if there is one, and its turn ends (CORE-9). */
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
