/** What can be done at a table. Each answers with the number of the last entry that it made. */
import {
  ActionRequest,
  BackAnswerRequest,
  BackRequest,
  ChatRequest,
  Done,
  HireRequest,
  IdleRequest,
  MuteRequest,
  Opened,
  RevealRequest,
  SeatRequest,
  ShareRequest,
} from '@cartagena/protocol/schemas';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { NewTable } from '../table-host/tables.ts';
import { commitShare, restart, reveal } from '../table-log/dealing.ts';
import { hire, maySit, sit, standUp, start } from '../table-log/gather.ts';
import { mayPass } from '../table-log/host.ts';
import { claimIdle } from '../table-log/idle.ts';
import { act, answerBack, askBack, comeBack, goAway, mute, rematch, resign, say, undo } from '../table-log/play.ts';
import { refused } from '../table-log/refusal.ts';
import type { Table } from '../table-log/table.ts';
import { type PlayerCommand, REPLAYED, runCommand, seqOf } from './command.ts';
import type { App } from './fastify-app.ts';
import { opens } from './lock.ts';
import { looksLikeOne, numbered } from './look-alike.ts';
import { type Parts, refuseTooManyGames, tableOf, whoAsks } from './parts.ts';
import { malformed, problem } from './problem.ts';
import { newId } from './secrets.ts';
import { checkBot, nameAt } from './table-routes.ts';
import { cleaned } from './wording.ts';

/** Tables of one player at which bots play alone at once. */
const BOT_TABLES = 5;

/** What needs nothing but to be said. */
const PLAIN: { readonly [path: string]: readonly [command: PlayerCommand, summary: string] } = {
  restart: [restart, 'Call the deal off, if somebody does not reveal a share; for the host'],
  undo: [undo, 'Take your last action back, if it revealed nothing'],
  resign: [resign, 'Give up; a bot plays on for you'],
  return: [comeBack, 'Be back after you were away'],
};

export function playRoutes(app: App, parts: Parts): void {
  const { tables, deals, bots, limits, metrics, botTablesOf } = parts;

  /** A table like this one for those who played here. */
  const tableLike = ({ seats, config, clock, isPublic, lock, isFirstBoard, mirrored }: Table): NewTable => {
    const id = newId();
    const secret = deals.newSecret();
    const commitment = deals.commitmentOf(id, secret);
    const plans = seats.map(({ plan }) => plan);
    const invited = seats.flatMap(seat => seat.player ?? []);
    return {
      ...{ id, secret, config, seats: plans, clock, isPublic, fair: 2, commitment, invited },
      ...(isFirstBoard || mirrored ? { duplicate: true } : {}),
      ...(lock === null ? {} : { lock }),
    };
  };

  /** The lock that this password opens, null if it opens none. Tries are limited like those of codes. */
  const openedLock = async (
    request: FastifyRequest,
    reply: FastifyReply,
    { lock }: Table,
    password: string | undefined,
  ): Promise<string | null> => {
    if (lock === null || password === undefined) return null;
    await limits.codes(request, reply);
    return (await opens(password, lock)) ? lock : null;
  };

  const schemaOf = (summary: string, tag = 'play') => ({ tags: [tag], summary, response: { 200: Done } });

  const run = (request: FastifyRequest, reply: FastifyReply, command: PlayerCommand) =>
    runCommand(request, reply, parts, command, seqOf);

  app.post('/games/:id/start', { schema: schemaOf('Start the game, when all seats are taken') }, (request, reply) =>
    run(request, reply, (table, player) => {
      const isForBots = table.seats.every(({ plan }) => plan.by === 'bot');
      if (isForBots && (botTablesOf?.(player) ?? 0) >= BOT_TABLES) return refused('enough-bot-tables');
      return start(table, player);
    }),
  );

  for (const [path, [command, summary]] of Object.entries(PLAIN))
    app.post(`/games/:id/${path}`, { schema: schemaOf(summary) }, (request, reply) => run(request, reply, command));

  app.post(
    '/games/:id/seat',
    { schema: { ...schemaOf('Sit down, or change seat, name or colour', 'tables'), body: SeatRequest } },
    async (request, reply) => {
      const { name: wished, seat, colour, password, share } = request.body;
      const player = whoAsks(request);
      const name = await nameAt(parts, player, wished);
      const found = await tables.read(tableOf(request));
      if (found?.seatOf(player) === undefined) await refuseTooManyGames(parts, player);
      const opened = found && (await openedLock(request, reply, found, password));
      return run(request, reply, (table, player) => {
        for (const judged of [mayPass(table, player, opened ?? null), maySit(table, player, parts.now())])
          if (!judged.ok) return judged;
        // Whoever only changes the seat or the colour keeps the name.
        const before = table.seatOf(player);
        const kept = wished === undefined && before !== undefined ? table.seats[before].name : null;
        const others = table.seats.flatMap(one => (one.player === player || one.name === null ? [] : [one.name]));
        if (kept === null && wished !== undefined && looksLikeOne(name, others)) return refused('name-taken');
        return sit(table, player, {
          name: kept ?? numbered(name, others),
          ...(seat === undefined ? {} : { seat }),
          ...(colour === undefined ? {} : { colour }),
          ...(share === undefined ? {} : { share }),
        });
      });
    },
  );

  app.delete(
    '/games/:id/seat',
    { schema: schemaOf('Leave. During the game a bot stands in until you are back', 'tables') },
    (request, reply) =>
      run(request, reply, (table, player) =>
        table.status === 'open' ? standUp(table, player) : goAway(table, player),
      ),
  );

  app.post(
    '/games/:id/bots',
    { schema: { ...schemaOf('Let bots take all seats that are free; for the host', 'tables'), body: HireRequest } },
    (request, reply) => {
      const { bot } = request.body;
      checkBot('bot', bot, bots);
      return run(request, reply, (table, player) => hire(table, player, bot));
    },
  );

  app.post(
    '/games/:id/share',
    { schema: { ...schemaOf('Commit to your share in the luck of the deal', 'deal'), body: ShareRequest } },
    (request, reply) => run(request, reply, (table, player) => commitShare(table, player, request.body.commitment)),
  );

  app.post(
    '/games/:id/reveal',
    { schema: { ...schemaOf('Reveal your share, when all are frozen', 'deal'), body: RevealRequest } },
    (request, reply) => run(request, reply, (table, player) => reveal(table, player, request.body.share)),
  );

  app.post(
    '/games/:id/actions',
    {
      schema: {
        ...schemaOf('Act, on the table as it was at `seq`'),
        description: 'If the game has moved on since, nothing is done and the answer is 409 with the current seq.',
        body: ActionRequest,
      },
    },
    async (request, reply) => {
      const { action, seq } = request.body;
      const answer = await run(request, reply, (table, player) => act(table, player, action, seq));
      if (!reply.hasHeader(REPLAYED)) metrics.actions.inc();
      return answer;
    },
  );

  app.post(
    '/games/:id/idle',
    {
      schema: {
        ...schemaOf('Say, or agree, that the seat which must decide is idle; when all others do, a bot stands in'),
        description: 'At tables without a clock, from `idleAt` of the table on. Its player can come back at any time.',
        body: IdleRequest,
      },
    },
    (request, reply) =>
      run(request, reply, (table, player) => claimIdle(table, player, request.body.against, parts.now())),
  );

  app.post(
    '/games/:id/back',
    { schema: { ...schemaOf('Ask the others to go back to when `to` actions were made'), body: BackRequest } },
    (request, reply) => run(request, reply, (table, player) => askBack(table, player, request.body.to)),
  );

  app.post(
    '/games/:id/back/answer',
    { schema: { ...schemaOf('Agree to go back, or not'), body: BackAnswerRequest } },
    (request, reply) => {
      const { agrees, to } = request.body;
      return run(request, reply, (table, player) => answerBack(table, player, agrees, to));
    },
  );

  app.post(
    '/games/:id/chat',
    { schema: { ...schemaOf('Say something to the table'), body: ChatRequest } },
    async (request, reply) => {
      const { text, emote } = request.body;
      if ((text === undefined) === (emote === undefined)) throw malformed('text', 'Send either a text or an emote.');
      const own = await nameAt(parts, whoAsks(request));
      await limits.chat(request, reply);
      const said = text === undefined ? { emote } : { text: cleaned('text', text) };
      return run(request, reply, (table, player) => {
        const seat = table.seatOf(player);
        const name = (seat === undefined ? null : table.seats[seat].name) ?? own;
        return { ok: true, value: say(table, player, { name, ...said }) };
      });
    },
  );

  app.post(
    '/games/:id/mute',
    {
      schema: {
        ...schemaOf('Hear somebody at this table no more, or again'),
        description: 'On all of your devices; the others are not told.',
        body: MuteRequest,
      },
    },
    async (request, reply) => {
      whoAsks(request);
      await limits.chat(request, reply);
      const { voice, isMuted } = request.body;
      return run(request, reply, (table, player) => mute(table, player, voice, isMuted));
    },
  );

  app.post(
    '/games/:id/rematch',
    {
      schema: {
        tags: ['tables'],
        summary: 'Open a table like this one for the same people; whoever asks later is led there too',
        response: { 200: Opened },
      },
    },
    async (request, reply) => {
      const player = whoAsks(request);
      const table = await tables.read(tableOf(request));
      if (table === undefined) throw problem('no-table');
      if (table.rematch === null) await refuseTooManyGames(parts, player);
      const made = tableLike(table);
      // Whoever asks has the same name as here.
      const own = table.seats.find(seat => seat.player === player)?.name ?? (await nameAt(parts, player));
      return runCommand(
        request,
        reply,
        parts,
        (now, who) => rematch(now, who, made.id, made.commitment),
        ({ rematch: id, rematchCommitment: commitment, seq }) => ({
          id: id!,
          seq,
          ...(commitment ? { commitment } : {}),
        }),
        tables.opening(player, own, made),
      );
    },
  );
}
