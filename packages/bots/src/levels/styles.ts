/** Players with a style: they plan their turns and like some things more than is good for them. */
import type { Bot } from '../bot.ts';
import type { Leaning } from '../search/leaning.ts';
import { plannedTurn } from '../search/planned-turn.ts';
import { withLeaning } from '../search/with-leaning.ts';
import { type BotData, makeBot } from './make-bot.ts';

export const STYLES = ['hoarder', 'rusher', 'blocker'] as const;
export type Style = (typeof STYLES)[number];

const STYLE: { readonly [S in Style]: Pick<BotData, 'about' | 'rating'> & { readonly leaning: Leaning } } = {
  hoarder: {
    about: 'Collects cards, and runs when it has a whole hand of them.',
    rating: 1500,
    leaning: { cards: 0.2 },
  },
  rusher: { about: 'Runs for home from the first turn on.', rating: 1400, leaning: { ground: 1.2 } },
  blocker: { about: 'Likes to keep the others back.', rating: 1500, leaning: { blocking: 1.2 } },
};

export const STYLE_BOTS = Object.fromEntries(
  STYLES.map(name => {
    const { leaning, ...data } = STYLE[name];
    const planned = plannedTurn({ candidates: 6, width: 3, overlooks: 0, misjudges: 0 });
    return [name, makeBot({ name, ...data, milliseconds: 200, decide: withLeaning(leaning, planned) })];
  }),
) as { readonly [S in Style]: Bot };
