/** The client as it is written, served without a build: for pages that are not part of it, and to look inside. */
import { fileURLToPath } from 'node:url';
import { createServer } from 'vite';

export interface Sources {
  readonly address: string;
  stop(): Promise<void>;
}

export async function serveSources(): Promise<Sources> {
  const server = await createServer({
    configFile: fileURLToPath(new URL('../vite.config.ts', import.meta.url)),
    logLevel: 'error',
    server: { port: 0, host: '127.0.0.1', hmr: false, watch: null },
  });
  await server.listen();
  return { address: server.resolvedUrls!.local[0], stop: () => server.close() };
}
