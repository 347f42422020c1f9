/**
 * What the judge may overlook, since it looks at numbers: that whoever moves next wins in this very turn. A closer look finds the
 * wins that need no luck.
 */
import { mindFor, NotedChance, TurnSearch } from '@cartagena/bots/mind';
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
import { isStillDeciding } from '../explain/turn-step.ts';

export interface ForcedWinSearch {
  /** Whether the seat whose turn it is can win in what is left of the turn, without luck. Found in most cases, and never by mistake. */
  hasForcedWin(state: State): boolean;
  /** The search of the strongest bot, which here sees a win of the next seat before it lets it happen. */
  readonly search: TurnSearch;
}

/** Positions to look at, at most. */
const MOST_POSITIONS = 200;

function makeForcedWinSearch(rules: Rules): ForcedWinSearch {
  const { judge } = mindFor(rules);
  const rooms: { readonly state: State; readonly out: Uint16Array }[] = [];
  const roomAt = (depth: number) => {
    rooms[depth] ??= { state: createState(rules), out: actionBuffer(rules) };
    return rooms[depth];
  };
  const luck = new NotedChance(new SeededChance('foresight'));
  let left = 0;

  /** Hardly ever does one action bring more than one pirate home. */
  const isNear = (state: State): boolean => rules.pirates - homeCount(rules, state, state.turn) <= state.actionsLeft;

  function findsWin(from: State, depth: number): boolean {
    const { turn: seat } = from;
    const { state, out } = roomAt(depth);
    const count = legalActions(rules, from, out);
    for (let i = 0; i < count && left > 0; i++, left--) {
      copyInto(from, state);
      luck.asked = 0;
      apply({ rules, state, chance: luck }, out[i]);
      if (luck.asked > 0) continue;
      if (
        isOver(state)
          ? seatsIn(state.winners).includes(seat)
          : isStillDeciding(state, seat) && isNear(state) && findsWin(state, depth + 1)
      )
        return true;
    }
    return false;
  }

  function winsAtOnce(state: State): boolean {
    if (isOver(state) || state.actor !== state.turn || !isNear(state)) return false;
    left = MOST_POSITIONS;
    return findsWin(state, 0);
  }

  return {
    hasForcedWin: winsAtOnce,
    search: new TurnSearch(rules, judge, (end, seat, worth) => (end.turn !== seat && winsAtOnce(end) ? 0 : worth)),
  };
}

const known = new WeakMap<Rules, ForcedWinSearch>();

export function forcedWinSearch(rules: Rules): ForcedWinSearch {
  const foresight = known.get(rules) ?? makeForcedWinSearch(rules);
  known.set(rules, foresight);
  return foresight;
}
