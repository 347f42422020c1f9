/** One's own tables and those of the lobby, looked up again every now and then while somebody looks at them. */
import type { ListedTable, TableList } from '@cartagena/protocol';
import type { ReadonlySignal } from '@preact/signals';
import { type ApiResult, api } from './api.ts';
import { usePolled } from './use-polled.ts';

/** Undefined: not known yet. */
export type Listed = ApiResult<readonly ListedTable[]> | undefined;

const EVERY_MS = 10_000;

export const ownTables = async (): Promise<ApiResult<readonly ListedTable[]>> => tablesOf(await api.own());

/** Those that wait for players first. */
export async function publicTables(): Promise<ApiResult<readonly ListedTable[]>> {
  const [open, playing] = await Promise.all([api.lobby('open'), api.lobby('playing')]);
  if (!open.ok || !playing.ok) return tablesOf(open.ok ? playing : open);
  return { ok: true, value: [...open.value.tables, ...playing.value.tables] };
}

const tablesOf = (answer: ApiResult<TableList>): ApiResult<readonly ListedTable[]> =>
  answer.ok ? { ok: true, value: answer.value.tables } : answer;

export const useListed = (look: () => Promise<ApiResult<readonly ListedTable[]>>): ReadonlySignal<Listed> =>
  usePolled(look, EVERY_MS);
