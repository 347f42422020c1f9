/** `cartagena serve`: the game server, as those who run one for others need it. */
import type { Command } from 'commander';
import { fail } from '../io/fail.ts';
import { addServerOptions, type ServerOptions, withOptions } from '../serving/server-options.ts';

export function addServe(program: Command): void {
  addServerOptions(program.command('serve'))
    .description('run the server for others, set up by the environment, with a log for machines')
    .action(serve);
}

async function serve(options: ServerOptions): Promise<void> {
  const { readConfig, runServer } = await import('@cartagena/server');
  const read = readConfig(withOptions(process.env, options));
  if ('mistakes' in read) return fail(read.mistakes.join('\n'));
  await runServer(read.config).catch((error: Error) => fail(`The server could not start: ${error.message}`));
}
