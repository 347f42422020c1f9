// Serves the built client alone, as the game server does: the same headers, the same document for every page. For browser tests
// of games that need no server, for screenshots, and for measuring.
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';

const DIST = fileURLToPath(new URL('../packages/web/dist', import.meta.url));

const TYPES = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
};

const HEADERS = {
  'content-security-policy':
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; media-src 'self'; connect-src 'self'; worker-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
  'referrer-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
};

const SQUEEZABLE = /\.(css|html|js|json|svg|txt|webmanifest)$/;
const FOREVER = 'public, max-age=31536000, immutable';

async function answer(folder, request, response) {
  const path = decodeURIComponent(new URL(request.url, 'http://localhost').pathname);
  if (path.startsWith('/api/')) return send(response, 404, { 'content-type': TYPES['.json'] }, '{}');
  const name = extname(path) ? normalize(path) : '/index.html';
  const body = await readFile(join(folder, name)).catch(() => undefined);
  if (body === undefined) return send(response, 404, { 'content-type': TYPES['.txt'] }, 'Not found.');
  const headers = {
    ...HEADERS,
    'content-type': TYPES[extname(name)] ?? 'application/octet-stream',
    'cache-control': name.startsWith('/assets/') ? FOREVER : 'no-cache',
  };
  const isSqueezed = SQUEEZABLE.test(name) && /\bgzip\b/.test(request.headers['accept-encoding'] ?? '');
  if (isSqueezed) return send(response, 200, { ...headers, 'content-encoding': 'gzip' }, gzipSync(body));
  return send(response, 200, headers, body);
}

function send(response, status, headers, body) {
  response.writeHead(status, headers).end(body);
}

/** Listens at a free port. */
export async function serveClient(folder = DIST) {
  const server = createServer((request, response) => {
    answer(folder, request, response).catch(() => response.destroy());
  });
  await new Promise((resolve, reject) => server.once('error', reject).listen(0, '127.0.0.1', resolve));
  return {
    address: `http://127.0.0.1:${server.address().port}`,
    stop() {
      server.closeAllConnections();
      return new Promise(resolve => server.close(resolve));
    },
  };
}
