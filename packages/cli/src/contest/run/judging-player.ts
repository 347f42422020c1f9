/** A bot that writes down, at the start of each of its turns, how it judges its chance to win, and learns what came of it. */
import type { Bot } from '@cartagena/bots';
import { searchContextFor } from '@cartagena/bots/search';
import { PHASE, SeededChance, sampleState } from '@cartagena/engine';
import type { JudgedPosition } from '../stats/calibration.ts';
import { botPlayer, type ContestPlayer, type Question } from './player.ts';

/** The judgement is a mean over this many worlds that fit the view. */
const WORLDS = 6;

export function judgingPlayer(
  bot: Bot,
  iterations: number | undefined,
  report: (positions: readonly JudgedPosition[]) => void,
): ContestPlayer {
  const player = botPlayer(bot, iterations);
  const judged: { readonly seat: number; readonly chance: number }[] = [];
  return {
    ...player,
    choose(question) {
      const chance = judge(question);
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
function judge({ rules, view, game, actionCount }: Question): number | undefined {
  const seat = view.viewer as number;
  const chance = new SeededChance(`${game}/judgement`, actionCount);
  const { evaluator } = searchContextFor(rules);
  const chances = new Float64Array(rules.seats);
  let sum = 0;
  for (let world = 0; world < WORLDS; world++) {
    const state = sampleState(rules, view, chance);
    if (state.phase !== PHASE.turn || state.hasActed || state.turn !== seat) return undefined;
    evaluator.prepare(state);
    evaluator.evaluate(state, chances);
    sum += chances[seat];
  }
  return sum / WORLDS;
}
