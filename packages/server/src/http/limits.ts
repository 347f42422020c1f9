/** How much each client may ask for. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import { networkOf } from '../addresses.ts';
import type { CountedBy } from './counters.ts';
import { HttpProblem, problem } from './problem.ts';
import { WorkBudget } from './work-budget.ts';

const MINUTE = 60_000;

/** A network shares one address, so an address may do this many times what a player may. */
const PLAYERS_PER_ADDRESS = 10;
/** Entries of logs that may be read and sent for each request that a player may make, and how many players of an address may do so. */
const WORK_PER_REQUEST = 33;
const BUSY_PLAYERS_PER_ADDRESS = 5;
/** The same for milliseconds of the thread that checks results of the deal of the day. */
const CHECK_MS_PER_REQUEST = 5;

type Limited = 'address' | 'player' | 'chat' | 'notices' | 'guests' | 'tables' | 'codes';

/** Counts the request, and refuses it if it exceeds the limit. */
type RateLimit = (request: FastifyRequest, reply: FastifyReply) => Promise<void>;

/** By what requests cost, which is known when they are done. */
interface CostLimit {
  /** Refuses the request if its client has caused too much lately. */
  refuse(request: FastifyRequest, reply: FastifyReply): void;
  charge(request: FastifyRequest, cost: number): void;
}

export type RateLimits = { readonly [L in Limited]: RateLimit } & {
  /** Refuses the request if its client has caused too much work lately; otherwise notes what it costs. */
  readonly work: (request: FastifyRequest, reply: FastifyReply, cost: number) => void;
  /** Of results of the deal of the day, in milliseconds of the thread that checks them. */
  readonly checks: CostLimit;
};

/** `perMinute` is the limit for one player; 0: no limits. */
export function makeLimits(countedBy: CountedBy, perMinute: number, now: () => number = Date.now): RateLimits {
  const byAddress = (request: FastifyRequest): string => addressOf(request.ip);
  const byPlayer = (request: FastifyRequest): string => request.player ?? addressOf(request.ip);
  const limit = (limited: Limited, max: number, keyOf: (request: FastifyRequest) => string) => {
    if (perMinute === 0) return async () => {};
    // The limit is part of the key: in Redis all of them are in one place.
    const keyGenerator = (request: FastifyRequest) => `${limited} ${keyOf(request)}`;
    const count = countedBy({ max: Math.max(1, Math.ceil(max)), timeWindow: MINUTE, keyGenerator });
    return async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
      const counted = await count(request);
      if (!counted.isAllowed && counted.isExceeded) throw tooFast(reply, counted.ttlInSeconds);
    };
  };
  const limitCost = (max: number): CostLimit => {
    if (perMinute === 0) return { refuse() {}, charge() {} };
    const budgets = [
      { keyOf: byPlayer, budget: new WorkBudget(max, MINUTE, now) },
      { keyOf: byAddress, budget: new WorkBudget(max * BUSY_PLAYERS_PER_ADDRESS, MINUTE, now) },
    ];
    return {
      refuse(request, reply) {
        for (const { keyOf, budget } of budgets)
          if (budget.isExceeded(keyOf(request))) throw tooFast(reply, budget.secondsLeft);
      },
      charge(request, cost) {
        for (const { keyOf, budget } of budgets) budget.spend(keyOf(request), cost);
      },
    };
  };
  const work = limitCost(perMinute * WORK_PER_REQUEST);
  return {
    address: limit('address', perMinute * PLAYERS_PER_ADDRESS, byAddress),
    player: limit('player', perMinute, byPlayer),
    chat: limit('chat', perMinute / 30, byPlayer),
    notices: limit('notices', perMinute / 60, byPlayer),
    guests: limit('guests', perMinute / 10, byAddress),
    tables: limit('tables', perMinute / 10, byAddress),
    codes: limit('codes', perMinute / 60, byAddress),
    work(request, reply, cost) {
      work.refuse(request, reply);
      work.charge(request, cost);
    },
    checks: limitCost(perMinute * CHECK_MS_PER_REQUEST),
  };
}

function tooFast(reply: FastifyReply, seconds: number): HttpProblem {
  reply.header('retry-after', seconds);
  const { code, text } = problem('too-fast').body;
  return new HttpProblem({ code, text: text.replace('a moment', `${seconds} seconds`) });
}

/** An owner of one IPv6 address usually has a whole network. A client that has already left has none. */
export function addressOf(ip: string | undefined): string {
  if (ip === undefined) return 'gone';
  return ip.includes(':') ? networkOf(ip, { v4: 32, v6: 64 }) : ip;
}
