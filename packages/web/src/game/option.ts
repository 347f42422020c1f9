/**
 * What the viewer can do, and what everybody can see coming of it: where it leads, how many cards it brings, whether it can be
 * taken back. Found by trying the action in a world that fits the view; only what is the same in all such worlds is said.
 */
import {
  type Action,
  actionBuffer,
  apply,
  copyState,
  type GameEvent,
  isOver,
  legalActions,
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
import { actionTraits, decisionTraits } from '../table/traits.ts';

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
  /** Cards that it brings to the one who does it, in all. */
  readonly gains: number;
  /** It shows something that was unknown, asks another player, or ends the game, so it cannot be taken back. */
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

export function optionsOf(rules: Rules, view: View, legal: readonly Action[]): Option[] {
  if (legal.length === 0) return [];
  const world = worldOf(rules, view);
  return legal.map(action => foresee(rules, world, action));
}

/** Luck that is the same each time. */
const foreseen = (stream: number): SeededChance => new SeededChance('foresee', stream);

/** A world that fits the view; the same one each time. */
export const worldOf = (rules: Rules, view: View): State => sampleState(rules, view, foreseen(0));

/** What the action brings about; the world stays as it is. */
export function tryAction(rules: Rules, world: State, action: Action): Trial {
  const state = copyState(rules, world);
  const events: GameEvent[] = [];
  const chance = foreseen(1);
  apply({ rules, state, chance, emit: event => void events.push(event) }, unwrap(parseAction(rules, world, action)));
  const ended = events.findIndex(({ type }) => type === 'ended');
  return { state, events: ended < 0 ? events : events.slice(0, ended) };
}

function foresee(rules: Rules, world: State, action: Action): Option {
  const trial = tryAction(rules, world, action);
  return {
    action,
    moves: movesIn(rules, world, action, trial),
    gains: gainsIn(world, action, trial),
    isFinal: isFinal(world, trial),
    endsTurn: endsTurn(world, trial),
  };
}

const endsTurn = (world: State, { state }: Pick<Trial, 'state'>): boolean =>
  state.turns !== world.turns || isOver(state);

/** Whether it could not be taken back even if the turn went on. */
export function isFinal(world: State, trial: Trial): boolean {
  const { state, events } = trial;
  if (isOver(state) || events.some(reveals)) return true;
  return state.turns === world.turns && state.actor !== world.actor;
}

/** Where pirates go, for actions whose way everybody can foresee. */
function movesIn(rules: Rules, world: State, action: Action, { state, events }: Trial): Move[] {
  if (!actionTraits(action).isForeseeable) return [];
  const moves = movesOf(events);
  // Others may have to answer before a pirate moves (LIMIT-2). Whatever they answer, the way is the same.
  return moves.length > 0 ? moves : movesOf(eventsOfAnswers(rules, world, state));
}

const movesOf = (events: readonly GameEvent[]): Move[] =>
  events.flatMap(event =>
    event.type === 'moved' ? [{ seat: event.seat, from: event.from, to: event.to, hat: event.hat === true }] : [],
  );

/** What happens until it is the acting seat's turn to decide again, if others answer with the first thing that they may do. */
function eventsOfAnswers(rules: Rules, world: State, tried: State): readonly GameEvent[] {
  const state = copyState(rules, tried);
  const events: GameEvent[] = [];
  const game = { rules, state, chance: foreseen(2), emit: (event: GameEvent) => void events.push(event) };
  const out = actionBuffer(rules);
  while (!endsTurn(world, { state }) && state.actor !== world.actor) {
    legalActions(rules, state, out);
    apply(game, out[0]);
  }
  return events;
}

function gainsIn(world: State, action: Action, { state, events }: Trial): number {
  const { gains } = actionTraits(action);
  if (gains === 'one') return 1;
  const drawn =
    gains === 'drawn' ? events.filter(event => event.type === 'drew' && event.seat === world.actor).length : 0;
  return drawn + promised(world, state);
}

/** Cards that are still to be chosen. */
function promised(world: State, state: State): number {
  if (state.phase === world.phase) return 0;
  return decisionTraits({ phase: PHASES[state.phase] }).gains?.(state) ?? 0;
}
