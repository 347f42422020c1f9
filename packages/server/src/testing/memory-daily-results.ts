/** Results of the deals of the day, in memory. */
import type { DailyResultRow, Store, StoredAnswer } from '../store/store.ts';

/** `answers` are those of the store, by player and key. */
export function memoryDailyResults(answers: Map<string, StoredAnswer>): Store['dailyResults'] {
  const results = new Map<string, DailyResultRow>();
  const keyOf = (day: string, player: string) => `${day} ${player}`;
  const listed = (day: string) => [...results.values()].filter(one => one.day === day && one.name !== null);
  return {
    async add(result, answer) {
      const { day, player, skeleton } = result;
      if (answer && answers.has(`${answer.player} ${answer.key}`)) return 'repeated';
      if (results.has(keyOf(day, player))) return 'sent-before';
      if (listed(day).some(one => one.skeleton === skeleton)) return 'name-taken';
      if (answer) answers.set(`${answer.player} ${answer.key}`, answer);
      results.set(keyOf(day, player), result);
      return 'done';
    },
    get: async (day, player) => results.get(keyOf(day, player)),
    best: async (day, limit) =>
      listed(day)
        .sort((a, b) => b.points - a.points || a.sent - b.sent)
        .slice(0, limit),
    countBetter: async (day, points, most) => Math.min(most, listed(day).filter(one => one.points > points).length),
    async withdraw(day, player) {
      const before = results.get(keyOf(day, player));
      if (before) results.set(keyOf(day, player), { ...before, name: null, skeleton: null });
    },
  };
}
