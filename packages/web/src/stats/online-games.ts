/** One's own finished games over the net: the server knows them, and this browser remembers them beside its own. */
import type { PlayedGame, PlayedList } from '@cartagena/protocol';
import { MOST_PLAYED, type PlayedGames, playedGames, type SavedPlayed } from '../game/played-games.ts';
import { type ApiResult, api } from '../online/api.ts';

const PREFIX = 'table:';
/** Games asked for at a time. */
const PAGE = 50;

/** Undefined: nobody won. */
export function playedAt({ id, edition, seats, you, winners, turns, ended }: PlayedGame): SavedPlayed | undefined {
  if (winners.length === 0) return undefined;
  return {
    id: `${PREFIX}${id}`,
    config: { edition: edition as SavedPlayed['config']['edition'] },
    seats: seats.map(({ name, bot }) =>
      bot === null ? { name: name ?? '', kind: 'person' } : { name: bot, kind: 'bot' },
    ),
    own: you,
    winners,
    turns,
    date: new Date(ended).toISOString(),
  };
}

/** What is asked of a server. */
export type Archive = Pick<typeof api, 'played' | 'forgetPlayed'>;

/** Remembers all that the server has, page by page. Without a server, nothing. */
export async function keepOnlineGames(kept: PlayedGames = playedGames, archive: Archive = api): Promise<void> {
  let after: string | null = null;
  for (let seen = 0; seen < MOST_PLAYED; seen += PAGE) {
    const page: ApiResult<PlayedList> = await archive.played(PAGE, after);
    if (!page.ok) return;
    kept.add(page.value.games.flatMap(game => playedAt(game) ?? []));
    after = page.value.next;
    if (after === null) return;
  }
}

/**
 * Deletes everything here, and on the server what it knows of one's games. False: the server did not do it, and nothing was
 * deleted; whoever has played no game there does not depend on it.
 */
export async function deleteEverywhere(kept: PlayedGames = playedGames, archive: Archive = api): Promise<boolean> {
  const isDone = (await archive.forgetPlayed()).ok || !kept.list().some(({ id }) => id.startsWith(PREFIX));
  if (isDone) kept.deleteAll();
  return isDone;
}
