/** Knows when no request is pending, so that a shutdown need not wait for idle connections. */
import type { Server } from 'node:http';

/** How often to look, in milliseconds. */
const LOOK_EVERY_MS = 20;

/** Returns the function to call at shutdown: it closes connections as soon as all requests are answered. */
export function closeWhenQuiet(server: Server): () => void {
  let underWay = 0;
  server.on('request', (_, response) => {
    underWay++;
    response.once('close', () => underWay--);
  });
  return () => {
    const timer = setInterval(() => {
      if (server.listening || underWay > 0) return;
      clearInterval(timer);
      server.closeAllConnections();
    }, LOOK_EVERY_MS);
    timer.unref();
  };
}
