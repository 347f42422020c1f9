/**
 * Wins that the seat on turn can force within its turn, without luck. The evaluation sees only features of a position and may
 * overlook them, so they are searched for.
 */
import { CountingChance, isStillDeciding, searchContextFor, TurnSearch } from '@cartagena/bots/search';
import {
  actionBuffer,
  apply,
  copyInto,
  createState,
  homeCount,
  isOver,
  legalActions,
  type Rules,
  SeededChance,
  type State,
  seatsIn,
} from '@cartagena/engine';

export interface ForcedWinSearch {
  /** Whether the seat on turn can win in the rest of its turn without luck. May miss a win, but never reports a false one. */
  hasForcedWin(state: State): boolean;
  /** The strongest bot's turn search, except that a turn which lets the next seat force a win is worth nothing. */
  readonly search: TurnSearch;
}

const MAX_POSITIONS = 200;

function makeForcedWinSearch(rules: Rules): ForcedWinSearch {
  const { evaluator } = searchContextFor(rules);
  const buffers: { readonly state: State; readonly out: Uint16Array }[] = [];
  const bufferAt = (depth: number) => {
    buffers[depth] ??= { state: createState(rules), out: actionBuffer(rules) };
    return buffers[depth];
  };
  const chance = new CountingChance(new SeededChance('foresight'));
  let positionsLeft = 0;

  /** An action hardly ever brings more than one pirate home. */
  const isWithinReach = (state: State): boolean =>
    rules.pirates - homeCount(rules, state, state.turn) <= state.actionsLeft;

  function findsWin(from: State, depth: number): boolean {
    const { turn: seat } = from;
    const { state, out } = bufferAt(depth);
    const count = legalActions(rules, from, out);
    for (let i = 0; i < count && positionsLeft > 0; i++, positionsLeft--) {
      copyInto(from, state);
      chance.drawCount = 0;
      apply({ rules, state, chance }, out[i]);
      if (chance.drawCount > 0) continue;
      if (isOver(state)) {
        if (seatsIn(state.winners).includes(seat)) return true;
      } else if (isStillDeciding(state, seat) && isWithinReach(state) && findsWin(state, depth + 1)) return true;
    }
    return false;
  }

  function hasForcedWin(state: State): boolean {
    if (isOver(state) || state.actor !== state.turn || !isWithinReach(state)) return false;
    positionsLeft = MAX_POSITIONS;
    return findsWin(state, 0);
  }

  return {
    hasForcedWin,
    search: new TurnSearch(rules, evaluator, {
      correctEnd: (end, seat, worth) => (end.turn !== seat && hasForcedWin(end) ? 0 : worth),
    }),
  };
}

const known = new WeakMap<Rules, ForcedWinSearch>();

/** One search for each set of rules: its buffers are reused. */
export function forcedWinSearch(rules: Rules): ForcedWinSearch {
  const search = known.get(rules) ?? makeForcedWinSearch(rules);
  known.set(rules, search);
  return search;
}
