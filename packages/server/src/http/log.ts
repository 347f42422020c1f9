/** What is logged: who requested what and how it went, never the contents. */
import type { FastifyRequest, FastifyServerOptions } from 'fastify';
import { networkOf } from '../addresses.ts';
import type { LogLevel } from './config.ts';

export interface LogOptions {
  readonly level: LogLevel;
  /** Where the lines go, standard output unless given. */
  readonly stream?: { write(line: string): void };
}

/** Whether each answer is logged. */
export const logsAnswers = (options: LogOptions | undefined): boolean =>
  options !== undefined && ['info', 'debug', 'trace'].includes(options.level);

export function loggerOptions({ level, stream }: LogOptions): FastifyServerOptions['logger'] {
  return {
    level,
    ...(stream ? { stream } : {}),
    serializers: {
      req: clientOf,
      res: ({ statusCode }) => ({ statusCode }),
      // Databases attach queries to their errors.
      err: ({ name, message, stack }: Error) => ({ type: name, message, stack: stack ?? '' }),
    },
  };
}

/** The address without the part that identifies a household or a device: enough to see where trouble comes from. */
const LOGGED_BITS = { v4: 24, v6: 48 };

/** The request without its query, the player's id, and the network. */
export function clientOf({ method, url, player, ip }: FastifyRequest): LoggedClient & { [key: string]: unknown } {
  const client: LoggedClient & { [key: string]: unknown } = { method, path: url.split('?', 1)[0].slice(0, 200) };
  if (player) client.player = player;
  if (ip) client.network = loggedNetwork(ip);
  return client;
}

/** Computed once per address, while there are not too many. */
const networks = new Map<string, string>();
const MOST_NETWORKS = 10_000;

function loggedNetwork(ip: string): string {
  const known = networks.get(ip);
  if (known !== undefined) return known;
  if (networks.size >= MOST_NETWORKS) networks.clear();
  const network = networkOf(ip, LOGGED_BITS);
  networks.set(ip, network);
  return network;
}

interface LoggedClient {
  method: string;
  path: string;
  player?: string;
  network?: string;
}
