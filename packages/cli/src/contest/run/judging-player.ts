/** A player whose chance to win is judged at the start of each of its turns, by legend's nets, from what it sees. */
import type { Bot } from '@cartagena/bots';
import { calibrated, searchContextFor } from '@cartagena/bots/search';
import { PHASE, SeededChance, sampleState } from '@cartagena/engine';
import type { JudgedPosition } from '../stats/calibration.ts';
import { botPlayer, type ContestPlayer, type Question } from './player.ts';

/** The judgement is a mean over this many worlds that fit the view. */
const WORLDS = 6;

interface JudgingOptions {
  readonly iterations?: number;
  /** Whether the nets' chances are taken as they are. */
  readonly isUncorrected?: boolean;
  /** Gets the positions of a game when it is over. */
  readonly report: (positions: readonly JudgedPosition[]) => void;
}

export function judgingPlayer(bot: Bot, { iterations, isUncorrected = false, report }: JudgingOptions): ContestPlayer {
  const player = botPlayer(bot, iterations);
  const judged: { readonly seat: number; readonly chance: number }[] = [];
  return {
    ...player,
    choose(question) {
      const chance = judge(question, isUncorrected);
      if (chance !== undefined) judged.push({ seat: question.view.viewer as number, chance });
      return player.choose(question);
    },
    over(winners) {
      const wonBy = (seat: number): number => (winners.includes(seat) ? 1 / winners.length : 0);
      report(judged.splice(0).map(({ seat, chance }) => ({ judged: chance, won: wonBy(seat) })));
    },
  };
}

/** The chance of the seat that decides, if its turn begins. */
function judge({ rules, view, game, actionCount }: Question, isUncorrected: boolean): number | undefined {
  const seat = view.viewer as number;
  const chance = new SeededChance(`${game}/judgement`, actionCount);
  const { evaluator } = searchContextFor(rules);
  const chances = new Float64Array(rules.seats);
  const means = new Array<number>(rules.seats).fill(0);
  for (let world = 0; world < WORLDS; world++) {
    const state = sampleState(rules, view, chance);
    if (state.phase !== PHASE.turn || state.hasActed || state.turn !== seat) return undefined;
    evaluator.prepare(state);
    evaluator.evaluate(state, chances);
    for (let other = 0; other < rules.seats; other++) means[other] += chances[other] / WORLDS;
  }
  return (isUncorrected ? means : calibrated(rules, seat, means))[seat];
}
