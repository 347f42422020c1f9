/**
 * What somebody can do, with what everybody can see coming of it: where it leads, how many cards it brings, whether it can be
 * taken back. Found by trying the action in a world that fits the view, and told only as far as all such worlds agree.
 */
import {
  type Action,
  apply,
  BERTHS,
  copyState,
  forwardTarget,
  type GameEvent,
  isOver,
  type Mover,
  NONE,
  PHASES,
  type Place,
  parseAction,
  type Rules,
  reveals,
  SeededChance,
  type State,
  sampleState,
  unwrap,
  type View,
} from '@cartagena/engine';

interface Move {
  readonly seat: number;
  readonly from: Place;
  readonly to: Place;
  readonly hat: boolean;
}

export interface Option {
  readonly action: Action;
  /** The pirates that it moves, and where to, the one that was chosen first. */
  readonly moves: readonly Move[];
  /** Where it takes the boat. */
  readonly boat?: 'near' | 'far';
  /** Cards that it brings to the one who does it, in all. */
  readonly gains: number;
  /** It shows something that was unknown, asks somebody else, or ends the game, so it cannot be taken back. */
  readonly isFinal: boolean;
  /** The turn is over after it. */
  readonly endsTurn: boolean;
}

/** An action tried in a world. */
export interface Trial {
  readonly state: State;
  /** What happened until the turn ended. */
  readonly events: readonly GameEvent[];
}

/** Kinds of action whose way follows from the open table alone. */
const FORESEEABLE: ReadonlySet<Action['type']> = new Set(['play', 'retreat', 'assist', 'move', 'use-bomb']);
/** Kinds of action by which cards come straight into the hand. */
const DRAWS: ReadonlySet<Action['type']> = new Set(['retreat', 'assist', 'draw', 'pass']);
const TAKES_ONE: ReadonlySet<Action['type']> = new Set(['take', 'keep', 'pick']);

export function optionsOf(rules: Rules, view: View, legal: readonly Action[]): Option[] {
  if (legal.length === 0) return [];
  const world = worldOf(rules, view);
  return legal.map(action => foresee(rules, world, action));
}

/** A world that fits the view; the same one each time. */
export const worldOf = (rules: Rules, view: View): State => sampleState(rules, view, new SeededChance('foresee'));

/** What the action brings about; the world stays as it is. */
export function tryAction(rules: Rules, world: State, action: Action): Trial {
  const state = copyState(rules, world);
  const events: GameEvent[] = [];
  const chance = new SeededChance('foresee', 1);
  apply({ rules, state, chance, emit: event => void events.push(event) }, unwrap(parseAction(rules, world, action)));
  const ended = events.findIndex(({ type }) => type === 'ended');
  return { state, events: ended < 0 ? events : events.slice(0, ended) };
}

function foresee(rules: Rules, world: State, action: Action): Option {
  const trial = tryAction(rules, world, action);
  const sailed = trial.events.find(event => event.type === 'sailed');
  return {
    action,
    moves: movesIn(rules, world, action, trial),
    ...(sailed ? { boat: sailed.to } : {}),
    gains: gainsIn(world, action, trial),
    isFinal: isFinal(world, trial),
    endsTurn: endsTurn(world, trial),
  };
}

const endsTurn = (world: State, { state }: Trial): boolean => state.turns !== world.turns || isOver(state);

/** Whether it could not be taken back even if the turn went on. */
export function isFinal(world: State, trial: Trial): boolean {
  const { state, events } = trial;
  if (isOver(state) || events.some(reveals)) return true;
  return state.turns === world.turns && state.actor !== world.actor;
}

function movesIn(rules: Rules, world: State, action: Action, { events }: Trial): Move[] {
  if (!FORESEEABLE.has(action.type)) return [];
  const moves = events.flatMap(event =>
    event.type === 'moved' ? [{ seat: event.seat, from: event.from, to: event.to, hat: event.hat === true }] : [],
  );
  // Others may have to answer before anybody moves (LIMIT-2); the way is known all the same.
  return moves.length > 0 ? moves : movesLater(rules, world, action);
}

function movesLater(rules: Rules, world: State, action: Action): Move[] {
  if (action.type !== 'play' && action.type !== 'move' && action.type !== 'use-bomb') return [];
  const seat = world.actor;
  const isBomb = action.type === 'use-bomb';
  const place = placeOf(rules, world, action.from);
  const icon = iconOf(rules, world, action);
  const raft = isBomb ? undefined : action.raft;
  const target = raft
    ? rules.routeTarget(rules, world, place, icon, 1 + BERTHS.indexOf(raft))
    : forwardTarget(rules, world, seat, place, icon, isBomb ? 2 : 1);
  if (target === NONE) return [];
  const { names } = rules.board;
  const move = { seat, from: names[place], to: names[target], hat: action.from === 'hat' };
  return isBomb ? [move, { ...move, hat: false }] : [move];
}

function placeOf(rules: Rules, world: State, from: Mover): number {
  if (from === 'hat') return world.hat[world.actor];
  if (from === 'boat') return world.dock === 0 ? rules.boatNear : rules.boatFar;
  return rules.board.names.indexOf(from);
}

function iconOf(rules: Rules, world: State, action: Extract<Action, { type: 'play' | 'move' | 'use-bomb' }>): number {
  switch (action.type) {
    case 'play':
      return rules.kindIcon[rules.cardNames.indexOf(action.card)];
    case 'move':
      return rules.icons.indexOf(action.icon);
    case 'use-bomb':
      return rules.combinations[world.combination].uses.icon;
  }
}

function gainsIn(world: State, { type }: Action, { state, events }: Trial): number {
  if (TAKES_ONE.has(type)) return 1;
  const drawn = DRAWS.has(type)
    ? events.filter(event => event.type === 'drew' && event.seat === world.actor).length
    : 0;
  return drawn + promised(world, state);
}

/** Cards that are still to be chosen. */
function promised(world: State, { phase, cardsDue }: State): number {
  if (phase === world.phase) return 0;
  if (PHASES[phase] === 'take') return 1;
  return PHASES[phase] === 'keep' || PHASES[phase] === 'pick' ? cardsDue : 0;
}
