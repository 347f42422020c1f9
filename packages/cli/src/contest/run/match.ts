/** One game between players, from the deal to its end, with its record. */
import {
  type Action,
  apply,
  checkAction,
  ENDINGS,
  type GameRecord,
  isOver,
  makeNotation,
  newGame,
  newRecord,
  type RecordedAction,
  type Rules,
  SEAT_LETTERS,
  seatsIn,
  seededChance,
  turnsPlayed,
  viewFor,
} from '@cartagena/engine';
import { ModuleCounter } from '../stats/module-stats.ts';
import type { ContestPlayer, Question } from './player.ts';
import type { GameResult } from './task.ts';

export interface Match {
  readonly rules: Rules;
  readonly seats: readonly ContestPlayer[];
  readonly seed: string;
  /** The name of the game: the players' randomness is derived from it, and messages contain it. */
  readonly name: string;
}

export interface MatchResult extends GameResult {
  readonly record: GameRecord;
}

/** Rejects if a player breaks the rules or gives up; the message says who, where and why. */
export async function playMatch(match: Match): Promise<MatchResult> {
  const { rules, seats, seed } = match;
  const counter = new ModuleCounter(rules.config.modules, rules.seats);
  const milliseconds = seats.map((): number[] => []);
  const actions: RecordedAction[] = [];
  const game = newGame(rules, seededChance(seed, 0), event => counter.onEvent(event));
  const { state } = game;
  const firstSeat = state.turn;
  while (!isOver(state)) {
    const seat = state.actor;
    const question = { rules, view: viewFor(rules, state, seat), game: match.name, actionCount: actions.length };
    const began = performance.now();
    const answer = await ask(match, seat, question);
    milliseconds[seat].push(performance.now() - began);
    const checked = checkAction(game, seat, answer);
    if (!checked.ok) throw new Error(brokeRules(match, seat, question, answer, checked.reason.text));
    counter.onAction(rules.moveTypes[rules.moveTypeOf[checked.value]].type);
    actions.push({ seat, action: makeNotation(rules, checked.value) });
    game.chance = seededChance(seed, actions.length);
    apply(game, checked.value);
  }
  const winners = seatsIn(state.winners);
  for (const player of new Set(seats)) player.over?.(winners);
  return {
    firstSeat,
    winners,
    ending: ENDINGS[state.ending],
    turns: turnsPlayed(state),
    milliseconds,
    moduleCounts: counter.counts,
    record: { ...newRecord(rules.config, seed), actions },
  };
}

async function ask({ seats }: Match, seat: number, question: Question): Promise<Action> {
  try {
    return await seats[seat].choose(question);
  } catch (error) {
    throw new Error(`${where(seats[seat], seat, question)} could not go on: ${(error as Error).message}`);
  }
}

function brokeRules({ seats }: Match, seat: number, question: Question, answer: unknown, why: string): string {
  return `${where(seats[seat], seat, question)} broke the rules with ${JSON.stringify(answer)?.slice(0, 200)}: ${why}`;
}

function where(player: ContestPlayer, seat: number, { game, actionCount }: Question): string {
  return `In game ${game}, decision ${actionCount + 1}, ${player.name} (seat ${SEAT_LETTERS[seat]})`;
}
