/**
 * From what a net says at the start of a turn to chances that come true. The nets overrate the seat whose turn begins, as a turn is worth less
 * to legends than to the bots that the nets learned from, and underrate a lead, as legends lose fewer of them.
 */
import type { Rules } from '@cartagena/engine';
import { type NetName, netNameFor } from './saved-net.ts';

interface Calibration {
  /** How much too high the log-odds of the seat to move are. */
  readonly turnBias: number;
  /** By how much all log-odds are too small after that. */
  readonly slope: number;
}

/**
 * `cartagena calibrate --uncorrected` measures it, and docs/bots.md names the games. A net that is not listed was not measured and is
 * taken as it is.
 */
const CALIBRATION: { readonly [N in NetName]?: Calibration } = { 'classic-duel': { turnBias: 0.15, slope: 1.2 } };

/** Each seat's chance at the start of a turn of `turn`, from what the net says. */
export function calibrated({ config }: Rules, turn: number, chances: readonly number[]): number[] {
  const calibration = CALIBRATION[netNameFor(config)];
  if (!calibration) return [...chances];
  const { turnBias, slope } = calibration;
  const factor = Math.exp(-turnBias);
  const weights = chances.map((chance, seat) => (seat === turn ? chance * factor : chance) ** slope);
  const sum = weights.reduce((total, one) => total + one, 0);
  return weights.map(one => one / sum);
}
