import type { Strategy } from './strategy.ts';

/** Decides by one strategy in this share of its decisions, and by the other one in the rest. Chance is asked only where it matters. */
export const sometimes = (share: number, chosen: Strategy, otherwise: Strategy): Strategy =>
  share === 1
    ? chosen
    : (decision, budget) => (budget.chance.below(1000) < share * 1000 ? chosen : otherwise)(decision, budget);
