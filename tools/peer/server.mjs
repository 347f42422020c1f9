// The peer as a process: STORAGE is memory, or a folder for boardgame.io's FlatFile. It listens on loopback only.
import { createRequire } from 'node:module';
import { game } from './game.mjs';

const { Server, FlatFile, Origins } = createRequire(import.meta.url)('boardgame.io/server');
const { PORT, STORAGE = 'memory', DELTA } = process.env;

const server = Server({
  games: [{ ...game, deltaState: DELTA === '1' }],
  origins: [Origins.LOCALHOST],
  ...(STORAGE === 'memory' ? {} : { db: new FlatFile({ dir: STORAGE }) }),
});
const { app } = server;
const listen = app.listen;
app.listen = (port, done) => listen.call(app, port, '127.0.0.1', done);
await server.run(Number(PORT));
process.on('SIGTERM', () => process.exit());
