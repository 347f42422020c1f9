/** The start of a game: lay out the path, deal, put everything in its place. */

import { type Chance, shuffle } from '../base/chance.ts';
import { DRAW, type Icon } from '../base/vocabulary.ts';
import { START } from '../model/board.ts';
import type { Emit } from '../model/events.ts';
import type { GameConfig } from '../model/game-config.ts';
import type { Game, Rules } from '../model/rules.ts';
import { createState, type State } from '../model/state.ts';
import { listKinds, showTo } from './card-names.ts';
import { addToHand } from './cards.ts';
import { chanceFor } from './luck.ts';
import { layRow, takeFromStock } from './supply.ts';
import { beginTurn } from './turn.ts';

/** A new game, dealt, with the first seat to move (CORE-1). */
export function newGame(rules: Rules, chance: Chance, emit?: Emit): Game {
  const game: Game = { rules, state: createState(rules), chance, emit };
  deal(game);
  return game;
}

/** Deals into the state of `game` and overwrites what was in it. */
export function deal(game: Game): void {
  const { rules, state } = game;
  state.bytes.set(rules.layout.blank);
  state.stock.set(rules.deck);
  state.stockCount = rules.deckSize;
  placePath(rules, state, chanceFor(game, DRAW.path, 0));
  // All pirates and hats stand at the start, which is 0, as in a blank state.
  state.crowd[START] = rules.seats * rules.pirates;
  const first = chanceFor(game, DRAW.first, 0).below(rules.seats);
  dealHands(game, first);
  if (rules.rowLength > 0) layRow(game);
  for (const trigger of rules.onSetup) trigger(game);
  beginTurn(game, first);
}

function dealHands(game: Game, first: number): void {
  const { rules, state } = game;
  const { hand, firstHand } = rules.config;
  for (let seat = 0; seat < rules.seats; seat++) {
    const count = seat === first ? firstHand : hand;
    for (let i = 0; i < count; i++) addToHand(rules, state, seat, takeFromStock(game));
    game.emit?.({
      type: 'dealt',
      seat,
      count,
      ...showTo(game, listKinds(state.hand, seat * rules.cardKinds, rules.cardKinds), seat),
    });
  }
}

/** The maximum number of segments of a path, and of tiles in a box. */
export const MAX_SEGMENTS = 32;
const order = new Uint8Array(MAX_SEGMENTS);

/** Writes the icons of the path: printed segments in random order, or random ones (EDITION-3). */
function placePath(rules: Rules, state: State, chance: Chance): void {
  const { config, icons } = rules;
  const { tiles } = rules.edition;
  const segments = config.segments.reduce((sum, count) => sum + count, 0);
  // A board longer than the printed one is filled up with random segments.
  const pool = Math.max(tiles.length, segments);
  for (let i = 0; i < pool; i++) order[i] = i;
  shuffle(order, 0, pool, chance);
  for (let i = 0; i < segments; i++) {
    const at = 1 + i * icons.length;
    if (config.layout === 'random' || order[i] >= tiles.length) placeRandom(state, at, icons.length, chance);
    else placePrinted(rules, state, at, order[i], i, chance);
  }
}

function placeRandom(state: State, at: number, count: number, chance: Chance): void {
  for (let icon = 0; icon < count; icon++) state.icons[at + icon] = icon;
  shuffle(state.icons, at, count, chance);
}

function placePrinted(rules: Rules, state: State, at: number, tile: number, segment: number, chance: Chance): void {
  const { tiles, tilePlacement } = rules.edition;
  const [face, back] = tiles[tile];
  if (tilePlacement === 'either-direction') placeFace(rules, state, at, face, chance.below(2) === 1);
  else if (tilePlacement === 'either-face') placeFace(rules, state, at, chance.below(2) === 1 ? back! : face, false);
  else placeFace(rules, state, at, showsJungle(rules.config, segment) ? back! : face, false);
}

/** Tunnel before the water, jungle behind it; a single leg shows the landscape of its stage. */
function showsJungle(config: GameConfig, segment: number): boolean {
  return config.segments.length > 1 ? segment >= config.segments[0] : config.landscape === 'jungle';
}

function placeFace(rules: Rules, state: State, at: number, face: readonly Icon[], turned: boolean): void {
  face.forEach((icon, i) => {
    state.icons[at + (turned ? face.length - 1 - i : i)] = rules.icons.indexOf(icon);
  });
}
