/** From a configuration to the rules of its table: fold the patches, then compute what follows from them. */
import { makeBoard } from './board.ts';
import type { GameConfig } from './config.ts';
import { closeDeed, moveForward, nameUse, takeEffect } from './deed.ts';
import { EDITION, type Edition } from './editions.ts';
import { kindsWithIcon, type Lay } from './lay.ts';
import { sizeOf } from './move-kind.ts';
import { end, stuck } from './moves/frame.ts';
import { play } from './moves/play.ts';
import { MODULE } from './registry.ts';
import type { RuleParts, Rules, RuleTables } from './rules.ts';
import { drawCard } from './supply.ts';
import { type CardName, NONE, PHASES, USES } from './vocabulary.ts';

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
    namesLate: false,
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
    beforeNaming: [],
    beforeEffect: [],
    afterEffect: [],
    lays: [],
    effects: { move: moveForward },
    reward(game, _mover, due) {
      for (let i = 0; i < due; i++) drawCard(game, game.state.turn);
      return true;
    },
    boarding: () => NONE,
    foremost: (_rules, _state, arrived) => arrived,
  };
}

function compile(parts: RuleParts, config: GameConfig): Rules {
  const edition = EDITION[config.edition];
  const cards = cardTables(edition, parts.marks);
  const layList = parts.lays.flatMap(make => make({ ...parts, ...cards }));
  // A kind that two modules bring is asked once.
  const kindsOfMove = [...new Set([...parts.moves, end, stuck, ...parts.offers])];
  const rules = {
    ...parts,
    ...cards,
    config,
    seats: config.seats,
    pirates: config.pirates,
    kindsOf: kindsByIcon(cards),
    rowLength: config.supply === 'row' ? SUPPLY_ROW : 0,
    openHands: config.hands === 'open',
    remembers: config.hands === 'hidden' && (config.supply === 'row' || parts.passesUnseen),
    movers: parts.board.places + (parts.hats ? 1 : 0),
    layList,
    layRange: layRanges(layList),
    layFirst: Uint8Array.from(layList, lay => lay.cards[0]),
    laySecond: Uint8Array.from(layList, lay => lay.cards[1] ?? NONE),
    layNext: Uint16Array.from(layList, (lay, i) => nextBeginning(layList, lay.cards[0], i)),
    steps: [...parts.beforeNaming, nameUse, ...parts.beforeEffect, takeEffect, ...parts.afterEffect, closeDeed],
    effectOf: USES.map(use => parts.effects[use]),
    kindsOfMove,
  };
  const dimensionsOf = kindsOfMove.map(kind => kind.dimensions(rules as unknown as Rules));
  const sizes = dimensionsOf.map(sizeOf);
  const bases = sizes.map((_, i) => sizes.slice(0, i).reduce((sum, size) => sum + size, 0));
  const kindOfAction = Uint8Array.from(sizes.flatMap((size, i) => new Array<number>(size).fill(i)));
  const asked = PHASES.map(phase => {
    const numbers = kindsOfMove.flatMap((kind, i) => (kind.phase === phase ? [i] : []));
    return { legal: numbers.map(i => kindsOfMove[i].legal), bases: numbers.map(i => bases[i]) };
  });
  return { ...rules, dimensionsOf, bases, asked, kindOfAction, actionCount: kindOfAction.length };
}

type CardTables = Pick<
  RuleTables,
  'icons' | 'kinds' | 'kindIcon' | 'kindMarked' | 'cardNames' | 'single' | 'deck' | 'deckSize'
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
    kinds: list.length,
    kindIcon: Uint8Array.from(list, card => card.icon),
    kindMarked: Uint8Array.from(list, card => card.marked),
    cardNames: list.map(card => card.name),
    single: list.map((_, kind) => [kind]),
    deck: Uint8Array.from(list, card => card.count),
    deckSize: icons.length * cardsPerIcon,
  };
}

function kindsByIcon(cards: CardTables): RuleTables['kindsOf'] {
  return Object.fromEntries(cards.icons.map((icon, i) => [icon, kindsWithIcon(cards, i)]));
}

function nextBeginning(lays: readonly Lay[], first: number, from: number): number {
  const next = lays.findIndex((lay, i) => i > from && lay.cards[0] !== first);
  return next < 0 ? lays.length : next;
}

function layRanges(lays: readonly Lay[]): RuleTables['layRange'] {
  const ranges: { [T in Lay['type']]?: { from: number; to: number } } = {};
  lays.forEach(({ type }, i) => {
    ranges[type] = { from: ranges[type]?.from ?? i, to: i + 1 };
  });
  return ranges;
}
