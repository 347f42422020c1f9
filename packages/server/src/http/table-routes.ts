/** Tables: open one, find one, look at one. */
import { type Choices, type GameConfig, PRESETS, type PresetId, setUp } from '@cartagena/engine';
import type { GameChoices, SeatPlan } from '@cartagena/protocol';
import {
  ChainPage,
  type ListedTable,
  ListQuery,
  Opened,
  OpenRequest,
  TableList,
  Table as TableSchema,
} from '@cartagena/protocol/schemas';
import type { FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import type { ListedGame, Page } from '../store/store.ts';
import type { Summary } from '../table-host/projection.ts';
import { otherBoardOf } from '../table-log/boards.ts';
import { linksOf } from '../table-log/chain-link.ts';
import type { Entry } from '../table-log/entry.ts';
import { tableViewFor } from '../table-log/table-view.ts';
import { answeredBefore, keepFor } from './command.ts';
import type { App } from './fastify-app.ts';
import { makeLock } from './lock.ts';
import { nextAfter, pageOf } from './page.ts';
import { type Parts, refuseTooManyGames, tableOf, whoAsks } from './parts.ts';
import { HttpProblem, malformed, problem } from './problem.ts';
import { RecordTexts } from './record-texts.ts';
import { newId } from './secrets.ts';
import { cleanedName } from './wording.ts';

const tags = ['tables'];
/** What a record costs per entry of the log, which is replayed, hashed and sealed again. */
const RECORD_WORK = 3;

const ChainQuery = Type.Object(
  { after: Type.Optional(Type.String({ pattern: '^[0-9]{1,9}$', description: 'The last entry that you know of.' })) },
  { additionalProperties: false },
);

export function tableRoutes(app: App, parts: Parts): void {
  const { store, tables, deals, bots, limits, now } = parts;
  const records = new RecordTexts();

  app.post(
    '/games',
    {
      schema: {
        tags,
        summary: 'Open a table; you get its first seat for people',
        body: OpenRequest,
        response: { 201: Opened },
      },
    },
    async (request, reply) => {
      const player = whoAsks(request);
      const before = await answeredBefore<Opened>(request, reply, parts, player);
      if (before) return before;
      await limits.tables(request, reply);
      await refuseTooManyGames(parts, player);
      const { body } = request;
      const isMatch = body.duplicate ?? false;
      const config = configOf({ ...body.game, ...(isMatch ? { luck: 'same' } : {}) }, body.seats?.length);
      if (isMatch && config.seats !== 2) throw malformed('duplicate', 'A duplicate match is for two seats.');
      const seats = body.seats ?? Array.from({ length: config.seats }, (): SeatPlan => ({ by: 'person' }));
      checkSeats(config, seats, bots);
      const name = await nameAt(parts, player, body.name);
      const id = newId();
      const secret = deals.newSecret();
      const commitment = deals.commitmentOf(id, secret);
      const answer = { id, seq: seats.some(({ by }) => by === 'person') ? 2 : 1, commitment };
      const made = await tables.create(
        player,
        name,
        {
          id,
          secret,
          config,
          seats,
          clock: body.clock ?? { kind: 'none' },
          isPublic: body.isPublic ?? false,
          fair: 2,
          commitment,
          ...(isMatch ? { duplicate: true } : {}),
          ...(body.password === undefined ? {} : { lock: await makeLock(body.password) }),
        },
        keepFor(request, player, now)?.(201, answer),
      );
      if (made === 'repeated') return (await answeredBefore<Opened>(request, reply, parts, player)) ?? answer;
      return reply.code(201).send(answer);
    },
  );

  app.get(
    '/games',
    {
      schema: {
        tags,
        summary: 'The lobby: public tables, those that changed last first',
        querystring: ListQuery,
        response: { 200: TableList },
      },
    },
    async (request, reply) => {
      const page = pageOf(request.query);
      limits.work(request, reply, page.limit);
      return listOf(await store.publicGames(request.query.status ?? 'open', page), page, request);
    },
  );

  app.get(
    '/me/games',
    {
      schema: {
        tags: ['me'],
        summary: 'Your games, whose turn it is and since when',
        description: 'Somebody who is not known here has none.',
        querystring: ListQuery,
        response: { 200: TableList },
      },
    },
    async (request, reply) => {
      const page = pageOf(request.query);
      limits.work(request, reply, page.limit);
      const { player } = request;
      return listOf(player === null ? [] : await store.gamesOf(player, page), page, request);
    },
  );

  app.get(
    '/games/:id',
    { schema: { tags, summary: 'A table as you may see it', response: { 200: TableSchema } } },
    async request => {
      const table = await tables.read(tableOf(request));
      if (table === undefined) throw problem('no-table');
      return tableViewFor(table, request.player);
    },
  );

  app.get(
    '/games/:id/chain',
    {
      schema: {
        tags: ['deal'],
        summary: 'The links of the table’s hash chain after an entry of its log',
        description: 'For clients that missed more than the events bring back.',
        querystring: ChainQuery,
        response: { 200: ChainPage },
      },
    },
    async (request, reply) => {
      const id = tableOf(request);
      const table = await tables.read(id);
      if (table === undefined) throw problem('no-table');
      const entries = (await store.entries(id, Number(request.query.after ?? 0))) as Entry[];
      limits.work(request, reply, entries.length);
      return {
        links: linksOf(
          table,
          entries.filter(({ seq }) => seq <= table.seq),
        ),
      };
    },
  );

  app.get(
    '/games/:id/record',
    {
      schema: { tags, summary: 'The record of a game that is over, with all that is needed to check its luck' },
    },
    async (request, reply) => {
      const id = tableOf(request);
      const known = records.get(id);
      reply.type('application/json; charset=utf-8');
      if (known !== undefined) return known;
      const [table, row] = [await tables.read(id), await store.game(id)];
      if (table === undefined || row === undefined) throw problem('no-table');
      if (table.status !== 'over')
        throw new HttpProblem({ code: 'not-over', text: 'The game is not over yet.' }, { seq: table.seq });
      const otherBoard = otherBoardOf(table);
      // The luck of both boards derives from one secret.
      if (otherBoard !== null && ((await tables.read(otherBoard))?.status ?? 'over') !== 'over')
        throw problem('other-board-not-over');
      limits.work(request, reply, RECORD_WORK * table.seq);
      const text = JSON.stringify(await deals.recordOf(table, row, (await store.entries(id)) as Entry[]));
      records.add(id, text);
      return text;
    },
  );
}

/** A player's name at a table: the given one, or the usual one. */
export async function nameAt({ store }: Pick<Parts, 'store'>, player: string, wished?: string): Promise<string> {
  if (wished !== undefined) return cleanedName('name', wished);
  const known = await store.players.get(player);
  if (known === undefined) throw problem('no-player');
  return known.name;
}

function configOf(choices: GameChoices, seats: number | undefined): GameConfig {
  const config = setUp({ ...(seats === undefined ? {} : { seats }), ...spelledOut(choices) });
  if (config.ok) return config.value;
  const [clash] = config.reason.clash;
  throw new HttpProblem(config.reason, { field: clash === undefined ? 'game' : `game.${clash}` });
}

/** Explicit choices override those of the preset. */
function spelledOut({ edition, ...rest }: GameChoices): Choices {
  const base = isPreset(edition) ? PRESETS[edition] : { edition };
  return { ...base, ...rest };
}

const isPreset = (name: GameChoices['edition']): name is PresetId =>
  typeof name === 'string' && Object.hasOwn(PRESETS, name);

function checkSeats(config: GameConfig, seats: readonly SeatPlan[], bots: readonly string[]): void {
  if (seats.length !== config.seats)
    throw malformed('seats', `The field seats must have ${config.seats} entries, as many as the game has seats.`);
  for (const plan of seats) if (plan.by === 'bot') checkBot('seats', plan.bot, bots);
}

export function checkBot(field: string, bot: string, bots: readonly string[]): void {
  if (!bots.includes(bot)) throw malformed(field, `There is no bot with this name; there are ${bots.join(', ')}.`);
}

const listOf = (games: readonly ListedGame[], page: Page, request: FastifyRequest): TableList => ({
  tables: games.map(game => listedTable(game, request.player)),
  next: nextAfter(games, page),
});

function listedTable(game: ListedGame, player: string | null): ListedTable {
  const { id, status, created, updated, actorSince, deadline, actorPlayer } = game;
  const { edition, modules, seats, clock, actor, winners } = JSON.parse(game.summary) as Summary;
  return {
    id,
    status,
    created,
    updated,
    edition,
    modules: [...modules],
    seats: [...seats],
    clock,
    actor,
    since: actorSince,
    deadline,
    isYourTurn: player !== null && actorPlayer === player,
    winners: winners && [...winners],
  };
}
