/** Random games told completely, one JSON object per line, for those who check the rules from outside. See docs/trace.md. */
import {
  actionBuffer,
  apply,
  type Chance,
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
import { makeTraceState } from './format-1.ts';

const TRACE_FORMAT = 1;

/** Passes luck on and keeps a note of it. */
class NotedChance implements Chance {
  readonly rolls: [of: number, got: number][] = [];
  private readonly inner: Chance;
  constructor(inner: Chance) {
    this.inner = inner;
  }
  below(n: number): number {
    const got = this.inner.below(n);
    this.rolls.push([n, got]);
    return got;
  }
}

/** The lines of one game, played by uniformly random choice among the legal actions. */
export function* traceGame(config: GameConfig, seed: string, number: number): Generator<object> {
  const rules = resolveRules(config);
  let events: GameEvent[] = [];
  const dealing = new NotedChance(seededChance(seed, 0));
  const game = newGame(rules, dealing, event => events.push(event));
  const { state } = game;
  yield {
    type: 'game',
    format: TRACE_FORMAT,
    game: number,
    seed,
    config,
    icons: rules.icons,
    deck: Object.fromEntries(rules.cardNames.map((card, kind) => [card, rules.deck[kind]])),
    places: rules.board.names,
    rolls: dealing.rolls,
    events,
    state: makeTraceState(rules, state),
  };
  const player = new SeededChance(`${seed}/player`);
  const out = actionBuffer(rules);
  let made = 0;
  while (!isOver(state)) {
    const count = legalActions(rules, state, out);
    const legal = Array.from(out.subarray(0, count));
    const action = legal[player.below(count)];
    const seat = state.actor;
    const chance = new NotedChance(seededChance(seed, ++made));
    events = [];
    game.chance = chance;
    apply(game, action);
    yield {
      type: 'action',
      game: number,
      number: made,
      seat,
      legal: legal.map(id => nameAction(rules, id)),
      action: nameAction(rules, action),
      notation: makeNotation(rules, action),
      rolls: chance.rolls,
      events,
      state: makeTraceState(rules, state),
    };
  }
  yield {
    type: 'end',
    game: number,
    actions: made,
    turns: makeTraceState(rules, state).turns,
    winners: seatsIn(state.winners),
  };
}
