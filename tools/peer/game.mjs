// A compact Cartagena for boardgame.io: the classic game, Jamaica, as far as a measurement needs it. Written for this comparison; the
// rules that count are the engine's. Hands and the stock are secret: `playerView` removes what a seat may not see.
import { createRequire } from 'node:module';

const { INVALID_MOVE, PlayerView } = createRequire(import.meta.url)('boardgame.io/core');

const ICONS = 6;
const SEGMENTS = 6;
const SPACES = ICONS * SEGMENTS;
const SHIP = SPACES + 1;
const PIRATES = 6;
const FIRST_HAND = 6;
const COPIES = 17;
const ACTIONS = 3;
const CROWD = 3;

export const NAME = 'cartagena';

/** How many pirates of all players stand on a space. */
function crowdOn(G, space) {
  let count = 0;
  for (const places of G.pirates) for (const place of places) if (place === space) count++;
  return count;
}

/** The next empty space with this icon ahead, or the ship. */
function targetOf(G, from, icon) {
  for (let space = from + 1; space <= SPACES; space++)
    if (G.path[space - 1] === icon && crowdOn(G, space) === 0) return space;
  return SHIP;
}

/** The next space behind where one or two pirates stand; 0: none. */
function shelterOf(G, from) {
  for (let space = from - 1; space > 0; space--) {
    const crowd = crowdOn(G, space);
    if (crowd > 0 && crowd < CROWD) return space;
  }
  return 0;
}

/** All moves of a seat, each as the name of a move and its arguments. */
export function legalMoves(G, ctx, seat) {
  const moves = [];
  const { hand } = G.players[seat];
  for (const from of new Set(G.pirates[seat])) {
    if (from === SHIP) continue;
    hand.forEach((count, icon) => {
      if (count > 0) moves.push(['play', from, icon]);
    });
    if (from > 0 && shelterOf(G, from) > 0) moves.push(['retreat', from]);
  }
  if (ctx.numMoves > 0 || moves.length === 0) moves.push(['pass']);
  return moves;
}

function movePirate(G, seat, from, to) {
  const places = G.pirates[seat];
  places[places.indexOf(from)] = to;
  places.sort((a, b) => a - b);
}

function draw(G, random, seat, count) {
  const { secret } = G;
  for (let i = 0; i < count; i++) {
    if (secret.stock.length === 0) {
      secret.stock = random.Shuffle(G.discards.flatMap((count, icon) => Array(count).fill(icon)));
      G.discards.fill(0);
    }
    const icon = secret.stock.pop();
    if (icon === undefined) return;
    G.players[seat].hand[icon]++;
    G.handCounts[seat]++;
  }
}

const has = (G, seat, from) => Number.isInteger(from) && from < SHIP && G.pirates[seat].includes(from);

const moves = {
  play({ G, playerID }, from, icon) {
    const { hand } = G.players[playerID];
    if (!has(G, playerID, from) || !(hand[icon] > 0)) return INVALID_MOVE;
    const to = targetOf(G, from, icon);
    hand[icon]--;
    G.handCounts[playerID]--;
    G.discards[icon]++;
    movePirate(G, playerID, from, to);
  },
  retreat({ G, playerID, random }, from) {
    const to = has(G, playerID, from) ? shelterOf(G, from) : 0;
    if (to === 0) return INVALID_MOVE;
    const count = crowdOn(G, to);
    movePirate(G, playerID, from, to);
    draw(G, random, playerID, count);
  },
  pass({ G, ctx, playerID, events }) {
    if (ctx.numMoves === 0 && legalMoves(G, ctx, playerID).length > 1) return INVALID_MOVE;
    events.endTurn();
  },
};

export const game = {
  name: NAME,
  minPlayers: 2,
  maxPlayers: 5,
  setup({ ctx, random }) {
    const icons = Array.from({ length: ICONS }, (_, icon) => icon);
    const seats = Array.from({ length: ctx.numPlayers }, (_, seat) => seat);
    const G = {
      path: Array.from({ length: SEGMENTS }, () => random.Shuffle(icons)).flat(),
      pirates: seats.map(() => Array(PIRATES).fill(0)),
      handCounts: seats.map(() => 0),
      discards: icons.map(() => 0),
      players: Object.fromEntries(seats.map(seat => [seat, { hand: icons.map(() => 0) }])),
      secret: { stock: random.Shuffle(icons.flatMap(icon => Array(COPIES).fill(icon))) },
    };
    for (const seat of seats) draw(G, random, seat, FIRST_HAND);
    return G;
  },
  playerView: PlayerView.STRIP_SECRETS,
  // What a move draws is decided by the server alone.
  moves: Object.fromEntries(Object.entries(moves).map(([name, move]) => [name, { move, client: false }])),
  turn: { minMoves: 1, maxMoves: ACTIONS },
  endIf({ G }) {
    const winner = G.pirates.findIndex(places => places.every(place => place === SHIP));
    return winner < 0 ? undefined : { winner };
  },
};
