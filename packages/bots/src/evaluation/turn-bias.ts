/** The nets overrate the seat whose turn begins: when legends play, a turn is worth less to them than to the bots that the nets learned from. */
import type { Rules } from '@cartagena/engine';
import { type NetName, netNameFor } from './saved-net.ts';

/**
 * By how much, in log-odds. `cartagena calibrate --uncorrected` measures it, and docs/bots.md names the games. A net that is not listed was not
 * measured and is taken as it is.
 */
const TURN_BIAS: { readonly [N in NetName]?: number } = { 'classic-duel': 0.15 };

/** Each seat's chance at the start of a turn of `turn`, from what the net says. */
export function correctTurnBias({ config }: Rules, turn: number, chances: readonly number[]): number[] {
  const bias = TURN_BIAS[netNameFor(config)];
  if (bias === undefined) return [...chances];
  const factor = Math.exp(-bias);
  const odds = chances.map((chance, seat) => (seat === turn ? chance * factor : chance));
  const sum = odds.reduce((total, one) => total + one, 0);
  return odds.map(one => one / sum);
}
