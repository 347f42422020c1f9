import { setUp, unwrap } from '@cartagena/engine';
import { parseChainEvidence } from '@cartagena/fair';
import { begin, gather, playOn, type TestTable } from '@cartagena/fair/testing/fair-table';
import type { News, TableDetails } from '@cartagena/protocol';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { makeBox } from '../game/testing/box.ts';
import { watchDeal } from './deal-watch.ts';
import { evidenceStorage } from './evidence.ts';

const config = unwrap(setUp({ edition: 'classic', pirates: 4, segments: [4] }));
const asked: { path: string; body: Record<string, string> }[] = [];
let answer: (path: string) => object = () => ({ seq: 1000 });

beforeEach(() => {
  asked.length = 0;
  answer = () => ({ seq: 1000 });
  vi.stubGlobal('localStorage', makeBox());
  vi.stubGlobal('fetch', async (path: string, { body }: { body?: string }) => {
    asked.push({ path, body: body ? JSON.parse(body) : {} });
    return new Response(JSON.stringify(answer(path)), { status: 200 });
  });
});
afterEach(() => void vi.unstubAllGlobals());

/** What the server sends of this table. */
const newsOf = (table: TestTable): News[] => {
  const news: News[] = [];
  const listener = { witness: { observe: (update: News) => news.push(update) } };
  table.join(listener as never);
  table.clients.pop();
  return news;
};
const detailsOf = (table: TestTable, you: number | null): TableDetails =>
  ({ fair: 2, commitment: table.commitment, config: table.config, you }) as unknown as TableDetails;
const evidenceOf = (table: TestTable) => evidenceStorage(table.id, parseChainEvidence).read();

it('commits to a share, and reveals it when everything is frozen', async () => {
  const { table } = gather({ name: 'w1', config, seats: ['person', 'person'] });
  // The second seat is this browser's, and has no share yet.
  table.append({ kind: 'left', seat: 1, by: 'player' });
  table.append({ kind: 'sat', seat: 1, by: 'player' });
  const watch = watchDeal('w1');
  watch.hear(newsOf(table), detailsOf(table, 1));
  await vi.waitFor(() => expect(asked).toHaveLength(1));
  const [{ path, body }] = asked;
  expect(path).toBe('/api/games/w1/share');
  expect(asked.map(one => JSON.stringify(one)).join()).not.toContain(evidenceOf(table)!.shares[0].share);
  table.append({ kind: 'share', seat: 1, by: 'player', commitment: body.commitment });
  table.freeze();
  watch.hear(newsOf(table).slice(-2), detailsOf(table, 1));
  await vi.waitFor(() => expect(asked).toHaveLength(2));
  expect(asked[1]).toEqual({ path: '/api/games/w1/reveal', body: { share: evidenceOf(table)!.shares[0].share } });
  expect(watch.state.value).toEqual({ alarms: [], restarts: [] });
});

it('asks for what is missing of a long log', async () => {
  const { table, clients } = begin({ name: 'w2', config, seats: ['person', 'person'] });
  playOn(table, clients);
  const news = newsOf(table);
  answer = path => ({ links: news.filter(({ seq }) => seq > Number(path.split('=')[1])).slice(0, 40) });
  const watch = watchDeal('w2');
  watch.hear(news.slice(-10), detailsOf(table, null));
  await vi.waitFor(() => expect(watch.state.value).toEqual({ alarms: [], restarts: [] }));
  expect(asked.length).toBeGreaterThan(1);
  expect(evidenceOf(table)).toMatchObject({ length: table.entries.length, head: table.chain.head });
});

it('raises an alarm at once, and follows anew what begins anew', async () => {
  const { table, clients } = begin({ name: 'w3', config, seats: ['person', 'person'], isCareless: true });
  playOn(table, clients, 10);
  const watch = watchDeal('w3');
  watch.hear(newsOf(table), detailsOf(table, null));
  watch.hear(newsOf(table), detailsOf(table, null));
  await vi.waitFor(() => expect(watch.state.value).toEqual({ alarms: [], restarts: [] }));
  table.goBack(0, 3, true);
  watch.hear(newsOf(table).slice(-1), detailsOf(table, null));
  await vi.waitFor(() => expect(watch.state.value!.alarms).toMatchObject([{ code: 'rule' }]));
});

it('leaves tables of version 1 alone', async () => {
  const watch = watchDeal('w4');
  watch.hear([{ seq: 1, kind: 'created', seat: null } as News], { fair: 1 } as TableDetails);
  await Promise.resolve();
  expect([watch.state.value, asked]).toEqual([undefined, []]);
});
