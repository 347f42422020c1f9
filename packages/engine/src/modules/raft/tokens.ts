/** Tokens that marked cards bring: crew, holes, and crosses on the path (RAFT-2 to RAFT-5). */

import { drawKind } from '../../base/chance.ts';
import { addDraw, addPhase, NONE } from '../../base/vocabulary.ts';
import { COVERED } from '../../model/board.ts';
import type { Game, MoveType, Step } from '../../model/rules.ts';
import { plain } from '../../play/dimensions.ts';
import { chanceFor } from '../../play/luck.ts';
import { continueResolution } from '../../play/resolution.ts';
import { isOver } from '../../play/turn.ts';
import { BERTHS, RAFT_SPACES, RAFT_TOKENS } from './components.ts';
import { CREW, clearSpace, HOLE, launchIfFull, raftPlace, sinkIfLeaky } from './rafts.ts';

const PLACE = addPhase('place');
const TOKEN = addDraw('token');

/** Where a token goes: a raft (at one berth, or either), or the path. */
interface TokenKind {
  readonly piece: number;
  /** BERTHS.length: either berth. */
  readonly berth: number;
  /** The position of the icon that a cross covers. */
  readonly cross: number;
}
const EITHER = BERTHS.length;
const TOKEN_KINDS: readonly TokenKind[] = RAFT_TOKENS.map(({ name }) => {
  const [piece, berth] = name.split(' ');
  if (berth === undefined) return { piece: 0, berth: NONE, cross: Number(piece.slice(1)) };
  const at = (BERTHS as readonly string[]).indexOf(berth);
  return { piece: piece === 'crew' ? CREW : HOLE, berth: at < 0 ? EITHER : at, cross: NONE };
});

/** One token for each marked card. Counted once; the drawing may be interrupted to ask for a place. */
export const countTokens: Step = ({ state }) => {
  state.tokensDue = state.marks;
  return true;
};

/** One after the other. */
export const drawTokens: Step = game => {
  const { state } = game;
  while (state.tokensDue > 0 && !isOver(state)) {
    state.tokensDue--;
    const token = drawToken(game);
    if (token === NONE) continue;
    const { berth, cross } = TOKEN_KINDS[token];
    if (cross !== NONE) cover(game, token, cross);
    else if (berth !== EITHER) putOnRaft(game, token, berth);
    else if (!placeOnEither(game, token)) return false;
  }
  return true;
};

function drawToken(game: Game): number {
  const { rules, state } = game;
  let left = 0;
  for (let i = 0; i < TOKEN_KINDS.length; i++) left += state.poolLeft[i];
  if (left === 0) return NONE;
  const token = drawKind(state.poolLeft, left, chanceFor(game, TOKEN, left));
  state.poolLeft[token]--;
  const { cross } = TOKEN_KINDS[token];
  game.emit?.({
    type: 'token',
    seat: state.turn,
    token: RAFT_TOKENS[token].name,
    ...(cross === NONE ? {} : { icon: rules.icons[cross] }),
  });
  return token;
}

/** With a raft at both berths the player chooses; false: that is being asked. */
function placeOnEither(game: Game, token: number): boolean {
  const { state } = game;
  const [white, orange] = state.raftAt;
  if (white !== NONE && orange !== NONE) {
    state.token = token;
    state.phase = PLACE;
    return false;
  }
  putOnRaft(game, token, white !== NONE ? 0 : 1);
  return true;
}

/** On the first space from the wharf that can take it (RAFT-4). */
function putOnRaft(game: Game, token: number, berth: number): void {
  const { rules, state } = game;
  const { piece } = TOKEN_KINDS[token];
  for (let space = 0; state.raftAt[berth] !== NONE && space < RAFT_SPACES; space++) {
    const place = raftPlace(rules, berth, space);
    const slot = berth * RAFT_SPACES + space;
    // A crew token wants a space to itself; a hole only one without a token.
    if (state.aboard[slot] !== 0 || (piece === CREW && state.crowd[place] !== 0)) continue;
    game.emit?.({ type: 'placed', token: RAFT_TOKENS[token].name, place: rules.board.names[place] });
    if (piece === HOLE) clearSpace(game, place, rules.wharf, 'sweep');
    state.aboard[slot] = piece;
    state.crowd[place] = COVERED;
    if (piece === CREW) launchIfFull(game, berth);
    else sinkIfLeaky(game, berth);
    return;
  }
  game.emit?.({ type: 'wasted', token: RAFT_TOKENS[token].name });
}

/** A cross covers the vacant space with its icon that is nearest to the goal (RAFT-5). */
function cover(game: Game, token: number, icon: number): void {
  const { rules, state } = game;
  for (let space = rules.board.spaces; space > 0; space--) {
    if (state.icons[space] !== icon || state.crowd[space] !== 0) continue;
    state.crowd[space] = COVERED;
    game.emit?.({ type: 'placed', token: RAFT_TOKENS[token].name, place: space });
    return;
  }
  game.emit?.({ type: 'wasted', token: RAFT_TOKENS[token].name });
}

export const placeToken: MoveType = {
  type: 'place',
  phase: 'place',
  dimensions: () => [plain('berth', BERTHS)],
  // Asked only while a raft lies at both berths.
  legal(_rules, _state, out, n, base) {
    for (let berth = 0; berth < BERTHS.length; berth++) out[n++] = base + berth;
    return n;
  },
  apply(game, berth) {
    const { token } = game.state;
    game.state.token = NONE;
    putOnRaft(game, token, berth);
    continueResolution(game);
  },
};
