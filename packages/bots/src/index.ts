/** Players of the Cartagena family. */
import type { Bot } from './bot.ts';
import { greedy } from './greedy.ts';
import { LEVEL_BOTS } from './levels.ts';
import { random } from './random.ts';

export { type Bot, type Budget, timedBudget } from './bot.ts';
export { LEVELS, type Level } from './levels.ts';
export { serveThinker, Thinker, type Thought, type WorkerPort } from './thinker.ts';
export const BOTS: { readonly [name: string]: Bot } = { random, greedy, ...LEVEL_BOTS };
