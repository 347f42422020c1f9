/** CAPTAIN: one pirate of each colour wears the hat. It travels on two cards, and picks its reward from the row. */
import { addToHand } from '../cards.ts';
import type { Game } from '../game.ts';
import { type LayMaker, NO_PURPOSE, type Purpose, pairsOf } from '../lay.ts';
import { everybodySaw } from '../memory.ts';
import { type MoveKind, slots } from '../move-kind.ts';
import { layKind } from '../moves/lay.ts';
import { moveLaid } from '../moves/play.ts';
import { reason } from '../reasons.ts';
import type { Module } from '../rules.ts';
import { layRow, refillRow, takeFromRow } from '../supply.ts';
import { finishAction } from '../turn.ts';
import { PHASE } from '../vocabulary.ts';

/** Any two cards as one of any icon, for the hat and for moving only (CAPTAIN-2). */
const jokers: LayMaker = rules => {
  const purpose: Purpose = { ...NO_PURPOSE, moves: (1 << rules.icons.length) - 1, hatOnly: true };
  const kinds = Array.from({ length: rules.kinds }, (_, kind) => kind);
  return pairsOf(kinds).map(cards => ({ type: 'joker' as const, cards, purpose }));
};

/** Asks for the next card of the row; true if there is none to take. */
function askForPick(game: Game): boolean {
  if (game.state.rowed === 0) layRow(game);
  if (game.state.rowed === 0) return true;
  game.state.phase = PHASE.pick;
  return false;
}

const pick: MoveKind = {
  type: 'pick',
  phase: 'pick',
  dimensions: rules => [slots(rules)],
  legal(_rules, state, out, n, base) {
    for (let slot = 0; slot < state.rowed; slot++) out[n++] = base + slot;
    return n;
  },
  apply(game, slot) {
    const { rules, state } = game;
    const seat = state.actor;
    const kind = takeFromRow(game, slot);
    addToHand(rules, state, seat, kind);
    everybodySaw(rules, state, seat, kind);
    game.emit?.({ type: 'picked', seat, slot: slot + 1, card: rules.cardNames[kind] });
    refillRow(game);
    state.due--;
    if (state.due > 0 && !askForPick(game)) return;
    state.due = 0;
    finishAction(game);
  },
  why: () => reason('no-slot', 'The row is shorter than that.'),
};

export const captain: Module = {
  id: 'captain',
  needs(config) {
    if (!config.modules.includes('retreat'))
      return { clash: ['retreat'], text: 'captain needs retreat: the hat is rewarded for stepping back.' };
    if (config.supply !== 'row')
      return { clash: ['supply'], text: 'captain needs the open row as supply: the hat picks its cards there.' };
    return undefined;
  },
  patch: base => ({
    hats: true,
    moves: [...base.moves, layKind('joker'), moveLaid, pick],
    lays: [...base.lays, jokers],
    reward(game, mover, due) {
      if (mover !== game.rules.board.places) return base.reward(game, mover, due);
      game.state.due = due;
      if (!askForPick(game)) return false;
      game.state.due = 0;
      return true;
    },
  }),
};
