/** What many watched games come to. Whole numbers, so that no order of arrival makes a difference. */
import { EDITIONS, type EditionId, ENDINGS, type Ending, MAX_SEATS, MODULES, type ModuleId } from '@cartagena/engine';
import type { BrokenGameFile } from '@cartagena/engine/testing/broken-game';
import type { RoundResult } from './round.ts';

export interface Tally {
  games: number;
  actions: number;
  closely: number;
  broken: number;
  readonly editions: Record<EditionId, number>;
  readonly modules: Record<ModuleId, number>;
  readonly seats: Record<number, number>;
  readonly endings: Record<Ending, number>;
  /** The tables that were drawn, each once. */
  readonly tables: Set<string>;
  /** Games that broke, the first of each kind. */
  readonly kept: BrokenGameFile[];
}

/** One cause breaks many games; these are enough to find it. */
const KEEP = 20;
const kindOf = ({ choices, message }: BrokenGameFile): string =>
  `${choices.edition} ${message.replaceAll(/\d+/g, 'n')}`;

const zeros = <K extends string | number>(keys: readonly K[]) =>
  Object.fromEntries(keys.map(key => [key, 0])) as Record<K, number>;

export const newTally = (): Tally => ({
  games: 0,
  actions: 0,
  closely: 0,
  broken: 0,
  editions: zeros(EDITIONS),
  modules: zeros(MODULES),
  seats: zeros(Array.from({ length: MAX_SEATS - 1 }, (_, i) => i + 2)),
  endings: zeros(ENDINGS.filter(ending => ending !== 'none')) as Record<Ending, number>,
  tables: new Set(),
  kept: [],
});

/** Returns those of its broken games that are worth keeping. */
export function addRound(
  tally: Tally,
  { config, games, actions, closely, endings, broken }: RoundResult,
): BrokenGameFile[] {
  tally.games += games;
  tally.actions += actions;
  tally.closely += closely;
  tally.broken += broken.length;
  tally.editions[config.edition] += games;
  tally.seats[config.seats] += games;
  for (const id of config.modules) tally.modules[id] += games;
  for (const [ending, count] of Object.entries(endings)) tally.endings[ending as Ending] += count;
  tally.tables.add(JSON.stringify(config));
  const news = broken.filter((game, i) => {
    const others = [...tally.kept, ...broken.slice(0, i)];
    return others.length < KEEP && others.every(other => kindOf(other) !== kindOf(game));
  });
  tally.kept.push(...news);
  return news;
}
