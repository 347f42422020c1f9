/** The totals of many refereed games. Whole numbers, so that the order of arrival makes no difference. */
import { EDITIONS, type EditionId, ENDINGS, MAX_SEATS, MODULES } from '@cartagena/engine';
import type { BrokenGameFile } from '@cartagena/engine/testing/broken-game';
import type { RoundResult } from './round.ts';

export interface RefereeTotals {
  games: number;
  actions: number;
  closely: number;
  broken: number;
  readonly editions: Record<EditionId, number>;
  readonly modules: { [id: string]: number };
  readonly seats: Record<number, number>;
  readonly endings: { [ending: string]: number };
  /** The different configurations that were drawn. */
  readonly tables: Set<string>;
  /** The first broken game of each kind. */
  readonly saved: BrokenGameFile[];
}

/** One cause breaks many games; this many are enough to find it. */
const MAX_SAVED = 20;
const kindOf = ({ choices, message }: BrokenGameFile): string =>
  `${choices.edition} ${message.replaceAll(/\d+/g, 'n')}`;

const zeros = <K extends string | number>(keys: readonly K[]) =>
  Object.fromEntries(keys.map(key => [key, 0])) as Record<K, number>;

export const newTotals = (): RefereeTotals => ({
  games: 0,
  actions: 0,
  closely: 0,
  broken: 0,
  editions: zeros(EDITIONS),
  modules: zeros(MODULES),
  seats: zeros(Array.from({ length: MAX_SEATS - 1 }, (_, i) => i + 2)),
  endings: zeros(ENDINGS.filter(ending => ending !== 'none')),
  tables: new Set(),
  saved: [],
});

/** Returns those of its broken games that are worth saving. */
export function addRound(
  totals: RefereeTotals,
  { config, games, actions, closely, endings, broken }: RoundResult,
): BrokenGameFile[] {
  totals.games += games;
  totals.actions += actions;
  totals.closely += closely;
  totals.broken += broken.length;
  totals.editions[config.edition] += games;
  totals.seats[config.seats] += games;
  for (const id of config.modules) totals.modules[id] = (totals.modules[id] ?? 0) + games;
  for (const [ending, count] of Object.entries(endings)) totals.endings[ending] = (totals.endings[ending] ?? 0) + count;
  totals.tables.add(JSON.stringify(config));
  const fresh = broken.filter((game, i) => {
    const others = [...totals.saved, ...broken.slice(0, i)];
    return others.length < MAX_SAVED && others.every(other => kindOf(other) !== kindOf(game));
  });
  totals.saved.push(...fresh);
  return fresh;
}
