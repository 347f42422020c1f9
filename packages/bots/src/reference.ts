/** Bots to measure others against. They are not among those to play with, and browsers do not load them. */
import type { Bot } from './bot.ts';
import { legend1, legendPlain } from './levels/legend-1.ts';
import { SPARRING_BOTS } from './levels/sparring.ts';

export const REFERENCE_BOTS: { readonly [name: string]: Bot } = Object.fromEntries(
  [legend1, legendPlain, ...SPARRING_BOTS].map(bot => [bot.name, bot]),
);
