/** Players of the Cartagena family. */
import type { Bot } from './bot.ts';
import { greedy } from './levels/greedy.ts';
import { LEVEL_BOTS } from './levels/levels.ts';
import { random } from './levels/random.ts';
import { STYLE_BOTS } from './levels/styles.ts';

export { type Bot, type Budget, timedBudget } from './bot.ts';
export { LEGEND_SEARCH, LEVELS, type Level } from './levels/levels.ts';
export { STYLES, type Style } from './levels/styles.ts';
export { serveThinker } from './worker/serve-thinker.ts';
export { botSeed, Thinker, type Thought, type WorkerPort } from './worker/thinker.ts';

export const BOTS: { readonly [name: string]: Bot } = { random, greedy, ...LEVEL_BOTS, ...STYLE_BOTS };
