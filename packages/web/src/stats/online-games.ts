/** Brings one's own games over the net, once they are over, among those that are remembered. */
import type { View } from '@cartagena/engine';
import type { ListedTable, TableView } from '@cartagena/protocol';
import { api } from '../online/api.ts';
import { ownTables } from '../online/lists.ts';
import { type KeptPlayed, type PlayedGames, playedGames } from './played-games.ts';

const idOf = (table: Pick<ListedTable, 'id'>): string => `table:${table.id}`;

/** Those that are over and neither remembered nor deleted. */
export function notYetKept(tables: readonly ListedTable[], kept: PlayedGames): ListedTable[] {
  const known = new Set(kept.list().map(({ id }) => id));
  return tables.filter(table => table.status === 'over' && table.updated > kept.deletedAt() && !known.has(idOf(table)));
}

/** The turn in which somebody wins is over too. */
const turnsOf = ({ turns, phase, ending }: View): number => turns + (phase === 'over' && ending !== 'count' ? 1 : 0);

/** Undefined: one only watched, or nobody won. */
export function playedAt(table: TableView): KeptPlayed | undefined {
  const { you, winners, seats, config, game, since } = table;
  if (you === null || !winners || winners.length === 0 || !game) return undefined;
  return {
    id: idOf(table),
    config: { edition: config.edition },
    seats: seats.map(({ name, plan }) =>
      plan.by === 'bot' ? { name: plan.bot, kind: 'bot' } : { name: name ?? '', kind: 'person' },
    ),
    own: you,
    winners,
    turns: turnsOf(game.view),
    date: new Date(since).toISOString(),
  };
}

/** True: something was added. Without a server, nothing is. */
export async function keepOnlineGames(kept: PlayedGames = playedGames): Promise<boolean> {
  const tables = await ownTables();
  if (!tables.ok) return false;
  let hasAdded = false;
  for (const { id } of notYetKept(tables.value, kept)) {
    const table = await api.table(id);
    const played = table.ok ? playedAt(table.value) : undefined;
    if (played) kept.add([played]);
    hasAdded ||= played !== undefined;
  }
  return hasAdded;
}
