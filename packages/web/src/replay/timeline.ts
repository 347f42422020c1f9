/** Every moment of a game from the deal to its end, as far as whoever watches may know: when it is over, everything. */
import {
  isOver,
  type Rules,
  replay,
  resolveRules,
  type State,
  unwrap,
  type View,
  type Viewer,
  viewFor,
} from '@cartagena/engine';
import { type LogEntry, redactEntries } from '../events/log-entry.ts';
import { chanceOf, type ReplayGame } from './replay-game.ts';

export interface TurnStart {
  /** From 1. */
  readonly number: number;
  readonly seat: number;
  /** How many actions were made before it. */
  readonly at: number;
}

export interface Timeline {
  readonly rules: Rules;
  /** Nothing of it is secret any more. */
  readonly isOver: boolean;
  /** One for each number of actions made, the deal first. */
  readonly views: readonly View[];
  readonly told: readonly LogEntry[];
  readonly turns: readonly TurnStart[];
}

export function timelineOf(game: ReplayGame): Timeline {
  const { record } = game;
  const rules = resolveRules(record.config);
  const told: { made: number; events: LogEntry['events'][number][] }[] = [{ made: 0, events: [] }];
  const chance = chanceOf(game);
  const { state } = unwrap(replay(record, { rules, chance }));
  // Whose secret is told goes on no more, even if somebody gave up before its end.
  const over = isOver(state) || game.fair !== undefined;
  const look = over ? (state: State) => openView(rules, state) : viewOf(rules, viewerOf(game));
  const views: View[] = [];
  const end = unwrap(
    replay(record, {
      rules,
      chance,
      before: (game, _action, number) => {
        views.push(look(game.state));
        told.push({ made: number + 1, events: [] });
      },
      emit: event => void told.at(-1)!.events.push(event),
    }),
  );
  views.push(look(end.state));
  return {
    rules,
    isOver: over,
    views,
    told: over ? told : redactEntries(told, viewerOf(game)),
    turns: told.flatMap(({ made, events }) =>
      events.flatMap(event => (event.type === 'turn' ? [{ number: event.number, seat: event.seat, at: made }] : [])),
    ),
  };
}

const viewOf =
  (rules: Rules, viewer: Viewer) =>
  (state: State): View =>
    viewFor(rules, state, viewer);

/** A game that goes on is seen with the eyes of the one person who plays it; among several, with nobody's. */
function viewerOf({ players }: ReplayGame): Viewer {
  const people = players.flatMap(({ bot }, seat) => (bot === null ? [seat] : []));
  return people.length === 1 ? people[0] : 'spectator';
}

/** With all hands, and with the cards that somebody is looking at. */
function openView(rules: Rules, state: State): View {
  const open = viewFor(rules, state, 'spectator');
  const { looked } = viewFor(rules, state, state.actor);
  return {
    ...open,
    seats: open.seats.map((_, seat) => viewFor(rules, state, seat).seats[seat]),
    ...(looked ? { looked } : {}),
  };
}

/** The turn that is on, or has just begun. */
export const turnAt = (turns: readonly TurnStart[], at: number): TurnStart => turns.findLast(turn => turn.at <= at)!;
