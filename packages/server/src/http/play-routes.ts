/** What can be done at a table. Each answers with the number of the last entry that it made. */
import {
  ActionRequest,
  BackAnswerRequest,
  BackRequest,
  ChatRequest,
  Done,
  EntropyRequest,
  HireRequest,
  MuteRequest,
  Opened,
  SeatRequest,
} from '@cartagena/protocol/schemas';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { hire, maySit, sit, standUp, start, stir } from '../table/gather.ts';
import { act, answerBack, askBack, comeBack, goAway, mute, rematch, resign, say, undo } from '../table/play.ts';
import type { Table } from '../table/table.ts';
import { type PlayerCommand, REPLAYED, runCommand, seqOf } from './command.ts';
import type { App } from './fastify-app.ts';
import { type Parts, tableOf, whoAsks } from './parts.ts';
import { malformed, problem } from './problem.ts';
import { newId } from './secrets.ts';
import { checkBot, nameAt } from './table-routes.ts';
import { cleaned } from './wording.ts';

/** What needs nothing but to be said. */
const PLAIN: { readonly [path: string]: readonly [command: PlayerCommand, summary: string] } = {
  start: [start, 'Start the game, when all seats are taken'],
  undo: [undo, 'Take your last action back, if it revealed nothing'],
  resign: [resign, 'Give up; a bot plays on for you'],
  return: [comeBack, 'Be back after you were away'],
};

export function playRoutes(app: App, parts: Parts): void {
  const { tables, deals, bots, limits, metrics } = parts;

  /** A table like this one for those who played here; whoever asks has the same name as here. */
  const openingLike = ({ seats, config, clock, isPublic }: Table, id: string, player: string, otherwise: string) => {
    const secret = deals.newSecret();
    const name = seats.find(seat => seat.player === player)?.name ?? otherwise;
    const commitment = deals.commitmentOf(id, secret);
    const plans = seats.map(({ plan }) => plan);
    const invited = seats.flatMap(seat => seat.player ?? []);
    return tables.opening(player, name, { id, secret, config, seats: plans, clock, isPublic, commitment, invited });
  };

  const schemaOf = (summary: string, tag = 'play') => ({ tags: [tag], summary, response: { 200: Done } });

  const run = (request: FastifyRequest, reply: FastifyReply, command: PlayerCommand) =>
    runCommand(request, reply, parts, command, seqOf);

  for (const [path, [command, summary]] of Object.entries(PLAIN))
    app.post(`/games/:id/${path}`, { schema: schemaOf(summary) }, (request, reply) => run(request, reply, command));

  app.post(
    '/games/:id/seat',
    { schema: { ...schemaOf('Sit down, or change seat, name or colour', 'tables'), body: SeatRequest } },
    async (request, reply) => {
      const { name: wished, seat, colour } = request.body;
      const name = await nameAt(parts, whoAsks(request), wished);
      return run(request, reply, (table, player) => {
        const judged = maySit(table, player, parts.now());
        if (!judged.ok) return judged;
        // Whoever only changes the seat or the colour keeps the name.
        const before = table.seatOf(player);
        const kept = wished === undefined && before !== undefined ? table.seats[before].name : null;
        return sit(table, player, {
          name: kept ?? name,
          ...(seat === undefined ? {} : { seat }),
          ...(colour === undefined ? {} : { colour }),
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
    '/games/:id/entropy',
    { schema: { ...schemaOf('Add to the luck of the deal; what you say last counts'), body: EntropyRequest } },
    (request, reply) => run(request, reply, (table, player) => stir(table, player, request.body.entropy)),
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
      const id = newId();
      return runCommand(
        request,
        reply,
        parts,
        (now, who) => rematch(now, who, id),
        now => ({ id: now.rematch!, seq: now.seq }),
        openingLike(table, id, player, await nameAt(parts, player)),
      );
    },
  );
}
