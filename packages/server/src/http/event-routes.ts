/** What happens at a table, as it happens. The ids of events are the numbers of the log's entries. */

import type { ServerResponse } from 'node:http';
import type { GameEvent } from '@cartagena/engine';
import type { NewsMessage, TableMessage } from '@cartagena/protocol';
import { Type } from 'typebox';
import type { Entry } from '../table/entry.ts';
import type { Table } from '../table/table.ts';
import { tellEntry, tellTable } from '../table/telling.ts';
import type { App } from './fastify-app.ts';
import { addressOf } from './limits.ts';
import { type Parts, tableOf } from './parts.ts';
import { malformed, problem } from './problem.ts';
import { frame } from './streams.ts';

const EventsQuery = Type.Object(
  {
    after: Type.Optional(
      Type.String({ maxLength: 20, description: 'The last event that you know of, like Last-Event-ID.' }),
    ),
  },
  { additionalProperties: false },
);

export function eventRoutes(app: App, { tables, streams, logins }: Parts): void {
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
      const muted = table.mutedBy(player);
      // Whoever claims to know more than there is has come from somewhere else, and gets everything.
      const isNew = known === undefined || known > seq;
      const first = isNew ? frame('table', { table: tellTable(table, player) } satisfies TableMessage, seq) : ':\n\n';

      reply.hijack();
      const response = reply.raw;
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
      streams.add({ client, address, game: id }, response, () => stop?.());
      if (tokenHash !== null) logins.add(tokenHash, response);
      const tell = (entry: Entry, events: readonly GameEvent[], now: Table) => {
        // What was missed has an end; only what comes can pile up. And it is heard as its hearer wants to hear things now.
        if (entry.seq < seq) writeTo(response, missedFor(entry, events, now, player, muted));
        else if (entry.seq === seq) writeTo(response, newsFor(entry, events, now, player));
        else streams.send(response, newsFor(entry, events, now, player));
      };
      try {
        stop = await tables.watch(id, isNew ? seq : known, tell);
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

function missedFor(
  entry: Entry,
  events: readonly GameEvent[],
  table: Table,
  player: string | null,
  muted: readonly number[],
): string {
  const news = tellEntry(table, entry, events, player, muted);
  return frame('news', { news, table: null } satisfies NewsMessage, entry.seq);
}

/** What was made of an entry, by seat; -1 for all who watch from the side, say nothing and hear everybody. It goes when the entry does. */
const told = new WeakMap<Entry, Map<number, string>>();

function newsFor(entry: Entry, events: readonly GameEvent[], table: Table, player: string | null): string {
  const make = (): string => {
    const news = tellEntry(table, entry, events, player);
    return frame('news', { news, table: tellTable(table, player) } satisfies NewsMessage, entry.seq);
  };
  const seat = table.seatOf(player);
  const isNobody = table.voiceOf(player) === undefined && table.mutedBy(player).length === 0;
  if (seat === undefined && (entry.kind === 'muted' || !isNobody)) return make();
  const bySeat = told.get(entry) ?? new Map<number, string>();
  told.set(entry, bySeat);
  const key = seat ?? -1;
  const known = bySeat.get(key) ?? make();
  bySeat.set(key, known);
  return known;
}
