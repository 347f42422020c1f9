/** Rafts at their berths: docking, going to sea, sinking (RAFT-1, RAFT-7, RAFT-8). */

import { drawKind } from '../../base/chance.ts';
import { addDraw, NONE } from '../../base/vocabulary.ts';
import type { Game, Rules } from '../../model/rules.ts';
import type { State } from '../../model/state.ts';
import { chanceFor } from '../../play/luck.ts';
import { shiftPirate } from '../../play/movement.ts';
import { countAt } from '../../play/positions.ts';
import { checkWin } from '../../play/turn.ts';
import { BERTHS, RAFT_SPACES, RAFTS } from './components.ts';

const RAFT = addDraw('raft');

/** What lies on a raft space. */
export const CREW = 1;
export const HOLE = 2;
/** Pirates and crew together that send a raft to sea; holes that sink it. */
export const FULL = 3;
export const LEAKY = 3;

export function raftPlace(rules: Rules, berth: number, space: number): number {
  return rules.firstRaftSpace + berth * RAFT_SPACES + space;
}

/** The raft on top of the pile docks; with no raft left the berth stays empty. */
export function dockNext(game: Game, berth: number): void {
  const { rules, state } = game;
  let left = 0;
  for (let raft = 0; raft < RAFTS.length; raft++) left += state.raftLeft[raft];
  const raft = left === 0 ? NONE : drawKind(state.raftLeft, left, chanceFor(game, RAFT, left));
  state.raftAt[berth] = raft;
  for (let space = 0; space < RAFT_SPACES; space++) {
    const place = raftPlace(rules, berth, space);
    state.icons[place] = raft === NONE ? NONE : RAFTS[raft][space];
    state.crowd[place] = 0;
    state.aboard[berth * RAFT_SPACES + space] = 0;
  }
  if (raft === NONE) return;
  state.raftLeft[raft] = 0;
  game.emit?.({ type: 'docked', berth: BERTHS[berth], icons: RAFTS[raft].map(icon => rules.icons[icon]) });
}

/** Tokens of this kind on the raft. */
function tokensOn(state: State, berth: number, token: number): number {
  let count = 0;
  for (let space = 0; space < RAFT_SPACES; space++) if (state.aboard[berth * RAFT_SPACES + space] === token) count++;
  return count;
}

/** Puts everybody on the raft somewhere else; returns the seats that had a pirate aboard, as bits. */
function clearRaft(game: Game, berth: number, to: number, cause: 'sea' | 'sweep'): number {
  let seats = 0;
  for (let space = 0; space < RAFT_SPACES; space++)
    seats |= clearSpace(game, raftPlace(game.rules, berth, space), to, cause);
  return seats;
}

/** Moves the pirate on this raft space, if there is one; returns its seat as a bit. */
export function clearSpace(game: Game, place: number, to: number, cause: 'sea' | 'sweep'): number {
  const { rules, state } = game;
  for (let seat = 0; seat < rules.seats; seat++) {
    if (countAt(rules, state, seat, place) === 0) continue;
    shiftPirate(game, seat, place, to, rules.hats && state.hat[seat] === place, cause);
    return 1 << seat;
  }
  return 0;
}

/** To sea with a full crew: those aboard have escaped, perhaps the last of several seats at once (RAFT-10). */
export function launchIfFull(game: Game, berth: number): void {
  const { rules, state } = game;
  let souls = tokensOn(state, berth, CREW);
  for (let space = 0; space < RAFT_SPACES; space++) if (state.crowd[raftPlace(rules, berth, space)] === 1) souls++;
  if (souls < FULL) return;
  game.emit?.({ type: 'launched', berth: BERTHS[berth] });
  const aboard = clearRaft(game, berth, rules.sea, 'sea');
  for (let seat = 0; seat < rules.seats; seat++) if ((aboard >> seat) & 1) state.vessels[seat]++;
  dockNext(game, berth);
  checkWin(game, aboard);
}

/** The third hole sends the raft to the bottom, and everybody back to the wharf. */
export function sinkIfLeaky(game: Game, berth: number): void {
  const { rules, state } = game;
  if (tokensOn(state, berth, HOLE) < LEAKY) return;
  game.emit?.({ type: 'sank', berth: BERTHS[berth] });
  clearRaft(game, berth, rules.wharf, 'sweep');
  dockNext(game, berth);
}
