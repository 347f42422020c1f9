/**
 * How steady each level plays, table by table. An error of one size costs another share of games at every table, and so does a look ahead.
 * These numbers make each level win about 72.5 % against the next lower one (docs/bots.md says how they were found).
 */
import type { GameConfig, Rules } from '@cartagena/engine';
import type { Strategy } from '../search/strategy.ts';
import { type LadderTable, ladderTableOf } from './ladder-tables.ts';

export interface Steadiness {
  /** How far these levels misjudge: the standard deviation of their evaluations, in log-odds of winning. */
  readonly landlubber: number;
  readonly deckhand: number;
  readonly sailor: number;
  /** The share of its decisions in which the buccaneer plans its turn. */
  readonly buccaneer: number;
  /** The share of its decisions in which the corsair looks at answers. */
  readonly corsair: number;
}

/** For all tables that were not measured, and for more than two seats. */
const USUAL: Steadiness = { landlubber: 0.28, deckhand: 0.19, sailor: 0.11, buccaneer: 0.5, corsair: 1 };

const STEADINESS: { readonly [T in LadderTable]: Steadiness } = {
  jamaica: { landlubber: 0.32, deckhand: 0.25, sailor: 0.146, buccaneer: 0.5, corsair: 1 },
  tortuga: { landlubber: 0.192, deckhand: 0.134, sailor: 0.056, buccaneer: 0.6, corsair: 1 },
  cartagena2: { landlubber: 0.22, deckhand: 0.15, sailor: 0.064, buccaneer: 0.75, corsair: 1 },
  'cartagena2 all': { landlubber: 0.25, deckhand: 0.176, sailor: 0.091, buccaneer: 0.5, corsair: 1 },
  wielka: USUAL,
  'wielka all': { landlubber: 0.272, deckhand: 0.151, sailor: 0.129, buccaneer: 0.6, corsair: 0.9 },
  diaries: { landlubber: 0.219, deckhand: 0.14, sailor: 0.04, buccaneer: 0.8, corsair: 0.8 },
  'diaries all': { landlubber: 0.25, deckhand: 0.195, sailor: 0.125, buccaneer: 0.15, corsair: 0.4 },
};

export function steadinessAt(config: GameConfig): Steadiness {
  const table = ladderTableOf(config);
  return table ? STEADINESS[table] : USUAL;
}

/** The strategy that `make` gives for the steadiness at each table. */
export function bySteadiness(make: (steadiness: Steadiness) => Strategy): Strategy {
  const strategies = new WeakMap<Rules, Strategy>();
  return (decision, budget) => {
    const { rules } = decision;
    const strategy = strategies.get(rules) ?? make(steadinessAt(rules.config));
    strategies.set(rules, strategy);
    return strategy(decision, budget);
  };
}
