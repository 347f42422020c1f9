/**
 * From the chances that a net sees at the start of a turn to those that come true when both sides play like legend. The nets learned from games on
 * sight: they overrate the seat to move, and underrate a lead.
 */
import type { Rules } from '@cartagena/engine';
import { type NetName, netNameFor } from './saved-net.ts';

interface ChanceScaling {
  /** Factor of all log-odds: above 1, chances move away from the middle. */
  readonly slope: number;
  /** Added to the log-odds of the seat whose turn begins. */
  readonly onTurn: number;
}

/**
 * `cartagena calibrate --unscaled` fits both numbers; docs/bots.md names the games. A net that is not listed was not measured and is taken as it
 * is.
 */
const SCALING: { readonly [N in NetName]?: ChanceScaling } = {
  'classic-duel': { slope: 1.2, onTurn: -0.15 },
};

/** Each seat's chance at the start of a turn of `turn`, from what the net says. */
export function scaleChances({ config }: Rules, turn: number, chances: readonly number[]): number[] {
  const scaling = SCALING[netNameFor(config)];
  if (!scaling) return [...chances];
  const { slope, onTurn } = scaling;
  const odds = chances.map((chance, seat) => chance ** slope * (seat === turn ? Math.exp(onTurn) : 1));
  const sum = odds.reduce((total, one) => total + one, 0);
  return odds.map(one => one / sum);
}
