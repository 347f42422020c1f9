/** From a configuration to the rules of its table: fold the patches, then compute what follows from them. */

import { type CardName, NONE, PHASES, USES } from '../base/vocabulary.ts';
import { makeBoard } from '../model/board.ts';
import { sizeOf } from '../model/move-type.ts';
import type { RuleParts, Rules, RuleTables } from '../model/rules.ts';
import { type Combination, kindsWithIcon } from '../play/combinations.ts';
import { end, stuck } from '../play/moves/frame.ts';
import { play } from '../play/moves/play.ts';
import { applyEffect, askForUse, finishResolution, moveForward } from '../play/resolution.ts';
import { drawCard } from '../play/supply.ts';
import type { GameConfig } from './config.ts';
import { EDITION, type Edition } from './editions.ts';
import { MODULE } from './registry.ts';

const SUPPLY_ROW = 12;

/** The rules that `config` describes. The configuration has been through `setUp`. */
export function resolveRules(config: GameConfig): Rules {
  let parts = coreParts(config);
  for (const id of config.modules) parts = { ...parts, ...MODULE[id].patch(parts, config) };
  return Object.freeze(compile(parts, config));
}

/** The game without any module: cards are played, nothing else. */
function coreParts(config: GameConfig): RuleParts {
  const perSegment = EDITION[config.edition].icons.length;
  return {
    board: makeBoard(config.segments.map(count => count * perSegment)),
    marks: false,
    hats: false,
    routes: 1,
    declaresUseLate: false,
    winsByArrival: true,
    assistNeedsCompany: false,
    skipperTies: false,
    items: {},
    passesUnseen: false,
    moves: [play],
    offers: [],
    onSetup: [],
    onTurnStart: [],
    onArrival: [],
    beforeUse: [],
    beforeEffect: [],
    afterEffect: [],
    combinationMakers: [],
    effects: { move: moveForward },
    reward(game, _mover, due) {
      for (let i = 0; i < due; i++) drawCard(game, game.state.turn);
      return true;
    },
    routeTarget: () => NONE,
    breakTie: (_rules, _state, arrived) => arrived,
  };
}

function compile(parts: RuleParts, config: GameConfig): Rules {
  const edition = EDITION[config.edition];
  const cards = cardTables(edition, parts.marks);
  const combinations = parts.combinationMakers.flatMap(make => make({ ...parts, ...cards }));
  // A kind that two modules bring is asked once.
  const moveTypes = [...new Set([...parts.moves, end, stuck, ...parts.offers])];
  const rules = {
    ...parts,
    ...cards,
    config,
    seats: config.seats,
    pirates: config.pirates,
    kindsOf: kindsByIcon(cards),
    rowLength: config.supply === 'row' ? SUPPLY_ROW : 0,
    openHands: config.hands === 'open',
    tracksKnowledge: config.hands === 'hidden' && (config.supply === 'row' || parts.passesUnseen),
    movers: parts.board.places + (parts.hats ? 1 : 0),
    combinations,
    combinationRange: rangesOf(combinations),
    combinationFirst: Uint8Array.from(combinations, ({ cards }) => cards[0]),
    combinationSecond: Uint8Array.from(combinations, ({ cards }) => cards[1] ?? NONE),
    combinationNext: Uint16Array.from(combinations, ({ cards }, i) => nextBeginning(combinations, cards[0], i)),
    steps: [...parts.beforeUse, askForUse, ...parts.beforeEffect, applyEffect, ...parts.afterEffect, finishResolution],
    effectOf: USES.map(use => parts.effects[use]),
    moveTypes,
  };
  const dimensionsOf = moveTypes.map(kind => kind.dimensions(rules as unknown as Rules));
  const sizes = dimensionsOf.map(sizeOf);
  const bases = sizes.map((_, i) => sizes.slice(0, i).reduce((sum, size) => sum + size, 0));
  const kindOfAction = Uint8Array.from(sizes.flatMap((size, i) => new Array<number>(size).fill(i)));
  const asked = PHASES.map(phase => {
    const numbers = moveTypes.flatMap((kind, i) => (kind.phase === phase ? [i] : []));
    return { legal: numbers.map(i => moveTypes[i].legal), bases: numbers.map(i => bases[i]) };
  });
  return { ...rules, dimensionsOf, bases, byPhase: asked, moveTypeOf: kindOfAction, actionCount: kindOfAction.length };
}

type CardTables = Pick<
  RuleTables,
  'icons' | 'cardKinds' | 'kindIcon' | 'kindMarked' | 'cardNames' | 'singleCard' | 'deck' | 'deckSize'
>;

function cardTables(edition: Edition, marks: boolean): CardTables {
  const { icons, cardsPerIcon } = edition;
  const markedPerIcon = marks ? edition.markedPerIcon : 0;
  const plain = icons.map((icon, i) => ({
    icon: i,
    name: icon as CardName,
    marked: 0,
    count: cardsPerIcon - markedPerIcon,
  }));
  const marked = icons.map((icon, i) => ({ icon: i, name: `${icon}*` as CardName, marked: 1, count: markedPerIcon }));
  const list = markedPerIcon > 0 ? [...plain, ...marked] : plain;
  return {
    icons,
    cardKinds: list.length,
    kindIcon: Uint8Array.from(list, card => card.icon),
    kindMarked: Uint8Array.from(list, card => card.marked),
    cardNames: list.map(card => card.name),
    singleCard: list.map((_, kind) => [kind]),
    deck: Uint8Array.from(list, card => card.count),
    deckSize: icons.length * cardsPerIcon,
  };
}

function kindsByIcon(cards: CardTables): RuleTables['kindsOf'] {
  return Object.fromEntries(cards.icons.map((icon, i) => [icon, kindsWithIcon(cards, i)]));
}

function nextBeginning(list: readonly Combination[], first: number, from: number): number {
  const next = list.findIndex(({ cards }, i) => i > from && cards[0] !== first);
  return next < 0 ? list.length : next;
}

function rangesOf(list: readonly Combination[]): RuleTables['combinationRange'] {
  const ranges: { [T in Combination['type']]?: { from: number; to: number } } = {};
  list.forEach(({ type }, i) => {
    ranges[type] = { from: ranges[type]?.from ?? i, to: i + 1 };
  });
  return ranges;
}
