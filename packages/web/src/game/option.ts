/**
 * What somebody can do, with what everybody can see coming of it: where it leads, how many cards it brings, whether it can be
 * taken back. Found by trying the action in a world that fits the view, and told only as far as all such worlds agree.
 */
import {
  type Action,
  apply,
  type GameEvent,
  type Place,
  parseAction,
  type Rules,
  reveals,
  SeededChance,
  sampleState,
  unwrap,
  type View,
} from '@cartagena/engine';

export interface Option {
  readonly action: Action;
  /** The pirates that it moves, and where to. */
  readonly moves: readonly { readonly seat: number; readonly from: Place; readonly to: Place; readonly hat: boolean }[];
  /** Cards that it brings to the one who does it, in all. */
  readonly gains: number;
  /** It shows something that was unknown, so it cannot be taken back. */
  readonly isFinal: boolean;
  /** The turn is over after it. */
  readonly endsTurn: boolean;
}

/** Kinds of action whose way follows from the open table alone. */
const FORESEEABLE: ReadonlySet<Action['type']> = new Set(['play', 'retreat', 'assist', 'move', 'use-bomb']);

export function optionsOf(rules: Rules, view: View, legal: readonly Action[]): Option[] {
  if (legal.length === 0) return [];
  return legal.map(action => foresee(rules, view, action));
}

function foresee(rules: Rules, view: View, action: Action): Option {
  const state = sampleState(rules, view, new SeededChance('foresee'));
  const { due, turns } = state;
  const events: GameEvent[] = [];
  const game = {
    rules,
    state,
    chance: new SeededChance('foresee'),
    emit: (event: GameEvent) => void events.push(event),
  };
  apply(game, unwrap(parseAction(rules, state, action)));
  const ended = events.findIndex(event => event.type === 'ended');
  const mine = ended < 0 ? events : events.slice(0, ended);
  const isForeseen = FORESEEABLE.has(action.type);
  return {
    action,
    moves: isForeseen
      ? mine.flatMap(event =>
          event.type === 'moved' ? [{ seat: event.seat, from: event.from, to: event.to, hat: event.hat === true }] : [],
        )
      : [],
    gains: mine.filter(event => event.type === 'drew').length + Math.max(0, state.due - due),
    isFinal: mine.some(reveals) || state.actor !== view.actor,
    endsTurn: state.turns !== turns,
  };
}
