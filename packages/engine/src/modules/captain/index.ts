/** CAPTAIN: one pirate of each colour wears the hat. It travels on two cards, and picks its reward from the row. */

import { addPhase, type CardName } from '../../base/vocabulary.ts';
import type { CombinationMaker, CombinationUses, Game, Module, MoveType } from '../../model/rules.ts';
import { addToHand } from '../../play/cards.ts';
import { NO_USES, pairsOf } from '../../play/combinations.ts';
import { slots } from '../../play/dimensions.ts';
import { everybodySaw } from '../../play/knowledge.ts';
import { combinationMove } from '../../play/moves/combination.ts';
import { moveByCombination } from '../../play/moves/play.ts';
import { reason } from '../../play/reasons.ts';
import { layRow, refillRow, takeFromRow } from '../../play/supply.ts';
import { finishAction } from '../../play/turn.ts';

declare module '../../base/vocabulary.ts' {
  interface ModuleNames {
    captain: true;
  }
  interface PhaseNames {
    pick: true;
  }
}
declare module '../../model/actions.ts' {
  interface ActionTypes {
    joker: { readonly cards: readonly [CardName, CardName] };
    pick: { readonly slot: number };
  }
}
declare module '../../model/events.ts' {
  interface EventTypes {
    picked: { readonly seat: number; readonly slot: number; readonly card: CardName };
  }
}

const PICK = addPhase('pick');

/** Any two cards as one of any icon, for the hat and for moving only (CAPTAIN-2). */
const jokers: CombinationMaker = rules => {
  const uses: CombinationUses = { ...NO_USES, moves: (1 << rules.icons.length) - 1, hatOnly: true };
  const kinds = Array.from({ length: rules.cardKinds }, (_, kind) => kind);
  return pairsOf(kinds).map(cards => ({ type: 'joker' as const, cards, uses }));
};

/** Asks for the next card of the row; true if there is none to take. */
function askForPick(game: Game): boolean {
  if (game.state.rowCount === 0) layRow(game);
  if (game.state.rowCount === 0) return true;
  game.state.phase = PICK;
  return false;
}

const pick: MoveType = {
  type: 'pick',
  phase: 'pick',
  dimensions: rules => [slots(rules)],
  legal(_rules, state, out, n, base) {
    for (let slot = 0; slot < state.rowCount; slot++) out[n++] = base + slot;
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
    state.cardsDue--;
    if (state.cardsDue > 0 && !askForPick(game)) return;
    state.cardsDue = 0;
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
    moves: [...base.moves, combinationMove('joker'), moveByCombination, pick],
    combinationMakers: [...base.combinationMakers, jokers],
    reward(game, mover, due) {
      if (mover !== game.rules.board.places) return base.reward(game, mover, due);
      game.state.cardsDue = due;
      if (!askForPick(game)) return false;
      game.state.cardsDue = 0;
      return true;
    },
  }),
};
