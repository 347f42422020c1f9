/** Tables: open one, find one, look at one. */
import { type Choices, type GameConfig, PRESETS, type PresetId, setUp } from '@cartagena/engine';
import type { GameChoices, SeatPlan } from '@cartagena/protocol';
import {
  type ListedTable,
  ListQuery,
  Opened,
  OpenRequest,
  TableList,
  Table as TableSchema,
} from '@cartagena/protocol/schemas';
import type { FastifyRequest } from 'fastify';
import type { ListedGame, Page } from '../store/store.ts';
import { tellTable } from '../table/telling.ts';
import type { Summary } from '../tables/projection.ts';
import { answeredBefore, keepFor } from './command.ts';
import type { App } from './fastify-app.ts';
import { nextAfter, pageOf } from './page.ts';
import { type Parts, tableOf, whoAsks } from './parts.ts';
import { malformed, Problem, problem } from './problem.ts';
import { newId } from './secrets.ts';
import { cleaned } from './wording.ts';

const tags = ['tables'];

export function tableRoutes(app: App, parts: Parts): void {
  const { store, tables, deals, bots, limits, now } = parts;

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
      const { body } = request;
      const config = configOf(body.game, body.seats?.length);
      const seats = body.seats ?? Array.from({ length: config.seats }, (): SeatPlan => ({ by: 'person' }));
      checkSeats(config, seats, bots);
      const name = await nameAt(parts, player, body.name);
      const id = newId();
      const secret = deals.newSecret();
      const answer = { id, seq: seats.some(({ by }) => by === 'person') ? 2 : 1 };
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
          commitment: deals.commitmentOf(id, secret),
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
    async request => {
      const page = pageOf(request.query);
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
    async request => {
      const page = pageOf(request.query);
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
      return tellTable(table, request.player);
    },
  );

  app.get(
    '/games/:id/record',
    {
      schema: { tags, summary: 'The record of a game that is over, with all that is needed to check its luck' },
    },
    async request => {
      const id = tableOf(request);
      const [table, row] = [await tables.read(id), await store.game(id)];
      if (table === undefined || row === undefined) throw problem('no-table');
      if (table.status !== 'over')
        throw new Problem({ code: 'not-over', text: 'The game is not over yet.' }, { seq: table.seq });
      return deals.recordOf(table, row);
    },
  );
}

/** What somebody is called at a table: as they say, or as everywhere. */
export async function nameAt({ store }: Pick<Parts, 'store'>, player: string, wished?: string): Promise<string> {
  if (wished !== undefined) return cleaned('name', wished);
  const known = await store.players.get(player);
  if (known === undefined) throw problem('no-player');
  return known.name;
}

function configOf(choices: GameChoices, seats: number | undefined): GameConfig {
  const config = setUp({ ...(seats === undefined ? {} : { seats }), ...spelledOut(choices) });
  if (config.ok) return config.value;
  const [clash] = config.reason.clash;
  throw new Problem(config.reason, { field: clash === undefined ? 'game' : `game.${clash}` });
}

/** What is chosen beside a preset goes before what it says. */
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
  tables: games.map(game => tellListed(game, request.player)),
  next: nextAfter(games, page),
});

function tellListed(game: ListedGame, player: string | null): ListedTable {
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
