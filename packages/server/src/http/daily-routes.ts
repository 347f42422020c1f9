/** The leaderboard of a deal of the day: results that were checked by playing them again. */
import type { Reason } from '@cartagena/engine';
import { DailyRequest, Leaderboard, LeaderboardEntry } from '@cartagena/protocol/schemas';
import { dayAt, dealOfTheDay, isDay } from '@cartagena/study/deals';
import type { FastifyRequest } from 'fastify';
import { whyClosed } from '../daily/open-days.ts';
import type { VerifiedResult } from '../daily/verify-result.ts';
import type { DailyResultRow } from '../store/store.ts';
import { answeredBefore, keepFor } from './command.ts';
import type { App } from './fastify-app.ts';
import { addressOf } from './limits.ts';
import { skeletonOf, withNumber } from './look-alike.ts';
import { type Parts, whoAsks } from './parts.ts';
import { HttpProblem, problem } from './problem.ts';
import { nameAt } from './table-routes.ts';
import { cleanedName } from './wording.ts';

const tags = ['daily'];
const ENTRIES = 50;
/** Ranks are counted so far. */
const MOST_RANKS = 1000;
/** Numbers that are tried for a player who has not chosen a name. */
const MOST_NUMBERS = 20;
/** Room for the longest result, and for a name. */
const BODY_LIMIT = 44 * 1024;

/** What to do about a result that is refused. */
const ADVICE: { readonly [code: string]: string } = {
  malformed: 'Send the game as the client writes it, such as "1;2026-11-18;play start key;end" and so on.',
  'too-long': 'Send a game that was played to its end in fewer actions.',
  'other-day': 'Send it to the address of its own day.',
  illegal: 'Send the game exactly as it was played, with this day’s deal.',
  'after-end': 'Leave out what follows the end of the game.',
  unfinished: 'Finish the game, then send all of it.',
  'wrong-reply':
    'The game was played against bots of another version. Reload the page to get this server’s, and send the result of another day.',
};

export function dailyRoutes(app: App, parts: Parts): void {
  const { store, results, limits, now } = parts;

  const rankOf = async (day: string, points: number): Promise<number | null> => {
    const better = await store.dailyResults.countBetter(day, points, MOST_RANKS);
    return better < MOST_RANKS ? better + 1 : null;
  };

  app.get(
    '/daily/:day',
    {
      schema: {
        tags,
        summary: 'The leaderboard of a day',
        description: 'The best fifty and you. Cards and moves are not part of it.',
        response: { 200: Leaderboard },
      },
    },
    async (request, reply) => {
      const day = dayOf(request, now());
      limits.work(request, reply, ENTRIES);
      const { player } = request;
      const [best, own] = await Promise.all([
        store.dailyResults.best(day, ENTRIES + 1),
        player === null ? undefined : store.dailyResults.get(day, player),
      ]);
      const entries = ranked(best).slice(0, ENTRIES);
      return {
        day,
        isOpen: whyClosed(dealOfTheDay(day), now()) === undefined,
        entries: entries.map(([row, rank]) => entryOf(row, rank, player)),
        hasMore: best.length > ENTRIES,
        you: own && own.name !== null ? entryOf(own, await rankOf(day, own.points), player) : null,
        hasSent: own !== undefined,
      };
    },
  );

  app.post(
    '/daily/:day',
    {
      bodyLimit: BODY_LIMIT,
      schema: {
        tags,
        summary: 'Send your result of a day',
        description:
          'The game is played again, with the bots’ replies. One result per player and day: the first one counts. Accepted on the day itself (UTC) and for six days after it.',
        body: DailyRequest,
        response: { 201: LeaderboardEntry },
      },
    },
    async (request, reply) => {
      const player = whoAsks(request);
      const day = dayOf(request, now());
      const before = await answeredBefore<LeaderboardEntry>(request, reply, parts, player);
      if (before) return before;
      const closed = whyClosed(dealOfTheDay(day), now());
      if (closed) throw new HttpProblem(closed);
      if (await store.dailyResults.get(day, player)) throw problem('sent-before');
      const { result: text, name: wished } = request.body;
      const known = await nameAt(parts, player);
      const name = wished === undefined ? known : cleanedName('name', wished);
      limits.checks.refuse(request, reply);
      const charge = (milliseconds: number) => limits.checks.charge(request, milliseconds);
      const verdict = await results.check({ player, day, text, address: addressOf(request.ip), charge });
      if (!verdict.ok) throw refusalOf(verdict.reason);
      const keep = keepFor(request, player, now);
      const rank = await rankOf(day, verdict.value.points);
      for (let number = 1; number <= (wished === undefined ? MOST_NUMBERS : 1); number++) {
        const row = rowOf(day, player, withNumber(name, number), verdict.value, now());
        const answer = entryOf(row, rank, player);
        const added = await store.dailyResults.add(row, keep?.(201, answer));
        if (added === 'done') return reply.code(201).send(answer);
        if (added === 'repeated')
          return (await answeredBefore<LeaderboardEntry>(request, reply, parts, player)) ?? answer;
        if (added === 'sent-before') throw problem('sent-before');
      }
      throw problem('name-taken', { field: 'name' });
    },
  );

  app.delete(
    '/daily/:day',
    {
      schema: {
        tags,
        summary: 'Withdraw your result of a day',
        description: 'It is not listed any more, and your name is removed from it. You cannot send another one.',
      },
    },
    async (request, reply) => {
      const day = dayOf(request, now());
      if (request.player !== null) await store.dailyResults.withdraw(day, request.player);
      return reply.code(204).send();
    },
  );
}

/** The day in the address: one that has begun, by this server's clock. */
function dayOf({ params }: FastifyRequest, now: number): string {
  const { day } = params as { day: string };
  if (!isDay(day)) throw problem('no-day');
  const today = dayAt(now);
  if (day <= today) return day;
  const text = `${day} has not begun: here it is ${today} (UTC). Check the date of your device, or come back on that day.`;
  throw new HttpProblem({ code: 'day-to-come', text });
}

function refusalOf({ code, text }: Reason): HttpProblem {
  const advice = ADVICE[code];
  return advice === undefined
    ? new HttpProblem({ code, text })
    : new HttpProblem({ code, text: `${text} ${advice}` }, { field: 'result' });
}

const rowOf = (
  day: string,
  player: string,
  name: string,
  { points, outcome, lead, turns, story }: VerifiedResult,
  sent: number,
): DailyResultRow => ({ day, player, name, skeleton: skeletonOf(name), points, outcome, lead, turns, story, sent });

/** Those with the same points have the same rank. */
function ranked(rows: readonly DailyResultRow[]): (readonly [row: DailyResultRow, rank: number])[] {
  return rows.map(row => [row, rows.findIndex(({ points }) => points === row.points) + 1]);
}

const entryOf = (row: DailyResultRow, rank: number | null, player: string | null): LeaderboardEntry => ({
  rank,
  name: row.name!,
  points: row.points,
  outcome: row.outcome,
  lead: row.lead,
  turns: row.turns,
  story: row.story,
  sent: row.sent,
  isYou: row.player === player,
});
