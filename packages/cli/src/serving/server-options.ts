/** Options of the commands that run the server. They stand for variables of the environment, which can say more (docs/server.md). */
import { type Command, InvalidArgumentError } from 'commander';
import { fail } from '../io/fail.ts';
import { wholeNumber } from '../options/numbers.ts';
import { dataFolder } from './data-folder.ts';

export interface ServerOptions {
  readonly port?: number;
  readonly host?: string;
  readonly data?: string;
}

type Env = { readonly [name: string]: string | undefined };

function portNumber(text: string): number {
  const port = wholeNumber(text);
  if (port > 65535) throw new InvalidArgumentError('It must be from 0 (any free one) to 65535.');
  return port;
}

export const addServerOptions = (command: Command): Command =>
  command
    .option('--port <number>', 'where to listen (PORT)', portNumber)
    .option(
      '--host <address>',
      'the address to listen at: 127.0.0.1 for this machine alone, 0.0.0.0 for everybody (HOST)',
    )
    .option('--data <folder>', 'where games are stored (DATA_DIR)');

/** The environment with what was chosen on the command line. */
export function withOptions(env: Env, { port, host, data }: ServerOptions): Env {
  return {
    ...env,
    ...(port === undefined ? {} : { PORT: String(port) }),
    ...(host === undefined ? {} : { HOST: host }),
    DATA_DIR: data ?? (env.DATA_DIR || usualFolder()),
  };
}

function usualFolder(): string {
  try {
    return dataFolder();
  } catch {
    return fail('This user has no home folder: say where to store games with --data FOLDER.');
  }
}
