/** What everybody sees of wharf and rafts, and the way back. */
import { NONE } from '../../base/vocabulary.ts';
import { COVERED } from '../../model/board.ts';
import type { Rules, ViewPart } from '../../model/rules.ts';
import type { State } from '../../model/state.ts';
import type { TableView } from '../../model/view.ts';
import { BERTHS, RAFT_SPACES, RAFT_TOKENS } from './components.ts';
import type { RaftView } from './fields.ts';

/** By what lies on a space of a raft. */
const ABOARD = [null, 'crew', 'hole'] as const;

type Rafts = NonNullable<TableView['rafts']>;

function showRaft(rules: Rules, state: State, berth: number): RaftView | null {
  if (state.raftAt[berth] === NONE) return null;
  const from = berth * RAFT_SPACES;
  const first = rules.firstRaftSpace + from;
  return {
    raft: state.raftAt[berth],
    icons: Array.from(state.icons.subarray(first, first + RAFT_SPACES), icon => rules.icons[icon]),
    tokens: Array.from(state.aboard.subarray(from, from + RAFT_SPACES), token => ABOARD[token]),
  };
}

function readRaft(rules: Rules, state: State, berth: number, raft: RaftView | null): void {
  state.raftAt[berth] = raft ? raft.raft : NONE;
  raft?.tokens.forEach((token, space) => {
    const slot = berth * RAFT_SPACES + space;
    state.icons[rules.firstRaftSpace + slot] = rules.icons.indexOf(raft.icons[space]);
    state.aboard[slot] = ABOARD.indexOf(token);
    if (token !== null) state.crowd[rules.firstRaftSpace + slot] = COVERED;
  });
}

export const view: ViewPart = {
  show(rules, state) {
    const rafts: Rafts = {
      docked: { white: showRaft(rules, state, 0), orange: showRaft(rules, state, 1) },
      left: Array.from(state.raftLeft.keys()).filter(raft => state.raftLeft[raft]),
      pool: Object.fromEntries(RAFT_TOKENS.map(({ name }, i) => [name, state.poolLeft[i]])),
    };
    return { rafts };
  },
  read(rules, state, seen) {
    const rafts = seen.rafts as Rafts;
    for (const raft of rafts.left) state.raftLeft[raft] = 1;
    RAFT_TOKENS.forEach(({ name }, i) => {
      state.poolLeft[i] = rafts.pool[name];
    });
    BERTHS.forEach((name, berth) => {
      readRaft(rules, state, berth, rafts.docked[name]);
    });
  },
  showSeat: (_rules, state, seat) => ({ vessels: state.vessels[seat] }),
  readSeat(_rules, state, seat, { vessels }) {
    state.vessels[seat] = vessels as number;
  },
};
