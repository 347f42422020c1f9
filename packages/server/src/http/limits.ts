/** How much each client may ask for, on this node. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { App } from './fastify-app.ts';
import { Problem, problem } from './problem.ts';

const MINUTE = 60_000;

/** A network shares its address: it may do so many times what a player may. */
const PLAYERS_PER_ADDRESS = 10;

type Limited = 'address' | 'player' | 'chat' | 'notices' | 'guests' | 'tables' | 'codes';

/** Counts the request, and refuses it if it is one too many. */
export type Limits = { readonly [L in Limited]: (request: FastifyRequest, reply: FastifyReply) => Promise<void> };

/** Needs the plugin @fastify/rate-limit. `perMinute` is of one player; 0: nothing is limited. */
export function makeLimits(app: App, perMinute: number): Limits {
  const byAddress = (request: FastifyRequest): string => addressOf(request.ip);
  const byPlayer = (request: FastifyRequest): string => request.player ?? addressOf(request.ip);
  const limit = (max: number, keyGenerator: (request: FastifyRequest) => string) => {
    if (perMinute === 0) return async () => {};
    const count = app.createRateLimit({ max: Math.max(1, Math.ceil(max)), timeWindow: MINUTE, keyGenerator });
    return async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
      const counted = await count(request);
      if (counted.isAllowed || !counted.isExceeded) return;
      reply.header('retry-after', counted.ttlInSeconds);
      const { code, text } = problem('too-fast').body;
      throw new Problem({ code, text: text.replace('a moment', `${counted.ttlInSeconds} seconds`) });
    };
  };
  return {
    address: limit(perMinute * PLAYERS_PER_ADDRESS, byAddress),
    player: limit(perMinute, byPlayer),
    chat: limit(perMinute / 30, byPlayer),
    notices: limit(perMinute / 60, byPlayer),
    guests: limit(perMinute / 10, byAddress),
    tables: limit(perMinute / 10, byAddress),
    codes: limit(perMinute / 60, byAddress),
  };
}

/** Whoever has an IPv6 address has a whole network of them. */
export function addressOf(ip: string): string {
  if (!ip.includes(':') || ip.includes('.')) return ip;
  const [head, tail] = ip.split('::');
  const first = head.split(':').filter(Boolean);
  if (tail === undefined) return first.slice(0, 4).join(':');
  const last = tail.split(':').filter(Boolean);
  const zeros = Array.from({ length: Math.max(0, 8 - first.length - last.length) }, () => '0');
  return [...first, ...zeros, ...last].slice(0, 4).join(':');
}
