import type { Action, Rules } from '@cartagena/engine';
import type { GameView, News, TableDetails } from '@cartagena/protocol';
import { signal } from '@preact/signals';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { makeOnlineHost, momentOf } from './online-host.ts';

/** What is noted of it has tests of its own. */
vi.mock('./witness.ts', () => ({
  sendNoted: (_id: string, _kind: string, _what: unknown, send: () => unknown) => send(),
}));

const ACTION: Action = { type: 'end' };
const tableAt = (seq: number, made: number, part: Partial<TableDetails> = {}): TableDetails =>
  ({
    id: 'x',
    seq,
    status: 'playing',
    winners: null,
    seats: [],
    game: { made, view: { phase: 'turn', winners: [] }, legal: [ACTION], undoable: 1 } as unknown as GameView,
    ...part,
  }) as TableDetails;

const table = signal(tableAt(10, 3));
const news = signal<readonly News[]>([]);
let sent: unknown[] = [];
let answers: (() => Response)[] = [];
const host = makeOnlineHost({
  id: 'x',
  rules: {} as Rules,
  table,
  news,
  listeners: new Set(),
});
const done = (seq: number) => () => new Response(JSON.stringify({ seq }));
const stale = (seq: number) => () =>
  new Response(JSON.stringify({ code: 'stale', text: 'Look again.', seq }), { status: 409 });

beforeEach(() => {
  vi.useFakeTimers();
  table.value = tableAt(10, 3);
  sent = [];
  vi.stubGlobal('fetch', async (_: string, { body }: { body: string }) => {
    sent.push(JSON.parse(body).seq);
    return answers.shift()!();
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** What became of it, as far as it is known by now. */
function watch(doing: Promise<unknown>): { outcome?: unknown } {
  const watched: { outcome?: unknown } = {};
  void doing.then(outcome => Object.assign(watched, { outcome: outcome ?? 'done' }));
  return watched;
}

it('an action is done when its news is here', async () => {
  answers = [done(12)];
  const act = watch(host.act(ACTION));
  await vi.advanceTimersByTimeAsync(1000);
  expect(act).toEqual({});
  table.value = tableAt(12, 4);
  await vi.advanceTimersByTimeAsync(0);
  expect(act).toEqual({ outcome: 'done' });
});

it('whoever is cut off does not wait for ever', async () => {
  answers = [done(12)];
  const act = watch(host.act(ACTION));
  await vi.advanceTimersByTimeAsync(5000);
  expect(act).toEqual({ outcome: 'done' });
});

it('if something came first that was no action, it is sent again for the table as it is then', async () => {
  answers = [stale(11), done(12)];
  const act = watch(host.act(ACTION));
  await vi.advanceTimersByTimeAsync(100);
  expect(sent).toEqual([10]);
  table.value = tableAt(11, 3);
  await vi.advanceTimersByTimeAsync(0);
  expect(sent).toEqual([10, 11]);
  table.value = tableAt(12, 4);
  await vi.advanceTimersByTimeAsync(0);
  expect(act).toEqual({ outcome: 'done' });
});

it('if somebody acted first, the person decides again', async () => {
  answers = [stale(11)];
  const act = watch(host.act(ACTION));
  table.value = tableAt(11, 4);
  await vi.advanceTimersByTimeAsync(0);
  expect(act).toMatchObject({ outcome: { code: 'stale' } });
  expect(sent).toEqual([10]);
});

it('a game that was given up is over, with its winners and nothing to do', () => {
  const moment = momentOf(tableAt(12, 3, { status: 'over', winners: [1] }));
  expect(moment).toMatchObject({ view: { phase: 'over', winners: [1] }, legal: [], undoable: 0 });
});

it('talk does not make the log anew, what happens in the game does', () => {
  const entry = (kind: string, made: number, events: readonly object[]) => ({ kind, made, events }) as unknown as News;
  const acted = entry('acted', 1, [{ type: 'stopped' }]);
  news.value = [acted];
  const { value } = host.past;
  expect(value).toHaveLength(1);
  news.value = [acted, entry('said', 1, [])];
  expect(host.past.value).toBe(value);
  news.value = [acted, entry('said', 1, []), entry('undone', 0, [])];
  expect(host.past.value).toEqual([]);
});
