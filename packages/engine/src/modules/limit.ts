/** LIMIT: a marked card makes those with more than seven cards discard; a grey one robs them too. */
import { addToHand, putOnPile, takeFromHand } from '../cards.ts';
import { drawKind } from '../chance.ts';
import { runSteps } from '../deed.ts';
import { pileNames, tell } from '../events.ts';
import type { Game } from '../game.ts';
import { everybodySawGo, onlySawGo, sawOne } from '../memory.ts';
import { cards, type MoveKind } from '../move-kind.ts';
import { reason } from '../reasons.ts';
import type { Module, Step } from '../rules.ts';
import { PHASE } from '../vocabulary.ts';
import { needsMarks } from './needs.ts';

/** So many cards may be kept. */
export const MOST_HELD = 7;

/** Asks every seat over the limit, in turn order from the player, to lay cards face down; true when none is left to ask. */
function collectDiscards(game: Game, playerToo: boolean): boolean {
  const { rules, state } = game;
  for (let i = playerToo ? 0 : 1; i < rules.seats; i++) {
    const seat = (state.turn + i) % rules.seats;
    if (state.held[seat] <= MOST_HELD) continue;
    state.actor = seat;
    state.phase = PHASE.discard;
    return false;
  }
  return true;
}

/** All at once, in turn order from the player (LIMIT-3). Returns the seats that were over the limit, as bits. */
function revealDiscards(game: Game): number {
  const { rules, state } = game;
  const { kinds } = rules;
  let over = 0;
  for (let i = 0; i < rules.seats; i++) {
    const seat = (state.turn + i) % rules.seats;
    const before = state.piled;
    for (let kind = 0; kind < kinds; kind++)
      for (; state.facedown[seat * kinds + kind] > 0; state.facedown[seat * kinds + kind]--) {
        everybodySawGo(rules, state, seat, kind);
        putOnPile(state, kind);
      }
    if (state.piled === before) continue;
    over |= 1 << seat;
    game.emit?.({ type: 'discarded', seat, cards: pileNames(game, before) });
  }
  return over;
}

/** One card at random out of the hand of `from`, known to the two of them alone. */
function stealFrom(game: Game, from: number): void {
  const { rules, state, chance } = game;
  const thief = state.turn;
  const kind = drawKind(state.hand, state.held[from], chance, from * rules.kinds);
  takeFromHand(rules, state, from, kind);
  onlySawGo(rules, state, thief, from, kind);
  addToHand(rules, state, thief, kind);
  sawOne(rules, state, from, thief, kind);
  game.emit?.({ type: 'stole', seat: thief, from, ...tell(game, [kind], thief, from) });
}

/** LIMIT-1: everybody, the player too, after the effect. */
const golden: Step = game => {
  if (game.state.marks === 0) return true;
  if (!collectDiscards(game, true)) return false;
  revealDiscards(game);
  return true;
};

/** LIMIT-2: the others, before the effect, and each of them loses one more card to the player. */
const grey: Step = game => {
  const { rules, state } = game;
  if (state.marks === 0) return true;
  if (!collectDiscards(game, false)) return false;
  const over = revealDiscards(game);
  for (let i = 1; i < rules.seats; i++) {
    const seat = (state.turn + i) % rules.seats;
    if ((over >> seat) & 1) stealFrom(game, seat);
  }
  return true;
};

const discard: MoveKind = {
  type: 'discard',
  phase: 'discard',
  dimensions: rules => [cards(rules)],
  legal(rules, state, out, n, base) {
    const from = state.actor * rules.kinds;
    for (let kind = 0; kind < rules.kinds; kind++) if (state.hand[from + kind] > 0) out[n++] = base + kind;
    return n;
  },
  apply(game, kind) {
    const { rules, state } = game;
    const seat = state.actor;
    takeFromHand(rules, state, seat, kind);
    state.facedown[seat * rules.kinds + kind]++;
    // Secret even where hands are open: which of them, is seen by nobody until all have chosen.
    game.emit?.({ type: 'chose', seat, secret: { eyes: [seat], cards: [rules.cardNames[kind]] } });
    if (state.held[seat] <= MOST_HELD) runSteps(game);
  },
  why: (rules, _state, kind) => reason('no-card', `You hold no ${rules.cardNames[kind]} card.`),
};

export const limit: Module = {
  id: 'limit',
  needs: config => needsMarks('limit', config),
  patch: (base, config) => ({
    marks: true,
    moves: [...base.moves, discard],
    ...(config.limit === 'golden'
      ? { afterEffect: [...base.afterEffect, golden] }
      : { beforeEffect: [...base.beforeEffect, grey], passesUnseen: true }),
  }),
};
