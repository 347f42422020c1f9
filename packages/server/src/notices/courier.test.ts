import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { type AddressInfo, createServer as createRawServer } from 'node:net';
import { unwrap } from '@cartagena/engine';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { parseNetworks } from '../addresses.ts';
import { Courier, type CourierOptions } from './courier.ts';

let server: Server;
let port: number;
let received: { readonly host: string | undefined; readonly path: string | undefined; readonly body: string }[] = [];
let answer: (request: IncomingMessage, response: ServerResponse) => void;

beforeAll(async () => {
  server = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    received.push({ host: request.headers.host, path: request.url, body });
    answer(request, response);
  });
  await new Promise<void>(ready => server.listen(0, '127.0.0.1', ready));
  port = (server.address() as AddressInfo).port;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
beforeEach(() => {
  received = [];
  answer = (_, response) => response.writeHead(204).end();
});

const to = (url: string) => ({ url, headers: { 'x-test': 'yes' }, body: 'ahoy' });
const courier = (options: CourierOptions = {}) =>
  new Courier({ isAllowed: parseNetworks('127.0.0.1'), ports: [port], ...options });
const reason = async (posted: Promise<unknown>) => ((await posted) as { reason?: { code: string } }).reason?.code;
const v4 = (address: string) => ({ address, family: 4 as const });

describe('a URL', () => {
  it.each([
    ['not a url', 'bad-url'],
    ['ftp://example.com/', 'bad-scheme'],
    ['file:///etc/passwd', 'bad-scheme'],
    ['javascript:alert(1)', 'bad-scheme'],
    ['https://user@example.com/', 'credentials'],
    ['https://:word@example.com/', 'credentials'],
    ['https://example.com:8080/', 'bad-port'],
    ['http://example.com:22/', 'bad-port'],
    ['http://127.0.0.1/', 'private-address'],
    ['http://127.1/', 'private-address'],
    ['http://2130706433/', 'private-address'],
    ['http://0x7f.0.0.1/', 'private-address'],
    ['http://0177.0.0.1/', 'private-address'],
    ['http://①②⑦.0.0.1/', 'private-address'],
    ['http://0/', 'private-address'],
    ['http://[::1]/', 'private-address'],
    ['http://[::ffff:127.0.0.1]/', 'private-address'],
    ['http://[fd00::1]/', 'private-address'],
    ['http://169.254.169.254/latest/meta-data/', 'private-address'],
  ])('%s is refused: %s', async (url, code) => {
    expect(new Courier().judge(url)).toMatchObject({ ok: false, reason: { code } });
    expect(await reason(new Courier().post(to(url)))).toBe(code);
  });

  it.each(['https://example.com/a?b=c', 'http://example.com', 'https://example.com:443/', 'http://8.8.8.8:80/'])(
    '%s is fine',
    url => expect(new Courier().judge(url).ok).toBe(true),
  );
});

describe('addresses that the operator allows', () => {
  const lan = new Courier({ isAllowed: parseNetworks('192.168.1.0/24') });
  it.each([
    ['http://192.168.1.5/', true],
    ['http://192.168.1.5:8123/api/webhook/x', true],
    ['http://192.168.2.5/', false],
    ['http://127.0.0.1/', false],
    ['http://169.254.169.254/', false],
    ['http://8.8.8.8:8123/', false],
    ['http://nas.example:8123/', false],
  ])('%s: %s', (url, expected) => expect(lan.judge(url).ok).toBe(expected));

  it('have names, too', async () => {
    const resolve = async () => [v4('127.0.0.1')];
    expect(unwrap(await courier({ resolve }).post(to(`http://nas.example:${port}/`)))).toBe(204);
  });
});

describe('a parcel', () => {
  it('goes to the address that was checked, under its own name', async () => {
    const resolve = vi.fn(async () => [v4('127.0.0.1')]);
    expect(unwrap(await courier({ resolve }).post(to(`http://hooks.example:${port}/a?b`)))).toBe(204);
    expect(received).toEqual([{ host: `hooks.example:${port}`, path: '/a?b', body: 'ahoy' }]);
    expect(resolve.mock.calls).toEqual([['hooks.example']]);
  });

  it('asks for a certificate of the name, not of the address', async () => {
    const hello = new Promise<string>(heard => {
      const raw = createRawServer(socket =>
        socket.once('data', data => {
          heard(data.toString('latin1'));
          socket.destroy();
          raw.close();
        }),
      );
      raw.listen(0, '127.0.0.1', async () => {
        const rawPort = (raw.address() as AddressInfo).port;
        const resolve = async () => [v4('127.0.0.1')];
        await courier({ resolve, ports: [rawPort] }).post(to(`https://hooks.example:${rawPort}/`));
      });
    });
    expect(await hello).toContain('hooks.example');
  });

  it.each([
    ['127.0.0.1', 'loopback'],
    ['10.1.2.3', 'private'],
    ['169.254.169.254', 'link-local'],
    ['::ffff:127.0.0.1', 'mapped'],
    ['fd00::1', 'unique-local'],
  ])('does not go to a name that stands for %s, which is %s', async address => {
    const resolve = async () => [v4(address)];
    const posted = new Courier({ ports: [port], resolve }).post(to(`http://hooks.example:${port}/`));
    expect(await reason(posted)).toBe('private-address');
    expect(received).toEqual([]);
  });

  it('does not go to a name of which only one address is private', async () => {
    const resolve = async () => [v4('8.8.8.8'), v4('192.168.0.1')];
    expect(await reason(new Courier({ resolve }).post(to('http://hooks.example/')))).toBe('private-address');
  });

  it('does not go where the name leads when it is asked again', async () => {
    const answers = ['127.0.0.1', '10.0.0.1', '10.0.0.1'];
    const resolve = vi.fn(async () => [v4(answers.shift()!)]);
    const rebinding = courier({ resolve });
    expect(unwrap(await rebinding.post(to(`http://hooks.example:${port}/`)))).toBe(204);
    expect(resolve).toHaveBeenCalledTimes(1);
    // Each parcel is checked anew, on no connection that is left over.
    expect(await reason(rebinding.post(to(`http://hooks.example:${port}/`)))).toBe('private-address');
    expect(received.length).toBe(1);
  });

  it('follows no redirect', async () => {
    answer = (_, response) => response.writeHead(307, { location: `http://127.0.0.1:${port}/inside` }).end();
    expect(unwrap(await courier().post(to(`http://127.0.0.1:${port}/`)))).toBe(307);
    expect(received.map(({ path }) => path)).toEqual(['/']);
  });

  it('does not wait for an answer for ever', async () => {
    answer = () => {};
    expect(await reason(courier({ timeoutMs: 100 }).post(to(`http://127.0.0.1:${port}/`)))).toBe('timeout');
    const resolve = () => new Promise<never>(() => {});
    expect(await reason(courier({ timeoutMs: 50, resolve }).post(to(`http://hooks.example:${port}/`)))).toBe('timeout');
  });

  it('does not read an endless answer', async () => {
    answer = (_, response) => {
      response.writeHead(200);
      const flood = setInterval(() => response.write('x'.repeat(65536)), 1);
      response.on('close', () => clearInterval(flood));
    };
    expect(unwrap(await courier().post(to(`http://127.0.0.1:${port}/`)))).toBe(200);
  });

  it('that cannot be delivered is a value', async () => {
    const resolve = async () => Promise.reject(new Error('ENOTFOUND'));
    expect(await reason(courier({ resolve }).post(to(`http://nowhere.example:${port}/`)))).toBe('unknown-host');
    expect(await reason(courier({ resolve: async () => [] }).post(to(`http://empty.example:${port}/`)))).toBe(
      'unknown-host',
    );
    expect(await reason(courier({ ports: [1] }).post(to('http://127.0.0.1:1/')))).toBe('no-connection');
    expect(await reason(courier().post(to(`https://127.0.0.1:${port}/`)))).toBe('no-connection');
  });
});
