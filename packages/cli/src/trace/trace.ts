/** Random games with everything that happens in them, one object per line. See docs/trace.md. */
import {
  actionBuffer,
  apply,
  type GameConfig,
  type GameEvent,
  isOver,
  legalActions,
  makeNotation,
  nameAction,
  newGame,
  resolveRules,
  SeededChance,
  seatsIn,
  seededChance,
} from '@cartagena/engine';
import { FORMAT_1 } from './format-1.ts';
import { FORMAT_2 } from './format-2.ts';
import { RecordingChance } from './recording-chance.ts';
import type { TraceWriter } from './trace-writer.ts';

/** The first is the default. */
export const TRACE_FORMATS = [1, 2] as const;
export type TraceFormat = (typeof TRACE_FORMATS)[number];

const WRITER: { readonly [F in TraceFormat]: TraceWriter } = { 1: FORMAT_1, 2: FORMAT_2 };

/** The lines of one game, played by uniformly random choice among the legal actions. */
export function* traceGame(
  config: GameConfig,
  seed: string,
  number: number,
  format: TraceFormat = TRACE_FORMATS[0],
): Generator<object> {
  const rules = resolveRules(config);
  const writer = WRITER[format];
  let events: GameEvent[] = [];
  const dealing = new RecordingChance(seededChance(seed, 0));
  const game = newGame(rules, dealing, event => events.push(event));
  const { state } = game;
  yield {
    type: 'game',
    format,
    game: number,
    seed,
    config: writer.config(config),
    icons: rules.icons,
    deck: Object.fromEntries(rules.cardNames.map((card, kind) => [card, rules.deck[kind]])),
    places: rules.board.names,
    rolls: dealing.rolls,
    events,
    state: writer.state(rules, state),
  };
  const player = new SeededChance(`${seed}/player`);
  const out = actionBuffer(rules);
  let actionCount = 0;
  while (!isOver(state)) {
    const count = legalActions(rules, state, out);
    const legal = Array.from(out.subarray(0, count));
    const action = legal[player.below(count)];
    const seat = state.actor;
    const chance = new RecordingChance(seededChance(seed, ++actionCount));
    events = [];
    game.chance = chance;
    apply(game, action);
    yield {
      type: 'action',
      game: number,
      number: actionCount,
      seat,
      legal: legal.map(id => nameAction(rules, id)),
      action: nameAction(rules, action),
      notation: makeNotation(rules, action),
      rolls: chance.rolls,
      events,
      state: writer.state(rules, state),
    };
  }
  yield {
    type: 'end',
    game: number,
    actions: actionCount,
    turns: writer.turns(state),
    winners: seatsIn(state.winners),
  };
}
