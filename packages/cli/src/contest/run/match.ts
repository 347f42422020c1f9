/** One game between players, from the deal to its end. It can be kept as a record and replayed. */
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
  viewFor,
} from '@cartagena/engine';
import { FeatCount } from '../stats/module-stats.ts';
import type { Player, Question } from './player.ts';
import type { GameResult } from './task.ts';

export interface Match {
  readonly rules: Rules;
  readonly seats: readonly Player[];
  readonly seed: string;
  /** What this game is called: the players' luck is derived from it, and messages name it. */
  readonly game: string;
}

export interface MatchResult extends GameResult {
  readonly record: GameRecord;
}

/** Rejects if a player breaks the rules or gives up, and says who, where and why. */
export async function playMatch(match: Match): Promise<MatchResult> {
  const { rules, seats, seed } = match;
  const feats = new FeatCount(rules.config.modules, rules.seats);
  const milliseconds = seats.map((): number[] => []);
  const actions: RecordedAction[] = [];
  const game = newGame(rules, seededChance(seed, 0), event => feats.hear(event));
  const { state } = game;
  const first = state.turn;
  while (!isOver(state)) {
    const seat = state.actor;
    const question = { rules, view: viewFor(rules, state, seat), game: match.game, made: actions.length };
    const began = performance.now();
    const answer = await ask(match, seat, question);
    milliseconds[seat].push(performance.now() - began);
    const judged = checkAction(game, seat, answer);
    if (!judged.ok) throw new Error(brokeRules(match, seat, question, answer, judged.reason.text));
    feats.see(rules.moveTypes[rules.moveTypeOf[judged.value]].type);
    actions.push({ seat, action: makeNotation(rules, judged.value) });
    game.chance = seededChance(seed, actions.length);
    apply(game, judged.value);
  }
  const winners = seatsIn(state.winners);
  for (const player of new Set(seats)) player.over?.(winners);
  return {
    first,
    winners,
    ending: ENDINGS[state.ending],
    turns: state.turns,
    milliseconds,
    feats: feats.counts,
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

function where(player: Player, seat: number, { game, made }: Question): string {
  return `In game ${game}, decision ${made + 1}, ${player.name} (seat ${SEAT_LETTERS[seat]})`;
}
