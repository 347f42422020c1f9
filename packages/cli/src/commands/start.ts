/** `cartagena` and `cartagena start`: the game in browsers, on this machine and those around it. */
import type { Command } from 'commander';
import { COMMAND } from '../io/command-name.ts';
import { fail } from '../io/fail.ts';
import { freePortFrom, isCartagena, isFree } from '../serving/free-port.ts';
import { openBrowser } from '../serving/open-browser.ts';
import { addServerOptions, type ServerOptions, withOptions } from '../serving/server-options.ts';
import { welcome } from '../serving/welcome.ts';

const USUAL_PORT = 3000;
/** At every address of the machine, but for clients of its own network only. */
const AT_HOME = { HOST: '0.0.0.0', CLIENTS: 'local' };

interface StartOptions extends ServerOptions {
  readonly open?: boolean;
}

export function addStart(program: Command): void {
  addServerOptions(program.command('start'))
    .description('open the game for browsers, here and in the local network; the same as no command')
    .option('--open', 'open it in the browser of this machine')
    .action(start);
}

async function start(options: StartOptions): Promise<void> {
  const { localAddresses, readConfig, runServer } = await import('@cartagena/server');
  const chosen = withOptions(process.env, options);
  const read = readConfig({ LOG_LEVEL: 'warn', ...chosen, ...(chosen.HOST ? {} : AT_HOME) });
  if ('mistakes' in read) return fail(read.mistakes.join('\n'));
  const { config } = read;
  const port = chosen.PORT ? config.port : await usualPort(config.host);
  const { app } = await runServer({ ...config, port }).catch((error: Error) =>
    fail(`The game could not be opened: ${error.message}`),
  );
  const [{ port: openPort }] = app.addresses();
  const isEverywhere = config.host === '0.0.0.0' || config.host === '::';
  const isHere = isEverywhere || /^(127\.|localhost$|::1$)/.test(config.host);
  const here = config.publicUrl ?? `http://${isHere ? 'localhost' : config.host}:${openPort}`;
  process.stdout.write(
    welcome({
      here,
      elsewhere: isEverywhere ? localAddresses().map(address => `http://${address}:${openPort}`) : [],
      isLocal: config.clients === 'local',
      games: config.databaseUrl === null ? config.dataDir : 'PostgreSQL',
      ...(chosen.PORT || openPort === USUAL_PORT ? {} : { takenPort: USUAL_PORT }),
      hasCode: process.stdout.isTTY === true,
    }),
  );
  if (options.open) openBrowser(here);
}

async function usualPort(host: string): Promise<number> {
  if (await isFree(USUAL_PORT, host)) return USUAL_PORT;
  if (await isCartagena(USUAL_PORT))
    fail(
      `Cartagena is already open at http://localhost:${USUAL_PORT}. To open it twice, give it a port and a folder of its own: ${COMMAND} --port 3001 --data FOLDER`,
    );
  return freePortFrom(USUAL_PORT + 1, host);
}
