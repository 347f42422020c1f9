/**
 * What the viewer can do, and what everybody can see coming of it: where it leads, how many cards it brings, whether it can be
 * taken back. Found by trying the action in a world that fits the view; only what is the same in all such worlds is said.
 */
import {
  type Action,
  type ActionId,
  actionBuffer,
  apply,
  type CardName,
  copyState,
  type GameEvent,
  type Icon,
  isOver,
  legalActions,
  type Mover,
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
import type { PirateRef } from '../../board/model.ts';
import { actionTraits, decisionTraits, isKnownAction } from './traits.ts';

interface Move {
  readonly seat: number;
  readonly from: Place;
  readonly to: Place;
  readonly hat: boolean;
}

/** What a player points at to choose an action. */
export interface Pointed {
  /** Cards out of a hand, or of those being looked at. */
  readonly cards: readonly CardName[];
  /** The icon that played cards count as. */
  readonly icon?: Icon | undefined;
  readonly pirate?: PirateRef | undefined;
  /** The position in the row, from 1. */
  readonly slot?: number | undefined;
}

export interface Option extends Pointed {
  readonly id: ActionId;
  readonly action: Action;
  /** Where the pirate that is pointed at arrives, if that is known before. */
  readonly landing?: Place | undefined;
  /** The pirates that it moves, and where to, the one that was chosen first. */
  readonly moves: readonly Move[];
  /** Cards that it brings to the one who does it, in all. */
  readonly gains: number;
  /** It shows something that was unknown, asks another player, or ends the game, so it cannot be taken back. */
  readonly isFinal: boolean;
  /** The turn is over after it. If it is final, that may depend on what it shows. */
  readonly endsTurn: boolean;
}

/** An action tried in a world. */
export interface OptionTrial {
  readonly id: ActionId;
  readonly state: State;
  /** What happened until the turn ended. */
  readonly events: readonly GameEvent[];
}

export function optionsOf(rules: Rules, view: View, legal: readonly Action[]): Option[] {
  if (legal.length === 0) return [];
  const world = worldOf(rules, view);
  return legal.map(action => foresee(rules, view, world, action));
}

/** The one of these options that is this action. */
export function optionOf(rules: Rules, view: View, options: readonly Option[], action: Action): Option | undefined {
  if (options.length === 0) return undefined;
  const parsed = parseAction(rules, worldOf(rules, view), action);
  return parsed.ok ? options.find(({ id }) => id === parsed.value) : undefined;
}

/** Luck that is the same each time. */
const foreseen = (stream: number): SeededChance => new SeededChance('foresee', stream);

/** A world that fits the view; the same one each time. */
export const worldOf = (rules: Rules, view: View): State => sampleState(rules, view, foreseen(0));

/** What the action brings about; the world stays as it is. */
export function tryAction(rules: Rules, world: State, action: Action): OptionTrial {
  const state = copyState(rules, world);
  const events: GameEvent[] = [];
  const chance = foreseen(1);
  const id = unwrap(parseAction(rules, world, action));
  apply({ rules, state, chance, emit: event => void events.push(event) }, id);
  const ended = events.findIndex(({ type }) => type === 'ended');
  return { id, state, events: ended < 0 ? events : events.slice(0, ended) };
}

function foresee(rules: Rules, view: View, world: State, action: Action): Option {
  const trial = tryAction(rules, world, action);
  const moves = movesIn(rules, world, action, trial);
  return {
    ...pointedAt(view, action),
    id: trial.id,
    action,
    moves,
    landing: isKnownAction(action) ? moves[0]?.to : undefined,
    gains: gainsIn(world, action, trial),
    isFinal: isFinal(world, trial),
    endsTurn: endsTurn(world, trial),
  };
}

const endsTurn = (world: State, { state }: Pick<OptionTrial, 'state'>): boolean =>
  state.turns !== world.turns || isOver(state);

/** Whether it could not be taken back even if the turn went on. */
export function isFinal(world: State, trial: OptionTrial): boolean {
  const { state, events } = trial;
  if (isOver(state) || events.some(reveals)) return true;
  return state.turns === world.turns && state.actor !== world.actor;
}

/** Where pirates go, for actions whose way everybody can foresee. */
function movesIn(rules: Rules, world: State, action: Action, { state, events }: OptionTrial): Move[] {
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

function gainsIn(world: State, action: Action, { state, events }: OptionTrial): number {
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

function pointedAt({ actor, seats }: View, action: Action): Pointed {
  // What the table does not know has a button, and nothing else leads to it.
  if (!isKnownAction(action)) return { cards: [] };
  const seat = 'seat' in action ? action.seat : actor;
  const pirate = (from: Mover): PirateRef =>
    from === 'hat' ? { seat, at: seats[seat].hat!, hat: true } : { seat, at: from, hat: false };
  return {
    cards: 'cards' in action ? action.cards : 'card' in action ? [action.card] : [],
    icon: 'icon' in action ? action.icon : undefined,
    pirate: 'from' in action ? pirate(action.from) : undefined,
    slot: 'slot' in action ? action.slot : undefined,
  };
}
