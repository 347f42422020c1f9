import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Client, type Node, startNode } from '../testing/server.ts';

const FILES = {
  'index.html': '<!doctype html><title>Cartagena</title><script type="module" src="/assets/main-4f3a.js"></script>',
  'assets/main-4f3a.js': 'console.log("ahoy")',
  'sw.js': 'self.skipWaiting()',
  'manifest.webmanifest': '{"name":"Cartagena"}',
  'locale/pl.json': '{"ahoy":"ahoj"}',
};
const SCRIPT = '/assets/main-4f3a.js';
const BROWSER = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };

let folder: string;
let node: Node;
let client: Client;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'cartagena-pages-'));
  writeFileSync(join(folder, 'secret.txt'), 'not for you');
  for (const [name, text] of Object.entries({ ...FILES, '.hidden': 'not for you' })) {
    const path = join(folder, 'dist', name);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  }
  const script = join(folder, 'dist', SCRIPT);
  writeFileSync(`${script}.br`, brotliCompressSync(FILES['assets/main-4f3a.js']));
  writeFileSync(`${script}.gz`, gzipSync(FILES['assets/main-4f3a.js']));
  node = await startNode({ config: { webRoot: join(folder, 'dist') } });
  client = new Client(node);
});
afterAll(async () => {
  await node.close();
  rmSync(folder, { recursive: true });
});

/** As it comes over the wire: `fetch` would unpack it, and tidy the path up. */
const raw = (path: string, headers: { [name: string]: string } = {}) =>
  new Promise<{ status: number; headers: { [name: string]: unknown }; body: Buffer }>((resolve, reject) => {
    request(node.url, { path, headers, agent: false }, async response => {
      const chunks: Buffer[] = [];
      for await (const chunk of response) chunks.push(chunk as Buffer);
      resolve({ status: response.statusCode!, headers: response.headers, body: Buffer.concat(chunks) });
    })
      .once('error', reject)
      .end();
  });

describe('files of the client', () => {
  it.each([
    ['/', 'index.html', 'text/html', 'no-cache'],
    ['/index.html', 'index.html', 'text/html', 'no-cache'],
    [SCRIPT, 'assets/main-4f3a.js', '/javascript', 'public, max-age=31536000, immutable'],
    ['/sw.js', 'sw.js', '/javascript', 'no-cache'],
    ['/manifest.webmanifest', 'manifest.webmanifest', 'application/manifest+json', 'no-cache'],
    ['/locale/pl.json', 'locale/pl.json', 'application/json', 'no-cache'],
  ] as const)('%s', async (path, file, type, caching) => {
    const { status, headers, body } = await raw(path);
    expect([status, body.toString()]).toEqual([200, FILES[file]]);
    expect(headers['content-type']).toContain(type);
    expect(headers['cache-control']).toBe(caching);
    expect((await raw(path, { 'if-none-match': String(headers.etag) })).status).toBe(304);
  });

  it.each([
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ] as const)('are sent packed for those who take %s', async (encoding, unpack) => {
    const { headers, body } = await raw(SCRIPT, { 'accept-encoding': encoding });
    expect(headers).toMatchObject({ 'content-encoding': encoding, vary: expect.stringMatching(/accept-encoding/i) });
    expect(headers['cache-control']).toContain('immutable');
    expect(headers['content-type']).toContain('/javascript');
    expect(unpack(body).toString()).toBe(FILES['assets/main-4f3a.js']);
  });

  it.each(['/../secret.txt', '/%2e%2e/secret.txt', '/assets/..%2f..%2fsecret.txt', '/.hidden', '/..%5csecret.txt'])(
    'are all that there is: %s',
    async path => expect(await raw(path)).toMatchObject({ status: 404 }),
  );
});

describe('addresses that are no files', () => {
  it.each(['/table/AAAAAAAAAAAAAAAAAAAAAA', '/rules/classic?page=2', '/apiary', '/unknown.page'])(
    '%s leads to the first page',
    async path => {
      const { status, headers, body } = await client.get(path, BROWSER);
      expect([status, body]).toEqual([200, FILES['index.html']]);
      expect(headers.get('cache-control')).toBe('no-cache');
    },
  );

  it.each([
    ['/api', BROWSER],
    ['/api/unknown', BROWSER],
    ['/api?x', BROWSER],
    ['/assets/main-old.js', BROWSER],
    ['/locale/xx.json', { accept: 'application/json' }],
    ['/table/AAAAAAAAAAAAAAAAAAAAAA', { accept: '*/*' }],
  ])('%s with %j is not there', async (path, headers) => {
    expect(await client.get(path, headers)).toMatchObject({ status: 404, body: { code: 'not-found' } });
  });

  it('nothing is posted to a page', async () => {
    expect((await client.ask('POST', '/table/x', {}, BROWSER)).status).toBe(404);
  });

  it('what is for whoever runs the server stays', async () => {
    expect((await client.get('/healthz', BROWSER)).body).toEqual({ status: 'ok' });
    expect((await client.get('/readyz', BROWSER)).body).toEqual({ status: 'ready' });
    expect((await client.get('/metrics', BROWSER)).body).toContain('cartagena_');
    expect((await client.get('/api/docs/', BROWSER)).body).toContain('swagger-ui');
  });
});

it('a page may do nothing but what comes from here', async () => {
  const { headers } = await client.get('/', BROWSER);
  const policy = headers.get('content-security-policy')!.split(';');
  for (const directive of [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data: blob:",
    "connect-src 'self'",
    "worker-src 'self'",
    "manifest-src 'self'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "form-action 'self'",
  ])
    expect(policy).toContain(directive);
  expect(policy.join()).not.toContain('unsafe');
  expect(headers.get('permissions-policy')).toContain('microphone=()');
  expect(headers.get('referrer-policy')).toBe('same-origin');
  expect(headers.get('x-content-type-options')).toBe('nosniff');
});

it('without a client, the first page says so and leads to the API', async () => {
  const bare = await startNode({ config: { webRoot: folder } });
  const { status, body } = await new Client(bare).get('/', BROWSER);
  expect(status).toBe(200);
  expect(body).toContain('has not been built');
  expect(body).toContain('href="/api/docs"');
  expect(await new Client(bare).get('/table/x', BROWSER)).toMatchObject({ status: 404, body: { code: 'not-found' } });
  await bare.close();
});
