/** The course of a game without its cards: who led when. For a line that can be shared without giving anything away. */
import { type GameRecord, replay, unwrap } from '@cartagena/engine';
import { leadOf } from './deal-score.ts';

const SYMBOLS = { ahead: '🟩', level: '🟨', behind: '🟥' } as const;
const MOST_SYMBOLS = 10;

/** After each turn of the game, by how many steps the seat led. */
export function leadsOf(record: GameRecord, seat: number): number[] {
  const leads: number[] = [];
  let turns = 0;
  const game = unwrap(
    replay(record, {
      before({ rules, state }) {
        if (state.turns > turns) leads.push(leadOf(rules, state, seat));
        turns = state.turns;
      },
    }),
  );
  leads.push(leadOf(game.rules, game.state, seat));
  return leads;
}

/** One square for each part of the game, ten at most: green where the seat led, red where it was behind, yellow where neither. */
export function storySymbols(leads: readonly number[]): string {
  const count = Math.min(MOST_SYMBOLS, leads.length);
  return Array.from({ length: count }, (_, i) => {
    const lead = leads[Math.ceil(((i + 1) * leads.length) / count) - 1];
    return lead > 0 ? SYMBOLS.ahead : lead < 0 ? SYMBOLS.behind : SYMBOLS.level;
  }).join('');
}
