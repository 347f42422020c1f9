/** What is logged: who asked for what and how it went, never what was in it. */
import type { FastifyRequest, FastifyServerOptions } from 'fastify';
import { networkOf } from '../addresses.ts';
import type { LogLevel } from './config.ts';

export interface LogOptions {
  readonly level: LogLevel;
  /** Where the lines go, standard output unless given. */
  readonly stream?: { write(line: string): void };
}

export function loggerOptions({ level, stream }: LogOptions): FastifyServerOptions['logger'] {
  return {
    level,
    ...(stream ? { stream } : {}),
    serializers: {
      req: clientOf,
      res: ({ statusCode }) => ({ statusCode }),
      // Databases hang what they were asked for on their errors.
      err: ({ name, message, stack }: Error) => ({ type: name, message, stack: stack ?? '' }),
    },
  };
}

/** Without the part of an address that names a household or a device: enough to see where trouble comes from. */
const LOGGED_BITS = { v4: 24, v6: 48 };

/** What was asked for, without the query; who asked, by its id; and from which network. */
export const clientOf = ({ method, url, player, ip }: FastifyRequest) => ({
  method,
  path: url.split('?', 1)[0].slice(0, 200),
  ...(player ? { player } : {}),
  ...(ip ? { network: networkOf(ip, LOGGED_BITS) } : {}),
});
