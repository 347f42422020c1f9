/** Players of the Cartagena family. */
import type { Bot } from './bot.ts';
import { greedy } from './greedy.ts';
import { random } from './random.ts';

export type { Bot };
export const BOTS: { readonly [name: string]: Bot } = { random, greedy };
