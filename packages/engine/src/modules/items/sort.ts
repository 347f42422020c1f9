/** Drawing several cards and sorting them out: the parrot and the hook (ITEM-PARROT, ITEM-HOOK). */
import { addPhase, ICONS, NONE, PHASE, type Phase, USE } from '../../base/vocabulary.ts';
import type { Game, MoveType, Rules, UseType } from '../../model/rules.ts';
import type { State } from '../../model/state.ts';
import { showTo } from '../../play/card-names.ts';
import { addToHand, playableKinds } from '../../play/cards.ts';
import { cards } from '../../play/dimensions.ts';
import { sawOne } from '../../play/knowledge.ts';
import { notPlayable, otherUse, reason } from '../../play/reasons.ts';
import { continueResolution, playCards } from '../../play/resolution.ts';
import { refillRow, takeCard } from '../../play/supply.ts';
import { itemCards, itemKinds } from './item-cards.ts';
import { ITEM_USE } from './words.ts';

const KEEP = addPhase('keep');
const GIVE = addPhase('give');
const BURY = addPhase('bury');
const PARROT_KEEPS = 2;
const HOOK_DRAWS = 4;
const HOOK_KEEPS = 1;

/** Draws up to `count` cards to look at; the player keeps `keep` of them first. True if there was nothing to draw. */
function drawToSort(game: Game, count: number, keep: number): boolean {
  const { state } = game;
  let drawn = 0;
  while (drawn < count) {
    const kind = takeCard(game);
    if (kind === NONE) break;
    state.looked[kind]++;
    emitSight(game, kind);
    refillRow(game);
    drawn++;
  }
  state.cardsDue = Math.min(keep, drawn);
  state.target = (state.turn + 1) % game.rules.seats;
  state.phase = KEEP;
  if (drawn > 0) return false;
  state.phase = PHASE.turn;
  return true;
}

/** What is looked at is not in anybody's hand yet: only the player sees it, unless it lay open in the row. */
function emitSight(game: Game, kind: number): void {
  const { rules, state, emit } = game;
  const seat = state.turn;
  const cards = [rules.cardNames[kind]];
  if (rules.rowLength > 0) emit?.({ type: 'drew', seat, from: 'row', cards });
  else emit?.({ type: 'drew', seat, from: 'stock', secret: { eyes: [seat], cards } });
}

export const parrot: UseType = {
  use: 'parrot',
  effect: game => drawToSort(game, game.rules.seats + 1, PARROT_KEEPS),
};
export const hook: UseType = {
  use: 'hook',
  effect: game => drawToSort(game, HOOK_DRAWS, HOOK_KEEPS),
};

function itemMove(item: 'parrot' | 'hook'): MoveType {
  const icon = ICONS.indexOf(item);
  return {
    type: item,
    phase: 'turn',
    dimensions: rules => [itemCards(rules, icon)],
    legal(rules, _state, out, n, base, own) {
      const kinds = itemKinds(rules, icon);
      const playable = playableKinds(rules, own);
      for (let i = 0; i < kinds.length; i++) if ((playable >> kinds[i]) & 1) out[n++] = base + i;
      return n;
    },
    apply(game, choice) {
      playCards(game, game.rules.singleCard[itemKinds(game.rules, icon)[choice]], ITEM_USE[item]);
    },
    why: (rules, state, choice) => notPlayable(rules, state, itemKinds(rules, icon)[choice]),
  };
}

function usePlayed(item: 'parrot' | 'hook', use: UseType): MoveType {
  return {
    type: `use-${item}`,
    phase: 'use',
    dimensions: () => [],
    legal(rules, state, out, n, base) {
      if (rules.combinations[state.combination].uses.others.includes(use)) out[n++] = base;
      return n;
    },
    apply(game) {
      game.state.use = ITEM_USE[item];
      continueResolution(game);
    },
    why: (rules, state) => otherUse(rules.combinations[state.combination].uses, use),
  };
}

/** One of the cards looked at, for whatever the phase does with it. */
function sortingMove(type: 'keep' | 'give' | 'bury', phase: Phase, put: (game: Game, kind: number) => void): MoveType {
  return {
    type,
    phase,
    dimensions: rules => [cards(rules)],
    legal(rules, state, out, n, base) {
      for (let kind = 0; kind < rules.cardKinds; kind++) if (state.looked[kind] > 0) out[n++] = base + kind;
      return n;
    },
    apply(game, kind) {
      game.state.looked[kind]--;
      put(game, kind);
      if (!nothingLeft(game.rules, game.state)) return;
      game.state.use = USE.nothing;
      continueResolution(game);
    },
    why: (rules, _state, kind) => reason('no-card', `There is no ${rules.cardNames[kind]} among the cards drawn.`),
  };
}

function nothingLeft(rules: Rules, state: State): boolean {
  for (let kind = 0; kind < rules.cardKinds; kind++) if (state.looked[kind] > 0) return false;
  return true;
}

const keep = sortingMove('keep', 'keep', (game, kind) => {
  const { rules, state } = game;
  addToHand(rules, state, state.turn, kind);
  game.emit?.({ type: 'kept', seat: state.turn, ...showTo(game, [kind], state.turn) });
  if (--state.cardsDue === 0) state.phase = state.use === ITEM_USE.parrot ? GIVE : BURY;
});

/** To the seats in turn order, one each. */
const give = sortingMove('give', 'give', (game, kind) => {
  const { rules, state } = game;
  const { turn, target } = state;
  addToHand(rules, state, target, kind);
  sawOne(rules, state, turn, target, kind);
  game.emit?.({ type: 'gave', seat: turn, to: target, ...showTo(game, [kind], turn, target) });
  state.target = (target + 1) % rules.seats;
});

/** Under the stock, each one below the last. Known to the player alone, even where hands are open. */
const bury = sortingMove('bury', 'bury', (game, kind) => {
  const { rules, state } = game;
  state.buried[state.buriedCount] = kind;
  state.buriedBy[state.buriedCount++] = state.turn;
  game.emit?.({ type: 'buried', seat: state.turn, secret: { eyes: [state.turn], cards: [rules.cardNames[kind]] } });
});

export const sortingMoves = [
  itemMove('parrot'),
  itemMove('hook'),
  usePlayed('parrot', parrot),
  usePlayed('hook', hook),
  keep,
  give,
  bury,
] as const;
