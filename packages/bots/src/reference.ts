/** Bots to measure others against. They are not among those to play with, and browsers do not load them. */
import type { Bot } from './bot.ts';
import { legend1 } from './levels/legend-1.ts';

export const REFERENCE_BOTS: { readonly [name: string]: Bot } = { [legend1.name]: legend1 };
