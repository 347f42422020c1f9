/** What is logged: who asked for what and how it went, never what was in it. */
import type { FastifyRequest, FastifyServerOptions } from 'fastify';
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
      req: (request: FastifyRequest) => ({ method: request.method, path: pathOf(request) }),
      res: ({ statusCode }) => ({ statusCode }),
      // Databases hang what they were asked for on their errors.
      err: ({ name, message, stack }: Error) => ({ type: name, message, stack: stack ?? '' }),
    },
  };
}

/** Without the query. */
export const pathOf = ({ url }: FastifyRequest): string => url.split('?', 1)[0].slice(0, 200);
