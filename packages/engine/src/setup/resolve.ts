/** From a configuration to the rules of its table: fold the patches, then compute what follows from them. */
import { type CardName, DRAWS, ICONS, type Icon, NONE, PHASES, USES } from '../base/vocabulary.ts';
import type { ActionType } from '../model/actions.ts';
import { COVERED, makeBoard } from '../model/board.ts';
import type { Edition } from '../model/edition.ts';
import type { GameConfig } from '../model/game-config.ts';
import type { CardTables, Combination, RuleParts, Rules, RuleTables } from '../model/rules.ts';
import { CORE_FIELDS, type FieldGroup, StateLayout } from '../model/state.ts';
import { MAX_CARD_KINDS } from '../play/cards.ts';
import { kindsWithIcon, runsOf } from '../play/combinations.ts';
import { MAX_SEGMENTS } from '../play/deal.ts';
import { sizeOf } from '../play/dimensions.ts';
import { MAX_ROUTES } from '../play/movement.ts';
import { end, stuck } from '../play/moves/frame.ts';
import { play } from '../play/moves/play.ts';
import { MAX_PIRATES } from '../play/positions.ts';
import { applyEffect, askForUse, move } from '../play/resolution.ts';
import { drawCard } from '../play/supply.ts';
import { EDITION } from './editions.ts';
import { listersByPhase } from './phases.ts';
import { MODULE, MODULES } from './registry.ts';
import { restoreOlder } from './revisions.ts';

const SUPPLY_ROW = 12;

/** The rules of a table. The configuration must come from `setUp` or `parseConfig`. */
export function resolveRules(config: GameConfig): Rules {
  const edition = EDITION[config.edition];
  let parts = coreParts(config, edition);
  for (const id of config.modules) parts = { ...parts, ...MODULE[id].patch(parts, config, edition) };
  return Object.freeze(compile(restoreOlder(parts, config), config, edition));
}

/** The game without any module: cards are played, nothing else. */
function coreParts(config: GameConfig, edition: Edition): RuleParts {
  return {
    // Every module's own data, so that the rules of all tables are of one shape.
    ...(Object.assign({}, ...MODULES.map(id => MODULE[id].off)) as object as RuleParts),
    board: makeBoard(config.segments.map(count => count * edition.icons.length)),
    marks: false,
    hats: false,
    discardsTogether: false,
    sortsCards: false,
    routes: 1,
    routeField: 'route',
    routeNames: [],
    declaresUseLate: false,
    winsByArrival: true,
    items: {},
    passesUnseen: false,
    moves: [play],
    offers: [],
    shortcuts: [],
    onSetup: [],
    onTurnStart: [],
    onArrival: [],
    beforeUse: [],
    beforeEffect: [],
    afterEffect: [],
    forPlainCards: [],
    combinationMakers: [],
    uses: [move],
    reward(game, _mover, due) {
      for (let i = 0; i < due; i++) drawCard(game, game.state.turn);
      return true;
    },
    mayEnter: () => true,
    whyNoEntry: () => ({ code: 'not-now', text: 'there is no entry.' }),
    mayActFreely: () => true,
    isInUse: () => true,
    listRoutes: () => {},
    routeTarget: () => NONE,
    breakTie: (_rules, _state, arrived) => arrived,
  };
}

function compile(parts: RuleParts, config: GameConfig, edition: Edition): Rules {
  const cards = cardTables(edition, parts.marks);
  const combinations = parts.combinationMakers.flatMap(make => make({ ...parts, ...cards }));
  const steps = [...parts.beforeUse, askForUse, ...parts.beforeEffect, applyEffect, ...parts.afterEffect];
  // A type that two modules bring is asked once.
  const moveTypes = [...new Set([...parts.moves, end, stuck, ...parts.offers])];
  const tables = {
    ...parts,
    ...cards,
    config,
    edition,
    seats: config.seats,
    pirates: config.pirates,
    kindsOf: ICONS.map(icon => kindsWithIcon(cards, cards.icons.indexOf(icon))),
    rowLength: config.supply === 'row' ? SUPPLY_ROW : 0,
    // The marked kinds come after the plain ones.
    kindsPlayedAtOnce: parts.declaresUseLate ? cards.kindMarked.filter(mark => mark === 0).length : cards.cardKinds,
    openHands: config.hands === 'open',
    sameLuck: config.luck === 'same',
    tracksKnowledge: config.hands === 'hidden' && (config.supply === 'row' || parts.passesUnseen),
    movers: parts.board.places + (parts.hats ? 1 : 0),
    combinations,
    combinationRange: rangesOf(combinations),
    combinationRuns: moveTypes.map(({ type }) => runsOf(combinations.filter(other => other.type === type))),
    steps,
    isForMarked: steps.map(step => ![askForUse, applyEffect, ...parts.forPlainCards].includes(step)),
    usesPlainCardsAtOnce: parts.forPlainCards.length === 0,
    effectOf: USES.map(use => parts.uses.find(type => type.use === use)?.effect),
    moveTypes,
    viewParts: config.modules.flatMap(id => MODULE[id].view ?? []),
    checks: config.modules.flatMap(id => MODULE[id].check ?? []),
  };
  const layout = new StateLayout(fieldGroups(), tables);
  const dimensionsOf = moveTypes.map(type => type.dimensions(tables as unknown as Rules));
  const sizes = dimensionsOf.map(sizeOf);
  const bases = sizes.map((_, i) => sizes.slice(0, i).reduce((sum, size) => sum + size, 0));
  const moveTypeOf = Uint8Array.from(sizes.flatMap((size, i) => new Array<number>(size).fill(i)));
  const withIds = { ...tables, layout, dimensionsOf, bases, moveTypeOf, actionCount: moveTypeOf.length };
  const endBase = bases[moveTypes.indexOf(end)];
  const stuckBase = bases[moveTypes.indexOf(stuck)];
  const known = { ...withIds, endBase, stuckBase };
  const rules = { ...known, byPhase: listersByPhase(known, parts.shortcuts) };
  checkLimits(rules);
  return rules;
}

/** Limits of the engine's bytes, bits and fixed lists. A table that exceeds one is refused here, with the name of the limit. */
function checkLimits(rules: Rules): void {
  const limits: [what: string, size: number, most: number][] = [
    ['kinds of cards', rules.cardKinds, MAX_CARD_KINDS],
    ['icons, which are bits of a number,', rules.icons.length, 30],
    ['cards of one kind', Math.max(...rules.deck), 255],
    ['cards in the deck', rules.deckSize, 255],
    ['combinations of cards', rules.combinations.length, NONE],
    ['steps of a resolution', rules.steps.length, 255],
    ['types of action', rules.moveTypes.length, 256],
    ['actions, which have 16-bit numbers,', rules.actionCount, 65_536],
    ['movers', rules.movers, NONE],
    ['ways forward', rules.routes, MAX_ROUTES],
    ['seats', rules.seats, 8],
    ['pirates of a seat', rules.pirates, MAX_PIRATES],
    ['pirates in all', rules.seats * rules.pirates, COVERED - 1],
    ['segments', rules.config.segments.reduce((sum, count) => sum + count, 0), MAX_SEGMENTS],
    ['tiles', rules.edition.tiles.length, MAX_SEGMENTS],
    ['phases', PHASES.length, 255],
    ['uses', USES.length, 255],
    ['kinds of draws', DRAWS.length, 255],
  ];
  for (const [what, size, most] of limits)
    if (size > most) throw new Error(`These rules have ${size} ${what} and the engine takes at most ${most}.`);
}

/** The fields of the core and of every registered module, whether it is on or not. */
function fieldGroups(): FieldGroup[] {
  return [
    { fields: CORE_FIELDS, isOn: () => true },
    ...MODULES.map(id => ({
      fields: MODULE[id].fields ?? {},
      isOn: ({ config }: { readonly config: GameConfig }) => config.modules.includes(id),
    })),
  ];
}

function cardTables({ icons, cardsPerIcon, markedPerIcon }: Edition, marks: boolean): CardTables {
  const marked = marks ? markedPerIcon : 0;
  const kinds = (name: (icon: Icon) => CardName, isMarked: number, count: number) =>
    count > 0 ? icons.map((icon, i) => ({ icon: i, name: name(icon), isMarked, count })) : [];
  const list = [...kinds(icon => icon, 0, cardsPerIcon - marked), ...kinds(icon => `${icon}*`, 1, marked)];
  return {
    icons,
    cardKinds: list.length,
    kindIcon: Uint8Array.from(list, card => card.icon),
    kindMarked: Uint8Array.from(list, card => card.isMarked),
    cardNames: list.map(card => card.name),
    singleCard: list.map((_, kind) => [kind]),
    deck: Uint8Array.from(list, card => card.count),
    deckSize: icons.length * cardsPerIcon,
  };
}

function rangesOf(list: readonly Combination[]): RuleTables['combinationRange'] {
  const ranges: { [T in ActionType]?: { from: number; to: number } } = {};
  list.forEach(({ type }, i) => {
    ranges[type] = { from: ranges[type]?.from ?? i, to: i + 1 };
  });
  return ranges;
}
