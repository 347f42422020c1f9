/** What happens at a table, as it happens. The ids of events are the numbers of the log's entries. */

import type { ServerResponse } from 'node:http';
import { Type } from 'typebox';
import { HISTORY_LENGTH } from '../table-host/history.ts';
import type { Table } from '../table-log/table.ts';
import type { Happened } from '../table-log/table-view.ts';
import { Account } from './account.ts';
import type { App } from './fastify-app.ts';
import { addressOf } from './limits.ts';
import { clientOf } from './log.ts';
import { type Parts, tableOf } from './parts.ts';
import { malformed, problem } from './problem.ts';

const EventsQuery = Type.Object(
  {
    after: Type.Optional(
      Type.String({ maxLength: 20, description: 'The last event that you know of, like Last-Event-ID.' }),
    ),
    changes: Type.Optional(
      Type.Enum(['1'], {
        description: 'Send the whole table once, then only what changed: {news, change} (docs/server-api.md).',
      }),
    ),
  },
  { additionalProperties: false },
);

export function eventRoutes(app: App, { tables, streams, logins, limits }: Parts): void {
  app.get(
    '/games/:id/events',
    {
      // Whoever asks for the headers only would wait for ever.
      exposeHeadRoute: false,
      schema: {
        tags: ['play'],
        summary: 'Follow a table by server-sent events',
        description:
          'First an event `table` with {table}, unless you say by Last-Event-ID or `after` what you know; then for each entry of the log an event `news` with {news, table}. When `reconnect` comes, connect again.',
        querystring: EventsQuery,
        produces: ['text/event-stream'],
      },
    },
    async (request, reply) => {
      const id = tableOf(request);
      const { player, tokenHash } = request;
      const address = addressOf(request.ip);
      const client = player ?? address;
      const known = knownSeq(request.headers['last-event-id'] ?? request.query.after);
      const table = await tables.read(id);
      if (table === undefined) throw problem('no-table');
      // From here to the stream nothing is waited for, so that these stay true.
      if (streams.isStopping) throw problem('stopping');
      if (!streams.hasRoom({ client, address })) throw problem('too-many-streams');
      const { seq } = table;
      // Whoever claims to know more than there is has come from somewhere else, and gets everything.
      const isNew = known === undefined || known > seq;
      limits.work(request, reply, isNew ? 0 : Math.min(seq - known, HISTORY_LENGTH));
      const account = new Account(player, request.query.changes === '1');
      const first = isNew ? account.whole(table) : ':\n\n';

      reply.hijack();
      const response = reply.raw;
      const { socket } = request.raw;
      const bytesBefore = socket.bytesWritten;
      // It ends with the connection, so it need not be cut into chunks.
      response.removeHeader('transfer-encoding');
      response.writeHead(200, {
        ...(reply.getHeaders() as { [name: string]: string }),
        'content-type': 'text/event-stream; charset=utf-8',
        'cache-control': 'no-store',
        // Nothing else comes after it, and a stop need not wait for more.
        connection: 'close',
        'x-accel-buffering': 'no',
      });
      response.write(first);
      let stop: (() => void) | undefined;
      // Afterwards nobody knows the address any more.
      const asked = clientOf(request);
      streams.add({ client, address, game: id }, response, end => {
        stop?.();
        const ms = Math.round(reply.elapsedTime);
        request.log.info({ ...asked, status: 200, ms, bytes: socket.bytesWritten - bytesBefore, end }, 'stream ended');
      });
      if (tokenHash !== null) logins.add(tokenHash, response);
      const onEntry = (happened: Happened, now: Table, isBehind: boolean) => {
        const text = isBehind ? account.missed(happened, now) : account.news(happened, now);
        // What was missed has an end; only what comes can pile up.
        if (happened.entry.seq <= seq) writeTo(response, text);
        else streams.send(response, text);
      };
      try {
        stop = await tables.watch(id, isNew ? seq : known, onEntry, () => streams.end(response));
      } catch (error) {
        request.log.error({ err: error }, 'unexpected');
        response.destroy();
      }
      if (response.destroyed || response.writableEnded) stop?.();
    },
  );
}

function knownSeq(text: string | string[] | undefined): number | undefined {
  if (text === undefined || text === '') return undefined;
  if (typeof text !== 'string' || !/^\d{1,9}$/.test(text))
    throw malformed('after', 'The last event that you know of must be the id of an event, a whole number.');
  return Number(text);
}

function writeTo(response: ServerResponse, text: string): void {
  if (!response.destroyed && !response.writableEnded) response.write(text);
}
