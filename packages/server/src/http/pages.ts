/** Serves the built browser client. Its routes are not files; they all return its first page. */
import { existsSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import files from '@fastify/static';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { App } from './fastify-app.ts';
import { problem } from './problem.ts';

/** Where the client is built by default. */
export const BUILT_CLIENT = fileURLToPath(new URL('../../../web/dist', import.meta.url));

const FIRST = 'index.html';
/** Files in this folder have a hash in their name and never change. Browsers revalidate the others each time. */
const LASTING = `assets${sep}`;
const FOR_EVER = 'public, max-age=31536000, immutable';
const ASK_AGAIN = 'no-cache';

const NOT_BUILT = `<!doctype html>
<html lang="en">
<title>Cartagena</title>
<h1>The server runs, but it has no pages yet</h1>
<p>The browser client has not been built. Programs can play already: <a href="/api/docs">the API</a>.</p>
<p lang="pl">Serwer działa, ale klient przeglądarkowy nie został jeszcze zbudowany. Programy mogą już grać: <a href="/api/docs">API</a>.</p>
</html>
`;

export const hasClient = (root: string): boolean => existsSync(join(root, FIRST));

export async function servePages(app: App, root: string): Promise<void> {
  if (!hasClient(root)) {
    app.get('/', { schema: { hide: true } }, async (_, reply) =>
      reply.type('text/html; charset=utf-8').header('cache-control', ASK_AGAIN).send(NOT_BUILT),
    );
    app.setNotFoundHandler(tellNotFound);
    return;
  }
  await app.register(files, {
    root,
    preCompressed: true,
    dotfiles: 'ignore',
    cacheControl: false,
    setHeaders: (reply, path) => {
      reply.setHeader('cache-control', relative(root, path).startsWith(LASTING) ? FOR_EVER : ASK_AGAIN);
      reply.setHeader('vary', 'accept-encoding');
    },
  });
  app.setNotFoundHandler((request, reply) =>
    wantsPage(request) ? reply.code(200).sendFile(FIRST) : tellNotFound(request, reply),
  );
}

function tellNotFound(_: FastifyRequest, reply: FastifyReply): never {
  reply.header('cache-control', 'no-store');
  throw problem('not-found');
}

/** Whether the request opens a page in a browser, rather than part of a page or the API. */
function wantsPage({ method, url, headers }: FastifyRequest): boolean {
  const isRead = method === 'GET' || method === 'HEAD';
  return isRead && headers.accept?.includes('text/html') === true && !/^\/(api|assets)(?![^/?])/.test(url);
}
