/** Chests on the path, to be opened instead of a normal turn (CHEST-1 to CHEST-5). */
import { drawKind } from '../../base/chance.ts';
import { addDraw, NONE } from '../../base/vocabulary.ts';
import { type Board, COVERED, type Leg, START } from '../../model/board.ts';
import type { CombinationMaker, Game, MoveType, Rules, Trigger, UseType } from '../../model/rules.ts';
import type { State } from '../../model/state.ts';
import { lowestBit } from '../../play/cards.ts';
import { availableSeconds, kindsWithIcon, NO_USES, pairsOf } from '../../play/combinations.ts';
import { movers } from '../../play/dimensions.ts';
import { beginRound, chanceFor } from '../../play/luck.ts';
import { isOpen, movePirate } from '../../play/movement.ts';
import { combinationDimension } from '../../play/moves/combination.ts';
import { placeOf, positionOf } from '../../play/positions.ts';
import { noPirate, reason } from '../../play/reasons.ts';
import { playCards } from '../../play/resolution.ts';
import { drawCard } from '../../play/supply.ts';
import { CHEST_TOKENS, ITEM_USE } from './words.ts';

const CHEST = addDraw('chest');

const SNAKE = CHEST_TOKENS.findIndex(token => token.name === 'snake');

/** What opens a chest: a chest card, or two sabres. */
export const openers: CombinationMaker = rules => {
  const chests = kindsWithIcon(rules, rules.icons.indexOf('chest')).map(kind => [kind]);
  const sabres = pairsOf(kindsWithIcon(rules, rules.icons.indexOf('sabre')));
  return [...chests, ...sabres].map(cards => ({ type: 'open', cards, uses: NO_USES }));
};

export const open: MoveType = {
  type: 'open',
  phase: 'turn',
  dimensions: rules => [combinationDimension(rules, 'open'), movers(rules)],
  legal(rules, state, out, n, base, own) {
    if (state.hasActed) return n;
    const { chest } = state;
    const { count, list, places } = own;
    let m = 0;
    while (m < count && chest[places[m]] === 0) m++;
    if (m === count) return n;
    const runs = rules.combinationRuns[rules.moveTypeOf[base]];
    for (let i = 0; i < runs.length; i++) {
      for (let seconds = availableSeconds(own, runs[i]); seconds !== 0; seconds &= seconds - 1) {
        const first = base + (runs[i].from + runs[i].offsets[lowestBit(seconds)]) * rules.movers;
        for (let at = m; at < count; at++) if (chest[places[at]]) out[n++] = first + list[at];
      }
    }
    return n;
  },
  apply(game, index) {
    const { rules, state } = game;
    state.mover = index % rules.movers;
    // It takes the place of the whole turn.
    state.actionsLeft = 1;
    const lay = rules.combinationRange.open!.from + Math.floor(index / rules.movers);
    playCards(game, rules.combinations[lay].cards, ITEM_USE.chest);
  },
  why(rules, state, index) {
    if (state.hasActed) return reason('too-late', 'A chest is opened at the start of a turn, before anything else.');
    const mover = index % rules.movers;
    const place = placeOf(rules, state, state.actor, mover);
    if (place === NONE) return noPirate(rules, mover);
    if (!state.chest[place]) return reason('no-chest', 'No closed chest lies there.');
    return reason('no-card', 'A chest is opened with a chest card or two sabres.');
  },
};

export const openChest: UseType = {
  use: 'chest',
  effect(game) {
    const { rules, state } = game;
    const seat = state.turn;
    const place = positionOf(rules, state, seat, state.mover);
    const unseen = state.chestLeft.reduce((sum, count) => sum + count, 0);
    const token = drawKind(state.chestLeft, unseen, chanceFor(game, CHEST, unseen));
    state.chestLeft[token]--;
    state.chest[place] = 0;
    game.emit?.({ type: 'opened', seat, place: rules.board.names[place], content: CHEST_TOKENS[token].name });
    if (token === SNAKE) {
      flee(game, seat, place, state.mover === rules.board.places);
      dealChests(game);
      beginRound(game, CHEST);
    } else {
      const cards = Number(CHEST_TOKENS[token].name) || 0;
      for (let i = 0; i < cards; i++) drawCard(game, seat);
    }
    return true;
  },
};

/** The bitten pirate runs back to a sabre, or behind everybody (CHEST-4). */
function flee(game: Game, seat: number, from: number, isHat: boolean): void {
  const { rules, state } = game;
  const leg = rules.board.legs.find(({ first, last }) => first <= from && from <= last)!;
  const target =
    lastVacant(state, leg.first, from - 1, rules.icons.indexOf('sabre')) || behindRearmost(rules, state, seat, leg);
  if (target !== NONE) movePirate(game, seat, from, target, isHat, 'snake');
}

/** The nearest vacant space with this icon, looking back from `to`; 0 if there is none. */
function lastVacant(state: State, from: number, to: number, icon: number): number {
  for (let space = to; space >= from; space--)
    if (state.icons[space] === icon && state.crowd[space] === 0) return space;
  return 0;
}

function behindRearmost(rules: Rules, state: State, seat: number, leg: Leg): number {
  let space = leg.first;
  while (state.crowd[space] === 0 || state.crowd[space] === COVERED) space++;
  do space--;
  while (space >= leg.first && state.crowd[space] === COVERED);
  if (space >= leg.first) return space;
  const entry = entryOf(rules.board, leg);
  return isOpen(rules, state, seat, entry, 1) ? entry : NONE;
}

/** Where the leg is entered: the start, or a place before it that a module added. */
function entryOf(board: Board, leg: Leg): number {
  if (leg.first === board.legs[0].first) return START;
  let place = board.goal + 1;
  while (board.ahead[place] !== leg.first) place++;
  return place;
}

/** All eight tokens face down again, one on every chest space (CHEST-1, CHEST-5). */
export const dealChests: Trigger = ({ rules, state, emit }) => {
  const chest = rules.icons.indexOf('chest');
  const { spaces, names } = rules.board;
  for (let space = 1; space <= spaces; space++) state.chest[space] = state.icons[space] === chest ? 1 : 0;
  CHEST_TOKENS.forEach(({ count }, i) => {
    state.chestLeft[i] = count;
  });
  emit?.({ type: 'chests', places: names.filter((_, place) => state.chest[place]) });
};
