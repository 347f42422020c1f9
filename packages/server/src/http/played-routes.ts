/** The player's own finished games in brief, for statistics. */
import { PageQuery, type PlayedGame, PlayedList } from '@cartagena/protocol/schemas';
import type { PlayedRow } from '../store/store.ts';
import type { Summary } from '../table-host/projection.ts';
import type { App } from './fastify-app.ts';
import { nextAfter, pageOf } from './page.ts';
import type { Parts } from './parts.ts';

const tags = ['me'];

export function playedRoutes(app: App, { store, limits }: Pick<Parts, 'store' | 'limits'>): void {
  app.get(
    '/me/played',
    {
      schema: {
        tags,
        summary: 'Your finished games in few words, for statistics',
        description: 'Somebody who is not known here has none.',
        querystring: PageQuery,
        response: { 200: PlayedList },
      },
    },
    async (request, reply) => {
      const page = pageOf(request.query);
      limits.work(request, reply, page.limit);
      const rows = request.player === null ? [] : await store.playedBy(request.player, page);
      return { games: rows.map(playedGame), next: nextAfter(rows, page) };
    },
  );

  app.delete(
    '/me/played',
    {
      schema: {
        tags,
        summary: 'Forget your finished games',
        description: 'They are not listed as yours any more. The games themselves stay, for those who played with you.',
      },
    },
    async (request, reply) => {
      if (request.player !== null) await store.forgetPlayed(request.player);
      return reply.code(204).send();
    },
  );
}

function playedGame({ id, updated, seat, summary }: PlayedRow): PlayedGame {
  const { edition, seats, winners, turns, endedAt } = JSON.parse(summary) as Summary;
  return {
    id,
    edition,
    seats: seats.map(({ name, isBot }) => ({ name, bot: isBot ? name : null })),
    you: seat,
    winners: [...(winners ?? [])],
    turns: turns ?? null,
    ended: endedAt ?? updated,
  };
}
