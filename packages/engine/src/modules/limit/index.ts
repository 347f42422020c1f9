/** LIMIT: a marked card makes those with more than seven cards discard; a grey one robs them too. */

import { drawKind } from '../../base/chance.ts';
import { addDraw, addPhase, type CardName } from '../../base/vocabulary.ts';
import type { Cards } from '../../model/events.ts';
import { oneOf } from '../../model/game-config.ts';
import type { Game, Module, MoveType, Step } from '../../model/rules.ts';
import { discardedSince, showTo } from '../../play/card-names.ts';
import { addToHand, discardCard, takeFromHand } from '../../play/cards.ts';
import { cards } from '../../play/dimensions.ts';
import { everybodySawGo, onlySawGo, sawOne } from '../../play/knowledge.ts';
import { beginRound, chanceFor } from '../../play/luck.ts';
import { reason } from '../../play/reasons.ts';
import { continueResolution } from '../../play/resolution.ts';
import { needsMarks } from '../needs.ts';

declare module '../../base/vocabulary.ts' {
  interface ModuleNames {
    limit: true;
  }
  interface PhaseNames {
    discard: true;
  }
  interface DrawNames {
    theft: true;
  }
}
declare module '../../model/game-config.ts' {
  interface GameConfig {
    /** Which limit: LIMIT-1 or LIMIT-2. */
    readonly limit: 'golden' | 'grey';
  }
}
declare module '../../model/actions.ts' {
  interface ActionTypes {
    discard: { readonly card: CardName };
  }
}
declare module '../../model/events.ts' {
  interface EventTypes {
    chose: { readonly seat: number } & Cards;
    discarded: { readonly seat: number; readonly cards: readonly CardName[] };
    stole: { readonly seat: number; readonly from: number } & Cards;
  }
}

const DISCARD = addPhase('discard');
const THEFT = addDraw('theft');

/** The most cards that a seat may keep. */
export const HAND_LIMIT = 7;

/** Asks every seat over the limit, in turn order from the player, to put cards aside face down; true when none is left to ask. */
function collectDiscards(game: Game, playerToo: boolean): boolean {
  const { rules, state } = game;
  for (let i = playerToo ? 0 : 1; i < rules.seats; i++) {
    const seat = (state.turn + i) % rules.seats;
    if (state.handCount[seat] <= HAND_LIMIT) continue;
    state.actor = seat;
    state.phase = DISCARD;
    return false;
  }
  return true;
}

/** All at once, in turn order from the player (LIMIT-3). Returns the seats that were over the limit, as bits. */
function revealDiscards(game: Game): number {
  const { rules, state } = game;
  const { cardKinds } = rules;
  let over = 0;
  for (let i = 0; i < rules.seats; i++) {
    const seat = (state.turn + i) % rules.seats;
    const before = state.discardCount;
    for (let kind = 0; kind < cardKinds; kind++)
      for (; state.facedown[seat * cardKinds + kind] > 0; state.facedown[seat * cardKinds + kind]--) {
        everybodySawGo(rules, state, seat, kind);
        discardCard(state, kind);
      }
    if (state.discardCount === before) continue;
    over |= 1 << seat;
    game.emit?.({ type: 'discarded', seat, cards: discardedSince(game, before) });
  }
  return over;
}

/** One card at random out of the hand of `from`, known to the two of them alone. */
function stealFrom(game: Game, from: number): void {
  const { rules, state } = game;
  const thief = state.turn;
  const kind = drawKind(state.hand, state.handCount[from], chanceFor(game, THEFT, 0), from * rules.cardKinds);
  // Every hand is another one.
  beginRound(game, THEFT);
  takeFromHand(rules, state, from, kind);
  onlySawGo(rules, state, thief, from, kind);
  addToHand(rules, state, thief, kind);
  sawOne(rules, state, from, thief, kind);
  game.emit?.({ type: 'stole', seat: thief, from, ...showTo(game, [kind], thief, from) });
}

/** LIMIT-1: everybody, the player too, after the effect. */
const golden: Step = game => {
  if (!collectDiscards(game, true)) return false;
  revealDiscards(game);
  return true;
};

/** LIMIT-2: the others, before the effect, and each of them loses one more card to the player. */
const grey: Step = game => {
  const { rules, state } = game;
  if (!collectDiscards(game, false)) return false;
  const over = revealDiscards(game);
  for (let i = 1; i < rules.seats; i++) {
    const seat = (state.turn + i) % rules.seats;
    if ((over >> seat) & 1) stealFrom(game, seat);
  }
  return true;
};

const discard: MoveType = {
  type: 'discard',
  phase: 'discard',
  isForOthers: true,
  dimensions: rules => [cards(rules)],
  legal(rules, state, out, n, base) {
    const from = state.actor * rules.cardKinds;
    for (let kind = 0; kind < rules.cardKinds; kind++) if (state.hand[from + kind] > 0) out[n++] = base + kind;
    return n;
  },
  apply(game, kind) {
    const { rules, state } = game;
    const seat = state.actor;
    takeFromHand(rules, state, seat, kind);
    state.facedown[seat * rules.cardKinds + kind]++;
    // Secret even where hands are open: which of them, is seen by nobody until all have chosen.
    game.emit?.({ type: 'chose', seat, secret: { eyes: [seat], cards: [rules.cardNames[kind]] } });
    if (state.handCount[seat] <= HAND_LIMIT) continueResolution(game);
  },
  why: (rules, _state, kind) => reason('no-card', `You hold no ${rules.cardNames[kind]} card.`),
};

export const limit: Module = {
  id: 'limit',
  parameters: { limit: { ...oneOf('golden', 'grey'), default: 'grey' } },
  needs: (config, edition) => needsMarks('limit', config, edition),
  revealing: ['discarded', 'stole'],
  patch: (base, config) => ({
    marks: true,
    discardsTogether: true,
    moves: [...base.moves, discard],
    ...(config.limit === 'golden'
      ? { afterEffect: [...base.afterEffect, golden] }
      : { beforeEffect: [...base.beforeEffect, grey], passesUnseen: true }),
  }),
};
