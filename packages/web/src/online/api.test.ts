import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { api, ask, ensureGuest } from './api.ts';

type Call = [address: string, init: RequestInit];
let calls: Call[] = [];

/** Answers one request after the other; undefined: the connection breaks. */
function answering(...answers: (Response | undefined)[]): void {
  calls = [];
  vi.stubGlobal('fetch', async (...call: Call) => {
    calls.push(call);
    const answer = answers[calls.length - 1];
    if (!answer) throw new TypeError('Failed to fetch');
    return answer;
  });
}
const json = (value: unknown, status = 200) => new Response(JSON.stringify(value), { status });
const keys = () => calls.map(([, { headers }]) => new Headers(headers).get('idempotency-key'));

async function inTime<T>(doing: Promise<T>): Promise<T> {
  await vi.runAllTimersAsync();
  return doing;
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('sends again with the same key what got no answer, and another thing with another key', async () => {
  answering(undefined, json({}, 503), json({ seq: 7 }), json({ seq: 8 }));
  expect(await inTime(api.start('x'))).toEqual({ ok: true, value: { seq: 7 } });
  await api.start('x');
  const [first, second, third, other] = keys();
  expect(first).toMatch(/^[0-9a-f]{32}$/);
  expect([second, third]).toEqual([first, first]);
  expect(other).not.toBe(first);
});

it('what the server refuses is not sent again', async () => {
  answering(json({ code: 'stale', text: 'Look again.', seq: 9 }, 409));
  expect(await inTime(api.undo('x'))).toEqual({ ok: false, reason: { code: 'stale', text: 'Look again.', seq: 9 } });
  expect(calls).toHaveLength(1);
});

it.each([
  ['nobody answers', () => undefined],
  ['a proxy speaks', () => new Response('<h1>Bad gateway</h1>', { status: 502 })],
  ['somebody answers who is no server of ours', () => json({}, 404)],
  ['the page of a hotel comes', () => new Response('<h1>Log in</h1>')],
])('if %s, the server is unreachable', async (_, answer) => {
  answering(answer(), answer(), answer(), answer());
  expect(await inTime(ask('GET', '/games'))).toMatchObject({ ok: false, reason: { code: 'unreachable' } });
});

it('one is not introduced for asking for one’s tables', async () => {
  answering(json({ tables: [], next: null }));
  expect(await inTime(api.own())).toEqual({ ok: true, value: { tables: [], next: null } });
  expect(calls.map(([address]) => address)).toEqual(['/api/me/games']);
});

it('one introduces oneself once, and again only if it failed', async () => {
  answering(json({ code: 'too-fast', text: 'Wait.' }, 429), json({ name: 'Guest 1' }));
  expect(await inTime(ensureGuest())).toMatchObject({ ok: false });
  const both = await inTime(Promise.all([ensureGuest(), ensureGuest()]));
  expect(both).toEqual([1, 1].map(() => ({ ok: true, value: { name: 'Guest 1' } })));
  expect(calls).toHaveLength(2);
});
