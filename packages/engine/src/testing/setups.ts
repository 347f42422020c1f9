/** Tables generated from the registry: every module alone, every allowed pair, everything on, over all editions and parameters. */

import { EDITIONS, type EditionId, type ModuleId } from '../base/vocabulary.ts';
import type { Choices, GameConfig } from '../model/game-config.ts';
import { setUp } from '../setup/config.ts';
import { MODULES } from '../setup/registry.ts';

/** Parameters that go round with the number of the table, so that all of them meet all kinds of modules. */
function parameters(i: number): Partial<Choices> {
  const pick = <T>(list: readonly T[], every: number): T => list[Math.floor(i / every) % list.length];
  return {
    seats: pick([2, 3, 4, 5], 1),
    pirates: pick([6, 5, 4], 3),
    actions: pick([3, 3, 1, 2, 5], 2),
    hand: pick([6, 10, 1], 5),
    layout: pick(['printed', 'random'] as const, 1),
    hands: pick(['hidden', 'open', 'hidden'] as const, 4),
    supply: pick(['stock', 'row'] as const, 6),
    recycle: pick([true, true, true, false], 7),
    pass: pick([false, false, true, false, false], 11),
    landscape: pick(['tunnel', 'jungle'] as const, 2),
    assist: pick(['morgan', 'nest'] as const, 3),
    limit: pick(['grey', 'golden'] as const, 5),
    skipper: pick(['strict', 'ties'] as const, 2),
    ...(pick([false, false, true], 13) ? { luck: 'same' } : {}),
  };
}

/** The table, made to work where only the supply or a way to gain cards is missing; undefined if it cannot work. */
function make(edition: EditionId, modules: readonly ModuleId[], i: number): GameConfig | undefined {
  const gains = modules.includes('retreat') || modules.includes('assist');
  const wanted: ModuleId[] = gains ? [...modules] : [...modules, 'retreat'];
  if (wanted.includes('captain') && !wanted.includes('retreat')) wanted.push('retreat');
  const one = [4, 5, 6, 8][i % 4];
  const segments = wanted.includes('voyage') ? [3 + (i % 2), 3 + (Math.floor(i / 2) % 2)] : [one];
  const result = setUp({
    edition,
    ...parameters(i),
    ...(wanted.includes('captain') ? { supply: 'row' } : {}),
    modules: wanted,
    segments,
  });
  return result.ok ? result.value : undefined;
}

export function everySetup(): GameConfig[] {
  const pairs = MODULES.flatMap((a, i) => MODULES.slice(i + 1).map((b): ModuleId[] => [a, b]));
  const all = [MODULES.filter(id => id !== 'voyage'), MODULES.filter(id => id !== 'raft')];
  const most = all.flatMap(list => [list, ...list.map(left => list.filter(id => id !== left))]);
  const sets: ModuleId[][] = [...MODULES.map(id => [id]), ...pairs, ...most];
  let i = 0;
  return EDITIONS.flatMap(edition =>
    sets.map(modules => make(edition, modules, i++)).filter(config => config !== undefined),
  );
}

export const nameSetup = ({ edition, modules, seats, supply, hands, limit }: GameConfig): string =>
  `${edition} ${modules.join('+')} ${seats} seats, ${supply}, ${hands}, ${limit}`;
