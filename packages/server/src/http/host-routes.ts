/** What the host of a table can do before the game. */
import { Done, LockRequest, RemoveRequest } from '@cartagena/protocol/schemas';
import { remove, setLock } from '../table-log/host.ts';
import { runCommand, seqOf } from './command.ts';
import type { App } from './fastify-app.ts';
import { makeLock } from './lock.ts';
import type { Parts } from './parts.ts';

const described = (summary: string) => ({ tags: ['tables'], summary, response: { 200: Done } });

export function hostRoutes(app: App, parts: Parts): void {
  app.post(
    '/games/:id/remove',
    {
      schema: {
        ...described('Remove the player of a seat before the game; for the host'),
        description: 'That player can watch, but not sit down here again.',
        body: RemoveRequest,
      },
    },
    (request, reply) =>
      runCommand(request, reply, parts, (table, player) => remove(table, player, request.body.seat), seqOf),
  );

  app.post(
    '/games/:id/lock',
    {
      schema: {
        ...described('Lock free seats with a password, or unlock them; for the host'),
        description: 'Those who sit at the table already need no password.',
        body: LockRequest,
      },
    },
    async (request, reply) => {
      const { password } = request.body;
      const lock = password === null ? null : await makeLock(password);
      return runCommand(request, reply, parts, (table, player) => setLock(table, player, lock), seqOf);
    },
  );
}
