import { expect, it } from 'vitest';
import type { api } from './api.ts';
import { inviteOrigin } from './invite-origin.ts';

const at = (origin: string) => ({ origin, hostname: new URL(origin).hostname });
const answering =
  (url: string | null): typeof api.address =>
  async () => ({ ok: true, value: { url } });

it.each(['http://localhost:3000', 'http://127.0.0.1:3000', 'http://[::1]:3000'])(
  'nobody else can open %s: they are invited to the address in the network',
  async origin => {
    expect(await inviteOrigin(at(origin), answering('http://192.168.1.20:3000'))).toBe('http://192.168.1.20:3000');
    expect(await inviteOrigin(at(origin), answering(null))).toBe(origin);
  },
);

it.each(['http://192.168.1.20:3000', 'http://pi.local:3000', 'https://cartagena.example.org'])(
  '%s is what others open too',
  async origin => {
    expect(await inviteOrigin(at(origin), () => Promise.reject(new Error('asked')))).toBe(origin);
  },
);

it('without an answer it is the address of the page', async () => {
  const silent: typeof api.address = async () => ({ ok: false, reason: { code: 'unreachable', text: '' } });
  expect(await inviteOrigin(at('http://localhost:3000'), silent)).toBe('http://localhost:3000');
});
